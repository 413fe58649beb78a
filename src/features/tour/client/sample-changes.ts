import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { toast } from '#client/ui/toast.ts';
import type { createSampleDay, dismissSampleDay, removeSampleDay, SampleDay } from '../contract.ts';
import { SAMPLE_KEY } from '../sample-key.ts';
import { texts } from './texts.ts';

/** A change of the example, after which everything is asked for again: it holds objects of many kinds. */
function useChange(send: (key: string) => Promise<SampleDay>, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (sample) => {
      client.setQueryData(SAMPLE_KEY, sample);
      void client.invalidateQueries();
      toast({ title: done });
    },
    onError: (error) => tellFailure(error, texts.error, serverMessage(error) ?? failed),
  });
}

/** Makes the example; the key is the same for every attempt. */
export const useCreateSample = () =>
  useChange(
    (idempotencyKey) => call<typeof createSampleDay>('POST /api/sample-day', { idempotencyKey }),
    texts.created,
    texts.createFailed,
  );

export const useRemoveSample = () =>
  useChange(
    async () => {
      await call<typeof removeSampleDay>('DELETE /api/sample-day');
      return { status: 'removed' };
    },
    texts.removed,
    texts.removeFailed,
  );

/** Declines the offer, or keeps the example as the user's own. */
export function useDismissSample() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof dismissSampleDay>('POST /api/sample-day/dismiss'),
    onMutate: () => {
      const before = client.getQueryData<SampleDay>(SAMPLE_KEY);
      client.setQueryData<SampleDay>(SAMPLE_KEY, { status: 'dismissed' });
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(SAMPLE_KEY, before);
      tellFailure(error, texts.error, serverMessage(error) ?? texts.dismissFailed);
    },
  });
}
