import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import './home.css';

/** The main guides: destination names, and message keys of their titles in `chrome.links`. */
const guides = [
  { to: 'guideInstalling', label: 'installingJenkins' },
  { to: 'guidePipeline', label: 'jenkinsPipeline' },
  { to: 'tutorials', label: 'tutorials' },
  { to: 'guideManaging', label: 'managingJenkins' },
  { to: 'userGuide', label: 'userGuide' },
  { to: 'developerGuide', label: 'developerGuide' },
] as const;

/** Where to start reading the documentation. */
export function StartReading() {
  const t = useTranslations('pages.home.reading');
  const links = useTranslations('chrome.links');
  return (
    <section className="page-section split">
      <div>
        <h2 id="start-reading" className="heading">
          {t('title')}
        </h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {guides.map(({ to, label }) => (
          <li key={to}>
            <DestinationLink to={to} className="guide">
              <span className="guide-title">
                <span className="min-w-0 wrap-anywhere">{links(label)}</span>
                <Icon name="arrow-right" className="guide-arrow size-icon" />
              </span>
              <span className="text-muted">{t(label)}</span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
