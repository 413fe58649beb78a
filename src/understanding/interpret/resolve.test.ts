import { describe, expect, it } from 'vitest';
import { clockAt } from '#shared/russian/when-piece.ts';
import { Titles } from '../hear/titles.ts';
import { hear } from '../hear/words.ts';
import type { Act, KnownTask } from '../model.ts';
import type { Label } from '../read/labels.ts';
import type { LinearModel } from '../read/linear-model.ts';
import { look } from '../read/sight.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { Namings } from './naming.ts';
import { Resolver } from './resolve.ts';

const task = (id: string): KnownTask => ({
  id,
  title: id,
  status: 'active',
  dueDate: null,
  priority: 'medium',
  projectId: null,
  tags: [],
  createdAt: 0,
});
const tasks = [task('Сдать отчёт'), task('Купить хлеб'), task('Покрасить забор')];

/** What a message whose parts stand in braces is about: «{cmd удали} {ref все задачи}». */
function meant(marked: string, act: Act) {
  const dictionary = nodeDictionary();
  const parts: { label: Label; from: number; to: number }[] = [];
  let text = '';
  for (const piece of marked.split(/(\{[^}]+\})/)) {
    const [, label, said] = /^\{(\S+) (.+)\}$/.exec(piece) ?? [];
    const from = hear(text, dictionary).length;
    text += said ?? piece;
    if (label) parts.push({ label: label as Label, from, to: hear(text, dictionary).length });
  }
  const account = { tasks, projects: [], columns: [] };
  const clock = clockAt(0, 'UTC');
  const titles = new Titles(
    tasks.map(({ title }) => title),
    dictionary,
  );
  const { words, pieces, likeness } = look(text, account, titles, clock, dictionary);
  const resolver = new Resolver({
    text,
    words,
    pieces,
    account,
    dialogue: { touched: [], listed: [], lastAction: null },
    clock,
    dictionary,
    levels: { labels: [], add: () => {} } as unknown as LinearModel,
    titles,
    namings: new Namings(words, account, titles, likeness),
  });
  return resolver.meant({ from: 0, to: words.length, parts }, act, { recent: [], spokenOf: [] });
}

describe('a set of tasks', () => {
  it('is all where nothing narrows it', () => {
    expect(meant('{cmd удали} {ref все задачи}', 'delete')).toMatchObject({ kind: 'these', ids: { length: 3 } });
  });

  it.each([
    ['{cmd удали} {ref все задачи} {remind с напоминанием}', 'delete'],
    ['{cmd отметь} {ref всё} {repeat что каждую неделю}', 'complete'],
    ['{cmd верни} {note про дачу} {ref всех их}', 'delete'],
  ] as const)('is asked about where it is told by what no task is known by: %s', (marked, act) => {
    expect(meant(marked, act).kind).toBe('unknown');
  });

  it('is one task all the same where its name is said', () => {
    expect(meant('{cmd удали} {ref отчёт} {remind с напоминанием}', 'delete')).toMatchObject({ ids: ['Сдать отчёт'] });
  });

  it('is whole where what is said is to be set', () => {
    expect(meant('{ref все задачи} {remind напомни за час}', 'update')).toMatchObject({ ids: { length: 3 } });
  });
});
