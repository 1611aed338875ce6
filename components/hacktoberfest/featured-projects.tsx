import { useTranslations } from 'next-intl';
import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { AddressLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import type { FeaturedProject, Hacktoberfest } from '@/lib/events/hacktoberfest';
import { figureText, loadFigures } from '@/lib/site/figures';
import './hacktoberfest.css';

/** The projects that welcome newcomers, with required skills and links to get started; the first one leads. */
export function FeaturedProjects({ facts: { featuredProjects, numbers } }: { facts: Hacktoberfest }) {
  const t = useTranslations('pages.hacktoberfest.featuredProjects');
  return (
    <ul className="projects">
      {featuredProjects.map((project, index) => (
        <li key={project.id} className="project">
          <Project project={project} numbers={numbers} />
          {index === 0 && <Butler drawing="hard-hat" className="project-butler" />}
        </li>
      ))}
      <li className="project justify-center sm:col-span-full">
        <p>{t.rich('yours', richTags())}</p>
      </li>
    </ul>
  );
}

function Project({ project, numbers }: { project: FeaturedProject; numbers: Hacktoberfest['numbers'] }) {
  const t = useTranslations('pages.hacktoberfest');
  const name = t(`projects.${project.id}`);
  const keywords = project.keywords.map((keyword) => (typeof keyword === 'string' ? keyword : t(`keywords.${keyword.word}`)));
  const [first, ...ideas] = project.ideas.map((idea) =>
    idea === 'pluginSiteWhat' ? (
      <PluginSite key={idea} />
    ) : (
      <p key={idea}>{t.rich(`ideas.${idea}`, { ...richTags(), ...numbers })}</p>
    ),
  );
  return (
    <>
      <h3 className="subheading pb-0">
        {project.link ? (
          <AddressLink address={project.link} className="flex items-start justify-between gap-2 no-underline hover:underline">
            {name}
            <Icon name="arrow-right" className="size-icon shrink-0" />
          </AddressLink>
        ) : (
          name
        )}
      </h3>
      {first}
      {ideas.length > 0 && (
        <details className="project-ideas">
          <summary className="w-fit cursor-pointer py-1 font-semibold">{t('featuredProjects.ideas')}</summary>
          {ideas}
        </details>
      )}
      <ul className="mt-auto flex flex-wrap gap-1.5 pt-2">
        {keywords.map((keyword) => (
          <li key={keyword} className="chip bg-background text-ink">
            {keyword}
          </li>
        ))}
      </ul>
    </>
  );
}

function PluginSite() {
  const t = useTranslations('pages.hacktoberfest.ideas');
  return <WithContent load={loadFigures}>{(figures) => <p>{t('pluginSiteWhat', figureText(figures))}</p>}</WithContent>;
}
