// What the butler of a logo's stand-in can wear, hold and stand beside. Everything is drawn as the Jenkins mark is: flat fills and one
// thick line, in the mark's own coordinates, 256 wide, with the crown of his head at 140, 0.

/** The mark's colors, and the few that hats and flags need beside them. */
export const paints = {
  ink: '#231f20',
  red: '#d33833',
  navy: '#335061',
  sky: '#81b0c4',
  skin: '#f0d6b7',
  white: '#fff',
  pale: '#dcd9d8',
  gray: '#6d6b6d',
  gold: '#e3b23c',
  green: '#35794f',
  brown: '#96643c',
  dark: '#4a3328',
  blue: '#2a5caa',
  violet: '#7d5ba6',
  pink: '#f2a6a0',
  glass: '#81b0c455',
  veil: '#ffffff88',
  none: 'none',
} as const;

/** A filled outline: its color, its path, and width and color of its line where they are not the usual ones. */
export type Shape = readonly [fill: keyof typeof paints, path: string, line?: number, edge?: keyof typeof paints];

/**
 * Where a piece stands, from the back to the front: behind the red disc, on it, on the butler, and on the counter before him. Those with
 * an origin of their own are drawn around it: the middle of a hat's brim, the butler's glove, and the counter left and right of him.
 */
export const places = {
  back: '',
  disc: '',
  body: '',
  hat: 'translate(138 30) rotate(-7)',
  hand: 'translate(240 258)',
  left: 'translate(-26 296)',
  right: 'translate(290 296)',
} as const;

