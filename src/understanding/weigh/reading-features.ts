import { remembered } from '#shared/remembered.ts';
import { kinship, SAME_WORD } from '../hear/kinship.ts';
import { hear, names, type Word } from '../hear/words.ts';
import { type Interpretation, partsWith, placesOf } from '../interpret/context.ts';
import { tasksWith } from '../interpret/meant.ts';
import type { Editing } from '../interpret/renaming.ts';
import type { Shared } from '../interpret/sharing.ts';
import type { Turn } from '../interpret/turns.ts';
import type { HeardApart, Intent, Meant, NewTask, TaskChange } from '../model.ts';
import type { Candidate } from '../read/candidates.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Sight } from '../read/sight.ts';
import { clauseFeatures, DEED } from './clause-features.ts';
import { few, fifth, step } from './steps.ts';

function meantFeatures(act: string, meant: Meant): string[] {
  const kind = meant.kind === 'these' ? (meant.sure ? 'sure' : 'unsure') : meant.kind;
  const count = 'ids' in meant ? few(meant.ids.length) : meant.said === '' ? 'nothing' : 'something';
  return [`meant=${kind}`, `${act} meant=${kind}|${count}`];
}

const dayOf = ({ when }: NewTask) =>
  when ? `${when.saysDay ? 'd' : ''}${when.hasTime ? 't' : ''}${when.relative ? 'r' : ''}` : '-';
const placeOf = ({ project }: NewTask) => (!project ? '-' : 'name' in project ? 'new' : 'known');

/** What a new task says, in a line of its own; null of what nothing was learned by itself. */
const NEW: { [S in Exclude<keyof NewTask, 'title' | HeardApart>]: ((task: NewTask) => string) | null } = {
  when: dayOf,
  project: placeOf,
  priority: ({ priority }) => String(priority),
  columnId: null,
  note: null,
  repeats: null,
  plan: null,
  reminds: null,
  tags: null,
};

/** How tags that are said go with those that there are. */
function newTagFeatures({ tags }: NewTask, { account }: Interpretation): string[] {
  if (tags.length === 0) return [];
  const known = tags.filter((name) => account.tasks.some((task) => task.tags.includes(name))).length;
  return [`new tags=${few(tags.length)}`, `new tags known=${few(known)}|${few(tags.length - known)}`];
}

/** What becomes of the tags of tasks: put that they have not, taken that they have. */
function tagFeatures(meant: Meant, { tags }: TaskChange, { account }: Interpretation): string[] {
  if (!tags) return [];
  const ids = meant.kind === 'unknown' ? [] : meant.ids;
  const tasks = tasksWith(ids, account.tasks);
  const { put = [], take = [] } = tags;
  const having = (name: string) => tasks.filter((task) => task.tags.includes(name)).length;
  const state = (name: string) => {
    const had = having(name);
    if (had > 0) return had === tasks.length ? 'had' : 'partly';
    return account.tasks.some((task) => task.tags.includes(name)) ? 'known' : 'new';
  };
  return [
    `tags=${few(put.length)}|${few(take.length)}`,
    ...put.flatMap((name) => [`puts=${state(name)}`, `puts=${state(name)}|${take.length > 0}|${few(tasks.length)}`]),
    ...take.flatMap((name) => [`takes=${state(name)}`, `takes=${state(name)}|${put.length > 0}|${few(tasks.length)}`]),
  ];
}

function taskFeatures(task: NewTask): string[] {
  const lines = Object.entries(NEW).flatMap(([slot, said]) => (said ? [`new ${slot}=${said(task)}`] : []));
  return [...lines, `new=${dayOf(task)}|${placeOf(task)}|${task.priority}|${task.note !== null}|${task.repeats}`];
}

