/** The parts of a message. What each marks stands in corpus/README.md, where people's words are labelled with them. */
export const LABELS = [
  'cmd',
  'need',
  'did',
  'title',
  'ref',
  'when',
  'old',
  'prio',
  'proj',
  'name',
  'note',
  'tag',
  'repeat',
  'remind',
  'plan',
  'ask',
  'void',
] as const;
export type Label = (typeof LABELS)[number];

const numbers = new Map<Label, number>(LABELS.map((label, at) => [label, at + 1]));

/** A label by its number, from 1; 0 stands for none. */
export const numberOf = (label: Label | undefined): number => (label ? numbers.get(label)! : 0);

/** How a word is tagged: it stands outside of all parts, begins one, or goes on with it. */
export const TAGS: readonly string[] = ['O', ...LABELS.flatMap((label) => [`B-${label}`, `I-${label}`])];

/** Words `from` up to, not including, `to`. */
export interface Part {
  label: Label;
  from: number;
  to: number;
}

/** The parts that a tagging means; `tags` are places in `TAGS`. */
export function partsOf(tags: readonly number[]): Part[] {
  const parts: Part[] = [];
  for (const [at, tag] of tags.entries()) {
    if (tag === 0) continue;
    const label = LABELS[(tag - 1) >> 1]!;
    const last = parts.at(-1);
    if (TAGS[tag]!.startsWith('I') && last?.label === label && last.to === at) last.to = at + 1;
    else parts.push({ label, from: at, to: at + 1 });
  }
  return parts;
}
