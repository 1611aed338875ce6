import { ImageResponse } from 'next/og';
import { jenkinsMarkDataUrl, jenkinsMarkRatio } from '@/lib/icons/jenkins-mark';
import { fitText, readSerif, type Weight } from '@/lib/pictures/typesetting';
import { darkPalette, lightPalette } from '@/lib/theme/palette';
import { ogImageSize } from './metadata';

const padding = 88;
const gap = 72;
const markHeight = 350;

function font(weight: Weight) {
  return { name: 'Gelasio', weight, style: 'normal' as const, data: readSerif(weight) };
}

interface PreviewWords {
  title: string;
  brand: string;
  tagline: string;
}

/** Draws a link preview: the logo, the brand, and the page's title. */
export function drawPreview({ title, brand, tagline }: PreviewWords): ImageResponse {
  const { background, ink, muted } = darkPalette;
  const markWidth = Math.round(markHeight * jenkinsMarkRatio);
  const width = ogImageSize.width - 2 * padding - gap - markWidth;
  const { size, lines } = fitText(title, { width, height: 310, size: 92, lineHeight: 1.1, weight: 700 });
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        gap,
        padding: `0 ${padding}px`,
        background: background.main,
        color: ink.main,
        borderBottom: `20px solid ${lightPalette.secondary.main}`,
        fontFamily: 'Gelasio',
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not into a page */}
      <img src={jenkinsMarkDataUrl()} alt="" width={markWidth} height={markHeight} />
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
        <div style={{ fontSize: 40, color: muted.main }}>{brand}</div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            fontSize: size,
            fontWeight: 700,
            lineHeight: 1.1,
            margin: '12px 0 28px',
            whiteSpace: 'nowrap',
          }}
        >
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <div style={{ fontSize: 32, color: muted.main }}>{tagline}</div>
      </div>
    </div>,
    { ...ogImageSize, fonts: [font(400), font(700)] },
  );
}
