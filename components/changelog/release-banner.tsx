import { useLocale } from 'next-intl';
import { InlineHtml } from '@/components/links/inline-html';
import { Note } from '@/components/ui/note';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { defaultLocale } from '@/lib/i18n/locales';

/** A notice above the changes of a release. */
export function ReleaseBanner({ release: { banner } }: { release: ChangelogRelease }) {
  const lang = useLocale() === defaultLocale ? undefined : defaultLocale;
  if (!banner) return null;
  return (
    <Note>
      <div lang={lang}>
        <InlineHtml html={banner} />
      </div>
    </Note>
  );
}
