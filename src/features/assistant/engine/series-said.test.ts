import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';
import { seriesSaid } from './series-said.ts';

/** Wednesday, 18 November 2026, 15:20 in Moscow. */
const NOW = Date.parse('2026-11-18T12:20:00Z');
const due = Date.parse('2026-11-23T10:00:00+03:00');

function say(text: string) {
  const account = new Account(NOW);
  const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO', from: 'due', calendar: 'all', start: '2026-11-02', index: 4 };
  account.add({ title: 'Планёрка', status: 'active', dueDate: due, repeat: repeat as never });
  account.add({ title: 'Отчёт', status: 'active', dueDate: due });
  const { actions, reply, pending } = productEngine(text, account.view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  return { actions, pending, reply: reply.replaceAll('\u00a0', ' ') };
}

describe('of a series', () => {
  it.each([
    'перенеси только эту планёрку на вторник',
    'перенеси планёрку на вторник, только этот раз',
    'перенеси только ближайшую планёрку на вторник',
  ])('«%s» moves this one alone', (text) => {
    const { actions, reply } = say(text);
    expect(actions).toMatchObject([{ type: 'update', id: 'task-1', onlyThis: true }]);
    expect(actions[0]).not.toHaveProperty('changes.repeat');
    expect(reply).toMatch(/Только этот раз/);
  });

  it.each(['перенеси планёрку на вторник, эту и все следующие', 'перенеси эту и следующие планёрки на вторник'])(
    '«%s» moves the days of all that follow',
    (text) =>
      expect(say(text).actions).toMatchObject([
        { type: 'update', id: 'task-1', changes: { repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU' } } },
      ]),
  );

  it('this one alone is skipped where it is to be deleted, and all go where that is said', () => {
    const { actions, reply } = say('удали только эту планёрку');
    expect(actions).toMatchObject([{ type: 'update', id: 'task-1', changes: { dueDate: due + 7 * 86_400_000 } }]);
    expect(reply).toMatch(/Этот раз пропущен/);
    expect(say('удали планёрку, эту и все следующие').actions).toEqual([{ type: 'delete', ids: ['task-1'] }]);
  });

  it('nothing is said of what does not repeat', () => {
    const { actions } = say('перенеси только этот отчёт на вторник');
    expect(actions.every((action) => !('onlyThis' in action))).toBe(true);
  });

  it.each(['перенеси планёрку на вторник', 'купить только эту книгу', 'позвони и следующим тоже'])(
    '«%s» says nothing of a series, or is left as it is where it does',
    (text) => expect(say(text).actions.every((action) => !('onlyThis' in action))).toBe(true),
  );

  it('the words that say so are taken out, and nothing else', () => {
    expect(seriesSaid('перенеси планёрку на вторник, эту и все следующие.')).toEqual({
      scope: 'following',
      rest: 'перенеси планёрку на вторник.',
    });
    expect(seriesSaid('перенеси только эту планёрку')).toEqual({ scope: 'this', rest: 'перенеси эту планёрку' });
    expect(seriesSaid('перенеси планёрку')).toBeNull();
  });
});
