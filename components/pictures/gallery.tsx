import { Icon } from '@/components/ui/icon';
import { GalleryViewer } from './gallery-viewer';
import type { GalleryLabels, GalleryPicture } from './lightbox';
import './gallery.css';

interface GalleryPanel {
  /** The panel's name, unique in the gallery. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Messages shown in place of missing pictures. */
  missing?: readonly string[];
}

interface GalleryProps {
  panels: readonly GalleryPanel[];
  labels: GalleryLabels;
}

/**
 * Pictures in collapsible panels, the first of them open (docs/behavior.md, Videos and galleries). Without
 * JavaScript, the panels still open, and a picture links to its full-size file. With JavaScript, it opens in a dialog
 * that shows all pictures of the gallery.
 */
export function Gallery({ panels, labels }: GalleryProps) {
  return (
    <GalleryViewer pictures={panels.flatMap((panel) => panel.pictures)} labels={labels}>
      {panels.map(({ label, pictures, missing }, index) => (
        <details key={label} open={index === 0} className="card-box">
          <summary className="gallery-summary">
            <Icon name="photo" className="size-icon shrink-0 text-primary" />
            <span>{label}</span>
            <Icon name="chevron-down" className="gallery-panel-arrow" />
          </summary>
          <div className="flex flex-wrap justify-center gap-6 p-4 sm:p-6">
            {pictures.map(({ href, picture, caption }) => (
              <figure key={href} className="flex max-w-prose min-w-0 flex-col gap-2">
                <a href={href} className="relative block w-fit max-w-full overflow-hidden rounded text-link">
                  {picture}
                  <span className="sr-only">{` ${labels.enlarge}`}</span>
                  <Icon name="arrows-maximize" className="gallery-enlarge" />
                </a>{' '}
                <figcaption className="text-sm wrap-anywhere text-muted">{caption}</figcaption>
              </figure>
            ))}
            {missing?.map((text) => (
              <p key={text} className="error-text">
                {text}
              </p>
            ))}
          </div>
        </details>
      ))}
    </GalleryViewer>
  );
}
