import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { toast } from '#client/ui/toast.ts';
import type { Link, unlink } from '../contract.ts';
import { texts } from './texts.ts';

const LINKS_KEY = ['/api/account/links'] as const;

/** Other services, and which of them sign in to the account. */
export const useLinks = () => useQuery<Link[]>({ queryKey: LINKS_KEY });

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: string) =>
      call<typeof unlink>('DELETE /api/account/links/:provider', { params: { provider } }),
    onSuccess: () => toast({ title: texts.unlinked }),
    onError: (error) => tellFailure(error, texts.unlinkFailed, serverMessage(error)),
    onSettled: () => client.invalidateQueries({ queryKey: LINKS_KEY }),
  });
}
