'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';

interface DialogSpecimenProps {
  title: string;
  text: string;
  words: { open: string; close: string };
}

/** Opens a dialog on a button press, because a rendered dialog is open. */
export function DialogSpecimen({ title, text, words }: DialogSpecimenProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="link-button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {isOpen && (
        <Dialog title={title} close={words.close} onClose={() => setOpen(false)}>
          <p>{text}</p>
        </Dialog>
      )}
    </>
  );
}
