import { useLocale, useTranslations } from 'next-intl';
import { ReferencePage } from '@/components/layout/reference-page';
import { DestinationLink } from '@/components/links/destination-link';
import { PageText } from '@/components/text-page/page-text';
import { metadataOf } from '@/lib/metadata/metadata';
import { loadSite } from '@/lib/site/site';
import '@/components/accessibility/accessibility.css';
import { dateText } from '@/lib/i18n/dates';

export const generateMetadata = metadataOf('accessibility');

/** The accessibility statement (docs/behavior.md, Accessibility). */
export default function AccessibilityPage() {
  return (
    <ReferencePage route="accessibility">
      <PageText
        route="accessibility"
        hasContents={false}
        className="statement"
        blocks={{
          Checked: () => <Checked />,
          Report: (action) => (
            <p>
              <DestinationLink to="websiteReport" className="button">
                {action}
              </DestinationLink>
            </p>
          ),
        }}
      />
    </ReferencePage>
  );
}

function Checked() {
  const t = useTranslations('pages.accessibility');
  const locale = useLocale();
  const { accessibilityChecked: checked } = loadSite();
  if (!checked) return null;
  return (
    <p className="text-base">
      <time dateTime={checked}>{t('checked', { date: dateText(checked, locale) })}</time>
    </p>
  );
}
