import { readFileSync } from 'node:fs';
import type { Action } from '#features/assistant/engine/model.ts';
import { clean } from '#shared/russian/text.ts';
import { clockAt } from '#shared/russian/when-piece.ts';
import { titleWords } from '#understanding/hear/kinship.ts';
import type { Sense } from '#understanding/hear/lexicon.ts';
import { Titles } from '#understanding/hear/titles.ts';
import { hear, type Word } from '#understanding/hear/words.ts';
import { ACTS, type Account, type Act, type KnownTask } from '#understanding/model.ts';
import { type Scene, sceneOf } from '#understanding/read/clauses.ts';
import { type Label, TAGS } from '#understanding/read/labels.ts';
import { look, type Sight } from '#understanding/read/sight.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';
import { instantOfForm } from '../../corpus/due-form.ts';
import { FOLDER, MOMENT } from '../../corpus/parts.ts';
import { type CorpusAccount, type Expectation, readTurn, type Turn, type Utterance } from '../../corpus/read-person.ts';

/** A message that a person labelled: what the learned parts are to say of it. */
export interface Example {
  person: string;
  /** Cleaned. */
  text: string;
  sight: Sight;
  scene: Scene;
  /** By word: a place in `TAGS`. */
  tags: number[];
  /** By word: another command begins here. */
  cuts: boolean[];
  /** By clause: a place in `ACTS`; null where the labels do not tell. */
  acts: (number | null)[];
}

/** A corpus account as the engine knows accounts. */
export function accountOf({ tasks, projects }: CorpusAccount): Account {
  return {
    projects: projects.map((name) => ({ id: name, name })),
    columns: [],
    tasks: tasks.map(
      (task): KnownTask => ({
        id: String(task.number),
        title: task.title,
        status: task.done ? 'completed' : 'active',
        dueDate: instantOfForm(task.due, MOMENT),
        priority: task.priority ?? 'medium',
        projectId: task.project ?? null,
        tags: (task.plain?.tags as string[] | undefined) ?? [],
        createdAt: task.number,
      }),
    ),
  };
}

const actOf = (one: Expectation): Act =>
  one.kind === 'create'
    ? one.done
      ? 'report'
      : 'create'
    : one.kind === 'nothing' || one.kind === 'ask'
      ? 'none'
      : one.kind;

/** Messages with labels; the others only judge. */
export function examplesOf(utterances: readonly Utterance[]): Example[] {
  const dictionary = nodeDictionary();
  return utterances.flatMap((utterance) => {
    const account = accountOf(utterance.account);
    const titles = new Titles(
      account.tasks.map(({ title }) => title),
      dictionary,
    );
    return utterance.turns.flatMap((turn, index) => {
      const talk = turn.does.length > 0 && turn.does.every(({ kind }) => kind === 'nothing');
      if (turn.spans.length === 0 && !talk) return [];
      const text = clean(turn.text);
      const sight = look(text, account, titles, clockAt(MOMENT.now, MOMENT.zone), dictionary);
      return {
        person: utterance.person,
        text,
        sight,
        scene: sceneOf(text, lastActionBefore(utterance.turns.slice(0, index))),
        ...tagsOf(turn, sight.words),
        acts: actsOf(utterance, turn).map((act) => (act === null ? null : ACTS.indexOf(act))),
      };
    });
  });
}

/** A command whose outcome a test holds elsewhere, labelled as people's are. */
interface Marked {
  tasks: { title: string; done?: boolean; tags?: string[] }[];
  projects: string[];
  said: string;
  /** By clause. */
  acts: Act[];
}

/** Messages of no person: the commands of corpus/train/readings.jsonl. */
export function markedExamples(): Example[] {
  const dictionary = nodeDictionary();
  const lines = readFileSync(`${FOLDER}train/readings.jsonl`, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, number): Example => {
    const { tasks, projects, said, acts }: Marked = JSON.parse(line);
    const account = accountOf({
      habits: [],
      projects,
      tasks: tasks.map(({ title, done = false, tags = [] }, at) => ({ number: at + 1, title, done, plain: { tags } })),
    });
    const titles = new Titles(
      tasks.map(({ title }) => title),
      dictionary,
    );
    const turn = readTurn(said);
    const text = clean(turn.text);
    const sight = look(text, account, titles, clockAt(MOMENT.now, MOMENT.zone), dictionary);
    return {
      // Alike commands stand side by side: a block of them counts as one person.
      person: `readings-${Math.floor(number / 40)}`,
      text,
      sight,
      scene: sceneOf(text, null),
      ...tagsOf(turn, sight.words),
      acts: acts.map((act) => ACTS.indexOf(act)),
    };
  });
}

