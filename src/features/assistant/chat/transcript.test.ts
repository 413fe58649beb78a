import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatItem, ChatReply } from './contract.ts';
import {
  answered,
  failed,
  InvalidReply,
  merged,
  said,
  type Transcript,
  undone,
  withoutApology,
  wordsOf,
} from './transcript.ts';

const AT = '2025-11-21T09:00:00.000Z';
const item = (id: string, role: ChatItem['role'] = 'user'): ChatItem => ({
  id,
  role,
  content: id,
  createdAt: AT,
  metadata: null,
});
const say = (transcript: Transcript, id: string) => said(transcript, { id, content: `слова ${id}`, createdAt: AT });
const reply = (askedId: string, messageId: string, rest: Partial<ChatReply> = {}): ChatReply => ({
  proposals: [],
  notUnderstood: null,
  message: 'Готово.',
  action: null,
  actions: [],
  taskCount: 0,
  tasks: [],
  changes: [],
  askedId,
  messageId,
  canUndo: false,
  ...rest,
});
const ids = (transcript: Transcript) => transcript.map(({ id }) => id);

describe('wordsOf', () => {
  it.each([
    [{ message: 'Да' }, 'Да'],
    [{ assistantResponse: 'Да' }, 'Да'],
    [{ message: ' ' }, 'Извините, не смог обработать ваш запрос. Попробуйте переформулировать.'],
  ])('%j', (given, words) => {
    expect(wordsOf(given)).toBe(words);
  });

  it.each([[{}], [null], [{ message: 7 }], [{ response: 'Да' }]])('refuses %j', (given) => {
    expect(() => wordsOf(given as never)).toThrow(InvalidReply);
  });
});

describe('a message', () => {
  it('is sent, answered and can be undone', () => {
    const sent = say([item('01')], 'passing');
    expect(sent.at(-1)).toMatchObject({ role: 'user', content: 'слова passing', state: 'sending' });
    const after = answered(sent, 'passing', reply('02', '03', { canUndo: true }), AT, 'tab');
    expect(ids(after)).toEqual(['01', '02', '03']);
    expect(after[1]).toEqual({ ...item('02'), content: 'слова passing' });
    expect(after[2]?.metadata?.undo).toBe('available');
    expect(undone(after, '03')[2]?.metadata?.undo).toBe('done');
  });

  it('keeps its place where it failed, and is said again at the end', () => {
    const after = failed(say([], 'passing'), 'passing', 'apology', AT);
    expect(after.map(({ role, state }) => [role, state])).toEqual([
      ['user', 'failed'],
      ['assistant', 'failed'],
    ]);
    const later = answered(say(after, 'next'), 'next', reply('01', '02'), AT, 'tab');
    expect(ids(later)).toEqual(['passing', 'apology', '01', '02']);
    expect(ids(say(withoutApology(later, 'passing'), 'passing'))).toEqual(['01', '02', 'passing']);
  });

  it('stands once where the history brought it first', () => {
    const heard = merged(say([], 'passing'), [item('01'), item('02', 'assistant')]);
    expect(ids(heard)).toEqual(['01', '02', 'passing']);
    expect(ids(answered(heard, 'passing', reply('01', '02'), AT, 'tab'))).toEqual(['01', '02']);
  });
});

it('keeps an answer that no history knows', () => {
  const after = answered(say([item('01')], 'passing'), 'passing', { assistantResponse: 'Да' }, AT, 'tab');
  expect(after.map(({ content }) => content)).toEqual(['01', 'слова passing', 'Да']);
  expect(merged(after, [item('01')])).toEqual(after);
});

describe('merged', () => {
  it('forgets what was cleared, but not what is on its way', () => {
    expect(ids(merged(say([item('01')], 'passing'), []))).toEqual(['passing']);
  });

  it('keeps older messages than the history reaches back to', () => {
    expect(ids(merged([item('01'), item('02')], [item('02'), item('03')]))).toEqual(['01', '02', '03']);
  });

  it('renews what it knows', () => {
    const done = { ...item('01', 'assistant'), metadata: { undo: 'done' as const } };
    expect(merged([item('01', 'assistant')], [done])).toEqual([done]);
  });

  it('holds every message once and in order, however the history comes', () => {
    const page = fc.uniqueArray(fc.integer({ min: 10, max: 60 }).map(String), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(page), (pages) => {
        const all = pages.reduce<Transcript>(
          (transcript, numbers) =>
            merged(
              transcript,
              numbers.toSorted().map((id) => item(id)),
            ),
          [],
        );
        expect(ids(all)).toEqual([...new Set(pages.flat())].toSorted());
      }),
    );
  });
});
