import { useFormatter, useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { DestinationLink } from '@/components/links/destination-link';
import { TextPage } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';
import { loadSite } from '@/lib/site/site';
import '@/components/accessibility/accessibility.css';

export const generateMetadata = metadataOf('accessibility');

/** The accessibility statement (docs/behavior.md, Accessibility). */
export default function AccessibilityPage() {
  return (
    <TextPage
      route="accessibility"
      figure={<Butler drawing="large-letter" atEdge />}
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
  );
}

function Checked() {
  const t = useTranslations('pages.accessibility');
  const format = useFormatter();
  const { accessibilityChecked: checked } = loadSite();
  if (!checked) return null;
  return (
    <p>
      <time dateTime={checked}>{t('checked', { date: format.dateTime(new Date(checked), { dateStyle: 'long' }) })}</time>
    </p>
  );
}
