import type { Lister } from '../lister.ts';
import { fenced, plainWords } from '../plain-words.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';

/** Thinks up by a language model, if there is one. */
export function listerBy(model: LanguageModel | null): Lister | null {
  if (!model) return null;
  return {
    async list({ instructions, facts }, signal) {
      const question = { instructions, messages: [{ role: 'user' as const, content: fenced(facts) }] };
      try {
        return plainWords(await model.ask(() => question, signal));
      } catch (error) {
        if (error instanceof ModelFailure) return undefined;
        throw error;
      }
    },
  };
}
