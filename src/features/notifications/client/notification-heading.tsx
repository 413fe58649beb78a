import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

/** What the list under the bell begins with, also while it is on its way; what can be done with all of it stands beside. */
export function NotificationHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-2 border-line border-b py-2 pr-2 pl-4">
      <h2 className="font-semibold text-heading">{texts.title}</h2>
      {children}
    </div>
  );
}
