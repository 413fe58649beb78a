import { aheadIn } from '#shared/russian/said-ahead.ts';
import type { Word } from '../hear/words.ts';
import type { Intent, NewTask, ProjectSaid } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Label, Part } from '../read/labels.ts';
import { columnIn } from './column-slot.ts';
import { type Interpretation, momentIn, partsWith, wordsOf } from './context.ts';
import type { Course } from './course.ts';
import { CALLS_IT_TASK } from './creating.ts';
import { withoutEdgeTimes } from './edge-time.ts';
import { lengthBeside } from './length-said.ts';
import { itemsOf } from './listing.ts';
import { describesTask } from './meant.ts';
import { projectOf } from './project-slot.ts';
import type { Shared } from './sharing.ts';
import { slotsOfNew } from './slots.ts';
import { titleOf } from './title.ts';
import { ascending, whenOf } from './when-slot.ts';

/** What is said ahead of a list holds for its further tasks. */
const LEADS = /^(?:when|proj|tag)$/;
/** «напомни позвонить» asks to be reminded at the time of it. */
const REMIND = /^напомн/;
/** «тогда же» */
const saysThen = (words: readonly Word[]) =>
  words.some(({ word }, at) => word === 'тогда' && words[at + 1]?.word === 'же');
/** «туда» */
export const THERE = /^(?:туда|него|нее|неё|ней|нем|нём)$/;

/** Makes new tasks of clauses in the light of an account. Made for a message. */
export class Creations {
  readonly #in: Interpretation;

  constructor(interpretation: Interpretation) {
    this.#in = interpretation;
  }

  of(clause: ReadClause, act: 'create' | 'report', course: Course): Intent[] {
    const some = course.shared.flatMap(({ part, of }) => (of ? part : []));
    const parts = withoutEdgeTimes(clause.parts, this.#in).filter((part) => !some.includes(part));
    const { items, shared: own } = itemsOf(parts, this.#in.words, course.voids);
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
    const common = goesOn ? course.lead : [...before, ...own];
    if (!goesOn) course.lead = this.#leading(own, first, before, joins);
    course.recent = [];
    const lasts = items.length === 1 && act === 'create' ? lengthBeside(clause, course.clauses, this.#in.words) : null;
    return items.flatMap(({ titles, own: slots }): Intent[] => {
      const title = titleOf({ parts: titles, did, done: act === 'report', commanded: course.commanded }, this.#in);
      if (!title) return [];
      const isItsToo = ({ part, of }: Shared) => (of ? of.includes(titles[0]!.from) : this.#addsTo(part, own));
      const shared = course.shared.flatMap((one) => (own.includes(one.part) || isItsToo(one) ? one.part : []));
      const adding = [...new Set([...common, ...shared])].filter(
        (one) => !slots.includes(one) && this.#addsTo(one, slots),
      );
      const task = this.#newTask(title, [...adding, ...slots], course);
      course.last = lasts === null ? task : { ...task, estimateMinutes: lasts };
      return [{ act, task: course.last }];
    });
  }

  /** «кровь сдал»: what was done as a task of its own; null where a task was spoken of as one, or nothing was told by its name. */
  unlisted(clause: ReadClause, course: Course): NewTask | null {
    const { words } = this.#in;
    const [titles, did] = [partsWith(clause, 'ref'), partsWith(clause, 'did')];
    const said = wordsOf(titles, words);
    const isNamed = said.some(describesTask) && !said.some(({ word }) => CALLS_IT_TASK.test(word));
    if (!isNamed || titles.length > 1 || did.length === 0 || partsWith(clause, 'cmd').length > 0) return null;
    const title = titleOf({ parts: titles, did, done: true, commanded: false }, this.#in);
    return title ? this.#newTask(title, [], course) : null;
  }

  /**
   * What leads the things behind this clause: what was said ahead of the list, and is not said anew. «завтра в 9 стоматолог, в
   * 14 страховая, вечером хоккей»: the day goes on, whatever else is said of each.
   */
  #leading(own: readonly Part[], first: number, before: readonly Part[], joins: boolean): Part[] {
    const ahead = own.filter(({ from, label }) => from < first && (!joins || LEADS.test(label)));
    const goesOn = before.filter((one) => this.#addsTo(one, ahead));
    return [...goesOn, ...ahead];
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
    const said = ascending(whenOf(whens, clock), whenOf(whens.slice(0, -1), clock));
    const when = said ?? (whens.some(saysThen) ? (course.last?.when ?? null) : null);
    const placed = of('proj');
    const columns = placed.map((part) => columnIn(part, this.#in));
    return {
      title,
      when: when && !when.past ? when : null,
      project: this.project(
        placed.filter((_, at) => columns[at] === null),
        course,
      ),
      columnId: columns.find((id) => id !== null) ?? null,
      ...slotsOfNew(of, this.#in),
      repeats: of('repeat').length > 0,
      reminds: this.reminds(of('remind'), course.reminding, when !== null && !when.past),
    };
  }

  /** So long ahead as is said; where it is only asked for, at the time of the task. */
  reminds(parts: readonly Part[], asked: boolean, hasTime: boolean): number[] | null {
    if (parts.length > 0) return aheadIn(wordsOf(parts, this.#in.words));
    return asked ? [0].filter(() => hasTime) : null;
  }

  project(parts: readonly Part[], course: Course): ProjectSaid | null {
    const said = wordsOf(parts, this.#in.words);
    const isThere = said.some(({ word }) => THERE.test(word));
    if (course.made && (said.length === 0 || isThere)) return { name: course.made };
    if (isThere && course.last?.project) return course.last.project;
    return said.length > 0 ? projectOf(said, this.#in) : null;
  }
}
