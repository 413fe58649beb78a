import { editDistance } from '#shared/russian/stem.ts';
import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import { type Head, headForms, imperativeForms } from './heads.ts';

const NOT_SLIPS = /(?:[юу]|ла|ло|ть|ся|сь)$/;
const LOOKALIKES =
  /^(?:записи|запись|смотри|открыт|закрыт|вернись|удача|создание|задача|задачи|задачу|отчет|отмена|добавка)$/;

/** The command that a misspelt word stands for; `named`: a word for a task follows it. */
export function slippedHead(word: string, named: boolean): Head | null {
  const garbled =
    named && word.length > 6 && !isPast(word)
      ? imperativeForms.find((one) => one.slice(0, 3) === word.slice(0, 3) && editDistance(one, word, 2) <= 2)
      : undefined;
  if (garbled) return headForms.get(garbled)!;
  if (word.length < 5 || isInfinitive(word) || NOT_SLIPS.test(word) || LOOKALIKES.test(word)) return null;
  if (isPast(word) && !word.endsWith('ли')) return null;
  const form = imperativeForms.find((one) => one[0] === word[0] && editDistance(one, word, 1) <= 1);
  return form ? headForms.get(form)! : null;
}