export interface Piece {
  at: keyof typeof places;
  shapes: readonly Shape[];
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

const hat = (...shapes: Shape[]): Piece => ({ at: 'hat', shapes });
const body = (...shapes: Shape[]): Piece => ({ at: 'body', shapes });
const left = (...shapes: Shape[]): Piece => ({ at: 'left', shapes });
const right = (...shapes: Shape[]): Piece => ({ at: 'right', shapes });
const hand = (...shapes: Shape[]): Piece => ({ at: 'hand', shapes });

const brim = 'M-92 -4Q0 22 92 -4Q98 10 84 15Q0 38 -84 15Q-98 10 -92 -4Z';
const wideBrim = 'M-122 -2Q0 -30 122 -2Q118 14 96 14Q0 34 -96 14Q-118 14 -122 -2Z';
const dome = 'M-74 8C-78 -74 76 -76 74 6Q0 26 -74 8Z';

/** A flag on a stick in the glove; the cloth is 84 by 56, its upper left corner at 8, -196. */
function flag(...shapes: Shape[]): Piece {
  const cloth = box(8, -196, 76, 54);
  return hand(['brown', box(-2, -204, 8, 214), 6], ['white', cloth], ...shapes, ['none', cloth]);
}

/** Stripes of a flag, from the top or from the left. */
function stripes(across: boolean, ...colors: Shape[0][]): Shape[] {
  return colors.map((color, index) => {
    const [wide, high] = [76 / colors.length, 54 / colors.length];
    return [color, across ? box(8, -196 + index * high, 76, high) : box(8 + index * wide, -196, wide, 54), 0];
  });
}

/** A flower in the glove. */
function flower(...blossom: Shape[]): Piece {
  return hand(['none', 'M0 6Q20 -50 26 -110'], ['green', 'M12 -38C30 -84 62 -80 64 -66C56 -44 30 -34 12 -38Z', 6], ...blossom);
}

/** Peaked caps of officers. */
function peakedCap(top: Shape[0], band: Shape[0], ...badge: Shape[]): Piece {
  return hat(
    [top, 'M-92 -40C-84 -88 84 -88 92 -40L64 -10H-64Z'],
    [band, 'M-66 -28Q0 -14 66 -28L64 4Q0 20 -64 4Z'],
    ['ink', 'M-62 6Q0 22 64 4Q84 22 56 26Q0 34 -54 24Z'],
    ...badge,
  );
}

function curls(color: Shape[0]): Piece {
  return body([
    color,
    'M92 132C84 160 60 168 44 154C24 150 26 124 40 116C26 100 32 80 46 74C40 40 66 6 100 4C130 -20 190 -12 204 20C222 34 222 56 210 66C198 40 170 28 148 40C130 28 112 40 104 50C90 76 88 100 92 132Z',
  ]);
}

function headband(color: Shape[0], ...more: Shape[]): Piece {
  return hat(
    [color, 'M-84 16L-124 34L-112 52L-86 34L-100 74L-76 70L-72 26Z'],
    [color, 'M-82 24Q0 -10 78 14L74 -14Q0 -40 -76 -6Z'],
    ...more,
  );
}

/** A star with points of the same length. */
function star(x: number, y: number, radius: number, points = 5, inner = 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points;
    const distance = index % 2 ? radius * inner : radius;
    return `${Math.round(x + distance * Math.sin(angle))} ${Math.round(y - distance * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function heart(x: number, y: number, size: number): string {
  return `M${x} ${y + size}C${x - 2 * size} ${y - size / 3} ${x - size} ${y - 1.4 * size} ${x} ${y - size / 2}C${x + size} ${y - 1.4 * size} ${x + 2 * size} ${y - size / 3} ${x} ${y + size}Z`;
}

export const pieces = {
  // His face with open eyes, which look at what he holds.
  openEyes: body(
    ['skin', 'M127 60h30v34h-30Z', 0],
    ['skin', 'M190 62h17v29h-17Z', 0],
    ['white', ellipse(143, 79, 11, 15), 6],
    ['white', ellipse(199, 77, 7, 13), 5],
    ['ink', ellipse(147, 81, 4, 6), 0],
    ['ink', ellipse(201, 79, 3, 5), 0],
  ),
  wink: body(['skin', 'M127 60h30v34h-30Z', 0], ['white', ellipse(143, 79, 11, 15), 6], ['ink', ellipse(147, 81, 4, 6), 0]),

  // Hats
  cowboyHat: hat(
    ['brown', 'M-58 -4C-62 -56 -46 -100 -22 -90Q0 -74 22 -90C46 -100 62 -56 58 -4Q0 10 -58 -4Z'],
    ['red', 'M-60 -26Q0 -8 60 -26L59 -4Q0 14 -59 -4Z'],
    ['brown', 'M-128 -34C-112 -30 -96 -4 -58 -2Q0 8 58 -2C96 -4 112 -30 128 -34C124 8 84 26 0 28C-84 26 -124 8 -128 -34Z'],
  ),
  topHat: hat(
    ['navy', 'M-52 2L-60 -104Q0 -92 60 -104L52 2Q0 16 -52 2Z'],
    ['red', 'M-55 -28Q0 -14 55 -28L53 2Q0 16 -53 2Z'],
    ['navy', brim],
  ),
  bowler: hat(
    ['navy', 'M-60 4C-66 -84 66 -84 60 4Q0 18 -60 4Z'],
    ['ink', 'M-62 -16Q0 0 62 -16L60 4Q0 18 -60 4Z'],
    ['navy', brim],
  ),
  sombrero: hat(
    ['gold', 'M-46 -6C-42 -66 -26 -102 0 -102C26 -102 42 -66 46 -6Q0 10 -46 -6Z'],
    ['red', 'M-46 -30L-30 -16L-15 -28L0 -14L15 -28L30 -16L46 -30L46 -4Q0 12 -46 -4Z', 5],
    ['gold', 'M-166 -34C-150 -18 -110 -6 -46 -4Q0 6 46 -4C110 -6 150 -18 166 -34C180 16 80 34 0 34C-80 34 -180 16 -166 -34Z'],
    ['none', 'M-138 6Q0 38 138 6', 5],
  ),
  gauchoHat: hat(
    ['dark', 'M-58 0L-52 -56Q0 -66 52 -56L58 0Q0 14 -58 0Z'],
    ['red', 'M-57 -16Q0 -2 57 -16L58 2Q0 16 -58 2Z'],
    ['dark', wideBrim],
  ),
  mortarboard: hat(
    ['navy', 'M-66 10L-62 -40H62L66 8Q0 30 -66 10Z'],
    ['navy', 'M0 -88L118 -48L0 -12L-118 -48Z'],
    ['none', 'M0 -50L-86 -34V6', 5],
    ['gold', 'M-94 4h16l4 34h-24Z', 5],
  ),
  captainCap: peakedCap('white', 'navy', ['gold', circle(0, -8, 9), 5]),
  generalCap: peakedCap('green', 'red', ['gold', star(0, -10, 15), 4]),
  santaHat: hat(
    ['red', 'M-76 0C-70 -80 20 -112 70 -76C104 -60 112 -10 108 24L84 20C80 0 74 -16 62 -24Q40 10 -76 0Z'],
    ['white', 'M-88 -12Q0 10 84 -12Q98 6 84 18Q0 42 -84 20Q-100 8 -88 -12Z'],
    ['white', circle(98, 34, 19)],
  ),
  chullo: hat(
    ['red', 'M-82 6Q-104 70 -80 116Q-54 84 -52 16Z'],
    ['red', 'M-78 12C-84 -50 -34 -80 0 -88C34 -80 80 -54 76 10Q0 30 -78 12Z'],
    ['white', 'M-79 -6L-58 8L-38 -8L-18 10L2 -6L22 10L42 -8L60 8L77 -8L76 12Q0 32 -78 14Z', 5],
    ['gold', 'M-66 -40Q0 -20 64 -42L58 -54Q0 -34 -58 -54Z', 5],
    ['white', circle(0, -92, 12)],
  ),
  beret: hat(['red', 'M-88 6C-116 -50 -30 -76 40 -66C104 -56 112 -14 80 10Q0 26 -88 6Z'], ['none', 'M-4 -70Q2 -82 12 -86']),
  mohawk: hat(['red', 'M-40 -16L-66 -62L-36 -54L-34 -100L-8 -66L10 -110L26 -68L54 -100L54 -54L82 -66L62 -6Q10 -40 -40 -16Z']),
  hardHat: hat(
    ['gold', dome],
    ['gold', 'M-14 -58Q0 -66 14 -58L16 14H-16Z', 6],
    ['gold', 'M-86 6Q0 28 98 2L98 16Q0 42 -86 20Z'],
    ['white', circle(0, -22, 17)],
  ),
  bearskin: hat(
    ['dark', 'M-66 14C-96 -30 -84 -116 0 -116C84 -116 96 -30 66 12Q0 34 -66 14Z'],
    ['red', 'M-74 -50C-100 -44 -104 -90 -84 -104C-70 -92 -66 -66 -74 -50Z', 6],
    ['none', 'M-64 20Q-64 90 -36 124', 5],
  ),
  papakha: hat(
    ['gray', 'M-78 10L-88 -62Q0 -92 88 -62L76 8Q0 32 -78 10Z'],
    ['red', 'M-88 -62Q0 -92 88 -62Q70 -84 40 -90Q0 -100 -40 -90Q-70 -84 -88 -62Z'],
    [
      'none',
      'M-60 -40q12 12 24 0M-14 -48q12 12 24 0M32 -42q12 12 24 0M-64 -10q12 12 24 0M-20 -14q12 12 24 0M26 -12q12 12 24 0',
      5,
    ],
  ),
  tricorne: hat(
    ['navy', 'M-56 0C-60 -80 60 -84 60 0Z'],
    [
      'navy',
      'M-120 -8C-110 -40 -90 -62 -70 -68C-50 -40 -24 -16 6 -10C36 -18 56 -44 74 -70C96 -62 112 -36 120 -12C80 6 40 24 4 34C-36 26 -84 12 -120 -8Z',
    ],
    ['none', 'M-70 -50C-48 -24 -22 -2 6 6C34 -4 58 -30 74 -52', 4],
    ['gold', circle(50, -4, 11), 5],
  ),
  plumedHat: hat(
    ['navy', 'M-56 2Q-58 -66 0 -66Q58 -66 58 0Z'],
    ['red', 'M-57 -16Q0 -2 57 -18L58 4H-56Z'],
    ['navy', 'M-122 4Q-60 -20 0 -8Q60 -28 124 -30Q110 20 0 26Q-100 30 -122 4Z'],
    ['white', 'M20 -30C10 -96 -70 -118 -124 -78C-96 -70 -110 -54 -92 -46C-70 -60 -20 -60 20 -30Z'],
  ),
  alpineHat: hat(
    ['green', 'M-54 0L-40 -70Q0 -52 40 -76L58 -2Q0 14 -54 0Z'],
    ['gold', 'M-54 -20Q0 -4 55 -22L58 -2Q0 14 -54 2Z', 6],
    ['green', brim],
    ['white', 'M-52 -8C-84 -30 -100 -80 -84 -102C-56 -90 -44 -50 -44 -12Z', 6],
  ),
  deerstalker: hat(
    ['brown', dome],
    ['none', 'M-44 -40Q-30 -16 -40 14M0 -54V20M44 -40Q34 -16 42 14M-66 -18Q0 2 66 -20', 4],
    ['brown', 'M30 8Q84 -4 122 30Q70 42 26 22Z'],
    ['brown', 'M-34 12Q-84 2 -120 42Q-70 50 -30 24Z'],
    ['red', 'M0 -58L-30 -74V-46ZM0 -58L30 -74V-46Z', 6],
  ),
  gat: hat(
    ['gray', 'M-42 -2L-38 -92Q0 -102 38 -92L42 -2Z'],
    ['gray', 'M-134 2Q0 -34 134 -2Q0 44 -134 2Z'],
    ['none', 'M-60 18Q-56 80 -30 128', 5],
  ),
  tiara: hat(
    ['gold', 'M-64 4L-78 -48L-40 -26L0 -74L40 -26L78 -50L66 2Q0 22 -64 4Z'],
    ['red', circle(0, -22, 9), 5],
    ['white', circle(0, -78, 7), 5],
  ),
  straw: hat(
    ['gold', 'M-56 0C-58 -72 58 -72 56 0Q0 14 -56 0Z'],
    ['white', 'M-57 -20Q0 -6 57 -20L56 0Q0 14 -56 0Z', 6],
    ['gold', wideBrim],
  ),
  antennae: hat(
    ['none', 'M-34 -24Q-40 -60 -60 -78M34 -30Q42 -62 64 -78', 12, 'green'],
    ['green', circle(-64, -86, 14)],
    ['green', circle(68, -86, 14)],
  ),
  leaf: hat(['green', 'M4 -28C-60 -8 -104 -44 -98 -92C-40 -100 10 -76 4 -28Z'], ['none', 'M8 -18Q-30 -60 -70 -74', 5]),
  coneHat: hat(
    ['sky', 'M-40 -14L6 -112L44 -18Q0 0 -40 -14Z'],
    ['white', circle(-4, -40, 8), 5],
    ['white', circle(16, -64, 7), 5],
    ['red', circle(6, -112, 14), 6],
  ),
  ballCap: hat(
    ['red', 'M-76 12C-82 -68 62 -84 76 2Q0 22 -76 12Z'],
    ['red', 'M6 0Q84 -22 124 14Q70 34 10 22Z'],
    ['white', circle(28, -30, 18), 6],
  ),
  hornedHelmet: hat(
    ['white', 'M-66 -18C-110 -14 -124 -60 -112 -96C-98 -68 -76 -62 -52 -52Z'],
    ['white', 'M66 -22C110 -18 124 -64 112 -100C98 -72 76 -66 52 -56Z'],
    ['sky', dome],
    ['gold', 'M-80 2Q0 24 80 -2L80 16Q0 42 -78 20Z'],
    ['gold', 'M-10 -60H12L14 14H-12Z', 6],
  ),
  bandana: headband(
    'red',
    ['white', circle(-40, 0, 4), 0],
    ['white', circle(-10, -8, 4), 0],
    ['white', circle(22, -6, 4), 0],
    ['white', circle(52, 2, 4), 0],
  ),
  kungFuBand: headband('white', ['red', circle(4, -10, 10), 0]),
  kerchief: headband('gold', ['none', 'M-56 -12L-52 12M-28 -22L-26 2M0 -24V-2M28 -22L28 0M54 -18L56 6', 5]),

  // Hair and beards
  braids: body(
    [
      'brown',
      'M60 128C44 140 44 164 56 174C42 186 46 210 58 218C50 230 54 246 64 250C76 244 78 230 72 218C82 206 82 186 74 176C84 164 82 140 72 130Z',
    ],
    ['red', box(50, 210, 28, 12), 6],
  ),
  longHair: body(
    [
      'gold',
      'M66 128C70 170 66 210 78 246L30 252C14 200 26 150 44 116C34 30 84 -6 140 -4C196 -4 218 34 212 66C190 30 150 22 112 30C96 46 88 72 84 96C80 80 62 78 56 92C50 108 56 124 66 128Z',
    ],
    ['skin', 'M66 126C50 120 44 96 34 72C60 76 78 86 80 100C80 114 74 124 66 126Z'],
  ),
  darkCurls: curls('dark'),
  blackCurls: curls('ink'),
  sideParting: body([
    'brown',
    'M48 84C36 30 84 -10 140 -8C196 -8 222 30 210 62C206 46 198 38 190 34C150 44 120 30 106 20C108 40 92 60 86 98Z',
  ]),
  flatHair: body(['ink', 'M50 84L56 -2Q140 -22 212 -2L212 44L198 26L184 40L166 24L146 44L126 26L106 46L92 32L86 96Z']),
  tufts: body(
    ['red', 'M40 96C10 90 8 52 34 44C30 14 66 4 84 24C98 44 90 66 84 80C76 70 58 76 54 92Z'],
    ['red', 'M196 30C210 10 242 22 236 48C254 62 244 88 222 86C216 66 208 46 196 30Z'],
  ),
  clownNose: body(['red', circle(186, 112, 21)]),
  whiteBeard: body(
    ['white', 'M78 132C70 190 110 240 160 236C206 230 220 170 206 120C200 136 184 142 172 134C150 148 100 150 78 132Z'],
    ['white', 'M172 122C156 118 136 126 128 144C150 150 166 146 174 136C182 144 196 142 208 132C204 120 186 116 172 122Z', 6],
  ),
  moustache: body([
    'dark',
    'M172 122C156 112 130 118 118 146C140 140 158 152 174 138C184 148 198 138 214 136C208 116 188 112 172 122Z',
    6,
  ]),
  blackMoustache: body([
    'ink',
    'M172 124C160 116 146 124 124 116C130 136 158 142 174 134C186 140 206 132 212 112C200 122 184 116 172 124Z',
    0,
  ]),
  goatee: body(['ink', 'M146 156Q168 150 180 156Q178 184 162 190Q150 178 146 156Z', 0]),
  pointedBeard: body(
    ['brown', 'M100 140C110 176 140 190 166 212C188 186 204 160 208 132C196 152 180 158 166 156C140 158 116 154 100 140Z'],
    ['brown', 'M172 122C158 116 140 122 130 138C150 140 166 140 174 134C184 140 196 136 206 126C196 116 184 116 172 122Z', 6],
  ),

  // Eyes and faces
  monocle: body(['glass', circle(142, 80, 24), 7], ['none', 'M126 98Q112 150 122 196', 4]),
  thickGlasses: body(
    ['none', 'M112 82L66 92', 9],
    ['none', circle(140, 80, 27), 9],
    ['none', ellipse(200, 78, 18, 25), 9],
    ['white', 'M160 70L190 66L188 82L164 84Z', 5],
  ),
  pens: body(['white', box(70, 214, 34, 38), 5], ['red', box(76, 196, 8, 30), 4], ['blue', box(90, 200, 8, 26), 4]),
  googlyEyes: body(
    ['white', circle(136, 72, 33)],
    ['white', circle(200, 68, 25)],
    ['ink', circle(148, 84, 13), 0],
    ['ink', circle(192, 58, 10), 0],
  ),
  blackBar: body(['ink', 'M98 62L218 50L220 90L100 102Z']),
  pixelGlasses: body(
    ['ink', 'M84 62H218V74H212V86H206V98H186V86H180V74H166V86H158V98H124V86H116V74H84Z', 0],
    ['white', 'M124 74h8v8h8v8h-8v-8h-8ZM188 74h6v8h6v8h-6v-8h-6Z', 0],
  ),
  heroMask: body(
    ['red', 'M104 66Q140 44 172 64Q194 46 214 58Q220 84 206 96Q188 98 178 84Q160 108 126 102Q106 92 104 66Z'],
    ['white', 'M124 76Q142 64 160 78Q142 92 124 76ZM184 74Q196 64 208 72Q198 86 184 74Z', 5],
  ),
  faceMask: body(
    ['none', 'M106 122L70 100M112 160L74 124', 5],
    ['sky', 'M104 116Q150 100 210 104C216 140 196 168 164 174C126 178 106 152 104 116Z'],
    ['none', 'M120 130Q160 116 202 122M126 150Q160 138 198 142', 5],
  ),
  ninjaHood: body(
    ['navy', 'M54 70L10 60L24 84L4 102L52 96Z'],
    [
      'navy',
      'M42 104C32 40 84 -6 140 -4C198 -4 222 50 214 100C212 136 196 160 164 174C116 190 70 160 60 136C48 130 42 118 42 104ZM96 68Q94 92 104 102Q160 112 208 94Q214 76 208 58Q150 50 96 68Z',
    ],
  ),
  scarAndBolts: body(['none', 'M160 20L176 52M158 34L172 26M166 48L180 40', 5], ['pale', 'M96 150H62V140H50V174H62V164H96Z']),
  blush: body(['pink', ellipse(118, 116, 15, 10), 0], ['pink', ellipse(204, 110, 8, 9), 0]),
  earring: body(['gold', circle(64, 140, 10), 6]),
  pearls: body(
    ['white', circle(100, 184, 9), 5],
    ['white', circle(112, 198, 9), 5],
    ['white', circle(208, 172, 9), 5],
    ['white', circle(62, 138, 9), 5],
  ),
  beeVeil: body(
    ['veil', 'M44 56C34 100 44 160 70 184Q140 214 206 172C228 130 226 80 218 36Q130 60 44 56Z', 6],
    ['none', 'M84 60V190M128 60V200M172 54V194M46 100Q130 130 220 92M56 148Q130 176 216 140', 2],
  ),
  spaceHelmet: body(
    ['glass', ellipse(134, 88, 122, 116)],
    ['none', 'M48 60Q64 16 108 0', 10],
    ['white', 'M48 168Q140 214 226 166L232 186Q140 240 42 190Z'],
  ),
  pipe: hand(
    ['brown', 'M-58 -124Q-34 -122 -22 -106V-128H10Q12 -88 -12 -84Q-34 -86 -62 -116Z', 7],
    ['none', 'M-4 -140Q-12 -154 0 -164Q10 -176 2 -188', 5],
  ),
  apple: body(
    ['green', 'M172 62C130 40 112 90 134 122C146 144 160 140 172 134C186 140 200 142 210 120C228 86 212 42 172 62Z'],
    ['none', 'M172 64Q172 48 182 38'],
    ['green', 'M182 42Q204 20 222 34Q210 54 182 42Z', 6],
  ),
  openMouth: body(['red', 'M132 134Q170 146 206 122Q204 164 168 166Q140 166 132 134Z']),

  // What he wears below
  cape: { at: 'disc', shapes: [['red', 'M70 150C10 180 -30 250 -40 330H300C290 250 250 180 196 150Z']] },
  medals: body(
    ['red', box(64, 210, 14, 16), 5],
    ['gold', circle(71, 238, 11), 5],
    ['blue', box(86, 206, 14, 16), 5],
    ['gold', circle(93, 234, 11), 5],
  ),
  furCollar: body([
    'dark',
    'M30 200C20 176 50 160 66 164C76 150 100 160 104 172C130 172 140 190 132 204C150 220 180 210 196 196C186 180 196 164 210 166C232 166 236 190 222 200C226 220 206 230 196 226C180 244 150 244 138 236C110 250 90 230 84 222C60 236 34 226 30 200Z',
  ]),
  ruff: body([
    'white',
    'M66 176C50 190 66 206 80 198C84 216 106 216 112 204C122 220 146 222 152 206C164 220 186 216 188 200C204 208 220 192 208 178C214 164 196 158 188 166C160 182 120 184 92 168C84 160 66 164 66 176Z',
  ]),
  neckerchief: body(['red', 'M80 172Q140 196 204 166L196 190L150 244L92 196Z'], ['red', circle(150, 196, 12)]),
  sash: body(['red', 'M46 262L60 290L196 236L188 214Z']),
  accordion: body(
    ['red', 'M44 214L92 206L104 290L54 298Z'],
    [
      'white',
      'M92 206L110 216L122 204L136 216L150 204L164 216L178 204L194 212L198 290L180 282L166 292L152 282L138 292L124 284L104 290Z',
    ],
    ['none', 'M110 216L118 286M136 216L140 288M164 216L164 288M180 210L180 282', 5],
    ['red', 'M194 206L238 212L236 298L196 292Z'],
    ['white', circle(68, 230, 5), 4],
    ['white', circle(71, 250, 5), 4],
    ['white', circle(74, 270, 5), 4],
    ['ink', box(210, 228, 14, 52), 0],
  ),
  rainbow: {
    at: 'disc',
    shapes: [
      ['red', 'M18 110A119 122 0 0 1 238 110Z', 0],
      ['gold', box(8, 110, 240, 40), 0],
      ['green', box(5, 148, 246, 38), 0],
      ['blue', 'M6 186H250Q248 206 242 222H14Q8 206 6 186Z', 0],
      ['violet', 'M14 222H242Q200 300 128 300Q56 300 14 222Z', 0],
    ],
  },
  flames: {
    at: 'back',
    shapes: [
      [
        'gold',
        'M20 240C-50 190 -30 100 -22 40C6 60 30 40 34 -16C56 10 64 20 76 -20C92 -66 120 -64 130 -88C150 -64 180 -54 192 -18C206 -30 220 -12 226 14C246 12 260 40 272 60C292 110 290 200 236 240Z',
      ],
      [
        'red',
        'M30 220C-14 170 10 110 30 70C50 70 80 20 100 -24C112 -14 124 -32 134 -48C150 -24 178 -22 186 14C206 30 226 40 230 76C250 100 262 180 226 220Z',
        5,
      ],
    ],
  },

  // In his glove
  tulip: flower(['red', 'M4 -164L18 -146L34 -172L46 -144L62 -158Q66 -106 32 -104Q-2 -106 4 -164Z']),
  cornflower: flower(['blue', star(28, -134, 40, 8, 0.55), 6], ['violet', circle(28, -134, 12), 5]),
  violet: flower(
    ['violet', 'M28 -132C-6 -182 -30 -140 28 -132C-20 -110 10 -70 28 -132C40 -70 78 -106 28 -132C86 -140 62 -186 28 -132Z', 7],
    ['gold', circle(28, -130, 9), 5],
  ),
  iceCream: hand(
    ['gold', 'M-12 -40L24 -34L0 26Z'],
    ['pink', circle(8, -68, 28)],
    ['white', 'M-20 -62C-26 -100 36 -104 36 -64Q22 -50 12 -62Q-4 -48 -20 -62Z'],
    ['red', circle(10, -104, 11), 6],
  ),
  balloon: hand(
    ['none', 'M0 0Q20 -50 36 -110', 5],
    ['red', 'M36 -110C-4 -140 -10 -200 40 -204C92 -200 84 -140 44 -110L50 -98H30Z'],
    ['white', 'M22 -176q6 -12 18 -12', 0],
  ),
  theaterMask: hand(
    ['none', 'M0 6L28 -80', 9],
    ['gold', 'M-6 -176Q34 -160 78 -172Q84 -96 36 -76Q-12 -92 -6 -176Z'],
    ['ink', 'M8 -144q10 -12 20 0q-10 6 -20 0ZM46 -142q10 -12 20 0q-10 6 -20 0Z', 4],
    ['red', 'M12 -116Q36 -104 60 -116Q54 -88 36 -88Q18 -90 12 -116Z', 5],
  ),
  mug: hand(
    ['none', 'M40 -76Q76 -76 74 -46Q70 -18 38 -20', 9],
    ['gold', box(-24, -90, 64, 88)],
    ['none', 'M-4 -66V-20M18 -66V-20', 6],
    [
      'white',
      'M-30 -84C-44 -112 -10 -122 2 -108C14 -126 46 -116 46 -90C40 -74 28 -86 20 -80C10 -68 -4 -84 -12 -78C-20 -72 -28 -78 -30 -84Z',
    ],
  ),
  wand: hand(
    ['ink', 'M-8 8L50 -112L60 -106L4 14Z', 4],
    ['white', 'M50 -112L60 -106L52 -90L42 -96Z', 4],
    ['gold', star(64, -146, 24), 6],
  ),
  sword: hand(
    ['pale', 'M-8 -34L2 -196L14 -210L26 -196L24 -34Z'],
    ['gold', 'M-34 -44H48V-28H-34Z'],
    ['brown', box(-2, -28, 18, 40)],
  ),
  magnifier: hand(
    ['brown', 'M-4 -20L10 -26L22 14L6 18Z'],
    ['glass', circle(12, -72, 44), 11],
    ['none', 'M-12 -82Q-4 -102 16 -102', 6],
  ),
  wrench: hand(['pale', 'M-14 12L6 -110C-18 -130 -14 -170 18 -178L22 -142L40 -140L52 -174C78 -152 70 -116 40 -106L22 18Z']),
  pickaxe: hand(['brown', 'M-10 12L28 -150L44 -146L8 16Z'], ['pale', 'M-44 -132Q30 -200 86 -108Q30 -152 -44 -132Z']),
  baguette: hand(
    ['gold', 'M-30 14C-44 -4 34 -180 58 -186C82 -182 78 -160 66 -134C46 -84 8 14 -6 20Z'],
    ['none', 'M2 -48l22 8M18 -84l22 8M34 -120l22 8M-14 -14l22 8', 5],
  ),
  microphone: hand(
    ['ink', 'M-8 10L8 -64L26 -60L10 14Z'],
    ['gray', circle(22, -86, 26)],
    ['none', 'M4 -94L40 -80M8 -76L34 -66M12 -104L38 -94', 4],
  ),
  bow: hand(
    ['none', 'M0 -190L10 -30M-30 -8L46 -214', 4],
    ['brown', 'M-6 -206C70 -180 80 -60 10 -20L6 -30C60 -70 56 -160 -10 -196Z', 6],
    ['red', 'M36 -196L58 -206L54 -228Z', 5],
  ),
  globe: hand(
    ['sky', circle(26, -78, 56)],
    ['green', 'M-14 -110Q10 -130 30 -118Q34 -96 14 -92Q8 -70 -10 -78ZM30 -70Q60 -86 76 -66Q66 -36 44 -40Q44 -56 30 -70Z', 5],
    ['none', 'M-2 -20Q26 -8 54 -20', 6],
  ),
  tray: hand(['pale', 'M-66 -34Q20 -48 84 -34Q70 -10 10 -10Q-52 -10 -66 -34Z']),
  nut: hand(
    ['brown', 'M-24 -52Q-18 -4 12 2Q44 -6 46 -54Z'],
    ['dark', 'M-32 -52C-34 -90 56 -92 54 -52Q10 -38 -32 -52Z'],
    ['none', 'M12 -82Q12 -96 22 -102'],
    ['pale', 'M-66 0Q20 -14 84 0Q70 24 10 24Q-52 24 -66 0Z'],
  ),
  sheet: hand(['white', 'M-20 -160H56L78 -138V-24H-20Z'], ['none', 'M-2 -134H30M12 -112H56M12 -90H48M-2 -68H30M12 -46H56', 7]),
  helm: hand(
    ['none', 'M24 -170V-2M-60 -86H108M-36 -146L84 -26M84 -146L-36 -26', 10],
    ['blue', circle(24, -86, 58)],
    ['white', circle(24, -86, 40), 6],
    ['none', 'M24 -126V-46M-16 -86H64M-4 -114L52 -58M52 -114L-4 -58', 7],
    ['blue', circle(24, -86, 13), 6],
  ),
  noBugs: hand(
    ['white', circle(26, -94, 62)],
    ['none', 'M-8 -114L60 -74M60 -114L-8 -74M-10 -94H62', 6],
    ['green', ellipse(26, -92, 22, 32), 6],
    ['none', 'M26 -122V-62', 5],
    ['red', 'M-22 -130L-10 -142L74 -58L62 -46Z', 5],
    ['none', circle(26, -94, 62), 14],
  ),
  pixelHeart: hand(
    ['red', 'M-14 -140H10V-128H34V-140H58V-128H70V-92H58V-80H46V-68H34V-56H10V-68H-2V-80H-14V-92H-26V-128H-14Z'],
    ['white', 'M-8 -122H4V-110H-8Z', 0],
  ),
  trophy: hand(
    ['none', 'M-22 -142Q-52 -142 -44 -112Q-34 -92 -8 -92M60 -142Q90 -142 82 -112Q72 -92 46 -92', 10],
    ['gold', 'M-26 -152H64Q64 -76 28 -70V-36H48V-18H-10V-36H10V-70Q-26 -76 -26 -152Z'],
    ['white', star(19, -118, 18), 5],
  ),
  book: hand(
    ['red', 'M-28 -136H58Q70 -136 70 -124V-22H-16Q-28 -22 -28 -36Z'],
    ['white', 'M-16 -22Q-28 -22 -28 -32Q-28 -44 -16 -44H70V-22Z', 6],
    ['gold', 'M-4 -116H48V-100H-4Z', 5],
  ),
  parcel: hand(
    ['gold', 'M-36 -122L20 -142L78 -122V-40L20 -20L-36 -40Z'],
    ['none', 'M-36 -122L20 -102L78 -122M20 -102V-20', 6],
    ['red', 'M-8 -132L50 -112V-90L38 -86V-108L-20 -128Z', 5],
  ),
  envelope: hand(['white', 'M-36 -128H80V-46H-36Z'], ['none', 'M-36 -128L22 -80L80 -128', 7], ['red', circle(22, -78, 13), 5]),
  bee: {
    at: 'right',
    shapes: [
      ['white', 'M6 -226C-20 -270 30 -280 20 -226C40 -270 70 -240 22 -220Z', 6],
      ['gold', ellipse(8, -200, 38, 27)],
      ['ink', 'M-6 -224Q-14 -200 -6 -176L4 -174V-226ZM20 -224Q28 -200 20 -176L30 -180Q38 -200 30 -220Z', 0],
    ],
  },
  bubble: right(
    ['white', 'M-44 -330H34Q40 -330 40 -322V-262Q40 -254 32 -254H-8L-40 -226L-34 -254Q-62 -254 -62 -264V-318Q-62 -330 -50 -330Z'],
    ['ink', circle(-36, -292, 7), 0],
    ['ink', circle(-10, -292, 7), 0],
    ['ink', circle(16, -292, 7), 0],
  ),
  hearts: right(['red', heart(0, -280, 24)], ['red', heart(24, -220, 15), 6], ['red', heart(-300, -240, 18), 6]),
  snowflakes: {
    at: 'back',
    shapes: [
      [
        'none',
        'M270 20v44M251 31l38 22M251 53l38 -22M300 100v36M284 109l32 18M284 127l32 -18M-30 60v44M-49 71l38 22M-49 93l38 -22',
        7,
        'sky',
      ],
    ],
  },
  sparkles: {
    at: 'back',
    shapes: [
      ['gold', star(-26, 60, 26, 4), 5],
      ['gold', star(8, -10, 18, 4), 5],
    ],
  },

  // Flags
  catalanFlag: flag(...stripes(true, 'gold', 'red', 'gold', 'red', 'gold', 'red', 'gold', 'red', 'gold')),
  brnoFlag: flag(...stripes(true, 'white', 'red', 'white', 'red')),
  georgianFlag: flag(
    ['red', 'M40 -196h12v54h-12ZM8 -175h76v12h-76Z', 0],
    [
      'red',
      'M22 -190h4v4h4v4h-4v4h-4v-4h-4v-4h4ZM66 -190h4v4h4v4h-4v4h-4v-4h-4v-4h4ZM22 -160h4v4h4v4h-4v4h-4v-4h-4v-4h4ZM66 -160h4v4h4v4h-4v4h-4v-4h-4v-4h4Z',
      0,
    ],
  ),
  israeliFlag: flag(['blue', 'M8 -190h76v8h-76ZM8 -156h76v8h-76Z', 0], ['none', 'M46 -182L58 -162H34ZM46 -155L34 -175H58Z', 3]),
  romanianFlag: flag(...stripes(false, 'blue', 'gold', 'red')),
  peruvianFlag: flag(...stripes(false, 'red', 'white', 'red')),
  swissFlag: flag(['red', box(8, -196, 76, 54), 0], ['white', 'M41 -188h10v14h14v10h-14v14h-10v-14h-14v-10h14Z', 0]),
  turkishFlag: flag(
    ['red', box(8, -196, 76, 54), 0],
    ['white', 'M48 -183A16 16 0 1 0 48 -155A13 13 0 1 1 48 -183Z', 0],
    ['white', star(58, -168, 9), 0],
  ),

  // On the counter
  frame: left(['brown', box(-48, -124, 92, 116)], ['white', box(-32, -108, 60, 84), 6]),
  spheres: left(
    [
      'none',
      'M0 -150L-36 -110M0 -150L36 -110M-36 -110V-60M36 -110V-60M-36 -60L0 -26M36 -60L0 -26M0 -150V0M-36 -110L36 -60M36 -110L-36 -60',
      9,
      'gray',
    ],
    ...[
      [0, -160],
      [-38, -120],
      [38, -120],
      [0, -88],
      [-38, -60],
      [38, -60],
      [0, -18],
    ].map(([x = 0, y = 0]): Shape => ['pale', circle(x, y, 19), 7]),
  ),
  eiffelTower: left(
    ['brown', 'M-5 -236H5L12 -140L22 -84L52 0H24Q20 -34 0 -34Q-20 -34 -24 0H-52L-22 -84L-12 -140Z'],
    ['brown', box(-30, -92, 60, 14), 6],
    ['brown', box(-19, -150, 38, 12), 6],
  ),
  opera: left(
    ['white', 'M-52 -18C-52 -70 -30 -100 0 -112C4 -70 -10 -40 -30 -18Z'],
    ['white', 'M-30 -18C-30 -90 0 -140 40 -152C44 -90 20 -40 -2 -18Z'],
    ['white', 'M4 -18C10 -60 30 -90 60 -98C62 -60 52 -40 40 -18Z'],
    ['pale', box(-58, -20, 122, 20)],
  ),
  cathedral: left(
    ['pale', 'M-50 0V-150L-32 -236L-14 -150V-110H14V-150L32 -236L50 -150V0Z'],
    ['navy', 'M-12 0V-44Q0 -64 12 -44V0Z', 6],
    ['navy', circle(0, -86, 11), 6],
    ['none', 'M-32 -150V-60M32 -150V-60', 6],
  ),
  charminar: left(
    ['pale', 'M-58 0V-170L-49 -196L-40 -170V0ZM40 0V-170L49 -196L58 -170V0Z'],
    ['pale', 'M-40 -100H40V0H22V-40Q0 -74 -22 -40V0H-40Z'],
    ['none', 'M-58 -120H-40M40 -120H58M-40 -84H40', 6],
  ),
  onionDomes: left(
    ['white', box(-50, -96, 100, 96)],
    ['green', 'M-26 -96C-76 -130 -34 -152 -26 -182C-18 -152 24 -130 -26 -96Z'],
    ['green', 'M30 -96C-4 -122 24 -136 30 -162C36 -136 64 -122 30 -96Z'],
    ['gold', 'M-26 -182V-206M-34 -198H-18M30 -162V-184M22 -176H38', 6],
    ['navy', 'M-12 0V-36Q0 -54 12 -36V0Z', 6],
  ),
  needle: left(
    ['white', 'M-7 -176H7L10 -90L26 0H8L0 -70L-8 0H-26L-10 -90Z'],
    ['navy', 'M-52 -170Q0 -150 52 -170L34 -194H-34Z'],
    ['white', 'M-22 -194Q0 -210 22 -194Z'],
    ['none', 'M0 -206V-240', 7, 'gray'],
  ),
  capitol: left(
    ['white', box(-58, -70, 116, 70)],
    ['white', box(-30, -104, 60, 34)],
    ['white', 'M-28 -104Q-28 -164 0 -166Q28 -164 28 -104Z'],
    ['gold', 'M-6 -166L0 -196L6 -166Z', 6],
    ['none', 'M-40 -58V-4M-20 -58V-4M0 -58V-4M20 -58V-4M40 -58V-4', 6],
  ),
  car: left(
    ['navy', 'M-40 -60L-22 -96H26L46 -60Z'],
    ['sky', 'M-24 -62L-14 -84H0V-62ZM10 -62V-84H20L32 -62Z', 5],
    ['red', 'M-60 -20V-48Q-60 -60 -46 -60H46Q60 -58 62 -40V-20Z'],
    ['ink', circle(-32, -18, 17)],
    ['pale', circle(-32, -18, 8), 4],
    ['ink', circle(34, -18, 17)],
    ['pale', circle(34, -18, 8), 4],
  ),
  signpost: left(
    ['brown', box(-8, -200, 16, 200)],
    ['white', 'M-52 -192H32L58 -164L32 -136H-52Z'],
    ['none', 'M-34 -164H16M4 -176L18 -164L4 -152', 7],
  ),
  letterX: left(['red', 'M-54 -150H-22L0 -106L22 -150H54L20 -76L56 0H22L0 -46L-22 0H-56L-20 -76Z']),
  teaCup: left(
    ['none', 'M34 -52Q60 -52 56 -30Q48 -14 28 -18', 8],
    ['white', 'M-40 -62H38Q38 -8 0 -8Q-40 -8 -40 -62Z'],
    ['none', 'M-14 -78Q-22 -92 -12 -102M12 -78Q4 -92 14 -102', 6],
    ['white', 'M-52 -8H52Q40 6 0 6Q-40 6 -52 -8Z'],
  ),
} satisfies Record<string, Piece>;

export type PieceName = keyof typeof pieces;
