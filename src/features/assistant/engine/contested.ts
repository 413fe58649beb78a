import { fold } from '#shared/russian/text.ts';
import { CREATES } from '#understanding/interpret/creating.ts';
import type { Intent, Reading } from '#understanding/model.ts';
import { type Environment, tasksWith } from './environment.ts';
import { finished } from './titles.ts';

/** Whoever says so may have thought better of what was said before. */
const THINKS_BETTER =
  /(?<![\p{L}\d])(?:оставь(?:те)?|пус(?:ть|кай)\s+(?:пока\s+|уж\s+|себе\s+)*(?:стоит|лежит|висит|буд\p{L}+|побуд\p{L}+|оста\p{L}+)|передумал[аи]?|погоди(?:те)?|стой(?:те)?|отставить|(?:хотя|да|ой|ай|а)[\s,]+нет|не\s+(?:надо|нужно|удал\p{L}*|трога\p{L}*|закры\p{L}*))(?![\p{L}\d])/iu;

/** «ой нет, позвонить Рубену»: what was done just now was not meant so. */
const OBJECTS = /^(?:(?:ой|ай|вай|ну|а|тьфу|блин|стоп)[\s,]+)*(?:нет|не\s(?:то|так|та|тот)|неверно)(?![\p{L}\d])/iu;

const ANOTHER = /^(?:внос|еще|нов(?:ая|ую|ый|ое)$)/;

/** Whether a new task is asked for outright, also where one of that title is there. */
const adds = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .some((word) => CREATES.test(word) || ANOTHER.test(word));

/** «надо бы отчёт сдать до пятницы», where «Сдать отчёт» is there: that one may be meant. */
const isThere = (title: string, env: Environment): boolean =>
  tasksWith(env, 'active').some((task) => task.title.length === title.length && fold(task.title) === fold(title));

const ENDS = new Set<Intent['act']>(['complete', 'delete']);

/**
 * Ends tasks that a word of the message may spare, or that another of its clauses does something else with; or adds a task to one
 * that may have been meant so, or whose title a task has already.
 */
export function isContested({ intents }: Reading, env: Environment): boolean {
  const { text, context } = env;
  const goesOn = context.lastAction === 'create' && intents.some(({ act }) => act === 'create');
  if (goesOn && OBJECTS.test(text)) return true;
  if (intents.some((one) => one.act === 'create' && isThere(finished(one.task.title), env)) && !adds(text)) return true;
  const ends = intents.filter(({ act }) => ENDS.has(act));
  if (ends.length === 0) return false;
  const touched = intents.flatMap((intent) =>
    'meant' in intent && intent.meant.kind === 'these' ? intent.meant.ids : [],
  );
  return THINKS_BETTER.test(text) || new Set(touched).size < touched.length;
}
