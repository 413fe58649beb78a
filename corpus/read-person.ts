import { LABELS, type Label } from '#understanding/read/labels.ts';
import { type PlainFields, readPlain } from './plain-fields.ts';

/** A marked part of `Turn.text`, by offsets. */
export interface Span {
  label: Label;
  start: number;
  end: number;
}

export interface Turn {
  text: string;
  spans: Span[];
  /** Offsets at which another command of the same message begins. */
  boundaries: number[];
  /** What this turn by itself does. */
  does: Expectation[];
}

export type Priority = 'low' | 'medium' | 'high';

/** What a line says of a task; a key left out is not said. `due` is a form of the README, null for none. */
export interface Fields {
  due?: string | null;
  priority?: Priority;
  /** Null for none. */
  project?: string | null;
  note?: string;
  name?: string;
  /** All fields of a task that have no words of their own here. */
  plain?: PlainFields;
  /** The planned day, as a deadline is told. */
  plan?: string | null;
  /** Fields that are labelled ahead of the product: repeats, reminders. */
  ahead?: string[];
}

export interface AccountTask extends Fields {
  number: number;
  title: string;
  done: boolean;
}

export interface CorpusAccount {
  projects: string[];
  habits: string[];
  tasks: AccountTask[];
}

export type Expectation =
  | { kind: 'create'; titles: string[] | null; done: boolean; fields: Fields }
  | { kind: 'complete' | 'activate' | 'delete'; numbers: number[] }
  | { kind: 'update'; number: number; fields: Fields }
  | { kind: 'project'; name: string }
  | { kind: 'answer'; pattern: string | null }
  | { kind: 'nothing' | 'ask' | 'undo' };

/** One case: an account, what was said to it, and what must hold afterwards. */
export interface Utterance {
  id: string;
  person: string;
  account: CorpusAccount;
  turns: Turn[];
  expected: Expectation[];
  tags: string[];
  line: number;
}

const TAGS = /^(?:correction|typo|dictated|english|number|aside|polite|slang|fragment|multi)$/;
const DUE =
  /^(?:none|any|(?:D[+-]\d+|W(?:\+1)?:(?:mon|tue|wed|thu|fri|sat|sun)|DM:\d{1,2}\.\d{1,2}|DOM:\d{1,2}|EOW|EOM|MO\+\d+)(?: \d\d:\d\d)?|[HM]\+\d+)$/;

/** Reads the marks of one `say` line. Throws with the reason where they are not whole. */
export function readTurn(marked: string): Turn {
  const turn: Turn = { text: '', spans: [], boundaries: [], does: [] };
  const append = (piece: string) => {
    turn.text += /\s$/.test(turn.text) || turn.text === '' ? piece.replace(/^\s+/, '') : piece;
  };
  for (const piece of marked
    .trim()
    .replaceAll('\\n', '\n')
    .split(/(\{[^{}]*\}|(?<=\s)\/\/(?=\s))/)) {
    if (piece === '//') turn.boundaries.push(turn.text.length);
    else if (piece.startsWith('{')) {
      const [, label = '', words = ''] = /^\{(\S+)\s+(.+)\}$/su.exec(piece) ?? [];
      if (!LABELS.includes(label as Label)) throw new Error(`no label in ${piece}`);
      const start = turn.text.length;
      append(words.trim());
      turn.spans.push({ label: label as Label, start, end: turn.text.length });
    } else append(piece);
  }
  if (/\/\/(?!\S*[./])/.test(turn.text)) throw new Error('// without spaces around it');
  if (/[{}]/.test(turn.text)) throw new Error('a brace without its partner');
  turn.text = turn.text.trimEnd();
  if (!turn.text) throw new Error('nothing is said');
  return turn;
}

function readFields(parts: readonly string[]): Fields {
  const fields: Fields = {};
  for (const part of parts.map((one) => one.trim())) {
    const [, key = '', value = ''] = /^(\S+?):?(?:\s+(.+))?$/u.exec(part) ?? [];
    const plain = readPlain(key, value, fields.plain);
    if (/^(?:low|medium|high)$/.test(part)) fields.priority = part as Priority;
    else if (key === 'due' && DUE.test(value)) {
      if (value !== 'any') fields.due = value === 'none' ? null : value;
      else fields.due = 'any';
    } else if (key === 'in' && value) fields.project = value === 'none' ? null : value;
    else if (key === 'note' && value) fields.note = value;
    else if (key === 'name' && value) fields.name = value;
    else if (key === 'plan' && DUE.test(value)) fields.plan = value === 'none' ? null : value;
    else if (plain) fields.plain = plain;
    else if (/^(?:repeat|remind)$/.test(key)) fields.ahead = [...(fields.ahead ?? []), part];
    else throw new Error(`no field: ${part}`);
  }
  return fields;
}

const numbersOf = (text: string) =>
  text.split(',').map((one) => {
    const number = Number(one.trim());
    if (!Number.isInteger(number) || number < 1) throw new Error(`no task number: ${one}`);
    return number;
  });

const DEEDS = { done: 'complete', open: 'activate', del: 'delete' } as const;

