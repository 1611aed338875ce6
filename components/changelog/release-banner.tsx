import { InlineHtml } from '@/components/links/inline-html';
import { useEnglishLang } from '@/components/locale/use-english-lang';
import { Note } from '@/components/ui/note';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';

/** A notice above the changes of a release. */
export function ReleaseBanner({ release: { banner } }: { release: ChangelogRelease }) {
  const lang = useEnglishLang();
  if (!banner) return null;
  return (
    <Note>
      <div lang={lang}>
        <InlineHtml html={banner} />
      </div>
    </Note>
  );
}
