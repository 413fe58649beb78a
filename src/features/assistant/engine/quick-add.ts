import { type SaidReminder, tagsOf } from '#features/tasks/quick-task.ts';
import type { RepeatSaid } from '#shared/repeat/repeat.ts';
import { firstDue } from '#shared/russian/first-due.ts';
import { type SaidRepeat, saidRepeats } from '#shared/russian/said-repeat.ts';
import { tokenize } from '#shared/russian/text.ts';
import { compatible, findPieces, momentOf, type When } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { APART_FIELDS, type ApartField, type ApartValues } from '#understanding/apart/fields.ts';
import type { PlanChange } from '#understanding/model.ts';
import type { Priority } from './model.ts';
import { claim, type Line, type Said, titleLeft } from './quick-add-line.ts';
import { headingsFor, type NamedHeading, type PlaceProject, takeHeading, takeProject } from './quick-add-place.ts';
import { takePlan } from './quick-add-plan.ts';
import { takePriorityWords } from './quick-add-priority.ts';
import { takeAtDue, takeReminders } from './quick-add-reminders.ts';
import { type Term, take } from './terms.ts';
import { finished, textOf } from './titles.ts';

type SaidApart = { [F in ApartField]: Said<ApartValues[F]> | null };

/** What a line was understood to say. Words that said nothing of it are the title. */
export interface QuickAdd extends SaidApart {
  title: string;
  /** Epoch milliseconds. */
  due: Said<number> | null;
  repeat: Said<RepeatSaid> | null;
  plan: Said<PlanChange> | null;
  reminders: Said<SaidReminder[]> | null;
  priority: Said<Priority> | null;
  project: Said<PlaceProject> | null;
  heading: Said<NamedHeading> | null;
  tags: Said<string>[];
}

/** «!!!» and «!» high, «!!» medium, «!низкий» and the like by name; only where the sign begins a word. */
function takeMarks(line: Line): Said<Priority> | null {
  const { terms } = line;
  for (let at = 0; at < terms.length; at++) {
    if (terms[at]!.text !== '!' || terms[at]!.glued || terms[at]!.quote || terms[at]!.taken) continue;
    let end = at + 1;
    while (terms[end]?.text === '!' && terms[end]!.glued) end++;
    const word = terms[end]?.glued ? terms[end]!.word : '';
    const named = /^(?:выс|важн|сроч)/.test(word)
      ? 'high'
      : /^(?:сред|обыч)/.test(word)
        ? 'medium'
        : /^(?:низ|потом)/.test(word)
          ? 'low'
          : null;
    if (word && !named) continue;
    return { value: named ?? (end - at === 2 ? 'medium' : 'high'), spans: [claim(line, at, named ? end + 1 : end)] };
  }
  return null;
}

/** «#дом»: whatever words it is made of. */
function takeTags(line: Line, known: readonly string[], plain: readonly string[]): Said<string>[] {
  const tags = tagsOf(line.text, { tags: known, plain });
  for (const { start, end } of tags.flatMap(({ spans }) => spans))
    for (const term of line.terms) if (term.start >= start && term.end <= end) term.taken = true;
  return tags.map(({ name, spans }) => ({ value: name, spans }));
}

/** The words of a line; what is spoken for parts those beside it. */
const openTerms = ({ terms }: Line) =>
  terms.map((term) =>
    term.taken ? ({ ...term, kind: 'break', text: '\n', word: '\n', glued: false } as const) : term,
  );

/** «каждый понедельник … до конца года»; of several that could be meant the first. */
function takeRepeat(line: Line, clock: Clock): Said<SaidRepeat> | null {
  const [value] = saidRepeats(openTerms(line), clock);
  if (!value || firstDue(value, null, clock) === null) return null;
  return { value, spans: value.places.map(({ from, to }) => claim(line, from, to)) };
}

/** «оценка 2 часа», «~30 мин»; only where words are left for the title. */
const takeApart = (line: Line): SaidApart =>
  Object.fromEntries(
    APART_FIELDS.map(([field, { hear }]) => {
      const [said] = hear(openTerms(line), line.text);
      const isBeside = said && titleLeft(line, said.from, said.to) > 0;
      return [field, isBeside ? { value: said.value, spans: [claim(line, said.from, said.to)] } : null];
    }),
  ) as SaidApart;

/** «завтра … в 18:00»: the words that together say one moment. */
function takeWhen(line: Line, clock: Clock): When | null {
  const open = openTerms(line);
  const pieces = compatible(
    open,
    findPieces(open, clock).filter((piece) => !piece.past),
  );
  const when = momentOf(open, pieces, clock);
  if (!when) return null;
  for (const { from, to } of pieces) take(line.terms, from, to);
  return when;
}

/** A deadline, where a repeat has its first day. */
function dueOf(when: When | null, repeat: Said<SaidRepeat> | null, clock: Clock): Said<number> | null {
  const value = repeat ? firstDue(repeat.value, when, clock) : when?.due;
  return value == null ? null : { value, spans: when?.spans ?? repeat!.spans };
}

/** The words that were taken back belong to the title, wherever they stand. */
function lineOf(text: string, plain: readonly string[]): Line {
  const terms: Term[] = tokenize(text).map((token, at) => ({ ...token, taken: false, at }));
  const kept = new Set<Term>();
  for (const phrase of plain) {
    const words = tokenize(phrase).map(({ word }) => word);
    for (let at = 0; at + words.length <= terms.length; at++) {
      if (!words.every((word, index) => terms[at + index]!.word === word)) continue;
      for (const term of terms.slice(at, at + words.length)) kept.add(term);
    }
  }
  for (const term of kept) term.taken = true;
  return { text, terms, kept };
}

/**
 * Reads a line that is a task: its deadline, how it repeats, what is said apart, when it is meant to be done, when to be reminded of it, priority, project, heading and tags, by signs and by words; all other words are its title.
 * @param plain words of the line that say nothing but themselves
 * @param known names of the tags that there are
 * @param standing id of the project in which the line stands
 */
export function readQuickAdd(
  text: string,
  clock: Clock,
  projects: readonly PlaceProject[],
  plain: readonly string[] = [],
  known: readonly string[] = [],
  standing: string | null = null,
): QuickAdd {
  const line = lineOf(text, plain);
  const tags = takeTags(line, known, plain);
  const marked = takeMarks(line);
  const project = takeProject(line, projects);
  const heading = takeHeading(line, headingsFor(projects, project?.value.id ?? standing));
  const asked = takeReminders(line, openTerms(line), clock);
  const apart = takeApart(line);
  const plan = takePlan(line, openTerms(line), clock);
  const repeat = takeRepeat(line, clock);
  const due = dueOf(takeWhen(line, clock), repeat, clock);
  const reminders = asked ?? (due && takeAtDue(line));
  const priority = takePriorityWords(line, marked);
  const title = line.terms.filter((term) => !term.taken || line.kept.has(term));
  return {
    title: finished(textOf(title, text)),
    due,
    repeat: repeat && due && { value: repeat.value.repeat, spans: repeat.spans },
    ...apart,
    plan,
    reminders,
    priority,
    project,
    heading,
    tags,
  };
}
