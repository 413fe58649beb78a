import { said } from '#shared/fields.ts';
import { LAST_RANK } from '#shared/rank.ts';
import { putBehind } from '#shared/ranked-list.ts';
import type { AddedHeading, Heading, HeadingChange, HeadingInput } from './heading-contract.ts';

type Headings = readonly Heading[];

/** Headings that the server has not heard of: it ranks them. */
export const draftHeadings = (inputs: readonly HeadingInput[] = []): Heading[] =>
  inputs.map(({ id, title }, at) => ({ id: id ?? `${at}`, title: title.trim(), rank: LAST_RANK }));

/** What somebody does with one heading of a project. */
export type HeadingAct =
  | { do: 'add'; heading: AddedHeading & { id: string } }
  | { do: 'change'; headingId: string; change: HeadingChange }
  | { do: 'remove'; headingId: string };

/** The headings as the server will have them after an act, ranked by it then; the same act again changes nothing. */
export function withHeading(headings: Headings, act: HeadingAct): Headings {
  if (act.do === 'add') {
    const { afterHeadingId, ...input } = act.heading;
    if (headings.some(({ id }) => id === input.id)) return headings;
    return putBehind(headings, draftHeadings([input]), afterHeadingId);
  }
  const others = headings.filter(({ id }) => id !== act.headingId);
  const heading = headings.find(({ id }) => id === act.headingId);
  if (act.do === 'remove' || !heading) return others;
  const { afterHeadingId, ...fields } = act.change;
  const changed = { ...heading, ...said(fields) } as Heading;
  if (afterHeadingId === undefined) return headings.map((each) => (each === heading ? changed : each));
  return putBehind(others, [changed], afterHeadingId);
}

/** Behind which heading one goes that is moved by so many places; undefined where it cannot. */
export function headingBehind(headings: Headings, id: string, by: -1 | 1): string | null | undefined {
  const at = headings.findIndex((each) => each.id === id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= headings.length) return undefined;
  return by === 1 ? headings[to]!.id : (headings[to - 1]?.id ?? null);
}

/** The titles of all headings of some projects, by their ids. */
export const headingTitles = (
  projects: readonly { headings: readonly Pick<Heading, 'id' | 'title'>[] }[] = [],
): ReadonlyMap<string, string> =>
  new Map(projects.flatMap(({ headings }) => headings.map(({ id, title }) => [id, title] as const)));

/** The headings of some projects as what is called by a name. */
export const headingsNamed = (projects: readonly { id: string; headings: readonly Heading[] }[]) =>
  projects.flatMap((project) => project.headings.map(({ id, title }) => ({ id, name: title, projectId: project.id })));
