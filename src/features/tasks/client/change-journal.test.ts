import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Journal } from './change-journal.ts';

const add = (item: string) => (list: readonly string[]) => [...list, item];
const same = (list: readonly string[]) => list;

describe('journal', () => {
  it('shows a change before the server knows it', () => {
    const journal = new Journal<string>();
    journal.accept(['a']);
    journal.begin(add('b'));
    expect(journal.shown).toEqual(['a', 'b']);
    expect(journal.base).toEqual(['a']);
    expect(journal.pending).toBe(1);
  });

  it('takes back the refused change and no other', () => {
    const journal = new Journal<string>();
    journal.accept([]);
    const [first, second] = [journal.begin(add('first')), journal.begin(add('second'))];
    journal.refuse(first);
    expect(journal.shown).toEqual(['second']);
    journal.confirm(second, same);
    expect(journal.base).toEqual(['second']);
    expect(journal.pending).toBe(0);
  });

  it('keeps what the server answered', () => {
    const journal = new Journal<string>();
    journal.accept([]);
    journal.confirm(journal.begin(add('draft')), (list) => list.map((item) => (item === 'draft' ? 'id-1' : item)));
    expect(journal.shown).toEqual(['id-1']);
  });

  it('shows a change that the server made in its own way until a list asked for since then tells it', () => {
    const journal = new Journal<string>();
    journal.accept(['a']);
    const undo = journal.begin(add('foreshown'));
    const askedBefore = journal.lifted;
    journal.lift(undo);
    expect(journal.pending).toBe(0);
    expect(journal.accept(['a'], askedBefore)).toEqual(['a', 'foreshown']);
    expect(journal.accept(['a', 'told'], journal.lifted)).toEqual(['a', 'told']);
    expect(journal.lifted).toEqual([]);
  });

  it('keeps a change that began before the first list', () => {
    const journal = new Journal<string>();
    journal.begin(add('early'));
    expect(journal.shown).toBeUndefined();
    expect(journal.accept(['a'])).toEqual(['a', 'early']);
  });

  it('shows confirmed and pending changes, never refused ones, in whatever order answers come', () => {
    const fates = fc.array(fc.constantFrom('confirm', 'refuse', 'wait'), { maxLength: 8 });
    fc.assert(
      fc.property(fates, fc.infiniteStream(fc.nat()), (fate, random) => {
        const journal = new Journal<string>();
        journal.accept([]);
        const entries = fate.map((kind, index) => ({ kind, item: `${index}`, entry: journal.begin(add(`${index}`)) }));
        const answered = entries.toSorted(() => ((random.next().value ?? 0) % 2 ? 1 : -1));
        for (const { kind, entry } of answered) {
          if (kind === 'confirm') journal.confirm(entry, same);
          if (kind === 'refuse') journal.refuse(entry);
        }
        const kept = entries.filter(({ kind }) => kind !== 'refuse').map(({ item }) => item);
        expect(journal.shown?.toSorted()).toEqual(kept);
        expect(journal.pending).toBe(fate.filter((kind) => kind === 'wait').length);
      }),
    );
  });
});
