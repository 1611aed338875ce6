'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';

interface DialogExampleProps {
  title: string;
  text: string;
  labels: { open: string; close: string };
}

/** A button that opens a dialog, because a dialog opens as soon as it is rendered. */
export function DialogExample({ title, text, labels }: DialogExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="link-button" onClick={() => setOpen(true)}>
        {labels.open}
      </button>
      {isOpen && (
        <Dialog title={title} close={labels.close} onClose={() => setOpen(false)}>
          <p>{text}</p>
        </Dialog>
      )}
    </>
  );
}
