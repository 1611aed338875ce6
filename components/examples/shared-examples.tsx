import { Butler } from '@/components/butler/butler';
import { WithContent } from '@/components/errors/with-content';
import { AddressLink } from '@/components/links/address-link';
import { Picture } from '@/components/pictures/picture';
import { ContentError } from '@/lib/content/content-error';
import { placeholderFor } from '@/lib/pictures/placeholder';
import type { Example } from './example';
import { elsewhere, longWord, nowhere, sentence, short } from './sample-text';

const placeholder = placeholderFor('logos/cowboy', short);
const size = { width: 256, height: 256 };

function failToLoad(): never {
  throw new ContentError([{ file: 'content/example.yml', message: 'is broken in the catalog of components' }]);
}

/** Components of the site with several states that three or more folders use. */
export const sharedExamples: Example[] = [
  {
    name: 'AddressLink',
    states: {
      'on this page': <AddressLink address={nowhere}>{sentence}</AddressLink>,
      'to another site': <AddressLink address={elsewhere}>{short}</AddressLink>,
      'in a new tab': (
        <AddressLink address={elsewhere} newTab>
          {longWord}
        </AddressLink>
      ),
    },
  },
  {
    name: 'Picture',
    states: {
      usual: <Picture src={placeholder} placeholder={placeholder} alt={short} {...size} />,
      missing: <Picture placeholder={placeholder} alt={sentence} {...size} />,
      'without a drawing': <Picture placeholder={placeholderFor('logos/none', sentence)} alt={sentence} {...size} />,
    },
  },
  {
    name: 'Butler',
    states: {
      usual: <Butler className="w-44" />,
      'at work': <Butler drawing="parcel" className="w-44" />,
      'in a hat': <Butler drawing="hard-hat" className="w-44" />,
      'with a headset': <Butler drawing="headset" className="w-44" />,
      'with books': <Butler drawing="books" className="w-44" />,
    },
  },
  { name: 'WithContent', states: { broken: <WithContent load={failToLoad}>{() => null}</WithContent> } },
];
