import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftHeadings,
  type HeadingAct,
  headingBehind,
  headingsNamed,
  headingTitles,
  withHeading,
} from './headings.ts';

const three = draftHeadings(['а', 'б', 'в'].map((title) => ({ id: title, title })));
const after = (act: HeadingAct) =>
  withHeading(three, act)
    .map(({ title }) => title)
    .join('');

describe('headings', () => {
  it.each<[HeadingAct, string]>([
    [{ do: 'add', heading: { id: 'г', title: ' г ' } }, 'абвг'],
    [{ do: 'add', heading: { id: 'г', title: 'г', afterHeadingId: null } }, 'габв'],
    [{ do: 'add', heading: { id: 'б', title: 'г' } }, 'абв'],
    [{ do: 'change', headingId: 'б', change: { title: 'Б' } }, 'аБв'],
    [{ do: 'change', headingId: 'в', change: { afterHeadingId: 'а' } }, 'авб'],
    [{ do: 'change', headingId: 'в', change: { afterHeadingId: null, title: 'В' } }, 'Ваб'],
    [{ do: 'change', headingId: 'а', change: { afterHeadingId: 'gone' } }, 'бва'],
    [{ do: 'change', headingId: 'gone', change: { title: 'г' } }, 'абв'],
    [{ do: 'remove', headingId: 'б' }, 'ав'],
  ])('after %j are %s', (act, titles) => expect(after(act)).toBe(titles));

  it('are moved up and down, and not over the ends', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.constantFrom<-1 | 1>(-1, 1), (at, by) => {
        const { id } = three[at]!;
        const behind = headingBehind(three, id, by);
        if (at + by < 0 || at + by > 2) expect(behind).toBeUndefined();
        else {
          const moved = withHeading(three, { do: 'change', headingId: id, change: { afterHeadingId: behind! } });
          expect(moved.findIndex((each) => each.id === id)).toBe(at + by);
        }
      }),
    );
    expect(headingBehind(three, 'gone', 1)).toBeUndefined();
  });

  it('of several projects are told by their ids', () =>
    expect([...headingTitles([{ headings: three }, { headings: [] }])]).toHaveLength(3));

  it('are none as long as no projects are known', () => expect(headingTitles(undefined).size).toBe(0));

  it('that nobody has given an id are told apart all the same', () => {
    const drafts = draftHeadings([{ title: 'а' }, { title: 'а' }]);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(2);
  });

  it('are called by their titles, each of its project', () =>
    expect(
      headingsNamed([
        { id: 'p', headings: three.slice(0, 1) },
        { id: 'q', headings: three.slice(1, 2) },
      ]),
    ).toEqual([
      { id: 'а', name: 'а', projectId: 'p' },
      { id: 'б', name: 'б', projectId: 'q' },
    ]));
});
