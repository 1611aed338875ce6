import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';

interface CopyToClipboardProps {
  /** The id of the element whose text is copied. */
  from: string;
  /** What that text is, for the button's name. */
  subject: string;
}

/** The copy button in the words of the page's language. */
export function CopyToClipboard({ from, subject }: CopyToClipboardProps) {
  const t = useTranslations('parts.copy');
  return (
    <CopyButton
      from={from}
      label={t('label', { subject })}
      words={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
    />
  );
}
