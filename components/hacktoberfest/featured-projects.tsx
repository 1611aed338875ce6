import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { AddressLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import type { FeaturedProject, Hacktoberfest } from '@/lib/events/hacktoberfest';
import { figureText, loadFigures } from '@/lib/site/figures';
import './hacktoberfest.css';

/** The number of keywords that a row shows while its ideas are collapsed. */
const shownKeywords = 4;

/** The projects that welcome newcomers, with required skills and links to get started. */
export function FeaturedProjects({ facts: { featuredProjects, numbers } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfest.featuredProjects');
  return (
    <div>
      <ul>
        {featuredProjects.map((project) => (
          <li key={project.id} className="project-row">
            <ProjectRow project={project} numbers={numbers} />
          </li>
        ))}
      </ul>
      <p className="project-yours">{t.rich('yours', richTags())}</p>
    </div>
  );
}

function ProjectRow({ project, numbers }: { project: FeaturedProject; numbers: Hacktoberfest['numbers'] }) {
  const t = useTranslations('pages.hacktoberfest');
  const [first, ...ideas] = project.ideas.map((idea) =>
    idea === 'pluginSiteWhat' ? (
      <PluginSite key={idea} />
    ) : (
      <p key={idea}>{t.rich(`ideas.${idea}`, { ...richTags(), ...numbers })}</p>
    ),
  );
  const keywords = project.keywords.map((keyword) => (typeof keyword === 'string' ? keyword : t(`keywords.${keyword.word}`)));
  return (
    <>
      <div>
        <h3 className="project-name">
          <ProjectName project={project} />
        </h3>
        <Keywords names={keywords.slice(0, shownKeywords)} />
      </div>
      <div>
        {first}
        <details className="project-ideas">
          <summary>{t('featuredProjects.ideas')}</summary>
          <Keywords names={keywords.slice(shownKeywords)} />
          {ideas}
        </details>
      </div>
    </>
  );
}

function PluginSite() {
  const t = useTranslations('pages.hacktoberfest.ideas');
  return <WithContent load={loadFigures}>{(figures) => <p>{t('pluginSiteWhat', figureText(figures))}</p>}</WithContent>;
}

function ProjectName({ project: { id, link } }: { project: FeaturedProject }) {
  const t = useTranslations('pages.hacktoberfest.projects');
  return link ? (
    <AddressLink address={link} className="project-link">
      {t(id)}
      <Icon name="arrow-right" />
    </AddressLink>
  ) : (
    t(id)
  );
}

function Keywords({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
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
