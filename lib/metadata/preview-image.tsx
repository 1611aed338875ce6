import { ImageResponse } from 'next/og';
import { butlerToCounter, butlerToCounterSize } from '@/lib/pictures/stand-ins/butler';
import { type PieceName, paints } from '@/lib/pictures/stand-ins/pieces';
import { fitText, readSerif, type Weight } from '@/lib/pictures/typesetting';
import { lightPalette } from '@/lib/theme/palette';
import { ogImageSize } from './metadata';
import { previewLayout } from './preview-layout';

const { padding, counter, title: words, butlerHeight } = previewLayout;

function font(weight: Weight) {
  return { name: 'Gelasio', weight, style: 'normal' as const, data: readSerif(weight) };
}

interface Preview {
  title: string;
  brand: string;
  tagline: string;
  /** The site's host, on the counter. */
  host: string;
  /** What the butler wears and holds. */
  outfit: readonly PieceName[];
}

/** Draws a link preview: the page's title, and the butler behind his counter with something of the page's kind. */
export function drawPreview({ title, brand, tagline, host, outfit }: Preview): ImageResponse {
  const { band, accent, paper, ink, muted } = lightPalette;
  const { size, lines } = fitText(title, { ...words, weight: 700 });
  const butler = Buffer.from(butlerToCounter(outfit)).toString('base64');
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: band.main, fontFamily: 'Gelasio' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          position: 'absolute',
          left: padding,
          top: 0,
          width: words.width,
          height: counter.top,
          color: band.on,
        }}
      >
        <div style={{ fontSize: 36, fontWeight: 700, color: accent.main, marginBottom: 16 }}>{brand}</div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            fontSize: size,
            fontWeight: 700,
            lineHeight: words.lineHeight,
            whiteSpace: 'nowrap',
          }}
        >
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not into a page */}
      <img
        src={`data:image/svg+xml;base64,${butler}`}
        alt=""
        style={{ position: 'absolute', right: 36, top: counter.top - butlerHeight }}
        width={(butlerHeight * butlerToCounterSize.width) / butlerToCounterSize.height}
        height={butlerHeight}
      />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          position: 'absolute',
          left: 0,
          top: counter.top,
          width: '100%',
          height: ogImageSize.height - counter.top,
          padding: `0 ${padding}px`,
          background: paper.main,
          borderTop: `${counter.line}px solid ${paints.ink}`,
          fontSize: counter.size,
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
