import type { ReactNode } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DoorPage } from '#client/ui/door-page.tsx';
import { navigations, paths } from '#shared/paths.ts';
import { DoorTitle } from './door-title.tsx';
import { texts } from './texts.ts';

/** What somebody sees whom a link of another site sends to the logout; it is plain HTML and needs no script. */
export function LogoutQuestion({ brand }: { brand: ReactNode }) {
  return (
    <DoorPage brand={brand}>
      <DoorTitle title={texts.logoutTitle} greeting={texts.logoutText} />
      <Card className="flex flex-col gap-2">
        <form method="post" action={navigations.logout}>
          <Button type="submit" size="large" className="w-full">
            {texts.logoutSubmit}
          </Button>
        </form>
        <a href={paths.home} className={buttonClass('quiet', 'large')}>
          {texts.logoutStay}
        </a>
      </Card>
    </DoorPage>
  );
}
