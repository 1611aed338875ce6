'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type FetchedChecksums, fetchChecksums } from './fetch-checksums';
import './download.css';

/** Delay after the page has loaded, in milliseconds (docs/behavior.md, Download). */
const delay = 300;

const notFetchedYet: FetchedChecksums = { checksums: {}, failed: false };

const Reread = createContext(notFetchedYet);

interface ChecksumRefreshProps {
  /** URLs of the published checksums by release line. */
  urls: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Fetches the checksums again after the page has loaded, because a cached page may have outdated ones. */
export function ChecksumRefresh({ urls, children }: ChecksumRefreshProps) {
  const [reread, setReread] = useState(notFetchedYet);
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const result = await fetchChecksums(urls, request.signal);
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
  /** The checksum from the build. */
  builtIn: string;
}

/** A line's checksum: the one from the build until the published one has been fetched. */
export function CurrentChecksum({ line, id, builtIn }: CurrentChecksumProps) {
  const { checksums } = useContext(Reread);
  return (
    <code id={id} className="checksum">
      {checksums[line] ?? builtIn}
    </code>
  );
}

interface RefreshNoticeProps {
  /** The checksums from the build by release line, if known. */
  builtIn: Readonly<Record<string, string | undefined>>;
  labels: { failed: string; newer: string };
}

/** A notice if the checksums could not be fetched again, or if they are newer than the versions next to them. */
export function RefreshNotice({ builtIn, labels }: RefreshNoticeProps) {
  const { checksums, failed } = useContext(Reread);
  const isNewer = Object.entries(checksums).some(([line, checksum]) => checksum !== builtIn[line]);
  return (
    <div aria-live="polite" className="download-notice needs-script">
      {failed && <p className="error-text">{labels.failed}</p>}
      {isNewer && !failed && <p className="note">{labels.newer}</p>}
    </div>
  );
}
