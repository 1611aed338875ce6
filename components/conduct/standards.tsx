import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { ItemList } from '@/components/ui/item-list';
import './conduct.css';

const standards = [
  { kind: 'helpful', icon: 'check', examples: ['kindness', 'respect', 'feedback', 'mistakes', 'good'] },
  { kind: 'unacceptable', icon: 'x', examples: ['sexualised', 'trolling', 'harassment', 'privacy', 'unprofessional'] },
] as const;

/** Examples of welcome and unacceptable behavior, side by side. */
export function Standards() {
  const t = useTranslations('pages.conduct.standards');
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {standards.map(({ kind, icon, examples }) => (
        <div key={kind} className={`conduct-${kind}`}>
          <p className="flex items-center gap-2 text-xl font-semibold">
            <Icon name={icon} />
            {t(kind)}
          </p>
          <ItemList items={examples.map((example) => t(example))} />
        </div>
      ))}
    </div>
  );
}
