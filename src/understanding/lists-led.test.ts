import { expect, it } from 'vitest';
import { hear } from './hear/words.ts';
import { sharings } from './interpret/sharing.ts';
import type { ReadClause } from './read/known-clauses.ts';
import { nodeDictionary } from './server/node-dictionary.ts';
import { nodeUnderstanding } from './server/node-understanding.ts';

const momentsIn = (text: string) =>
  nodeUnderstanding()
    .readings({
      text,
      account: { tasks: [], projects: [], columns: [] },
      dialogue: { touched: [], listed: [], lastAction: null },
      now: Date.parse('2026-11-23T09:00:00Z'),
      zone: 'Europe/Moscow',
    })[0]
    ?.intents.flatMap((intent) => ('task' in intent ? [`${intent.task.when?.day} ${intent.task.when?.time}`] : []));

it.each([
  ['в среду в 9 стоматолог, в 13:30 примерка, в 19:00 хор', '2026-11-25', ['09:00', '13:30', '19:00']],
  [
    'завтра: в 10 забрать шторы, в 12:30 отвезти кота, в 20:15 позвонить тёте',
    '2026-11-24',
    ['10:00', '12:30', '20:15'],
  ],
])('what leads the first of a list leads the last as well: «%s»', (text, day, times) => {
  expect(momentsIn(text)).toEqual(times.map((time) => `${day} ${time}`));
});

it('«оба когда-нибудь» is said of both', () => {
  const words = hear('новый самокат и новый ранец оба когда нибудь', nodeDictionary());
  const plan = { label: 'plan', from: 6, to: 8 } as const;
  const clauses: Pick<ReadClause, 'act' | 'from' | 'to' | 'parts'>[] = [
    { act: 'create', from: 0, to: 3, parts: [{ label: 'title', from: 0, to: 2 }] },
    { act: 'create', from: 3, to: 8, parts: [{ label: 'title', from: 3, to: 5 }, plan] },
  ];
  expect(sharings(clauses as ReadClause[], words)).toEqual([[{ part: plan, of: null }]]);
});
