import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';

/** The names of the GitHub organizations that the code applies to. */
const organizations = [
  { name: 'jenkinsci', to: 'githubOrganization' },
  { name: 'jenkinsci-cert', to: 'githubCert' },
  { name: 'jenkins-infra', to: 'githubInfraOrganization' },
  { name: 'stapler', to: 'githubStapler' },
] as const;

const domains = [
  { name: 'jenkins.io', to: 'home' },
  { name: 'jenkins-ci.org', to: 'jenkinsCiOrg' },
] as const;

const resources = ['commits', 'pullRequests', 'issues', 'wikis'] as const;
const representing = ['email', 'social', 'representative'] as const;
const chats = ['page', 'gitter', 'foundation'] as const;
const events = ['jam', 'online', 'presence'] as const;

/** Where the code applies. */
export function Scope() {
  const t = useTranslations('pages.conduct.scope');
  const spaces = useTranslations('pages.conduct.spaces');
  return (
    <Section id="scope" title={t('title')}>
      <p>{t.rich('lead', richTags())}</p>
      <ItemList items={representing.map((item) => t(item))} />
      <CommunitySpaces />
      <Section id="other-jenkins-communities" level={3} title={spaces('others.title')}>
        <p>{spaces('others.text')}</p>
      </Section>
    </Section>
  );
}

function CommunitySpaces() {
  const t = useTranslations('pages.conduct.spaces');
  return (
    <Section id="community-spaces" level={3} title={t('title')}>
      <Section id="source-control" level={4} title={t('source.title')}>
        <p>{t('source.lead')}</p>
        <ItemList
          items={[
            <>
              {t('source.organizations')}
              <ItemList items={organizations.map(linkTo)} />
            </>,
            ...resources.map((item) => t(`source.${item}`)),
          ]}
        />
        <p>{t.rich('source.criticism', richTags())}</p>
      </Section>
      <Section id="websites" level={4} title={t('websites.title')}>
        <p>{t('websites.lead')}</p>
        <ItemList items={[...domains.map(linkTo), t.rich('websites.subdomains', richTags())]} />
      </Section>
      <Section id="mailing-lists" level={4} title={t('mailingLists.title')}>
        <p>{t.rich('mailingLists.text', richTags())}</p>
      </Section>
      <Section id="chats" level={4} title={t('chats.title')}>
        <ItemList items={chats.map((item) => t.rich(`chats.${item}`, richTags()))} />
      </Section>
      <Section id="events" level={4} title={t('events.title')}>
        <ItemList items={events.map((item) => t.rich(`events.${item}`, richTags()))} />
      </Section>
    </Section>
  );
}

function linkTo({ name, to }: { name: string; to: string }) {
  return (
    <DestinationLink key={name} to={to}>
      {name}
    </DestinationLink>
  );
}