function tagsOf({ spans, boundaries }: Turn, words: readonly Word[]): Pick<Example, 'tags' | 'cuts'> {
  const tags = words.map(({ start, end }) => {
    const span = spans.find((one) => start < one.end && end > one.start);
    if (!span) return 0;
    const goesOn = words.some((other) => other.start >= span.start && other.start < start && other.end > span.start);
    return TAGS.indexOf(`${goesOn ? 'I' : 'B'}-${span.label}`);
  });
  const cuts = words.map(
    ({ start }, at) => at > 0 && boundaries.some((one) => one <= start && one > words[at - 1]!.start),
  );
  return { tags, cuts };
}

const ACTIONS: Partial<Record<Act, Action['type']>> = {
  create: 'create',
  report: 'report_completed',
  complete: 'complete',
  activate: 'activate',
  delete: 'delete',
  update: 'update',
  project: 'create_project',
};

/** What the turns before have done last; what was taken back is nothing. */
function lastActionBefore(turns: readonly Turn[]): Action['type'] | null {
  const acts = turns.flatMap(({ does }) => does.map(actOf));
  const last = acts.findLast((act) => act === 'undo' || ACTIONS[act]);
  return (last && ACTIONS[last]) ?? null;
}

/** The act of each clause of a turn, as far as the labels and what must hold afterwards tell it. */
function actsOf(utterance: Utterance, turn: Turn): (Act | null)[] {
  const bounds = [0, ...turn.boundaries, turn.text.length + 1];
  const kinds = [...new Set(turn.does.map(actOf))];
  const asks = turn.does.some(({ kind }) => kind === 'ask');
  const [only] = kinds.length === 1 ? kinds : [];
  return bounds.slice(0, -1).map((from, index): Act | null => {
    const spans = turn.spans.filter(({ start }) => start >= from && start < bounds[index + 1]!);
    const has = (...labels: string[]) => spans.some(({ label }) => labels.includes(label));
    if (spans.length === 0) return only && (only === 'none' || bounds.length === 2) ? only : 'none';
    if (has('ask')) return 'answer';
    if (asks) return has('title') ? 'create' : null;
    if (only) return only;
    const said = (label: Label) =>
      spans.filter((one) => one.label === label).map(({ start, end }) => turn.text.slice(start, end));
    if (kinds.includes('project') && !has('ref') && namesProject(said('proj'), has('title'))) return 'project';
    if (has('title')) {
      if (kinds.includes('report') && (has('did') || !kinds.includes('create'))) return 'report';
      return kinds.includes('create') ? 'create' : null;
    }
    const changes = has('when', 'prio', 'proj', 'name', 'note', 'plan', 'remind', 'repeat', 'tag');
    const commanded = hear(said('cmd').join(' '), nodeDictionary()).flatMap(({ senses }) => senses);
    const suits = (act: Act) =>
      (act === 'update' ? (changes ? 0.2 : -0.2) : 0) +
      (act === 'complete' && has('did') ? 0.2 : 0) +
      (commanded.some((sense) => COMMANDS[sense] === act) ? 0.4 : 0);
    return actUpon(utterance, turn, said('ref').join(' '), suits);
  });
}

/** What the words of a command ask for, where the account's titles do not tell it. */
const COMMANDS: Partial<Record<Sense, Act>> = {
  delete: 'delete',
  reopen: 'activate',
  move: 'update',
};

/** «проект Баня»: the project is made here, and what is to be done in it may follow. */
const namesProject = ([first = '']: readonly string[], hasTitle: boolean) =>
  !hasTitle || /^(?:нов\S+ )?(?:проект|папк|раздел|список)/iu.test(first);

/** Of what must hold: the act upon the task that the words name best. */
function actUpon(utterance: Utterance, { does }: Turn, said: string, suits: (act: Act) => number): Act | null {
  const keys = new Set(titleWords(said, nodeDictionary()).flatMap((word) => word.keys));
  let best: { act: Act; score: number } | null = null;
  for (const one of does) {
    const act = actOf(one);
    const numbers = 'numbers' in one ? one.numbers : one.kind === 'update' ? [one.number] : [];
    for (const number of numbers) {
      const { title } = utterance.account.tasks.find((task) => task.number === number)!;
      const common = titleWords(title, nodeDictionary()).filter((word) => word.keys.some((key) => keys.has(key)));
      const score = common.length + suits(act);
      if (!best || score > best.score) best = { act, score };
    }
  }
  return best?.act ?? null;
}
