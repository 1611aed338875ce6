'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { type System, systems } from '@/lib/download/systems';
import { detectSystem } from './detect-system';
import './your-system.css';

/** Not every browser has it, and TypeScript's library does not know it. */
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
    /** The release line's name. */
    name: string;
    /** The id of the line's first package for each system. */
    packages: Partial<Record<System, string>>;
  }[];
  /** What introduces the links; `{system}` stands for the system's name. */
  intro: string;
}

/** Shortcuts to the packages for the visitor's own system. Their place is there from the start, so that nothing moves. */
export function YourSystemLinks({ lines, intro }: YourSystemLinksProps) {
  const system = useSystem();
  const shown = system ? lines.filter(({ packages }) => packages[system]) : [];
  return (
    <div className="your-system needs-script">
      {system && shown.length > 0 && (
        <>
          <span>{intro.replace('{system}', systems[system])}</span>
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

/** Marks a package that is for the visitor's system, in words. */
export function YourSystemMark({ packageSystems, text }: { packageSystems: readonly System[]; text: string }) {
  const system = useSystem();
  const isYours = system !== '' && packageSystems.includes(system);
  return <span className={isYours ? 'your-system-mark chip' : 'your-system-mark chip invisible'}>{text}</span>;
}
