import { bowTie, chooser, colors, round, svgDocument, textBlock } from './drawing';

const {
  navy,
  midnight,
  slate,
  steel,
  red,
  wine,
  blue,
  green,
  gold,
  white,
  skin,
  skinShade,
  gray,
  sky,
  skyDeep,
  sand,
  sandDeep,
  rose,
  roseDeep,
  mist,
  mistDeep,
  moss,
  mossDeep,
} = colors;

/** Hats by name; the top of the head is at 128, 66 and the brow at 90. */
const hats: Record<string, (fill: string, band: string) => string> = {
  none: () => '',
  bowler: (fill, band) =>
    `<path d="M88 82c0-38 16-56 40-56s40 18 40 56z" fill="${fill}"/><path d="M87 72h82v10H87z" fill="${band}"/><path d="M68 80q60 12 120 0v6q-60 14-120 0z" fill="${fill}"/>`,
  top: (fill, band) =>
    `<path d="M92 20h72l-4 64H96z" fill="${fill}"/><path d="M95 68h66l-1 14H96z" fill="${band}"/><rect x="70" y="80" width="116" height="8" rx="4" fill="${fill}"/>`,
  cap: (fill, band) =>
    `<path d="M82 86c-2-30 16-44 46-44s48 14 46 44z" fill="${fill}"/><path d="M128 78c30 0 58 4 66 14-30-2-60-4-112-4z" fill="${band}"/><circle cx="128" cy="43" r="4" fill="${band}"/>`,
  chef: (_fill, band) =>
    `<path d="M94 84V62c-18-4-18-32 4-34 8-16 52-16 60 0 22 2 22 30 4 34v22z" fill="${white}"/><path d="M94 72h68v12H94z" fill="${band}"/><path d="M112 66V52M128 66V48M144 66V52" fill="none" stroke="${mist}" stroke-width="3"/>`,
  beret: (fill, band) =>
    `<path d="M76 80c-12-26 22-46 58-44 34 2 58 20 46 40-8 10-92 14-104 4z" fill="${fill}"/><path d="M128 37q4-8 8-10" fill="none" stroke="${band}" stroke-width="5" stroke-linecap="round"/>`,
  boater: (_fill, band) =>
    `<path d="M92 44h72v38H92z" fill="${sand}"/><path d="M92 64h72v16H92z" fill="${band}"/><rect x="64" y="79" width="128" height="8" rx="4" fill="${sand}"/><path d="M64 83a4 4 0 0 0 4 4h120a4 4 0 0 0 4-4z" fill="${skinShade}"/>`,
  pillbox: (fill, band) =>
    `<path d="M92 46q36-10 72 0v38H92z" fill="${fill}"/><path d="M92 46q36-10 72 0v7q-36-9-72 0zM92 74h72v10H92z" fill="${band}"/><circle cx="128" cy="64" r="5" fill="${gold}"/>`,
};

const moustaches: Record<string, string> = {
  none: '',
  handlebar: 'M128 138c-10-6-22-2-24 6-4 0-8-2-10-6 0 12 14 16 34 6 20 10 34 6 34-6-2 4-6 6-10 6-2-8-14-12-24-6z',
  pencil: 'M106 143q11-7 22-2 11-5 22 2-11-3-22 2-11-5-22-2z',
  walrus: 'M104 150c0-12 12-16 24-11 12-5 24-1 24 11-8-4-16-4-24-1-8-3-16-3-24 1z',
};

const hair: Record<string, (fill: string) => string> = {
  sides: (fill) => `<path d="M84 124c-4-24 0-38 10-44 0 14-2 26-4 44zM172 124c4-24 0-38-10-44 0 14 2 26 4 44z" fill="${fill}"/>`,
  parted: (fill) =>
    `<path d="M84 122c-6-40 12-60 44-60s50 20 44 60c-2-16-6-24-10-30-22 2-44-4-54-14-4 12-14 18-18 22-3 6-5 12-6 22z" fill="${fill}"/>`,
  slick: (fill) =>
    `<path d="M84 118c-4-38 14-56 44-56s48 18 44 56c-4-18-12-30-20-32-16-4-32-4-48 0-8 2-16 14-20 32z" fill="${fill}"/>`,
};

