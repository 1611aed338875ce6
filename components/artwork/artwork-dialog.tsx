'use client';

import type { ReactNode } from 'react';
import { CreditLabel } from '@/components/pictures/credit-label';
import { Picture } from '@/components/pictures/picture';
import { Dialog } from '@/components/ui/dialog';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import type { PictureSource } from '@/lib/pictures/pictures';
import './artwork.css';

/** A logo's data for the dialog and the search. */
export interface DialogArtwork {
  name: string;
  /** If it differs from the name. */
  englishName?: string;
  picture: PictureSource;
  /** Credit and source; `drawn` replaces the label while a placeholder drawing is shown. */
  credits: readonly { label: string; drawn?: string; name: string; href?: string }[];
  /** Every available file, with a description. */
  files: readonly { text: string; href: string }[];
}

export interface ArtworkDialogProps {
  artwork: DialogArtwork;
  /** Of these, `alt` has the placeholder {name}. */
  labels: { close: string; download: string; newTab: string; alt: string };
  license: ReactNode;
  onClose: () => void;
}

/** A large view of a logo with links to all its files. Loaded when the first picture is opened. */
export function ArtworkDialog({ artwork, labels, license, onClose }: ArtworkDialogProps) {
  return (
    <Dialog title={artwork.name} close={labels.close} onClose={onClose}>
      <div className="grid gap-4 p-4 sm:gap-6 sm:p-6 md:grid-cols-2">
        <div className="artwork-large">
          <Picture
            {...artwork.picture}
            alt={fillPlaceholders(labels.alt, { name: artwork.name })}
            loading="eager"
            className="size-full object-scale-down data-missing:object-fill"
          />
        </div>
        <div className="text-page flex flex-col gap-2">
          {artwork.credits.map(({ label, drawn, name, href }) => (
            <p key={label}>
              <CreditLabel label={label} drawn={drawn} />{' '}
              {href ? (
                <a href={href} target="_blank" rel="noopener" className="inline-link">
                  {name}
                  <span className="sr-inline">{` ${labels.newTab}`}</span>
                </a>
              ) : (
                name
              )}
            </p>
          ))}
          <h3 className="pt-2 font-semibold">{labels.download}</h3>
          <ul>
            {artwork.files.map(({ text, href }) => (
              <li key={href}>
                <FileLink href={href} newTab={labels.newTab}>
                  {text}
                </FileLink>
              </li>
            ))}
          </ul>
          {license}
        </div>
      </div>
    </Dialog>
  );
}

/** A download link. Browsers ignore `download` for cross-origin files and open them, so those links open in a new tab. */
function FileLink({ href, newTab, children }: { href: string; newTab: string; children: string }) {
  const isOwn = href.startsWith('/');
  return (
    <a
      href={href}
      download
      target={isOwn ? undefined : '_blank'}
      rel={isOwn ? undefined : 'noopener'}
      className="inline-link inline-flex items-center gap-2 rounded py-1"
    >
      <Icon name="download" />
      <span>
        {children}
        {!isOwn && <span className="sr-inline">{` ${newTab}`}</span>}
      </span>
    </a>
  );
}
