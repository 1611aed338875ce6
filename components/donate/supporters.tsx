import { WithContent } from '@/components/errors/with-content';
import { RecordLink } from '@/components/links/record-link';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { loadSupporters, type Supporter, supporterPictureId } from '@/lib/community/supporters';
import { tryContent } from '@/lib/content/try-content';
import { loadMedia } from '@/lib/pictures/media';
import './donate.css';

/** The project's supporters: the large ones with their logos, then the others by name. */
export function Supporters() {
  return (
    <WithContent load={loadSupporters}>
      {(supporters) => {
        const large = supporters.filter(({ logo }) => logo);
        const others = supporters.filter(({ logo }) => !logo);
        return (
          <>
            {large.length > 0 && (
              <ul className="supporter-logos grid grid-cols-2 gap-4 md:grid-cols-3">
                {large.map((supporter) => (
                  <li key={supporter.name} className="flex wrap-anywhere">
                    <RecordLink address={supporter.url}>
                      <SupporterMark {...supporter} />
                    </RecordLink>
                  </li>
                ))}
              </ul>
            )}
            {others.length > 0 && (
              <ul className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
                {others.map(({ name, url }) => (
                  <li key={name}>
                    <RecordLink address={url}>{name}</RecordLink>
                  </li>
                ))}
              </ul>
            )}
          </>
        );
      }}
    </WithContent>
  );
}

/** A supporter's logo, or the name if content/media.yml doesn't list the logo, because its size is unknown then. */
function SupporterMark({ name, logo = '' }: Supporter) {
  const id = supporterPictureId(logo);
  const isListed = tryContent(loadMedia)?.pictures.some((picture) => picture.id === id);
  return isListed ? <ListedPicture id={id} alt={name} className="max-h-16 object-contain" /> : name;
}
