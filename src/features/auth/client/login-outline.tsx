import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { DoorPage } from '#client/ui/door-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { DoorTitle } from './door-title.tsx';
import { texts } from './texts.ts';

/** The login page without its form, as plain HTML: only the browser knows which of the two is asked for, by the fragment. */
export function LoginOutline({ brand }: { brand: ReactNode }) {
  return (
    <DoorPage brand={brand}>
      <div id={paths.signUp.split('#')[1]} className="peer hidden scroll-mt-[100dvh] target:block">
        <DoorTitle title={texts.signUpTitle} greeting={texts.signUpGreeting} />
      </div>
      <div className="peer-target:hidden">
        <DoorTitle title={texts.signInTitle} greeting={texts.signInGreeting} />
      </div>
      <Card>
        <Skeleton className="h-80 rounded-control" />
      </Card>
    </DoorPage>
  );
}
