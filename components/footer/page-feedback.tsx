import { useLocale, useMessages, useTranslations } from 'next-intl';
import { AsOf } from '@/components/layout/as-of';
import { Icon } from '@/components/ui/icon';
import { editLink } from '@/lib/feedback/edit-link';
import { pageFeedbackLinks } from '@/lib/feedback/page-feedback';
import { type RouteId, routeSource, routes } from '@/lib/routing/routes';
import { hasNoFeedback, sourceRepository, upstreamRepository } from '@/lib/site/repositories';
import { loadSite } from '@/lib/site/site';
import { publicAddress } from '@/lib/site/stage';

/** The page that a report is about. */
export interface FeedbackPage {
  /** In the page's language. */
  title: string;
  /** The path of the English version. */
  path: string;
}

interface PageFeedbackProps {
  route: RouteId;
  /** Set if the route has several pages, which share a source file. */
  page?: FeedbackPage;
  /** The date of the page's data, if known; see AsOf. */
  asOf?: string;
}

/**
 * The links above the footer to report a problem with the page and to edit it, and how old its data is;
 * lib/feedback/page-feedback.ts decides which links appear.
 */
export function PageFeedback({ route, page, asOf }: PageFeedbackProps) {
  const t = useTranslations('chrome.feedback');
  const pages = useTranslations('pages');
  const locale = useLocale();
  const { template } = loadSite();
  const title = page?.title ?? pages(`${route}.title`);
  const source = editLink(route, locale);
  const reports = hasNoFeedback() ? undefined : (sourceRepository() ?? upstreamRepository());
  const links = pageFeedbackLinks(
    {
      sourcePath: source.repository && source.path,
      sourceRepo: source.repository?.address,
      sourceBranch: source.repository?.branch,
      githubRepo: reports?.address,
      pageFile: routeSource(route),
      template,
      pageTitle: title,
      url: publicAddress(page?.path ?? routes[route].path, locale),
    },
    useMessages().chrome.feedback.form,
  );
  const place = source.part ? `${source.path} (${source.part})` : source.path;
  const entries = [
    { id: 'infraIssue', icon: 'alert-triangle', href: links.infraIssue, hint: t('infraIssueHint', { subject: title }) },
    { id: 'edit', icon: 'brand-github', href: links.edit, hint: t('editHint', { subject: place }) },
    { id: 'pageIssue', icon: 'alert-triangle', href: links.pageIssue, hint: t('pageIssueHint', { subject: title }) },
  ] as const;
  const shown = entries.filter((entry) => entry.href);
  if (shown.length === 0 && !asOf) return null;

  return (
    <aside className="page-feedback">
      <div className="page-feedback-inner">
        <h2 id="page-feedback" className="pb-1 font-semibold max-sm:sr-only">
          {t('heading')}
        </h2>
        <ul className="contents">
          {shown.map(({ id, icon, href, hint }) => (
            <li key={id}>
              <a href={href} title={hint} rel="noopener noreferrer" className="footer-link">
                <Icon name={icon} />
                {t(id)}
              </a>
            </li>
          ))}
        </ul>
        {asOf && <AsOf day={asOf} />}
      </div>
    </aside>
  );
}
