// biome-ignore lint/style/noRestrictedImports: reads a package's fonts, not content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { contentExists, readContentText } from '@/lib/content/read-content';
import type { RouteId } from '@/lib/routing/routes';
import { lightPalette } from '@/lib/theme/palette';
import { ogImageSize } from './metadata';

const padding = 72;
const counterTop = 502;
/** Rendered size in pixels of the drawings in content/link-previews/, whose view box is 414 by 386. */
const butler = { width: 504, height: 470 };

function font(weight: 400 | 700) {
  const file = join(process.cwd(), `node_modules/@fontsource/gelasio/files/gelasio-latin-${weight}-normal.woff`);
  return { name: 'Gelasio', weight, style: 'normal' as const, data: readFileSync(file) };
}

function drawingOf(route: RouteId): string {
  const own = `content/link-previews/${route}.svg`;
  const svg = readContentText(contentExists(own) ? own : 'content/link-previews/default.svg');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

interface Preview {
  route: RouteId;
  title: string;
  brand: string;
  tagline: string;
  /** The site's host, shown on the counter. */
  host: string;
}

/** The font size in pixels at which a title fits into four lines, and its longest word into one. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(title.length > 20 ? 68 : 84, Math.floor((68 * 16) / longest));
}

/** Draws a link preview image: the page's title, and the butler at his counter with an object that represents the page. */
export function drawPreview({ route, title, brand, tagline, host }: Preview): ImageResponse {
  const { band, accent, paper, ink, muted } = lightPalette;
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: band.main, fontFamily: 'Gelasio' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: 620,
          height: counterTop,
          marginLeft: padding,
          color: band.on,
          fontWeight: 700,
        }}
      >
        <div style={{ fontSize: 36, color: accent.main, marginBottom: 16 }}>{brand}</div>
        <div style={{ fontSize: titleSize(title), lineHeight: 1.08, textWrap: 'balance' }}>{title}</div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: rendered into an image, not into a page */}
      <img
        src={drawingOf(route)}
        alt=""
        {...butler}
        style={{ position: 'absolute', right: 36, top: counterTop - butler.height }}
      />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          position: 'absolute',
          top: counterTop,
          width: '100%',
          height: ogImageSize.height - counterTop,
          padding: `0 ${padding}px`,
          background: paper.main,
          borderTop: '10px solid #231f20',
          fontSize: 32,
          color: ink.main,
        }}
      >
        <div>{tagline}</div>
        <div style={{ color: muted.main }}>{host}</div>
      </div>
    </div>,
    { ...ogImageSize, fonts: [font(400), font(700)] },
  );
}
