import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preloadedRevision } from '#client/lib/preloaded.ts';
import { openChannel } from '#client/lib/socket.ts';
import { feedMoved } from '#client/store/device.ts';
import { USER_KEY } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';

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
        onGap: () => {
          feedMoved();
          void client.invalidateQueries();
        },
        onSessionEnd: async () => {
          await client.invalidateQueries({ queryKey: USER_KEY });
          return client.getQueryData<User | null>(USER_KEY)?.id === userId;
        },
      }),
    [client, userId],
  );
}