/** Reads one line of what must be true; undefined for one that says no such thing. */
function readExpectation(line: string): Expectation | undefined {
  const [head = '', ...parts] = line.split(/\s*\|\s*/u);
  const create = /^\+(done)?\s+(.+)$/u.exec(head);
  if (create) {
    const titles = create[2] === '?' ? null : create[2]!.split(' / ').map((title) => title.trim());
    return { kind: 'create', done: Boolean(create[1]), titles, fields: readFields(parts) };
  }
  const deed = /^(done|open|del)\s+([\d,\s]+)$/.exec(line);
  if (deed) return { kind: DEEDS[deed[1] as keyof typeof DEEDS], numbers: numbersOf(deed[2]!) };
  const update = /^set\s+(\d+)$/.exec(head);
  if (update) return { kind: 'update', number: Number(update[1]), fields: readFields(parts) };
  const project = /^project\s+(.+)$/u.exec(line);
  if (project) return { kind: 'project', name: project[1]! };
  const answer = /^answer(?:\s+\/(.+)\/)?$/u.exec(line);
  if (answer) return { kind: 'answer', pattern: answer[1] ?? null };
  if (line === 'nothing' || line === 'ask' || line === 'undo') return { kind: line };
  return undefined;
}

function readTask(line: string): AccountTask | undefined {
  const [, number, done, title, rest] = /^(\d+)\s+(done\s+)?([^|]+?)\s*(\|.*)?$/u.exec(line) ?? [];
  if (!title) return undefined;
  const fields = rest ? readFields(rest.slice(1).split('|')) : {};
  return { number: Number(number), done: Boolean(done), title, ...fields };
}

const list = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** What a turn of a conversation, counted from one, does. */
type Effect = Expectation & { turn: number };

const changes = ({ kind }: Expectation) => !/^(?:nothing|ask|answer)$/.test(kind);

/** What must hold after the last turn: of earlier turns only what they change, unless it is taken back. */
function whatHoldsAfter(effects: readonly Effect[]): Expectation[] {
  const last = effects.at(-1)?.turn;
  let held: Effect[] = [];
  for (const effect of effects) {
    if (effect.kind === 'undo' && effect.turn > 1) {
      const taken = Math.max(...held.filter(({ turn }) => turn < effect.turn).map(({ turn }) => turn));
      held = held.filter(({ turn }) => turn !== taken);
    } else if (changes(effect) || effect.turn === last) held.push(effect);
  }
  const expected = held.map(({ turn, ...one }): Expectation => one);
  return expected.length === 0 && effects.length > 0 ? [{ kind: 'undo' }] : expected;
}

/** What is wrong with a case as a whole; null where nothing is. */
function problemOf({ account, turns, expected }: Utterance): string | null {
  if (turns.length === 0) return 'nothing is said';
  if (expected.length === 0) return 'nothing is expected';
  const known = new Set(account.tasks.map(({ number }) => number));
  const named = expected.flatMap((one) => ('numbers' in one ? one.numbers : 'number' in one ? [one.number] : []));
  const unknown = named.find((number) => !known.has(number));
  if (unknown !== undefined) return `no task ${unknown} in the account`;
  const idle = expected.some(({ kind }) => /^(?:nothing|ask|answer|undo)$/.test(kind));
  return idle && expected.length > 1 && !expected.every(({ kind }) => kind !== 'nothing' && kind !== 'ask')
    ? '«nothing» and «ask» stand alone'
    : null;
}

/**
 * Reads a person's file (corpus/README.md). Cases get ids by their place in it.
 * @throws Error that names every line that cannot be read
 */
export function readPerson(source: string): Utterance[] {
  const problems: string[] = [];
  const cases: Utterance[] = [];
  let person = '';
  let account: CorpusAccount = { projects: [], habits: [], tasks: [] };
  let current: Utterance | null = null;
  let effects: Effect[] = [];
  const finish = () => {
    if (!current) return;
    current.expected = whatHoldsAfter(effects);
    effects = [];
    const problem = problemOf(current);
    if (problem) problems.push(`line ${current.line}: ${problem}`);
    cases.push(current);
    current = null;
  };
  const take = (line: string, number: number) => {
    if (line === '') return finish();
    if (line.startsWith('person:')) person = line.slice(7).trim();
    else if (line.startsWith('about:') || line.startsWith('#')) return;
    else if (line === 'account') {
      finish();
      account = { projects: [], habits: [], tasks: [] };
    } else if (/^(?:say)\s/.test(line)) {
      current ??= {
        id: `${person}-${String(cases.length + 1).padStart(2, '0')}`,
        person,
        account,
        turns: [],
        expected: [],
        tags: [],
        line: number,
      };
      current.turns.push(readTurn(line.slice(4)));
    } else if (current) takeOfCase(current, line, effects);
    else takeOfAccount(account, line);
  };
  source.split(/\r?\n/).forEach((line, index) => {
    try {
      take(line.trim(), index + 1);
    } catch (error) {
      problems.push(`line ${index + 1}: ${(error as Error).message}: ${line.trim()}`);
    }
  });
  finish();
  if (!/^[a-z0-9-]+$/.test(person)) problems.push('person: must name the person in latin letters, digits and hyphens');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return cases;
}

function takeOfCase(current: Utterance, line: string, effects: Effect[]) {
  if (line.startsWith('tags:')) {
    current.tags = line.slice(5).trim().split(/\s+/);
    const unknown = current.tags.find((tag) => !TAGS.test(tag));
    if (unknown) throw new Error(`no such tag: ${unknown}`);
    return;
  }
  const expectation = readExpectation(line);
  if (!expectation) throw new Error('cannot read');
  current.turns.at(-1)!.does.push(expectation);
  effects.push({ ...expectation, turn: current.turns.length });
}

function takeOfAccount(account: CorpusAccount, line: string) {
  if (line.startsWith('projects:')) account.projects.push(...list(line.slice(9)));
  else if (line.startsWith('habits:')) account.habits.push(...list(line.slice(7)));
  else {
    const task = readTask(line);
    if (!task) throw new Error('cannot read');
    if (account.tasks.some(({ number }) => number === task.number)) throw new Error('the number stands twice');
    account.tasks.push(task);
    if (task.project && !account.projects.includes(task.project)) account.projects.push(task.project);
  }
}
