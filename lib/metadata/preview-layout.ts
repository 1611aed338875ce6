import type { PieceName } from '@/lib/pictures/stand-ins/pieces';
import type { RouteId } from '@/lib/routing/routes';

/** The parts of a link preview, in its pixels. */
export const previewLayout = {
  padding: 72,
  counter: { top: 502, line: 10, size: 32 },
  title: { width: 620, height: 300, size: 90, lineHeight: 1.08 },
  butlerHeight: 470,
};

/** What the butler has with him in the link preview of a page; on all others he is as in the mark. */
export const previewOutfits: Partial<Record<RouteId, readonly PieceName[]>> = {
  artwork: ['openEyes', 'beret'],
  awards: ['openEyes', 'trophy'],
  books: ['openEyes', 'thickGlasses', 'book'],
  participate: ['openEyes', 'globe'],
  participateCode: ['openEyes', 'sheet'],
  participateConnect: ['openEyes', 'openMouth', 'bubble'],
  participateDesign: ['wink', 'beret'],
  participateDocument: ['openEyes', 'thickGlasses', 'sheet'],
  participateHelp: ['openEyes', 'bubble'],
  participateMeet: ['openEyes', 'balloon'],
  participateReview: ['monocle', 'magnifier'],
  participateTest: ['openEyes', 'hardHat', 'magnifier'],
  hacktoberfest: ['wink', 'hardHat', 'wrench'],
  hacktoberfestFaq: ['openEyes', 'hardHat', 'bubble'],
  hacktoberfestEventKit: ['openEyes', 'hardHat', 'parcel'],
  jam: ['openEyes', 'openMouth', 'microphone'],
  download: ['openEyes', 'parcel'],
  verifyDownloads: ['openEyes', 'magnifier'],
  downloadCheck: ['wink', 'magnifier'],
  changelogWeekly: ['openEyes', 'sheet'],
  changelogStable: ['wink', 'sheet'],
  changelogArchiveWeekly: ['openEyes', 'book'],
  changelogArchiveStable: ['wink', 'book'],
  roadmap: ['openEyes', 'signpost'],
  events: ['openEyes', 'balloon', 'coneHat'],
  onlineMeetup: ['openEyes', 'globe'],
  contributorSummit: ['openEyes', 'microphone'],
  devopsWorld: ['wink', 'globe'],
  donate: ['openEyes', 'blush', 'hearts'],
  chat: ['openEyes', 'openMouth', 'bubble'],
  mailingLists: ['openEyes', 'envelope'],
  press: ['wink', 'microphone'],
};
