import { remembered } from '#shared/remembered.ts';
import type { Word } from '../hear/words.ts';
import type { About, Intent, KnownTask, Meant, TaskChange } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { deedAlike, saysAlike } from './alike.ts';
import { columnIn } from './column-slot.ts';
import { consistent, takesOutOfProject } from './consistent.ts';
import { type Interpretation, partsWith, placesOf, wordsOf } from './context.ts';
import { beginning, type Course } from './course.ts';
import { Creations, THERE } from './creations.ts';
import { planOf, speaksOfPlan, takesOutOfPlan } from './plan-slot.ts';
import { priorityOf, speaksOfPriority } from './priority-slot.ts';
import { projectNearby } from './project-slot.ts';
import { corrects, isOnlyPromised } from './promise.ts';
import { aboutOf } from './question.ts';
import { type Editing, editsOf } from './renaming.ts';
import { withoutRepeats } from './repeats.ts';
import { Resolver } from './resolve.ts';
import type { Shared } from './sharing.ts';
import { slotsOfChange } from './slots.ts';
import { isDenial } from './tag-deed.ts';
import { tagChangeOf } from './tag-slot.ts';
import { asksByTag } from './tagged-tasks.ts';
import { tidied } from './title.ts';
import { type Turn, turnsOf } from './turns.ts';
import { deadlineOf, takesDeadlineAway, whenOf } from './when-slot.ts';

const PROJECT_NOUN = /^(?:проект\p{L}*|пап(?:оч)?к\p{L}*|раздел|список)$/u;
const LEADS_PROJECT = /^(?:в|нов\p{L}+|еще|один|одну)$/u;
/** «отдельную папку»: no name has it so, whatever stands before it. */
const FOLDER_TO_MAKE = /^пап(?:оч)?ку$/;

/** Where the name of a project begins: behind its noun, unless that is of the name («мой список дел»); below 0 for no name. */
function nameBegin(said: readonly Word[]): number {
  const first = said.findIndex(({ word }) => !LEADS_PROJECT.test(word));
  const folder = said.findIndex(({ word }) => FOLDER_TO_MAKE.test(word));
  const noun = folder >= 0 ? folder : first;
  const isNoun = noun >= 0 && noun < said.length - 1 && PROJECT_NOUN.test(said[noun]!.word);
  return isNoun ? noun + 1 : said.findIndex(({ word }) => !PROJECT_NOUN.test(word) && !LEADS_PROJECT.test(word));
}

/** What clauses mean, how they change titles, and how else they may. */
export interface Interpreted {
  intents: Intent[];
  edited: readonly Editing[];
  editable: ReadonlySet<Editing>;
  /** What they mean where changes are something else than their words say first. */
  turned: ReadonlyMap<Turn, Intent[]>;
}

/** Intents whose changes are what they are by that turn. */
const turnedBy = (turn: Turn, intents: readonly Intent[], turns: Course['turns']): Intent[] =>
  intents.map((intent) => {
    const change = 'change' in intent ? turns.get(intent.change)?.get(turn) : undefined;
    return change && 'change' in intent ? { ...intent, change } : intent;
  });

/** Interprets clauses in the light of an account. Made for a message. */
export class Interpreter {
  readonly #in: Interpretation;
  readonly #resolver: Resolver;
  readonly #creations: Creations;
  /** Readings of a message have most clauses in common. */
  readonly #consistent: (clause: ReadClause) => ReadClause;
  readonly #about: (clause: ReadClause) => About;

  constructor(interpretation: Interpretation) {
    const resolver = new Resolver(interpretation);
    this.#in = interpretation;
    this.#resolver = resolver;
    this.#creations = new Creations(interpretation);
    this.#consistent = remembered((clause) => consistent(clause, interpretation, resolver), Number.POSITIVE_INFINITY);
    this.#about = remembered((clause) => aboutOf(clause, interpretation, resolver), Number.POSITIVE_INFINITY);
  }

