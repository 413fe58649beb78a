import { remembered } from '#shared/remembered.ts';
import { aheadIn } from '#shared/russian/said-ahead.ts';
import type { Word } from '../hear/words.ts';
import type { About, Act, Intent, KnownTask, Meant, NewTask, ProjectSaid, TaskChange } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Label, Part } from '../read/labels.ts';
import { deedAlike, saysAlike } from './alike.ts';
import { columnIn } from './column-slot.ts';
import { consistent, takesOutOfProject } from './consistent.ts';
import { type Interpretation, momentIn, partsWith, wordsOf } from './context.ts';
import { withoutEdgeTimes } from './edge-time.ts';
import { itemsOf } from './listing.ts';
import { planOf, speaksOfPlan, takesOutOfPlan } from './plan-slot.ts';
import { priorityOf, speaksOfPriority } from './priority-slot.ts';
import { projectNearby, projectOf } from './project-slot.ts';
import { isOnlyPromised } from './promise.ts';
import { aboutOf } from './question.ts';
import { type Editing, editsOf } from './renaming.ts';
import { withoutRepeats } from './repeats.ts';
import { Resolver } from './resolve.ts';
import { slotsOfChange, slotsOfNew } from './slots.ts';
import { tagChangeOf } from './tag-slot.ts';
import { asksByTag } from './tagged-tasks.ts';
import { tidied, titleOf } from './title.ts';
import { ascending, deadlineOf, takesDeadlineAway, whenOf } from './when-slot.ts';

/** What is said ahead of a list holds for its further tasks. */
const LEADS = /^(?:when|proj|tag)$/;
/** «напомни позвонить» asks to be reminded at the time of it. */
const REMIND = /^напомн/;
const THERE = /^(?:туда|него|нее|неё|ней|нем|нём)$/;

/** What the clauses before have left for the next ones. */
interface Course {
  /** Ids of the tasks that were spoken of last. */
  recent: string[];
  /** What was changed last. */
  change: TaskChange | null;
  /** Ids of all tasks that this message has spoken of. */
  spokenOf: string[];
  /** What was said ahead of a list, for the clauses that go on with it. */
  lead: Part[];
  act: Act | null;
  /** Its command asks to be reminded. */
  reminding: boolean;
  /** Tasks are written down by command. */
  commanded: boolean;
  /** The project that is made in this message. */
  made: string | null;
  /** How titles are changed where there is more than one way; null for the one that is meant most often. */
  editing: Editing | null;
  /** How they were. */
  edited: Editing[];
  /** How they could have been. */
  editable: Set<Editing>;
}

/** What clauses mean, how they change titles, and how else they may. */
export interface Interpreted {
  intents: Intent[];
  edited: readonly Editing[];
  editable: ReadonlySet<Editing>;
}

/** Interprets clauses in the light of an account. Made for a message. */
export class Interpreter {
  readonly #in: Interpretation;
  readonly #resolver: Resolver;
  /** Readings of a message have most clauses in common. */
  readonly #consistent: (clause: ReadClause) => ReadClause;
  readonly #about: (clause: ReadClause) => About;

  constructor(interpretation: Interpretation) {
    const resolver = new Resolver(interpretation);
    this.#in = interpretation;
    this.#resolver = resolver;
    this.#consistent = remembered((clause) => consistent(clause, interpretation, resolver), Number.POSITIVE_INFINITY);
    this.#about = remembered((clause) => aboutOf(clause, interpretation, resolver), Number.POSITIVE_INFINITY);
  }

  /**
   * `shared` are slots of the last clause that are said of the tasks before it as well; where titles can be changed in the way of
   * `editing`, they are.
   */
  interpreted(clauses: readonly ReadClause[], shared: readonly Part[], editing: Editing | null): Interpreted {
    const course: Course = {
      recent: [],
      change: null,
      spokenOf: [],
      lead: [],
      act: null,
      reminding: false,
      commanded: false,
      made: null,
      editing,
      edited: [],
      editable: new Set(),
    };
    const found = clauses.flatMap((clause) => {
      const one = this.#consistent(clause);
      const intents = this.#intentsOf(one, course, shared);
      if (one.act !== 'none') course.act = one.act;
      return intents;
    });
    return { intents: withoutRepeats(found), edited: course.edited, editable: course.editable };
  }

