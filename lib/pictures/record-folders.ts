/**
 * The kinds of records with pictures, which are folders in content/media.yml, with the size in pixels to assume if a picture's
 * size is unknown.
 */
export const recordFolders = {
  logos: { width: 256, height: 256 },
  books: { width: 140, height: 175 },
  awards: { width: 200, height: 150 },
};

export type RecordFolder = keyof typeof recordFolders;
