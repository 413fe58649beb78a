import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#client/lib/call.ts';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { isUnauthorized, NetworkError, serverMessage } from '#client/lib/http-error.ts';
import type { proposeSteps } from '../contract.ts';
import { texts } from '../texts.ts';

/** What is said of a failure where it happened. */
function wordsOf(error: unknown): string {
  if (error instanceof NetworkError) return texts.offline;
  return serverMessage(error) ?? texts.failed;
}

/** Asks the language model for steps of a task. Whoever leaves gives it up. */
export function useStepProposals(taskId: string) {
  const under = useRef<AbortController>(undefined);
  const asking = useMutation({
    mutationFn: async (refused: readonly string[]) => {
      under.current = new AbortController();
      const options = { params: { id: taskId }, body: { refused: [...refused] }, signal: under.current.signal };
      return (await call<typeof proposeSteps>('POST /api/ai/tasks/:id/steps', options)).steps;
    },
    onError: (error) => isUnauthorized(error) && tellCommonFailure(error),
  });
  useEffect(() => () => under.current?.abort(), []);
  const { mutate, reset, isPending, error, data } = asking;
  return {
    ask: mutate,
    cancel() {
      under.current?.abort();
      reset();
    },
    isPending,
    proposed: data,
    failure: error === null || isUnauthorized(error) ? undefined : wordsOf(error),
  };
}