const eyes: Record<string, string> = {
  open: `<circle cx="111" cy="118" r="4" fill="${navy}"/><circle cx="145" cy="118" r="4" fill="${navy}"/>`,
  closed: `<path d="M104 118q7 6 14 0M138 118q7 6 14 0" fill="none" stroke="${navy}" stroke-width="3" stroke-linecap="round"/>`,
  monocle: `<circle cx="111" cy="118" r="4" fill="${navy}"/><circle cx="145" cy="118" r="4" fill="${navy}"/><circle cx="145" cy="118" r="12" fill="none" stroke="${gold}" stroke-width="3"/><path d="M156 124q10 22 4 44" fill="none" stroke="${gold}" stroke-width="2"/>`,
  glasses: `<circle cx="111" cy="118" r="4" fill="${navy}"/><circle cx="145" cy="118" r="4" fill="${navy}"/><path d="M99 118a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM133 118a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM123 116q5-4 10 0" fill="none" stroke="${slate}" stroke-width="3"/>`,
};

interface Ground {
  ground: string;
  disc: string;
  /** The color of the bow tie and of the hat or its band; it suits the background. */
  accent: string;
}

const grounds: readonly [Ground, ...Ground[]] = [
  { ground: sky, disc: skyDeep, accent: red },
  { ground: sand, disc: sandDeep, accent: blue },
  { ground: rose, disc: roseDeep, accent: red },
  { ground: mist, disc: mistDeep, accent: red },
  { ground: moss, disc: mossDeep, accent: green },
  { ground: slate, disc: steel, accent: red },
];

/** The plate with the name. */
const plate = midnight;

function percent(part: number): string {
  return `${round(part * 100)}%`;
}

/**
 * The stand-in for a logo: a butler whose hat, hair, moustache and colors are derived from the name, which is
 * written below.
 * @param name the logo's name
 */
export function drawButler(name: string): string {
  const choose = chooser(name);
  const { ground, disc, accent } = choose(grounds);
  const suit = ground === slate ? navy : choose([navy, slate]);
  const hat = choose(['none', 'bowler', 'top', 'cap', 'chef', 'beret', 'boater', 'pillbox', 'none']);
  const hatFill = choose([suit, accent]);
  const hairFill = choose([navy, gray, '#7a4f2a']);
  const hairStyle = hat === 'none' ? choose(['parted', 'slick', 'sides']) : 'sides';
  const moustache = choose(['none', 'handlebar', 'pencil', 'walrus', 'none']);
  const face = choose(['open', 'closed', 'open', 'monocle', 'glasses']);
  const band = hatFill === accent ? white : accent;

  const body = [
    `<path d="M0 0h256v220H0z" fill="${ground}"/>`,
    `<circle cx="128" cy="118" r="98" fill="${disc}"/>`,
    `<path d="M24 256c2-40 26-58 66-66h76c40 8 64 26 66 66z" fill="${suit}"/>`,
    `<path d="M100 186h56l-28 62z" fill="${white}"/>`,
    `<path d="M100 184 84 200l24 8-10 8 30 40zM156 184l16 16-24 8 10 8-30 40z" fill="${suit === navy ? slate : navy}"/>`,
    `<path d="M112 160h32v26q-16 14-32 0z" fill="${skinShade}"/>`,
    `<circle cx="83" cy="122" r="9" fill="${skinShade}"/><circle cx="173" cy="122" r="9" fill="${skinShade}"/>`,
    `<path d="M84 108c0-30 18-44 44-44s44 14 44 44c0 40-18 66-44 66s-44-26-44-66z" fill="${skin}"/>`,
    hair[hairStyle]?.(hairFill),
    hats[hat]?.(hatFill, band),
    `<path d="M103 106q8-5 16-1M137 105q8-4 16 1" fill="none" stroke="${hairFill}" stroke-width="4" stroke-linecap="round"/>`,
    eyes[face],
    `<path d="M128 118q8 12 0 16" fill="none" stroke="${skinShade}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M117 152q11 8 22 0" fill="none" stroke="${navy}" stroke-width="3" stroke-linecap="round"/>`,
    moustaches[moustache] && `<path d="${moustaches[moustache]}" fill="${hairFill}"/>`,
    bowTie(128, 194, 64, accent, accent === red ? wine : navy),
    `<path d="M0 220h256v36H0z" fill="${plate}"/>`,
    textBlock(name, { x: 128, y: 238, width: 236, height: 32, size: 20, fill: white, weight: 700 }),
  ];
  return svgDocument({
    label: name,
    width: 256,
    height: 256,
    ground,
    behind: `<rect y="${percent(220 / 256)}" width="100%" height="${percent(36 / 256)}" fill="${plate}"/>`,
    body: body.filter(Boolean).join(''),
    fit: 'meet',
  });
}
