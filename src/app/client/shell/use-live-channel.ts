import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain } from '#client/lib/ask-again.ts';
import { preloadedRevision } from '#client/lib/preloaded.ts';
import { openChannel } from '#client/lib/socket.ts';
import { feedMoved } from '#client/store/device.ts';
import { isStillIn } from '#features/auth/client/queries.ts';

/** Keeps this window's data as fresh as the account's other windows make it. */
export function useLiveChannel(userId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      openChannel({
        userId,
        knownRevision: preloadedRevision(client),
        onInvalidate: (keys, cursor) => {
          feedMoved(cursor);
          for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
        },
        onGap: (revision) => {
          feedMoved();
          askAgain(client, revision);
        },
        onSessionEnd: () => isStillIn(client, userId),
      }),
    [client, userId],
  );
}