  /**
   * `shared` is what the last clause says of new tasks that are not its own; titles are changed in the way of `editing` where they
   * can be.
   */
  interpreted(clauses: readonly ReadClause[], shared: readonly Shared[], editing: Editing | null): Interpreted {
    const course = beginning(clauses, shared, editing);
    const found = clauses.flatMap((clause) => {
      const one = this.#consistent(clause);
      course.voids = partsWith(clause, 'void');
      const intents = this.#intentsOf(one, course);
      if (one.act !== 'none') course.act = one.act;
      return intents;
    });
    const { edited, editable, turns } = course;
    const turnable = new Set([...turns.values()].flatMap((some) => [...some.keys()]));
    const turned = new Map([...turnable].map((turn) => [turn, withoutRepeats(turnedBy(turn, found, turns))] as const));
    return { intents: withoutRepeats(found), edited, editable, turned };
  }

  #intentsOf(clause: ReadClause, course: Course): Intent[] {
    const { act } = clause;
    switch (act) {
      case 'none':
      case 'undo':
        return [{ act }];
      case 'answer':
        return [{ act, about: this.#about(clause) }];
      case 'create':
      case 'report':
        return this.#creations.of(clause, act, course);
      case 'project':
        return this.#projects(clause, course);
      default:
        return [this.#deed(clause, deedAlike(clause, this.#in.words, this.#before(course)) ?? act, course)];
    }
  }

  /** What was done last, in this message or by the one before. */
  #before = ({ act }: Course) => act ?? this.#in.dialogue.lastAction;

  #projects(clause: ReadClause, course: Course): Intent[] {
    const named = partsWith(clause, 'proj', 'name');
    const from = named.length > 0 ? named : partsWith(clause, 'title', 'ref').slice(0, 1);
    const said = wordsOf(from, this.#in.words);
    const begin = nameBegin(said);
    if (begin < 0) return [];
    const there = said.findIndex(({ word }, at) => at > begin && THERE.test(word));
    const joint = there > 0 && /^(?:и|а|в|,)$/.test(said[there - 1]!.word);
    const end = there < 0 ? said.length : joint ? there - 1 : there;
    const name = tidied(this.#in.text.slice(said[begin]!.start, said[Math.max(begin, end - 1)]!.end));
    if (!name) return [];
    course.made = name;
    const titles = partsWith(clause, 'title').filter((part) => !from.includes(part));
    const [only] = from;
    if (there > 0 && only && only.from + there + 1 < only.to)
      titles.push({ label: 'title', from: only.from + there + 1, to: only.to });
    const project: Intent = { act: 'project', name };
    if (titles.length === 0) return [project];
    const others = clause.parts.filter((part) => !from.includes(part) && part.label !== 'title');
    const rest = { ...clause, act: 'create' as const, parts: [...others, ...titles].sort((a, b) => a.from - b.from) };
    return [project, ...this.#creations.of(rest, 'create', course)];
  }

  #deed(clause: ReadClause, act: 'complete' | 'activate' | 'delete' | 'update', course: Course): Intent {
    const meant = this.#resolver.meant(clause, act, course);
    if (meant.kind === 'these') {
      course.recent = meant.ids;
      course.spokenOf.push(...meant.ids);
    }
    if (act === 'delete' && this.#speaksOfPlan(clause, meant, takesOutOfPlan))
      return { act: 'update', meant, change: { plan: null } };
    if (act === 'complete' && meant.kind === 'unknown') {
      const unlisted = meant.described ? null : this.#creations.unlisted(clause, course);
      return { act, meant, ...(unlisted && { unlisted }) };
    }
    if (act !== 'update') return { act, meant };
    const said = this.#change(clause, course, meant);
    const turns = turnsOf(clause, meant, said, this.#in);
    const change =
      Object.keys(said).length > 0 || turns.size > 0 || !saysAlike(clause, this.#in.words)
        ? said
        : (course.change ?? this.#in.dialogue.lastChange ?? {});
    if (turns.size > 0) course.turns.set(said, turns);
    course.change = change;
    if (asksByTag(clause, meant, change, this.#in.words)) return { act: 'none' };
    const reminds = this.#creations.reminds(partsWith(clause, 'remind'), false, false);
    return { act, meant, change, ...(reminds && { reminds }) };
  }

  /** Whether the words of a clause speak of a plan, and not the title of what is meant. */
  #speaksOfPlan({ from, to }: ReadClause, meant: Meant, speaks: (words: readonly Word[]) => boolean): boolean {
    const { words, account } = this.#in;
    const isOfTitle = ({ id, title }: KnownTask) =>
      meant.kind === 'these' && meant.ids.includes(id) && /(?:^|[^\p{L}])план/iu.test(title);
    return speaks(words.slice(from, to)) && !account.tasks.some(isOfTitle);
  }

  /** What is said of a deadline, or of the day on which it is meant to be done. */
  #daySaid(clause: ReadClause, meant: Meant, command: readonly Word[]): Pick<TaskChange, 'due' | 'plan'> {
    const { words, clock } = this.#in;
    if (this.#speaksOfPlan(clause, meant, takesOutOfPlan)) return { plan: null };
    // «ах нет, в пятницу схожу»: a correction is of the day that was said, and no promise.
    const whens = partsWith(clause, 'when', 'repeat', ...(corrects(words) ? (['plan'] as const) : [])).map((part) =>
      wordsOf([part], words),
    );
    const isPlanned = isOnlyPromised(clause, words) || this.#speaksOfPlan(clause, meant, speaksOfPlan);
    const plan = isPlanned ? planOf(whenOf(whens, clock), clock.zone) : null;
    if (plan) return { plan };
    const due = deadlineOf(whens, clock);
    if (due) return { due };
    const isDenied = placesOf(partsWith(clause, 'cmd')).some((at) => isDenial(words, at - 1));
    return !isDenied && takesDeadlineAway([...command, ...whens.flat()]) ? { due: { kind: 'clear' } } : {};
  }

  #change(clause: ReadClause, course: Course, meant: Meant): TaskChange {
    const { words, levels } = this.#in;
    const command = wordsOf(partsWith(clause, 'cmd'), words);
    const { due, ...planned } = this.#daySaid(clause, meant, command);
    const said: TaskChange = slotsOfChange((label) => partsWith(clause, label), this.#in, command);
    if (due && corrects(words)) delete said.plan;
    const raising = partsWith(clause, 'prio').length === 0 && !due && said.plan === undefined;
    const raised = raising ? priorityOf(command.filter(speaksOfPriority), levels) : null;
    const tags = tagChangeOf(clause, meant, this.#in);
    const slots: TaskChange = { ...(raised && { priority: raised }), ...said, ...planned, ...(tags && { tags }) };
    const columnId = columnIn(clause, this.#in);
    const isOnlyNamed = !due && !columnId && Object.keys(slots).length === 0;
    const unlabelled = isOnlyNamed && partsWith(clause, 'proj', 'name').length === 0;
    const project = columnId
      ? null
      : ((unlabelled ? projectNearby(clause, this.#in) : this.#creations.project(partsWith(clause, 'proj'), course)) ??
        (takesOutOfProject(clause, words) ? { id: null } : null));
    const only = meant.kind === 'these' && meant.ids.length === 1 ? meant.ids[0] : undefined;
    const before = this.#in.account.tasks.find(({ id }) => id === only)?.title;
    const renames = partsWith(clause, 'name').length > 0 || (unlabelled && !project);
    const edits = renames ? editsOf(before ?? null, clause, this.#in) : [];
    const edit = edits.find((one) => one.editing === course.editing) ?? edits[0];
    if (edit) course.edited.push(edit.editing);
    for (const { editing } of edits) course.editable.add(editing);
    return {
      ...(edit && { title: edit.title }),
      ...(due && { due }),
      ...(project && { project }),
      ...(columnId && { columnId }),
      ...slots,
    };
  }
}
