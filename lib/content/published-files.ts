import { roadmapArchiveFile, roadmapFile } from './roadmap';

/** A content file that is also open data: anyone may read it at its address. */
export interface PublishedFile {
  /** Site-relative address below /data/. */
  url: string;
  /** Path from the repository's root. */
  file: string;
}

/** The content files that are published as they are (specification, section 7). */
export function publishedFiles(): PublishedFile[] {
  return [roadmapFile, roadmapArchiveFile].map((file) => ({ url: file.replace(/^content\//, '/data/'), file }));
}
