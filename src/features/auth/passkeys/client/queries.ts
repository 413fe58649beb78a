import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import type { deletePasskey, Passkey } from '../contract.ts';
import { texts } from './texts.ts';

const PASSKEYS_KEY = ['/api/account/passkeys'] as const;

export const usePasskeys = () => useQuery<Passkey[]>({ queryKey: PASSKEYS_KEY });

/** Puts a passkey that was just made first in the list. */
export function useKeepPasskey(): (passkey: Passkey) => void {
  const client = useQueryClient();
  return (passkey) => client.setQueryData<Passkey[]>(PASSKEYS_KEY, (list = []) => [passkey, ...list]);
}

/** Takes a passkey out of the list at once, and puts it back where the server refuses. */
export function useDeletePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deletePasskey>('DELETE /api/account/passkeys/:id', { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: PASSKEYS_KEY });
      const before = client.getQueryData<Passkey[]>(PASSKEYS_KEY);
      client.setQueryData<Passkey[]>(PASSKEYS_KEY, (list = []) => list.filter((passkey) => passkey.id !== id));
      return { before };
    },
    onError: (error, _id, context) => {
      client.setQueryData(PASSKEYS_KEY, context?.before);
      tellFailure(error, texts.removeFailed, serverMessage(error));
    },
  });
}
