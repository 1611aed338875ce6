import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { richTags } from '@/components/links/rich-text';
import { Note } from '@/components/ui/note';
import { OutlinedText } from '@/components/ui/outlined-text';
import { Question } from '@/components/ui/question';
import { QuestionControls } from '@/components/ui/question-controls';
import type { Hacktoberfest } from '@/lib/events/hacktoberfest';
import { faqAnswers } from './faq-answers';

type QuestionName = keyof typeof faqAnswers;

/** The anchors of the answers. Other pages link to them, so keep them when the wording changes. */
const anchors: Record<QuestionName, string> = {
  start: 'where-do-i-start',
  marking: 'how-do-i-mark-my-pull-requests',
  ownPlugin: 'may-i-work-on-my-own-plugin',
  documentation: 'where-do-i-find-documentation',
  reviews: 'how-do-i-get-reviews',
  stuck: 'where-do-i-get-help',
  swag: 'do-i-get-swag',
  event: 'how-do-i-run-an-event',
  feature: 'how-do-i-get-my-project-featured',
  reviewers: 'how-do-i-join-the-reviewers',
  metrics: 'are-there-metrics',
};

/** The questions about Hacktoberfest in Jenkins by audience (docs/behavior.md, Hacktoberfest). */
export function FaqText({ facts }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfestFaq');
  const parts = useTranslations('parts');
  const list = (...names: QuestionName[]) => names.map((name) => <FaqQuestion key={name} name={name} facts={facts} />);
  return (
    <OutlinedText
      label={parts('contents')}
      sections={[
        {
          id: 'committers',
          title: t('committers.title'),
          actions: (
            <>
              <QuestionControls openAll={t('openAll')} closeAll={t('closeAll')} />
              <InlineScript name="question-controls" />
            </>
          ),
          body: (
            <>
              <p>{t('committers.lead')}</p>
              {list('start', 'marking', 'ownPlugin', 'documentation', 'reviews', 'stuck', 'swag')}
            </>
          ),
        },
        { id: 'event-organizers', title: t('eventOrganizers.title'), body: list('event') },
        { id: 'maintainers', title: t('maintainers.title'), body: list('feature', 'reviewers') },
        { id: 'organizers', title: t('organizers.title'), body: list('metrics') },
      ]}
    >
      <Note>{t.rich('general', richTags())}</Note>
    </OutlinedText>
  );
}

function FaqQuestion({ name, facts }: { name: QuestionName; facts: Hacktoberfest }): ReactNode {
  const t = useTranslations('pages.hacktoberfestFaq');
  const Answer = faqAnswers[name];
  return (
    <Question id={anchors[name]} question={t(`${name}.question`)} linkLabel={t('linkToAnswer')}>
      <Answer facts={facts} />
    </Question>
  );
}
