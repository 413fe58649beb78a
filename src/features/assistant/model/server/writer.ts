import { fenced, plainWords, wholeSentences } from '../plain-words.ts';
import { texts } from '../texts.ts';
import { noWriter, type Writer } from '../writer.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';

/** Writes by a language model, if there is one. */
export function writerBy(model: LanguageModel | null): Writer {
  if (!model) return noWriter;
  return {
    async write({ instructions, facts, maxCharacters }) {
      const question = {
        instructions: texts.writing(instructions, maxCharacters),
        messages: [{ role: 'user' as const, content: fenced(facts) }],
      };
      try {
        const written = plainWords(await model.ask(() => question));
        return wholeSentences(written, maxCharacters) || undefined;
      } catch (error) {
        if (error instanceof ModelFailure) return undefined;
        throw error;
      }
    },
  };
}