/** How a reading goes on with what the message before did. */
function dialogueFeatures(intent: Intent, { words, dialogue: { lastAction, touched } }: Interpretation): string[] {
  if (!lastAction) return [];
  const { act } = intent;
  const ids = 'meant' in intent && intent.meant.kind !== 'unknown' ? intent.meant.ids : [];
  const same = ids.length === 0 ? '-' : ids.every((id) => touched.includes(id)) ? 'touched' : 'others';
  const length = few(words.filter(names).length, 6);
  return [
    `after=${lastAction}|${act}`,
    `after=${lastAction}|${act}|${same}`,
    `after ${act}|${same}|${length}`,
    ...words.slice(0, 2).map(({ lemma }, at) => `after ${act}|${same}|${at}|${lemma}`),
    `after ${act}|${same}|last=${words.at(-1)?.lemma}`,
  ];
}

/** The words of a title that name something. */
type Heard = (title: string) => readonly Word[];

/** A new title goes on with the old one, or is quite another. */
function renamingFeatures(meant: Meant, { title }: TaskChange, { account }: Interpretation, heard: Heard): string[] {
  const before =
    meant.kind === 'these' && meant.ids.length === 1 && account.tasks.find(({ id }) => id === meant.ids[0]);
  if (!title || !before) return [];
  const [old, now] = [heard(before.title), heard(title)];
  const kept = now.filter((word) => old.some((one) => kinship(one, word) > SAME_WORD)).length;
  return [
    `renames kept=${fifth(kept / Math.max(1, old.length))}|${fifth(kept / Math.max(1, now.length))}`,
    `renames length=${few(now.length, 6)}|${Math.max(-3, few(now.length - old.length))}`,
    `renames same=${title.toLowerCase() === before.title.toLowerCase()}`,
  ];
}

function intentFeatures(intent: Intent, interpretation: Interpretation, heard: Heard): string[] {
  const { act } = intent;
  if ('task' in intent) return [...taskFeatures(intent.task), ...newTagFeatures(intent.task, interpretation)];
  if (!('meant' in intent)) return [];
  const features = meantFeatures(act, intent.meant);
  if (!('change' in intent)) return [...features, `${act} change=`];
  const change = Object.keys(intent.change).sort().join('+');
  return [
    ...features,
    `${act} change=${change}`,
    ...renamingFeatures(intent.meant, intent.change, interpretation, heard),
    ...tagFeatures(intent.meant, intent.change, interpretation),
  ];
}

/** «три задачи: …»: what is listed is as many. */
function countFeatures(made: number, counted: number | null): string[] {
  if (counted === null) return [];
  const fits = made === counted ? 'all' : made === 0 ? 'none' : made < counted ? 'fewer' : 'more';
  return [`counted=${fits}`, `counted=${fits}|${few(counted, 4)}`];
}

/** The things of a list are alike: all deeds or all things, as long as each other, parted by the same sign. */
function parallelFeatures(clauses: readonly ReadClause[], { words, bonds }: Sight): string[] {
  const titles = clauses.filter(({ act }) => act === 'create').map((clause) => partsWith(clause, 'title'));
  const first = titles.flatMap((parts) => parts[0] ?? []);
  if (first.length < 2) return [];
  const kinds = first.map(({ from }) => words[from]!.forms[0]!);
  const deeds = titles.map((parts) => few(placesOf(parts).filter((at) => DEED.test(words[at]!.forms[0]!)).length, 2));
  const lengths = titles.map((parts) => placesOf(parts).length);
  const seams = first.slice(1).map(({ from }) => words[from - 1]?.word ?? '#');
  const distinct = (some: readonly unknown[]) => few(new Set(some).size, 4);
  const many = few(first.length, 5);
  const shapes = clauses
    .filter(({ act }) => act === 'create')
    .map(({ parts }) =>
      parts
        .map(({ label }) => label)
        .filter((label) => label === 'title' || label === 'when')
        .join('+'),
    );
  return [
    `parallel kinds=${many}|${distinct(kinds)}`,
    `parallel shapes=${many}|${distinct(shapes)}|${shapes.some((shape) => shape.includes('when'))}`,
    `parallel shapes behind=${distinct(shapes.slice(1))}|${shapes[0]}`,
    `parallel deeds=${many}|${[...new Set(deeds)].sort().join('')}`,
    `parallel lengths=${many}|${few(Math.max(...lengths) - Math.min(...lengths), 6)}`,
    `parallel longest=${many}|${few(Math.max(...lengths), 10)}`,
    `parallel seams=${many}|${distinct(seams)}|${seams.includes(',')}`,
    ...first.slice(1).map(({ from }) => `parallel bond=${bonds[from]}|${words[from]!.forms[0]}`),
  ];
}

