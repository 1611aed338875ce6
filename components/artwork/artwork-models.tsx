import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';

/** The sections below the logos; other sites link to these ids. */
const sections = [
  { key: 'model', id: '3d-model' },
  { key: 'heroForge', id: 'heroforge-3d-model' },
  { key: 'adding', id: 'adding-a-logo' },
] as const;

/** The two 3D models, and how to add a logo to this page. */
export function ArtworkModels() {
  const t = useTranslations('pages.artwork');
  return sections.map(({ key, id }) => (
    <section key={key} aria-labelledby={id} className="page-section">
      <h2 id={id} className="heading">
        {t(`${key}.title`)}
      </h2>
      <div className="prose">
        <p>{t.rich(`${key}.text`, richTags({ newTab: true }))}</p>
      </div>
    </section>
  ));
}
