import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Steps } from '@/components/ui/steps';
import './conduct.css';

const covered = ['chats', 'ldap', 'github', 'mail', 'social', 'events'] as const;

type Term = readonly [string, ReactNode];

/** The four levels of consequences (docs/behavior.md, Code of conduct). */
export function EscalationLadder() {
  const t = useTranslations('pages.conduct.handling');
  const level = (id: 'correction' | 'warning' | 'probation', more: readonly Term[] = []) => ({
    id,
    title: t(`${id}.title`),
    content: (
      <>
        <p>{t(`${id}.intro`)}</p>
        <Terms terms={[[t('impact'), t(`${id}.impact`)], [t('consequence'), t(`${id}.consequence`)], ...more]} />
      </>
    ),
  });
  const limitedLevel = (id: 'warning' | 'probation') =>
    level(id, [
      [t('duration'), t(`${id}.duration`)],
      [t('breach'), t.rich(`${id}.breach`, richTags())],
    ]);
  return (
    <div className="conduct-levels conduct-ladder">
      <Steps
        steps={[
          level('correction'),
          limitedLevel('warning'),
          limitedLevel('probation'),
          {
            id: 'ban',
            title: t('ban.title'),
            content: (
              <Terms
                terms={[
                  [t('impact'), t('ban.impact')],
                  [
                    t('consequence'),
                    <div key="ban" className="flex flex-col gap-2">
                      <p>{t('ban.consequence')}</p>
                      <p>{t('ban.covers')}</p>
                      <ItemList items={covered.map((item) => t.rich(`ban.${item}`, richTags()))} />
                    </div>,
                  ],
                  [t('duration'), t('ban.duration')],
                ]}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl>
      {terms.map(([term, meaning]) => (
        <div key={term} className="hairline-t py-2">
          <dt className="text-sm font-semibold text-muted">{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
