import { numberWord } from '#shared/russian/numerals.ts';
import { spend } from '#shared/work.ts';
import { oneOf } from './concluding.ts';
import { type Environment, tasksOf, tasksWith } from './environment.ts';
import { headForms } from './heads.ts';
import type { Pending, Step, TaskView } from './model.ts';
import { takePriority } from './priorities.ts';
import { takeProject } from './project-slot.ts';
import { findTasks, NAMED } from './references.ts';
import { takeWhen } from './slots.ts';
import { takenFromNamed } from './taking-away.ts';
import { copies, isMark, isWord, type Term } from './terms.ts';
import { describing } from './wanted.ts';
import { NOISE, PREPOSITION } from './words.ts';

/** What the next message says to a question. */
export type Reaction =
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'cancel' }
  /** Still several: ask again among these. */
  | { kind: 'narrow'; steps: Step[] }
  /** It speaks of something else. */
  | { kind: 'other' };

export const NO =
  /^(?:(?:ой|ну|ладно|а|все|всё|да) )*(?:нет|не надо|не нужно|неа|отмена|отмени|отменить|отбой|забудь|забей|стоп|передумал|передумала|никакую|никакой|никакие|никого|ни одну|ни одной|ни один|ни одного|ни одно|ни ту ни другую|ни тот ни другой|ни того ни другого|ни то ни другое|ничего|не стоит|не трогай|не хочу|оставь|оставь как есть|проехали|хватит|не важно|неважно)(?: |$)/;
export const YES =
  /^(?:(?:ну|ага|да|конечно) )*(?:да|ага|угу|конечно|давай|давайте|добавь|создай|создавай|ок|окей|хорошо|подтверждаю|верно|точно|именно|можно|согласен|согласна|валяй|записывай|запиши|верни|отметь|удаляй|удали|пожалуй|разумеется|естественно|yes|добавляй|надо|отмечай)(?: (?:да|пожалуйста|ее|её|его|конечно|давай|спасибо|задачу|так))*$/;
export const EVERY = /^(?:все|всё|обе|оба|обеих|обоих|всех|и ту и другую|и то и другое|вс[её] сразу|каждую)$/;

/** Folded words of the message, without signs. */
export function saidBy(terms: readonly Term[]): string {
  spend(terms.length);
  const words = terms.filter((term) => !isMark(term));
  return words.map((term) => term.word).join(' ');
}

const isHead = (term: Term) => headForms.has(term.word);

/** What places of so many words name, counted from 0, in the order of the words. */
export function places(terms: readonly Term[], count: number): number[] {
  const found: number[] = [];
  for (const term of terms) {
    if (/^(?:последн\p{L}+|нижн\p{L}+)$/u.test(term.word)) found.push(count - 1);
    else if (/^(?:верхн\p{L}+)$/u.test(term.word)) found.push(0);
    else if (term.kind === 'number' || isWord(term)) {
      const place =
        term.kind === 'number'
          ? Number(term.text)
          : numberWord(term.word)?.ordinal || /^(?:один|два|три|четыре|пять|раз)$/.test(term.word)
            ? (numberWord(term.word)?.value ?? 0)
            : 0;
      if (place >= 1 && place <= count) found.push(place - 1);
    }
  }
  return [...new Set(found)];
}

/** Words of choosing that describe no task. */
export const CHOOSING =
  /^(?:т[ауоеы]|тот|те|ту|та|то|которая|который|которую|которые|которое|где|что|это|эта|эту|про|номер|вариант|пункт|задач\p{L}*|выбираю|имел-в-виду|имею|виду|в|давай|наверное|думаю|хочу|пусть|будет|мне|нужна|нужно|именно|только|и|а|конечно|ну|я|ладно|тогда|видимо|пожалуйста|срок\p{L}*|которой|которого|проект\p{L}?|приоритет\p{L}*|числ\p{L}|из|та-что|первую|вторую)$/u;

/** Looks at a word that comparing a whole title takes. */
const READING = 4;

function chosen(terms: readonly Term[], candidates: readonly TaskView[], env: Environment): readonly TaskView[] | null {
  const said = saidBy(terms.filter((term) => !NOISE.test(term.word) && !isHead(term)));
  if (EVERY.test(said)) return [...candidates];
  spend(READING * candidates.length);
  const exact = candidates.filter(
    (task) =>
      task.title
        .toLowerCase()
        .replaceAll('ё', 'е')
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim() === said,
  );
  if (exact.length === 1) return exact;
  const open = terms.filter((term) => !isMark(term) && !isHead(term));
  const described = open.filter(
    (term) => !CHOOSING.test(term.word) && !NOISE.test(term.word) && !PREPOSITION.test(term.word),
  );
  const onlyPlaces = described.every(
    (term) => numberWord(term.word) || term.kind === 'number' || /^(?:последн|верхн|нижн)/.test(term.word),
  );
  const at = onlyPlaces ? places(open, candidates.length) : [];
  if (at.length > 0) return at.map((index) => candidates[index]!);
  return byDescription(terms, candidates, env);
}

