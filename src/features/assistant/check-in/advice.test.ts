import { expect, it } from 'vitest';
import { adviceFor } from './advice.ts';

it.each([
  ['a step that is not done', { task: 'Отчёт', step: 'Собрать цифры', minutes: 5 }, /«Собрать цифры»/],
  ['a task without steps', { task: 'Отчёт', step: null, minutes: 5 }, /первый шаг задачи «Отчёт»/],
  ['no task', { task: null, step: null, minutes: 29 }, /одно дело/],
  ['a long time', { task: 'Отчёт', step: 'Собрать цифры', minutes: 30 }, /выпейте воды/],
])('what may help first is about %s', (_what, work, words) => expect(adviceFor(work)[0]).toMatch(words));

it('what may help is never said twice', () => {
  for (const minutes of [0, 60]) {
    const all = adviceFor({ task: 'Отчёт', step: null, minutes });
    expect(new Set(all).size).toBe(4);
  }
});
