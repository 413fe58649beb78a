import { useMutation } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import type { BodyInput } from '#shared/endpoint.ts';
import { speak } from '../../voice/client/speak.ts';
import { useSound } from '../../voice/client/use-sound.ts';
import type { motivate } from '../contract.ts';
import { texts } from '../texts.ts';

/** Asks the assistant for a word of encouragement; about nothing in particular where nothing is said. */
export function useMotivation() {
  const sound = useSound();
  return useMutation({
    mutationFn: (about: BodyInput<typeof motivate>) =>
      call<typeof motivate>('POST /api/ai/motivation', { body: about }),
    onSuccess: ({ message }) => {
      if (sound.on) void speak(message);
    },
    onError: (error) => tellFailure(error, texts.error, texts.failed),
  });
}
