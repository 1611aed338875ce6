'use client';

import { useEffect, useState } from 'react';
import { copyText } from './copy-text';
import { Icon } from './icon';
import './copy-button.css';

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  from: string;
  /** The accessible name, which starts with the tooltip's text. */
  label: string;
  /** A visible label next to the icon, with which the accessible name must start (WCAG 2.5.3). */
  text?: string;
  labels: { copy: string; copied: string; failed: string };
}

/** How long the result is shown, in milliseconds. */
const resultDuration = 4000;

/** Copies the text of another element, and shows and announces the result. */
export function CopyButton({ from, label, text, labels }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), resultDuration);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    const element = document.getElementById(from);
    if (element) setResult((await copyText(element)) ? 'copied' : 'failed');
  };

  return (
    <span className="copy needs-script">
      <button type="button" aria-label={label} onClick={copy} className="copy-button">
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {text}
      </button>
      <span aria-hidden="true" className={result ? 'copy-tip copy-tip-result' : 'copy-tip'}>
        {labels[result ?? 'copy']}
      </span>
      <span aria-live="polite" className="sr-only">
        {result && labels[result]}
      </span>
    </span>
  );
}
