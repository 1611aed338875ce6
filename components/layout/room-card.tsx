import type { ReactNode } from 'react';
import type { ButlerDrawing } from '@/components/butler/butler';
import { AddressLink } from '@/components/links/address-link';
import { Icon } from '@/components/ui/icon';
import { withBase } from '@/lib/i18n/base-path';
import { routeAt } from '@/lib/routing/routes';
import type { CardColor } from '@/lib/theme/palette';
import './room-card.css';

interface RoomCardProps {
  address: string;
  color: CardColor;
  /** What the butler has beside him in that room. */
  drawing?: ButlerDrawing;
  heading: 'h2' | 'h3';
  title: ReactNode;
  /** One sentence. */
  text: ReactNode;
}

/** A card that leads to a room: a single link, with the room's hue and the butler's prop on a counter. */
export function RoomCard({ address, color, drawing, heading: Heading, title, text }: RoomCardProps) {
  return (
    <AddressLink address={address} className={`room-card card-${color} group`}>
      <Heading className="font-serif text-2xl font-bold group-hover:underline" data-page={routeAt(address)}>
        {title}
      </Heading>
      <p>{text}</p>
      {/* At the foot, opposite the drawing. */}
      <Icon name="arrow-right" className="mt-auto size-icon shrink-0 md:absolute md:bottom-4 md:left-5" />
      {drawing && (
        // biome-ignore lint/performance/noImgElement: an SVG file needs no image optimization
        <img src={withBase(`/drawings/butler/${drawing}.svg`)} alt="" loading="lazy" className="room-card-prop" />
      )}
    </AddressLink>
  );
}
