import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';

const guidance = ['versions', 'prefer'] as const;

/** Which logo to use and which not (docs/behavior.md, Press). */
export function LogoGuidance() {
  const t = useTranslations('pages.press.artwork');
  return guidance.map((item) => <p key={item}>{t.rich(item, richTags())}</p>);
}
