import '#client/lib/zod-without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepClientId } from '#client/lib/client-id.ts';
import { tellCommonFailure, tellTooMany } from '#client/lib/failure.ts';
import { watchInstallPrompt } from '#client/lib/install-prompt.ts';
import { announcedParts } from '#client/lib/lazy-part.ts';
import { takeOpening } from '#client/lib/opening.ts';
import { watchOutage } from '#client/lib/outage.ts';
import { seedPreloaded } from '#client/lib/preloaded.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { askWhetherSignedIn } from '#client/lib/still-signed-in.ts';
import { isStillIn } from '#features/auth/client/queries.ts';
import { keepOwnClock } from '#features/settings/client/own-clock.ts';
import { cachedQueries } from '../cached-queries.ts';
import { App } from './app.tsx';
import { isAwayShown } from './device/away-shown.ts';
import { heedServersDecrees } from './device/heed-decrees.ts';
import { keepHere } from './device/keep-here.ts';
import '#client/ui/theme.css';

keepClientId();
heedServersDecrees();
takeOpening();
watchInstallPrompt();
const noticeOutage = watchOutage(() => void client.invalidateQueries());
const client = createQueryClient((error, { asked }) => {
  // Of questions the sign above every page says it.
  if (!(asked && isAwayShown(error))) tellCommonFailure(error);
  if (asked) tellTooMany(error);
  noticeOutage(error);
}, cachedQueries);
askWhetherSignedIn(() => isStillIn(client));
const isSeeded = seedPreloaded(client);
keepOwnClock(client);
const drawing = Promise.withResolvers<void>();
const kept = keepHere(client, isSeeded ? drawing.promise : undefined);

// No `await`: parts import this file's script, which would then wait for them and they for it.
void Promise.all([announcedParts(), kept]).then(() => {
  const root = createRoot(document.getElementById('root')!);
  const atOnce = (draw: () => void) => draw();
  // Drawn piece by piece, so that a slow phone answers meanwhile; in one go behind a picture, which it is to take the place of.
  (document.getElementById('shown') ? atOnce : startTransition)(() =>
    root.render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    ),
  );
  drawing.resolve();
});
