import { ImageResponse } from 'next/og';
import { jenkinsMarkDataUrl, jenkinsMarkRatio } from '@/lib/icons/jenkins-mark';
import { iconSizes } from '@/lib/metadata/app-icon';
import { lightPalette } from '@/lib/theme/palette';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return iconSizes.map((size) => ({ icon: `icon-${size}.png` }));
}

/** The Jenkins logo as a square PNG, for devices that don't accept SVG. */
export async function GET(_request: Request, { params }: { params: Promise<{ icon: string }> }) {
  const size = Number.parseInt((await params).icon.replace('icon-', ''), 10);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: lightPalette.paper.main,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: rendered to a PNG, not to a page */}
      <img src={jenkinsMarkDataUrl()} alt="" height={size * 0.8} width={size * 0.8 * jenkinsMarkRatio} />
    </div>,
    { width: size, height: size },
  );
}