function byDescription(
  terms: readonly Term[],
  candidates: readonly TaskView[],
  env: Environment,
): readonly TaskView[] | null {
  const copy = copies(terms);
  const words = describing(copy)
    .filter((term) => !isHead(term) && !CHOOSING.test(term.word))
    .map((term) => term.word)
    .filter((word) => !PREPOSITION.test(word));
  const match = findTasks(words, candidates, env);
  if (match.score >= 0.5 && match.found.length < candidates.length) return match.found;
  return bySlots(copy, candidates, env);
}

function bySlots(terms: readonly Term[], candidates: readonly TaskView[], env: Environment): TaskView[] | null {
  const project = takeProject(terms, env.text, env.view.projects);
  const priority = takePriority(terms, true);
  const when = takeWhen(terms, env.clock, true);
  const undated = /без (?:срока|даты|дедлайна)/.test(saidBy(terms));
  if (!project?.project && !priority && !when && !undated) return null;
  const { zone } = env.clock;
  const fits = candidates.filter(
    (task) =>
      (!project?.project || task.projectId === project.project.id) &&
      (!priority || task.priority === priority) &&
      (!undated || task.dueDate === null) &&
      (!when ||
        (task.dueDate !== null &&
          Math.abs(task.dueDate - when.due) < 86_400_000 &&
          new Date(task.dueDate).toLocaleDateString('en-CA', { timeZone: zone }) === when.day)),
  );
  return fits.length > 0 && fits.length < candidates.length ? fits : null;
}

function fill(steps: readonly Step[], ids: string[]): Step[] {
  const open = steps.findIndex((step) => 'candidates' in step && step.candidates);
  return steps.map((step, index) => {
    if (index !== open || !('ids' in step)) return step;
    const { candidates: _, ...rest } = step;
    return { ...rest, ids };
  });
}

function chooseReaction(
  pending: Extract<Pending, { kind: 'choose' }>,
  terms: readonly Term[],
  env: Environment,
  question: boolean,
): Reaction {
  const open = pending.steps.find((step) => 'candidates' in step && step.candidates);
  const ids = open && 'candidates' in open ? (open.candidates ?? []) : [];
  const candidates = tasksOf(env, ids);
  const said = saidBy(terms);
  if (NO.test(said) && !/(?:^| )(?:первую|вторую|третью|ту|про)(?: |$)/.test(said)) return { kind: 'cancel' };
  if (question || candidates.length === 0) return { kind: 'other' };
  const tasks = chosen(terms, candidates, env);
  if (!tasks) return { kind: 'other' };
  const commands = terms.some(isHead) && terms.filter((term) => isWord(term)).length > 4;
  if (commands) return { kind: 'other' };
  const many = tasks.length > 1 && (places(terms, candidates.length).length > 1 || tasks.length === candidates.length);
  if (tasks.length === 1 || many)
    return {
      kind: 'steps',
      steps: fill(
        pending.steps,
        tasks.map((task) => task.id),
      ),
    };
  return {
    kind: 'narrow',
    steps: pending.steps.map((step) => (step === open ? { ...step, candidates: tasks.map((task) => task.id) } : step)),
  };
}

/** «про гараж» to «Какую задачу удалить?»: all that is said must be of the task. */
function whichReaction(
  pending: Extract<Pending, { kind: 'which' }>,
  terms: readonly Term[],
  env: Environment,
): Reaction {
  const { deed } = pending;
  const words = describing(terms)
    .map((term) => term.word)
    .filter((word) => !CHOOSING.test(word) && !PREPOSITION.test(word));
  const status = deed === 'activate' ? 'completed' : 'active';
  const { found, score } = findTasks(words, tasksWith(env, status), env);
  if (score < NAMED || terms.some((term) => headForms.get(term.word)?.mood === 'imperative')) return { kind: 'other' };
  const ids = found.map(({ id }) => id);
  const step: Step = pending.deed === 'update' ? { do: 'update', ids, plan: pending.plan } : { do: pending.deed, ids };
  return { kind: 'steps', steps: [{ ...step, ...oneOf(ids) }] };
}

/** Reads the message as the answer to what was asked. `question`: it asks something itself. */
export function reactTo(
  pending: Exclude<Pending, { kind: 'card' }>,
  terms: readonly Term[],
  env: Environment,
  question: boolean,
): Reaction {
  const said = saidBy(terms);
  if (pending.kind === 'choose') return chooseReaction(pending, terms, env, question);
  if (NO.test(said) && said.split(' ').length < 5) return { kind: 'cancel' };
  if (pending.kind === 'confirm') return YES.test(said) ? { kind: 'steps', steps: pending.steps } : { kind: 'other' };
  if (question) return { kind: 'other' };
  if (pending.kind === 'which') return whichReaction(pending, terms, env);
  if (pending.kind === 'whose') {
    const steps = terms.some(isHead) ? null : takenFromNamed(pending.nouns, terms, env);
    return steps ? { kind: 'steps', steps } : { kind: 'other' };
  }
  if (pending.kind === 'due') {
    const when = takeWhen(copies(terms), env.clock);
    if (!when) return { kind: 'other' };
    const due =
      when.relative || when.hasTime
        ? ({ kind: 'at', due: when.due } as const)
        : ({ kind: 'day', day: when.day } as const);
    return { kind: 'steps', steps: [{ do: 'update', ids: pending.ids, plan: { due } }] };
  }
  return { kind: 'other' };
}
