import type { PieceName } from './pieces';

/** Colors of the mark that a costume changes. */
export type Dye = 'green' | 'gray' | 'white' | 'wine' | 'brown';

export interface Outfit {
  pieces: readonly PieceName[];
  /** The color of his skin, for costumes that have one of their own. */
  skin?: Dye;
  /** The color of his suit. */
  suit?: Dye;
}

const wears = (...pieces: PieceName[]): Outfit => ({ pieces });

/**
 * What the names of the logos say that the butler wears, holds or stands beside, by the records' file names. Nothing is invented: a
 * logo without an entry is the plain butler beside an empty frame.
 */
export const outfits: Readonly<Record<string, Outfit>> = {
  JCasC: wears('openEyes', 'sheet'),
  actor: wears('theaterMask'),
  alien: { pieces: ['openEyes', 'antennae'], skin: 'green' },
  amsterdam: wears('tulip'),
  atomium: wears('spheres'),
  austin: wears('bandana', 'braids'),
  automotive: wears('wink', 'car'),
  balloon: wears('openEyes', 'balloon'),
  barcelona: wears('catalanFlag'),
  baturro: wears('kerchief', 'sash'),
  beekeeper: wears('straw', 'beeVeil', 'bee'),
  belarus: wears('cornflower'),
  boston: wears('tricorne', 'teaCup'),
  brno: wears('brnoFlag'),
  cambridge: wears('mortarboard'),
  captain: wears('captainCap', 'wink'),
  chatterbox: wears('openEyes', 'openMouth', 'bubble'),
  clown: wears('tufts', 'coneHat', 'clownNose'),
  cologne: wears('cathedral'),
  cosmonaut: { pieces: ['openEyes', 'spaceHelmet'], suit: 'white' },
  cossack: wears('papakha', 'moustache'),
  cowboy: wears('cowboyHat', 'wink'),
  cute: wears('openEyes', 'blush', 'hearts'),
  duchess: wears('tiara', 'pearls'),
  fire: wears('flames', 'openEyes'),
  formal: wears('topHat', 'monocle'),
  gaucho: wears('gauchoHat', 'neckerchief', 'moustache'),
  general: { pieces: ['generalCap', 'medals'], suit: 'green' },
  georgia: wears('georgianFlag'),
  ghibli: wears('leaf', 'openEyes'),
  googly: wears('googlyEyes'),
  guadalajara: wears('sombrero', 'blackMoustache'),
  hyderabad: wears('charminar'),
  'ice-cream': wears('openEyes', 'iceCream'),
  israel: wears('israeliFlag'),
  jenkins: wears(),
  'jenkins-is-the-way': wears('signpost'),
  'jenkins-with-plate-basis': wears('tray'),
  'jenkins-x': wears('letterX'),
  jenkinsperu: wears('chullo'),
  jenkinstein: { pieces: ['openEyes', 'flatHair', 'scarAndBolts'], skin: 'green' },
  kongfu: wears('kungFuBand'),
  'kubernetes-operator': wears('helm'),
  'leeroy-jenkins': wears('openEyes', 'openMouth', 'hornedHelmet', 'sword'),
  legolas: { pieces: ['longHair', 'bow'], suit: 'green' },
  lima: wears('peruvianFlag'),
  london: { pieces: ['bearskin'], suit: 'wine' },
  magician: wears('topHat', 'wink', 'wand', 'sparkles'),
  magritte: wears('bowler', 'apple'),
  miner: wears('hardHat', 'pickaxe'),
  mono: { pieces: [], skin: 'gray', suit: 'gray' },
  musketeer: wears('plumedHat', 'blackMoustache', 'goatee'),
  nerd: wears('openEyes', 'thickGlasses', 'pens'),
  ninja: wears('openEyes', 'ninjaHood'),
  nut: wears('openEyes', 'nut'),
  oktoberfest: wears('alpineHat', 'mug'),
  parasite: wears('blackBar'),
  paris: wears('beret', 'baguette'),
  'paris-eiffel': wears('eiffelTower'),
  'pest-control': wears('noBugs'),
  'peter-the-great': wears('blackCurls', 'blackMoustache'),
  pixelart: wears('pixelGlasses', 'pixelHeart'),
  plumber: wears('ballCap', 'openEyes', 'moustache', 'wrench'),
  pride: wears('rainbow'),
  punkins: wears('mohawk', 'wink', 'earring'),
  raleigh: wears('ruff', 'pointedBeard'),
  romania: wears('romanianFlag'),
  russian: wears('accordion'),
  'san-diego': { pieces: ['sideParting', 'moustache', 'microphone'], suit: 'wine' },
  'santa-claus': wears('santaHat', 'whiteBeard'),
  seattle: wears('needle'),
  seonbi: wears('gat'),
  sherlock: { pieces: ['deerstalker', 'magnifier'], suit: 'brown' },
  snow: wears('snowflakes', 'darkCurls', 'furCollar', 'sword'),
  'stay-safe': wears('faceMask'),
  superhero: wears('cape', 'heroMask'),
  switzerland: wears('swissFlag'),
  sydney: wears('opera'),
  toulousejam: wears('violet'),
  turkey: wears('turkishFlag'),
  washington: wears('capitol'),
  worldwide: wears('openEyes', 'globe'),
  yaroslavl: wears('onionDomes'),
};
