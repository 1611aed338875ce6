import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { figureText, loadFigures } from '@/lib/site/figures';
import { Quotable } from './quotable';

/** The quotable texts about the project, filled in with its figures. */
export function Quotables() {
  const t = useTranslations('pages.press.about');
  return (
    <WithContent load={loadFigures}>
      {(figures) => (
        <>
          <Quotable id="elevator-pitch" title={t('pitchTitle')} text={t('pitch', figureText(figures))} />
          <Quotable id="blurb" title={t('blurbTitle')} text={t('blurb', figureText(figures))} />
        </>
      )}
    </WithContent>
  );
}
