import { GET as brandIcon } from '@/app/brand/[icon]/route';

export const dynamic = 'force-static';

const size = 32; // pixels

/** The Jenkins logo for programs that ask for /favicon.ico without reading a page: an ICO file whose only picture is a PNG. */
export async function GET(request: Request) {
  const icon = await brandIcon(request, { params: Promise.resolve({ icon: `icon-${size}.png` }) });
  const png = Buffer.from(await icon.arrayBuffer());
  // The type, the number of pictures, their width and height, planes, bits per pixel, and the length and offset of the PNG.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return new Response(Buffer.concat([header, png]), { headers: { 'content-type': 'image/x-icon' } });
}
