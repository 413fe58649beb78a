import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShownChanges } from './shown-changes.ts';
import type { Look } from './shown-over.ts';

interface Change {
  field: string;
  value: number;
}
type Answer = Record<string, number>;

const KEY = ['/api/things'];
const look: Look<Change> = {
  kind: 'things',
  keys: [KEY],
  inAnswer: (answer, { field, value }) => ({ ...(answer as Answer), [field]: value }),
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows a change over what came without being asked for, and takes it back alone', () => {
  const client = new QueryClient();
  const changes = new ShownChanges(client);
  client.setQueryData(KEY, { a: 1 });
  const first = changes.begin(look, { field: 'a', value: 2 });
  changes.begin(look, { field: 'b', value: 3 });
  expect(client.getQueryData(KEY)).toEqual({ a: 2, b: 3 });
  changes.refuse(first);
  expect(client.getQueryData(KEY)).toEqual({ a: 1, b: 3 });
});

it('shows what the server has made until an answer to a later question has come', () => {
  const client = new QueryClient();
  const changes = new ShownChanges(client);
  client.setQueryData(KEY, { a: 1 });
  const shown = changes.begin(look, { field: 'a', value: 2 });
  const early = changes.made;
  changes.lift(shown);
  expect(changes.over(KEY, { a: 1 }, { made: early })).toEqual({ a: 2 });
  expect(changes.over(KEY, { a: 3 }, { made: changes.made })).toEqual({ a: 3 });
});

it('shows it over what the device answers in between', () => {
  const client = new QueryClient();
  const changes = new ShownChanges(client);
  client.setQueryData(KEY, { a: 1 });
  const shown = changes.begin(look, { field: 'a', value: 2 });
  changes.lift(shown);
  expect(changes.over(KEY, { a: 1 }, { held: changes.held })).toEqual({ a: 2 });
});

it('takes the device at its word where its rows tell of a change', () => {
  const client = new QueryClient();
  const changes = new ShownChanges(client);
  client.setQueryData(KEY, { a: 1 });
  const kept = changes.begin({ ...look, inRows: (rows) => rows }, { field: 'a', value: 2 });
  changes.begin(look, { field: 'b', value: 3 });
  changes.keep(kept);
  expect(changes.over(KEY, { a: 7 }, { held: changes.held })).toEqual({ a: 7, b: 3 });
  changes.lift(kept);
  expect(changes.over(KEY, { a: 1 }, { held: changes.held })).toEqual({ a: 2, b: 3 });
});

it('leaves an answer to be asked for again that was, and asks once for many changes', () => {
  const client = new QueryClient();
  const changes = new ShownChanges(client);
  client.setQueryData(KEY, { a: 1 });
  void client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
  const shown = [1, 2, 3].map((value) => changes.begin(look, { field: 'a', value }));
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  const asked = vi.spyOn(client, 'invalidateQueries');
  for (const each of shown) changes.lift(each);
  vi.runAllTimers();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('goes by each answer for itself where one is still to come', () => {
  const client = new QueryClient();
  const changes = new ShownChanges(client);
  const part = [...KEY, 'part'];
  for (const key of [KEY, part]) client.setQueryData(key, { a: 1 });
  changes.lift(changes.begin(look, { field: 'a', value: 2 }));
  expect(changes.over(KEY, { a: 3 }, { made: changes.made })).toEqual({ a: 3 });
  changes.begin(look, { field: 'b', value: 4 });
  expect([KEY, part].map((key) => client.getQueryData(key))).toEqual([
    { a: 3, b: 4 },
    { a: 2, b: 4 },
  ]);
});

it('shows nothing over other questions', () => {
  const changes = new ShownChanges(new QueryClient());
  changes.begin(look, { field: 'a', value: 2 });
  expect(changes.over(['/api/others'], { a: 1 }, { made: 0 })).toEqual({ a: 1 });
});

/** What may happen next: a change is made, the server hears of the first, its answer comes, it is asked, reads, answers. */
const steps = fc.array(
  fc.oneof(
    fc.record({ field: fc.constantFrom('a', 'b', 'c') }),
    fc.constantFrom('heard', 'told', 'refused', 'asked', 'read', 'answered'),
  ),
  { maxLength: 60 },
);

it('shows every change from the moment of its making, whatever answers overtake each other', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const client = new QueryClient();
      const changes = new ShownChanges(client);
      let server: Answer = {};
      client.setQueryData(KEY, server);
      const wanted: { change: Change; shown: ReturnType<typeof changes.begin>; heard: boolean }[] = [];
      let gone: Answer = {};
      let asked: { said: Answer; made: number } | undefined;
      let value = 0;
      for (const step of history) {
        const next = wanted.find(({ heard }) => !heard);
        if (typeof step === 'object') {
          const change = { field: step.field, value: ++value };
          wanted.push({ change, shown: changes.begin(look, change), heard: false });
        } else if (step === 'heard' && next) {
          next.heard = true;
          server = { ...server, [next.change.field]: next.change.value };
        } else if (step === 'refused' && next) {
          wanted.splice(wanted.indexOf(next), 1);
          changes.refuse(next.shown);
        } else if (step === 'told' && wanted[0]?.heard) {
          const [told] = wanted.splice(0, 1);
          gone = { ...gone, [told!.change.field]: told!.change.value };
          changes.lift(told!.shown);
        } else if (step === 'asked') asked = { said: server, made: changes.made };
        else if (step === 'read' && asked) asked.said = server;
        else if (step === 'answered' && asked) {
          client.setQueryData(KEY, changes.over(KEY, asked.said, { made: asked.made }));
          asked = undefined;
        }
        const ahead = wanted.map(({ change }) => [change.field, change.value]);
        expect(client.getQueryData(KEY)).toEqual({ ...gone, ...Object.fromEntries(ahead) });
      }
    }),
    { numRuns: 500 },
  );
});
