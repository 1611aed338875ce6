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
            <DestinationLink to={to} className="ink-line flex h-full flex-col gap-1 pb-6 pt-3 hover:*:first:underline">
              <span className="flex items-center justify-between gap-3 font-serif text-2xl font-bold">
                <span className="min-w-0 wrap-anywhere">{links(label)}</span>
                <Icon name="arrow-right" className="link-arrow text-secondary" />
              </span>
              <span className="text-muted">{t(label)}</span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
