import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { toast } from '#client/ui/toast.ts';
import type { OwnAddress, sendConfirmation, withdrawAddress } from '../contract.ts';
import { texts } from './texts.ts';

export const ADDRESS_KEY = ['/api/auth/address'] as const;

/** What is known of the address of the account. */
export const useOwnAddress = () => useQuery<OwnAddress>({ queryKey: ADDRESS_KEY });

/** Has a link sent to the address that the account has. */
export function useSendConfirmation(email: string) {
  return useMutation({
    mutationFn: () => call<typeof sendConfirmation>('POST /api/auth/address/confirmation'),
    onSuccess: () => toast({ title: texts.confirmationSent(email) }),
    onError: (error) => tellFailure(error, texts.sendFailed, serverMessage(error)),
  });
}

/** Has another address that waits to be confirmed not be taken. */
export function useWithdrawAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof withdrawAddress>('DELETE /api/auth/address/pending'),
    onSuccess: () => toast({ title: texts.withdrawn }),
    onError: (error) => tellFailure(error, texts.withdrawFailed, serverMessage(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ADDRESS_KEY }),
  });
}
