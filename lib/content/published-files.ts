import { awardsFolder } from './awards';
import { booksFolder } from './books';
import { logosFolder } from './logos';
import { recordFiles } from './record-folder';
import { roadmapArchiveFile, roadmapFile } from './roadmap';

/** A content file that is also open data: anyone may read it at its address. */
export interface PublishedFile {
  /** Site-relative address below /data/. */
  url: string;
  /** Path from the repository's root. */
  file: string;
}

/** The content files that are published as they are (specification, section 7, which says logo for the logos' folder). */
export function publishedFiles(): PublishedFile[] {
  const files = [roadmapFile, roadmapArchiveFile, ...[booksFolder, awardsFolder, logosFolder].flatMap(recordFiles)];
  return files.map((file) => ({ url: file.replace(/^content\//, '/data/').replace('/logos/', '/logo/'), file }));
}
