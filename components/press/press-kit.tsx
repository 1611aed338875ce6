import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { figureText, loadFigures } from '@/lib/site/figures';
import { LogoFiles } from './logo-files';
import { Quotable } from './quotable';

/** What an article about the project needs: two texts to quote, filled in with its figures, and the logo. */
export function PressKit() {
  const t = useTranslations('pages.press.about');
  return (
    <div className="split sm:grid-cols-2">
      <div className="flex flex-col gap-6">
        <WithContent load={loadFigures}>
          {(figures) => (
            <>
              <Quotable id="elevator-pitch" title={t('pitchTitle')} text={t('pitch', figureText(figures))} />
              <Quotable id="blurb" title={t('blurbTitle')} text={t('blurb', figureText(figures))} />
            </>
          )}
        </WithContent>
      </div>
      <LogoFiles />
    </div>
  );
}
