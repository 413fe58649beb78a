import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Action } from '#features/assistant/engine/model.ts';

const TABLE = '#features/tasks/fields.ts';
const MOMENT = { now: Date.parse('2026-11-18T08:20:00Z'), zone: 'UTC' };

const load = async () => ({
  ...(await import('./read-person.ts')),
  ...(await import('./score.ts')),
  ...(await import('#features/assistant/engine/concluding.ts')),
  ...(await import('#features/assistant/engine/drafts.ts')),
});
let parts: Awaited<ReturnType<typeof load>>;
// Fields beside those that there are, in memory: the files can say them, and they are judged, without a word here of them.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(TABLE, async (original) => {
    const { TASK_FIELDS } = await original<typeof import('#features/tasks/fields.ts')>();
    const own = { role: 'own', inRow: true, searched: false, weighs: false };
    const labels = { ...own, column: 'labels', as: 'json', fresh: [] };
    const effort = { ...own, column: 'effort', as: 'plain', fresh: null };
    return { TASK_FIELDS: { ...TASK_FIELDS, labels, effort } };
  });
  parts = await load();
});
afterAll(() => {
  vi.doUnmock(TABLE);
  vi.resetModules();
});

const caseOf = (line: string) =>
  parts.readPerson(
    `person: anna\n\naccount\n1 Отчёт | label: дом | label: срочно | effort 3\n2 Хлеб\n\nsay а\n${line}\n`,
  )[0]!;

function verdict(line: string, action: object) {
  const reader = () => parts.outcome('Готово.', { actions: [action as Action] });
  return parts.judge(caseOf(line), reader, MOMENT).verdict;
}
const update = (changes: object) => ({ type: 'update', id: 'task-1', changes });
const create = (fields: object) => ({ type: 'create', draft: { ...parts.newDraft('Сад'), ...fields } });

it.each<[string, string, () => object]>([
  ['right', 'set 1 | label: сад | label: дом', () => update({ labels: ['Дом', 'сад'] })],
  ['right', 'set 1 | label: none', () => update({ labels: [] })],
  ['right', 'set 1 | effort 5', () => update({ effort: 5 })],
  ['right', 'set 1 | effort none', () => update({ effort: null })],
  ['harmful', 'set 1 | label: сад', () => update({ labels: ['дом', 'срочно', 'сад'] })],
  ['harmful', 'set 1 | high', () => update({ priority: 'high', labels: ['дом'] })],
  ['harmful', 'set 1 | high', () => update({ priority: 'high', effort: null })],
  ['right', 'set 1 | high', () => update({ priority: 'high' })],
  ['right', 'done 2', () => ({ type: 'complete', ids: ['task-2'] })],
  ['right', '+ Сад | label: дом', () => create({ labels: ['дом'] })],
  ['harmful', '+ Сад | label: дом', () => create({})],
  ['harmful', '+ Сад', () => create({ labels: ['дом'] })],
  ['right', '+ Сад', () => create({})],
])('%s: %s', (expected, line, action) => {
  expect(verdict(line, action())).toBe(expected);
});

it('counts as a change of its own', () => {
  expect(parts.kindOf(caseOf('set 1 | label: сад'))).toBe('update-labels');
});