  #intentsOf(clause: ReadClause, course: Course, shared: readonly Part[]): Intent[] {
    const { act } = clause;
    switch (act) {
      case 'none':
      case 'undo':
        return [{ act }];
      case 'answer':
        return [{ act, about: this.#about(clause) }];
      case 'create':
      case 'report':
        return this.#creations(clause, act, course, shared);
      case 'project':
        return this.#projects(clause, course);
      default:
        return [this.#deed(clause, deedAlike(clause, this.#in.words, this.#before(course)) ?? act, course)];
    }
  }

  /** What was done last, in this message or by the one before. */
  #before = ({ act }: Course) => act ?? this.#in.dialogue.lastAction;

  #creations(clause: ReadClause, act: 'create' | 'report', course: Course, shared: readonly Part[]): Intent[] {
    const { items, shared: own } = itemsOf(withoutEdgeTimes(clause.parts, this.#in), this.#in.words);
    const commands = wordsOf(partsWith(clause, 'cmd'), this.#in.words);
    course.reminding =
      commands.length > 0 ? commands.some(({ word }) => REMIND.test(word)) : course.reminding && course.act === act;
    course.commanded = commands.length > 0 || (course.commanded && course.act === act);
    if (items.length === 0) return this.#untitled(clause, act, course);
    const first = items[0]!.titles[0]!.from;
    const did = partsWith(clause, 'did');
    const bare =
      own.length === 0 && items.every((item) => item.own.length === 0) && partsWith(clause, 'cmd', 'need').length === 0;
    const goesOn = bare && course.act === act;
    const joins = course.act === act && partsWith(clause, 'cmd', 'need').every(({ from }) => from > first);
    const before = joins ? course.lead.filter((one) => LEADS.test(one.label) && this.#addsTo(one, own)) : [];
    const common = [...(goesOn ? course.lead : [...before, ...own]), ...shared];
    if (!goesOn) course.lead = own.filter(({ from }) => from < first);
    course.recent = [];
    return items.flatMap(({ titles, own: slots }): Intent[] => {
      const title = titleOf({ parts: titles, did, done: act === 'report', commanded: course.commanded }, this.#in);
      if (!title) return [];
      const said = [...common.filter((one) => !slots.includes(one) && this.#addsTo(one, slots)), ...slots];
      return [{ act, task: this.#newTask(title, said, course) }];
    });
  }

  /** «создай задачу на завтра»: what it is to be called must be asked. */
  #untitled(clause: ReadClause, act: 'create' | 'report', course: Course): Intent[] {
    const commanded = act === 'create' && partsWith(clause, 'cmd').length > 0;
    if (!commanded || course.act !== null || partsWith(clause, 'ref').length > 0) return [];
    return [{ act, task: this.#newTask('', clause.parts, course) }];
  }

  /** Has what is said of all something to say of one that has slots of its own? The day, where only a time is its own. */
  #addsTo({ label }: Part, own: readonly Part[]): boolean {
    const { words, clock } = this.#in;
    const same = own.filter((one) => one.label === label);
    return same.length === 0 || (label === 'when' && momentIn(wordsOf(same, words), clock)?.saysDay === false);
  }

  #newTask(title: string, parts: readonly Part[], course: Course): NewTask {
    const { words, clock } = this.#in;
    const of = (label: Label) => parts.filter((part) => part.label === label);
    const whens = [...of('when'), ...of('repeat')]
      .toSorted((a, b) => a.from - b.from)
      .map((part) => wordsOf([part], words));
    const when = ascending(whenOf(whens, clock), whenOf(whens.slice(0, -1), clock));
    const placed = of('proj');
    const columns = placed.map((part) => columnIn(part, this.#in));
    return {
      title,
      when: when && !when.past ? when : null,
      project: this.#project(
        placed.filter((_, at) => columns[at] === null),
        course,
      ),
      columnId: columns.find((id) => id !== null) ?? null,
      ...slotsOfNew(of, this.#in),
      repeats: of('repeat').length > 0,
      reminds: this.#reminds(of('remind'), course.reminding, when !== null && !when.past),
    };
  }

  /** So long ahead as is said; where it is only asked for, at the time of the task. */
  #reminds(parts: readonly Part[], asked: boolean, hasTime: boolean): number[] | null {
    if (parts.length > 0) return aheadIn(wordsOf(parts, this.#in.words));
    return asked ? [0].filter(() => hasTime) : null;
  }

  #project(parts: readonly Part[], course: Course): ProjectSaid | null {
    const said = wordsOf(parts, this.#in.words);
    if (course.made && (said.length === 0 || said.some(({ word }) => THERE.test(word)))) return { name: course.made };
    return said.length > 0 ? projectOf(said, this.#in) : null;
  }

  #projects(clause: ReadClause, course: Course): Intent[] {
    const named = partsWith(clause, 'proj', 'name');
    const from = named.length > 0 ? named : partsWith(clause, 'title', 'ref').slice(0, 1);
    const said = wordsOf(from, this.#in.words);
    const begin = said.findIndex(
      ({ word }) => !/^(?:в|нов\p{L}+|проект\p{L}*|папк\p{L}+|раздел|список|еще|один|одну)$/u.test(word),
    );
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
    return [project, ...this.#creations(rest, 'create', course, [])];
  }

  #deed(clause: ReadClause, act: 'complete' | 'activate' | 'delete' | 'update', course: Course): Intent {
    const meant = this.#resolver.meant(clause, act, course);
    if (meant.kind === 'these') {
      course.recent = meant.ids;
      course.spokenOf.push(...meant.ids);
    }
    if (act === 'delete' && this.#speaksOfPlan(clause, meant, takesOutOfPlan))
      return { act: 'update', meant, change: { plan: null } };
    if (act !== 'update') return { act, meant };
    const said = this.#change(clause, course, meant);
    const change =
      Object.keys(said).length > 0 || !saysAlike(clause, this.#in.words)
        ? said
        : (course.change ?? this.#in.dialogue.lastChange ?? {});
    course.change = change;
    if (asksByTag(clause, meant, change, this.#in.words)) return { act: 'none' };
    const reminds = this.#reminds(partsWith(clause, 'remind'), false, false);
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
    const whens = partsWith(clause, 'when').map((part) => wordsOf([part], words));
    const isPlanned = isOnlyPromised(clause, words) || this.#speaksOfPlan(clause, meant, speaksOfPlan);
    const plan = isPlanned ? planOf(whenOf(whens, clock), clock.zone) : null;
    if (plan) return { plan };
    const due = deadlineOf(whens, clock);
    return due ? { due } : takesDeadlineAway(command) ? { due: { kind: 'clear' } } : {};
  }

  #change(clause: ReadClause, course: Course, meant: Meant): TaskChange {
    const { words, levels } = this.#in;
    const command = wordsOf(partsWith(clause, 'cmd'), words);
    const { due, ...planned } = this.#daySaid(clause, meant, command);
    const said = slotsOfChange((label) => partsWith(clause, label), this.#in, command);
    const raising = partsWith(clause, 'prio').length === 0 && !due;
    const raised = raising ? priorityOf(command.filter(speaksOfPriority), levels) : null;
    const tags = tagChangeOf(clause, meant, this.#in);
    const slots: TaskChange = { ...(raised && { priority: raised }), ...planned, ...said, ...(tags && { tags }) };
    const columnId = columnIn(clause, this.#in);
    const isOnlyNamed = !due && !columnId && Object.keys(slots).length === 0;
    const unlabelled = isOnlyNamed && partsWith(clause, 'proj', 'name').length === 0;
    const project = columnId
      ? null
      : ((unlabelled ? projectNearby(clause, this.#in) : this.#project(partsWith(clause, 'proj'), course)) ??
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
