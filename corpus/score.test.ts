import { describe, expect, it } from 'vitest';
import { outcome as outcomeOf } from '#features/assistant/engine/concluding.ts';
import { newDraft } from '#features/assistant/engine/drafts.ts';
import type { Action, Draft } from '#features/assistant/engine/model.ts';
import { readPerson } from './read-person.ts';
import { judge, kindOf } from './score.ts';
import type { Reader } from './trial.ts';

const MOMENT = { now: Date.parse('2026-11-18T08:20:00Z'), zone: 'Europe/Moscow' };
const ACCOUNT = 'person: anna\n\naccount\n1 Позвонить маме\n2 Сдать отчёт | due D+1\n3 done Забрать права\n\n';
const MAMA = 'task-1';
const REPORT = 'task-2';

const doing =
  (...actions: Action[]): Reader =>
  () =>
    outcomeOf('Готово.', { actions });
const silent: Reader = () => outcomeOf('Хорошо.');
const asking =
  (ids: string[]): Reader =>
  (message) =>
    message === 'да'
      ? outcomeOf('Готово.', { actions: [{ type: 'complete', ids }] })
      : outcomeOf('Отметить?', { pending: { kind: 'confirm', steps: [{ do: 'complete', ids }] } });

const draft = (title: string, dueDate: number | null = null): Draft => ({ ...newDraft(title), dueDate });

function verdict(said: string, reader: Reader) {
  const [utterance] = readPerson(`${ACCOUNT}${said}\n`);
  return judge(utterance!, reader, MOMENT).verdict;
}

describe('a case is', () => {
  const done = 'say маме позвонила\ndone 1';

  it.each<[string, string, Reader]>([
    ['right', done, doing({ type: 'complete', ids: [MAMA] })],
    ['asked', done, asking([MAMA])],
    ['missed', done, asking([REPORT])],
    ['missed', done, silent],
    ['missed', done, doing({ type: 'delete', ids: [REPORT] }, { type: 'complete', ids: [REPORT] })],
    ['harmful', done, doing({ type: 'complete', ids: [REPORT] })],
    ['harmful', done, doing({ type: 'complete', ids: [MAMA, REPORT] })],
    ['harmful', done, doing({ type: 'delete', ids: [MAMA] })],
    ['right', 'say мама звонила\nnothing', silent],
    ['harmful', 'say мама звонила\nnothing', doing({ type: 'complete', ids: [MAMA] })],
    ['harmful', 'say мама звонила\nnothing', doing({ type: 'create', draft: draft('Мама звонила') })],
    ['right', 'say хлеб\n+ Хлеб / Купить хлеб', doing({ type: 'create', draft: draft('купить хлеб') })],
    ['right', 'say хлеб\n+ Купить хлеб', doing({ type: 'create', draft: draft('Хлеб купить') })],
    ['missed', 'say хлеб\n+ Купить хлеб', doing({ type: 'create', draft: draft('Купить хлеб ну вот') })],
    ['harmful', 'say хлеб\n+ Купить хлеб', doing({ type: 'create', draft: draft('Купить хлеб', MOMENT.now) })],
    ['right', 'say хлеб\n+ Купить хлеб | due any', doing({ type: 'create', draft: draft('Купить хлеб', MOMENT.now) })],
    ['right', 'say закрой\nask', asking([MAMA])],
    ['missed', 'say закрой\nask', silent],
    ['harmful', 'say закрой\nask', doing({ type: 'complete', ids: [MAMA] })],
    ['missed', 'say что сегодня\nanswer /отчёт/', silent],
  ])('%s: %s', (expected, said, reader) => {
    expect(verdict(said, reader)).toBe(expected);
  });

  it('asked where what a turn before has done is asked about rightly, and harmful where it is not', () => {
    const said = 'say хлеб\nsay нет, молоко\n+ Молоко';
    const corrected =
      (title: string): Reader =>
      (message, view) => {
        const id = view.tasks.at(-1)!.id;
        if (message === 'хлеб') return outcomeOf('Готово.', { actions: [{ type: 'create', draft: draft('Хлеб') }] });
        if (message === 'да') return outcomeOf('Готово.', { actions: [{ type: 'update', id, changes: { title } }] });
        return outcomeOf('Переименовать?', {
          pending: { kind: 'confirm', steps: [{ do: 'update', ids: [id], plan: { title } }] },
        });
      };
    expect(verdict(said, corrected('Молоко'))).toBe('asked');
    expect(verdict(said, corrected('Сыр'))).toBe('harmful');
  });

  it('harmful where a deadline is another than the one that was meant', () => {
    const reader = doing({ type: 'update', id: REPORT, changes: { dueDate: MOMENT.now } });
    expect(verdict('say отчёт на пятницу\nset 2 | due W:fri', reader)).toBe('harmful');
    expect(verdict('say отчёт на сегодня\nset 2 | due D+0', reader)).toBe('right');
  });

  it('harmful where another time of the planned day is set than was meant', () => {
    const reader = doing({ type: 'update', id: REPORT, changes: { plannedDay: '2026-11-19', plannedTime: '09:00' } });
    expect(verdict('say отчёт завтра в 10\nset 2 | plan D+1 10:00', reader)).toBe('harmful');
    expect(verdict('say отчёт завтра в 9\nset 2 | plan D+1 09:00', reader)).toBe('right');
    expect(verdict('say отчёт завтра\nset 2 | plan D+1', reader)).toBe('right');
  });

  it('right where a tag has its other name on all that have it', () => {
    const tagged = ACCOUNT.replace(/^(2 [^\n]*)/m, '$1 | tag: дом');
    const renaming: Reader = () => outcomeOf('Готово.', { beside: { kind: 'rename tag', id: 'tag-дом', name: 'быт' } });
    const of = (said: string) => judge(readPerson(`${tagged}${said}\n`)[0]!, renaming, MOMENT).verdict;
    expect(of('say тег дом теперь быт\nset 2 | tag: быт')).toBe('right');
    expect(of('say тег дом теперь сад\nset 2 | tag: сад')).toBe('harmful');
  });
});

it.each([
  ['say а\n+ А', 'create'],
  ['say а\n+ А\n+ Б', 'create-many'],
  ['say а\n+done А', 'report'],
  ['say а\n+ А\ndone 1', 'several'],
  ['say а\nset 1 | due D+1', 'update-due'],
  ['say а\nset 1 | due D+1 | high', 'update'],
  ['say а\nanswer', 'answer'],
])('%j counts as %s', (said, kind) => {
  expect(kindOf(readPerson(`${ACCOUNT}${said}\n`)[0]!)).toBe(kind);
});