/** «…, но не удаляй»: what is denied is hardly done. */
const deniedFeatures = (acts: readonly string[], { words }: Sight): string[] =>
  words.flatMap(({ senses }, at) =>
    words[at - 1]?.word === 'не'
      ? senses.flatMap((sense) => (acts.length > 0 ? acts : ['nothing']).map((act) => `${act} denied=${sense}`))
      : [],
  );

/**
 * Tells how well whole ways of reading a message hold together, when all of them is known: features in groups. Clauses that are
 * read alike have one group, which is made once. `counted` is how many things the message says it lists.
 */
export function readingFeatures(
  sight: Sight,
  interpretation: Interpretation,
  counted: number | null,
): (candidate: Candidate, intents: readonly Intent[]) => string[][] {
  const heard = remembered(
    (title: string) => hear(title, interpretation.dictionary).filter(names),
    Number.POSITIVE_INFINITY,
  );
  const ofClause = remembered(
    (clause: ReadClause) => clauseFeatures(clause, sight, interpretation),
    Number.POSITIVE_INFINITY,
  );
  const ofCandidate = remembered(
    (candidate: Candidate) => candidateFeatures(candidate, sight),
    Number.POSITIVE_INFINITY,
  );
  return (candidate, intents) => {
    const made = intents.filter(({ act }) => act === 'create' || act === 'report').length;
    return [
      ofCandidate(candidate),
      [
        `makes=${few(made, 6)}`,
        `empty=${intents.every(({ act }) => act === 'none')}`,
        ...countFeatures(made, counted),
        ...intents.flatMap((intent) => intentFeatures(intent, interpretation, heard)),
        ...intents.flatMap((intent) => dialogueFeatures(intent, interpretation)),
      ],
      ...candidate.clauses.map(ofClause),
    ];
  };
}

/** How the clauses of a reading go together, whatever they come to. */
function candidateFeatures({ clauses, chances }: Candidate, sight: Sight): string[] {
  const acts = clauses.map(({ act }) => act).filter((act) => act !== 'none');
  return [
    `parts=${step(chances.parts)}`,
    `cuts=${step(chances.cuts)}`,
    `acts=${step(chances.acts)}`,
    `in all=${acts.slice(0, 3).join('+')}`,
    `clauses=${few(clauses.length, 6)}`,
    ...deniedFeatures(acts, sight),
    ...parallelFeatures(clauses, sight),
  ];
}

/** How likely it is, before anything is weighed, that none of the ways is meant. */
export const NONE_MEANT = 0.1;

/** What tells that none of the ways is meant, by the features of the likeliest. */
export const doubtFeatures = (likeliest: readonly (readonly string[])[]): string[] => [
  'doubt',
  ...likeliest.flat().map((feature) => `doubt ${feature}`),
];

