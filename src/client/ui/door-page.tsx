import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';

interface DoorPageProps {
  brand: ReactNode;
  /** What stands at the end of the bar. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page of one narrow column for somebody who is not in the app. */
export function DoorPage({ brand, tools, children }: DoorPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-4 md:px-6">
        <a href={paths.home} className="touch-target inline-flex rounded-small">
          {brand}
        </a>
        {tools}
      </header>
      <main className="flex flex-1 justify-center px-4 pt-[max(1.5rem,8dvh)] pb-16">
        <div className="w-full max-w-100">{children}</div>
      </main>
    </div>
  );
}
