import type { ReactNode } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { navigations, paths } from '#shared/paths.ts';
import { texts } from './texts.ts';

/** What somebody sees whom a link of another site sends to the logout; it is plain HTML and needs no script. */
export function LogoutQuestion({ brand }: { brand: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center px-4 md:px-6">
        <a href={paths.home} className="touch-target inline-flex rounded-small">
          {brand}
        </a>
      </header>
      <main className="flex flex-1 justify-center px-4 pt-[max(1.5rem,8dvh)] pb-16">
        <div className="w-full max-w-100">
          <h1 className="text-center font-semibold text-title">{texts.logoutTitle}</h1>
          <p className="mt-2 mb-8 text-balance text-center text-text-muted">{texts.logoutText}</p>
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
        </div>
      </main>
    </div>
  );
}
