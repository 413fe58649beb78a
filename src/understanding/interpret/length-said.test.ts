import { expect, it } from 'vitest';
import { labelled } from '#testing/labelled.ts';
import type { Act } from '../model.ts';
import { isDoubtful } from './doubts.ts';
import { Interpreter } from './intents.ts';

/** The minutes of each new task, and whether what would make them is asked about. */
function lengths(marked: string, ...acts: Act[]) {
  const { clauses, interpretation } = labelled(marked, acts);
  const { intents } = new Interpreter(interpretation).interpreted(clauses, [], null);
  const minutes = intents.flatMap((intent) => (intent.act === 'create' ? [intent.task.estimateMinutes] : []));
  return { minutes, doubtful: isDoubtful(clauses, intents, interpretation) };
}

it.each<[string, number | null, ...Act[]]>([
  ['{title съездить за щебнем} {when завтра}, полтора часа туда и обратно', 90],
  ['{title сварить клей}. // Полчаса.', 30, 'create', 'none'],
  ['{title позвать электрика} // минут сорок на всё', 40, 'create', 'none'],
  ['опять три часа ночи, {cmd запиши} {title купить свечи}', null],
  ['как выдастся свободный час, {title разобрать шкаф}', null],
  ['{title сдать анализы} {when завтра}, через два часа позвоню', null],
  ['{title сдать ключи}, а то опять опоздаю на час', null],
  ['{title посмотреть сериал «Два часа»}', null],
])('how long a new task takes, of what stands beside it: «%s»', (marked, minutes, ...acts) => {
  expect(lengths(marked, ...acts)).toMatchObject({ minutes: [minutes], ...(minutes !== null && { doubtful: true }) });
});

it('of several new tasks nobody is given what stands in a sentence of its own', () => {
  const { minutes } = lengths('{title сварить клей} // {title покормить пчёл} // Полчаса.', 'create', 'create', 'none');
  expect(minutes).toEqual([null, null]);
});
