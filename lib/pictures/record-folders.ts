/**
 * The kinds of records with pictures, as folders of content/media.yml, with the assumed size in pixels of a
 * picture of unknown size.
 */
export const recordFolders = {
  logos: { width: 256, height: 256 },
  books: { width: 140, height: 175 },
  awards: { width: 200, height: 150 },
};

export type RecordFolder = keyof typeof recordFolders;
