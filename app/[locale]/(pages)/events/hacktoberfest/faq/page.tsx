import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { RoomPage } from '@/components/layout/room-page';
import { PageText } from '@/components/text-page/page-text';
import { QuestionControls } from '@/components/ui/question-controls';
import { loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('hacktoberfestFaq');

/** Questions about Hacktoberfest in Jenkins (docs/behavior.md, Hacktoberfest). */
export default function HacktoberfestFaqPage() {
  const t = useTranslations('pages.hacktoberfestFaq');
  return (
    <RoomPage hue="orange" bunting route="hacktoberfestFaq" parent="hacktoberfest">
      <WithContent load={loadHacktoberfest}>
        {({ edition: { year }, numbers, rulesChanged }) => (
          <PageText
            route="hacktoberfestFaq"
            values={() => ({ ...numbers, year, rulesChanged })}
            blocks={{
              Controls: () => (
                <>
                  <QuestionControls openAll={t('openAll')} closeAll={t('closeAll')} />
                  <InlineScript name="question-controls" />
                </>
              ),
            }}
          />
        )}
      </WithContent>
    </RoomPage>
  );
}
