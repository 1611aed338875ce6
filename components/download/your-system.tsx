'use client';

import { fillWords } from '@/components/ui/fill-words';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { type System, systems } from '@/lib/download/systems';
import { detectSystem } from './detect-system';
import './your-system.css';

/** Not every browser supports this, and TypeScript's DOM types lack it. */
interface WithUserAgentData {
  userAgentData?: { platform: string };
}

function readSystem(): System | '' {
  const { userAgent, maxTouchPoints, userAgentData }: Navigator & WithUserAgentData = navigator;
  return detectSystem({ userAgent, platform: userAgentData?.platform, touchPoints: maxTouchPoints }) ?? '';
}

const useSystem = () => useBrowserValue<System | ''>(readSystem, '');

interface YourSystemLinksProps {
  lines: readonly {
    /** The displayed name of the release line. */
    name: string;
    /** The id of the line's first package for each operating system. */
    packages: Partial<Record<System, string>>;
  }[];
  /** The text before the links; `{system}` is replaced by the system's name. */
  intro: string;
}

/**
 * Shortcuts to the packages for the visitor's operating system. Their space is reserved from the start, so that
 * nothing shifts.
 */
export function YourSystemLinks({ lines, intro }: YourSystemLinksProps) {
  const system = useSystem();
  const shown = system ? lines.filter(({ packages }) => packages[system]) : [];
  return (
    <div className="your-system needs-script">
      {system && shown.length > 0 && (
        <>
          <span>{fillWords(intro, { system: systems[system] })}</span>
          {shown.map(({ name, packages }) => (
            <a key={name} href={`#${packages[system]}`} aria-label={`${systems[system]}, ${name}`}>
              {name}
            </a>
          ))}
        </>
      )}
    </div>
  );
}

/** Marks a package, in words, as the one for the visitor's system. */
export function YourSystemMark({ packageSystems, text }: { packageSystems: readonly System[]; text: string }) {
  const system = useSystem();
  const isVisitorsSystem = system !== '' && packageSystems.includes(system);
  return <span className={isVisitorsSystem ? 'your-system-mark chip' : 'your-system-mark chip invisible'}>{text}</span>;
}
