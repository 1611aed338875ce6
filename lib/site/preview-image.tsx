import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { darkPalette, lightPalette } from '@/lib/theme/palette';
import { jenkinsMarkDataUrl, jenkinsMarkRatio } from './jenkins-mark';
import { ogImageSize } from './metadata';

/** The picture's serif; pages themselves use the system's. */
function readFont(weight: 400 | 700) {
  const file = join(process.cwd(), `node_modules/@fontsource/gelasio/files/gelasio-latin-${weight}-normal.woff`);
  return { name: 'Gelasio', weight, style: 'normal' as const, data: readFileSync(file) };
}

interface PreviewWords {
  title: string;
  brand: string;
  tagline: string;
}

/** Draws a link preview: the mark, the brand, the page's title. */
export function drawPreview({ title, brand, tagline }: PreviewWords): ImageResponse {
  const { background, ink, muted } = darkPalette;
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        gap: 72,
        padding: '0 88px',
        background: background.main,
        color: ink.main,
        borderBottom: `20px solid ${lightPalette.secondary.main}`,
        fontFamily: 'Gelasio',
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not into a page */}
      <img src={jenkinsMarkDataUrl()} alt="" width={Math.round(350 * jenkinsMarkRatio)} height={350} />
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
        <div style={{ fontSize: 40, color: muted.main }}>{brand}</div>
        <div style={{ fontSize: title.length > 24 ? 72 : 92, fontWeight: 700, lineHeight: 1.1, margin: '12px 0 28px' }}>
          {title}
        </div>
        <div style={{ fontSize: 32, color: muted.main }}>{tagline}</div>
      </div>
    </div>,
    { ...ogImageSize, fonts: [readFont(400), readFont(700)] },
  );
}
