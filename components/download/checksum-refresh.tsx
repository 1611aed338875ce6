'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type RereadChecksums, rereadChecksums } from './reread-checksums';
import './downloads.css';
import './release-packages.css';

/** How long after the page has loaded the files are asked for, in milliseconds (specification, section 9). */
const delay = 300;

const notYet: RereadChecksums = { checksums: {}, failed: false };

const Reread = createContext(notYet);

interface ChecksumRefreshProps {
  /** Where the published checksums are, by release line. */
  urls: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Reads the checksums again once the page is there, so that a page from a cache shows the current ones. */
export function ChecksumRefresh({ urls, children }: ChecksumRefreshProps) {
  const [reread, setReread] = useState(notYet);
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const result = await rereadChecksums(urls, request.signal);
      if (!request.signal.aborted) setReread(result);
    }, delay);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [urls]);
  return <Reread value={reread}>{children}</Reread>;
}

interface CurrentChecksumProps {
  line: string;
  id: string;
  /** The value the page was built with. */
  builtIn: string;
}

/** The checksum of a line: the published one once it has been read, until then the one in the page. */
export function CurrentChecksum({ line, id, builtIn }: CurrentChecksumProps) {
  const { checksums } = useContext(Reread);
  return (
    <code id={id} className="checksum">
      {checksums[line] ?? builtIn}
    </code>
  );
}

interface RefreshNoticeProps {
  /** The values the page was built with, by release line. */
  builtIn: Readonly<Record<string, string>>;
  words: { failed: string; newer: string };
}

/** Says when the checksums could not be read again, and when they have outrun the versions beside them. */
export function RefreshNotice({ builtIn, words }: RefreshNoticeProps) {
  const { checksums, failed } = useContext(Reread);
  const isNewer = Object.entries(checksums).some(([line, checksum]) => checksum !== builtIn[line]);
  return (
    <div role="status" className="download-notice needs-script">
      {failed && <p className="error-text">{words.failed}</p>}
      {isNewer && !failed && <p className="note">{words.newer}</p>}
    </div>
  );
}
