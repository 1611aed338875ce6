import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Steps } from '@/components/ui/steps';
import './conduct.css';

const covered = ['chats', 'ldap', 'github', 'mail', 'social', 'events'] as const;

/** The four levels of consequences (docs/behavior.md, Code of conduct). */
export function EscalationLadder() {
  const t = useTranslations('pages.conduct.handling');
  return (
    <div className="conduct-ladder">
      <Steps
        steps={[
          {
            id: 'correction',
            title: t('correction.title'),
            content: (
              <>
                <p>{t('correction.intro')}</p>
                <Terms
                  terms={[
                    [t('impact'), t('correction.impact')],
                    [t('consequence'), t('correction.consequence')],
                  ]}
                />
              </>
            ),
          },
          ...(['warning', 'probation'] as const).map((level) => ({
            id: level,
            title: t(`${level}.title`),
            content: (
              <>
                <p>{t(`${level}.intro`)}</p>
                <Terms
                  terms={[
                    [t('impact'), t(`${level}.impact`)],
                    [t('consequence'), t(`${level}.consequence`)],
                    [t('duration'), t(`${level}.duration`)],
                    [t('breach'), t.rich(`${level}.breach`, richTags())],
                  ]}
                />
              </>
            ),
          })),
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

function Terms({ terms }: { terms: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="escalation-terms">
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
