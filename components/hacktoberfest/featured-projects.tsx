import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { AddressLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { DataTable } from '@/components/ui/data-table';
import type { FeaturedProject, Hacktoberfest } from '@/lib/events/hacktoberfest';
import { loadFigures } from '@/lib/site/figures';
import './featured-projects.css';

/** The projects that welcome newcomers: the skills each needs, and where to start. */
export function FeaturedProjects({ facts: { featuredProjects, numbers } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfest');
  const tags = richTags();
  return (
    <>
      <p>{t('featuredProjects.lead', numbers)}</p>
      <p>{t.rich('featuredProjects.yours', tags)}</p>
      <DataTable
        stacked
        caption={t('featuredProjects.title')}
        head={[t('featuredProjects.project'), t('featuredProjects.keywords'), t('featuredProjects.ideas')]}
        rows={featuredProjects.map((project) => [
          <ProjectName key="name" project={project} />,
          <Keywords key="keywords" keywords={project.keywords} />,
          <div key="ideas" className="project-ideas">
            {project.ideas.map((idea) =>
              idea === 'pluginSiteWhat' ? (
                <PluginSite key={idea} />
              ) : (
                <p key={idea}>{t.rich(`ideas.${idea}`, { ...tags, ...numbers })}</p>
              ),
            )}
          </div>,
        ])}
      />
    </>
  );
}

function PluginSite() {
  const t = useTranslations('pages.hacktoberfest.ideas');
  return (
    <WithContent load={loadFigures}>
      {({ listedPlugins }) => <p>{t('pluginSiteWhat', { listedPlugins: listedPlugins.value })}</p>}
    </WithContent>
  );
}

function ProjectName({ project: { id, link } }: { project: FeaturedProject }) {
  const t = useTranslations('pages.hacktoberfest.projects');
  return link ? <AddressLink address={link}>{t(id)}</AddressLink> : t(id);
}

function Keywords({ keywords }: Pick<FeaturedProject, 'keywords'>) {
  const t = useTranslations('pages.hacktoberfest.words');
  const names = keywords.map((keyword) => (typeof keyword === 'string' ? keyword : t(keyword.word)));
  return (
    <ul className="project-keywords">
      {names.map((name) => (
        <li key={name} className="chip">
          {name}
        </li>
      ))}
    </ul>
  );
}
