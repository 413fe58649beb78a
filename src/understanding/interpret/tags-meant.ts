import { fold } from '#shared/russian/text.ts';
import type { Intent, KnownTask, Meant } from '../model.ts';
import { type TagsSaid, tagsOfTitles } from './tags-said.ts';

/** «задачу», «все дела», «то», and nothing that names one. */
const ANY_TASK =
  /^(?:|вс[её]|обе|оба|обеим|обоим|те|то|что|ту|дело|дела|задач[уаи]|задачк[уаи]|таск[уаи]|котор\p{L}+)$/u;
const ALL = /^(?:вс[её]|обе|оба|обеим|обоим|дела|задачи|таски|те)$/u;
/** «то, что с тегом дом» is all of it. */
const WHATEVER = /(?:^|[^\p{L}])то[\s,]+что(?![\p{L}-])/iu;
const wordsIn = (text: string) => fold(text).split(/[^\p{L}]+/u);

/** What is done to no task that its words name, done to those that its tag tells: «задачу с тегом дом перенеси на завтра». */
export function toldByAll(intent: Intent, text: string, tasks: readonly KnownTask[]): Intent {
  if (
    !('meant' in intent) ||
    intent.meant.kind !== 'unknown' ||
    !wordsIn(intent.meant.said).every((word) => ANY_TASK.test(word))
  )
    return intent;
  const ids = tasks.filter(({ status }) => status === 'active').map(({ id }) => id);
  if (ids.length === 0) return intent;
  const meant: Meant =
    ids.length === 1 || WHATEVER.test(text) || wordsIn(text).some((word) => ALL.test(word))
      ? { kind: 'these', ids, sure: true }
      : { kind: 'one of', ids };
  return { ...intent, meant };
}

/** New tasks with the tags that are said of them. */
export function withTags(intents: readonly Intent[], text: string, tags: TagsSaid): Intent[] {
  const titles = intents.flatMap((intent) => ('task' in intent ? [intent.task.title] : []));
  const each = tagsOfTitles(titles, text, tags);
  return intents.map((intent) =>
    'task' in intent ? { ...intent, task: { ...intent.task, tags: each.shift() ?? [] } } : intent,
  );
}