/** What tells whether what the last clause says is said of all new tasks. */
export function sharingFeatures(
  clauses: readonly ReadClause[],
  shared: readonly Shared[],
  words: readonly Word[],
): string[] {
  const last = clauses.at(-1)!;
  const commands = partsWith(last, 'cmd', 'need');
  const first = partsWith(last, 'title')[0]?.from ?? last.to;
  const command = commands.length === 0 ? 'none' : commands[0]!.from < first ? 'ahead' : 'behind';
  const others = clauses.slice(0, -1);
  const bare = others.every((clause) => partsWith(clause, 'cmd', 'need').length === 0);
  const labels = [...new Set(shared.flatMap(({ part, of }) => (of ? [] : part.label)))].sort().join('+') || 'none';
  // How the last thing begins, what is said behind it, and whether the others have something of their own.
  const end = partsWith(last, 'title').at(-1)?.to ?? last.from;
  const slot = last.parts.find(({ label, from }) => from >= end && /^(?:when|prio|proj|tag)$/.test(label));
  const gap = words.slice(end, slot?.from ?? end).map(({ word, kind }) => (kind === 'break' ? '#' : word));
  const beginning = (words[first - 1]?.kind === 'break' ? '#' : words[first - 1]?.word) ?? '';
  const having = others.filter(({ parts }) => parts.some(({ label }) => /^(?:when|prio)$/.test(label))).length;
  return [
    `shares=${labels}`,
    `shares=${labels}|${command}|${bare}`,
    `shares=${labels}|${command}|${bare}|${few(clauses.length, 4)}`,
    `shares=${labels}|gap=${gap.slice(-2).join(' ')}`,
    `shares=${labels}|begins=${beginning}|${words[first]?.forms[0]}`,
    `shares=${labels}|says=${slot && words[slot.from]?.lemma}|${gap.length > 0}`,
    `shares=${labels}|having=${few(having)}|${few(clauses.length, 4)}`,
  ];
}

/** What tells how titles are changed: what is to be done to them, what the new words begin with, what stands about them. */
export function editingFeatures(
  clauses: readonly ReadClause[],
  edited: readonly Editing[],
  words: readonly Word[],
): string[] {
  const changing = clauses.filter(({ act }) => act === 'update');
  const commands = changing.flatMap((clause) => placesOf(partsWith(clause, 'cmd')).map((at) => words[at]!.lemma));
  const beginnings = changing.flatMap((clause) => partsWith(clause, 'name').map(({ from }) => words[from]!));
  const said = changing.flatMap(({ from, to }) => words.slice(from, to).map(({ word }) => word));
  const witnesses = said.filter((word) => /^(?:не|а|вместо|слов|назван|загол|опечат|конец|начал|на|пусть)/.test(word));
  return [...new Set(edited)].flatMap((editing) => [
    `edits=${editing}`,
    ...commands.map((lemma) => `edits=${editing}|cmd=${lemma}`),
    ...beginnings.flatMap(({ lemma, forms }) => [
      `edits=${editing}|name=${lemma}`,
      `edits=${editing}|form=${forms[0]}`,
    ]),
    ...[...new Set(witnesses)].map((word) => `edits=${editing}|said=${word}`),
  ]);
}

/** What tells that changes are something else than their words say first: what is to be done, and what stands about it. */
export function turnFeatures(clauses: readonly ReadClause[], turn: Turn, words: readonly Word[]): string[] {
  const changing = clauses.filter(({ act }) => act === 'update');
  const names = new Set(placesOf(changing.flatMap((clause) => partsWith(clause, 'ref', 'title', 'name'))));
  const said = placesOf(changing).filter((at) => !names.has(at) && words[at]!.kind !== 'break');
  const slots = changing.flatMap((clause) => partsWith(clause, 'when', 'tag', 'prio'));
  const labels = [...new Set(changing.flatMap(({ parts }) => parts.map(({ label }) => label)))].sort().join('+');
  return [
    `turn=${turn}`,
    `turn=${turn}|${labels}`,
    ...new Set(said.map((at) => `turn=${turn}|said=${words[at]!.lemma}`)),
    ...slots.map(({ from, label }) => `turn=${turn}|${label}|before=${words[from - 1]?.lemma ?? '#'}`),
    ...slots.map(({ from, label }) => `turn=${turn}|${label}|first=${words[from]!.lemma}`),
  ];
}
