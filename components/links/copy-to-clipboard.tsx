import { useMessages, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';

interface CopyToClipboardProps {
  /** The id of the element whose text is copied. */
  from: string;
  /** What the text is, for the button's accessible name. */
  subject: string;
  /** Whether the button shows a label next to its icon. */
  isLabeled?: boolean;
}

/** A copy button, labeled in the page's language. */
export function CopyToClipboard({ from, subject, isLabeled }: CopyToClipboardProps) {
  const t = useTranslations('parts.copy');
  return (
    <CopyButton
      from={from}
      label={t('label', { subject })}
      text={isLabeled ? t('short') : undefined}
      labels={useMessages().parts.copy}
    />
  );
}
