import { numberWord } from '#shared/russian/numerals.ts';
import type { Word } from '../hear/words.ts';
import type { Act, KnownTask, Meant } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import type { Part } from '../read/labels.ts';
import { type Interpretation, partsWith, placesOf } from './context.ts';
import { exceptedIn } from './exceptions.ts';
import { chosen, describesTask, isIdle, these, unknown } from './meant.ts';
import { type Ranked, rankedBy, stateFor } from './ranking.ts';
import { setSaid } from './set-said.ts';
import { saysAllTasks, tasksOfSet } from './sets.ts';
import { DESCRIBING, SAID, UNHEARD } from './slots.ts';
import {
  hasTags,
  havingAny,
  saysEverywhere,
  type TagsTold,
  taggedEverywhere,
  tagsOfSet,
  tagsShown,
  tellsUnknownTag,
  withDenial,
} from './tagged-tasks.ts';
import { type Told, toldFits, toldOf } from './told.ts';

const SEVERAL = /^(?:их|они|им|эти|них)$/;
const NEWEST = /^(?:последний|крайний)$/;
const REST = /^(?:остальн|прочее|прочие)/;
const JOINS = /^(?:и|да|плюс|,)$/;

/** A word of the title was said, and no word that is only like it. */
const SURELY_NAMED = 0.3;
/** Of what the best one's title has of the words, the share that others must have. */
const NEARLY = 0.7;
/** So much better than any other one the best must be named for it to be surely meant. */
const AHEAD = 0.15;
/** Tasks that are this near to the best are meant as well as it. */
const ALIKE = 0.08;

/** What a message has spoken of so far, by ids: in the last clause that named tasks, and in all. */
export interface SpokenOf {
  recent: readonly string[];
  spokenOf: readonly string[];
}

/** Finds the tasks that clauses speak of. */
export class Resolver {
  readonly #in: Interpretation;
  readonly #meant = new Map<Clause, Map<string, Meant>>();

  constructor(interpretation: Interpretation) {
    this.#in = interpretation;
  }

  /** Ids of the tasks that a question's words name about equally well, the best first. */
  named(places: readonly number[]): string[] {
    const found = this.#in.namings
      .of(places, ({ status }) => status !== 'archived')
      .filter(({ said, cover }) => said > SURELY_NAMED && cover > 0)
      .sort((a, b) => b.cover + b.title - a.cover - a.title);
    const best = found[0] ? found[0].cover : 0;
    return found.filter(({ cover }) => cover >= best * NEARLY).map(({ task }) => task.id);
  }

  /** How well these words name any task for an act. */
  best(places: readonly number[], act: Act): Ranked | null {
    const content = places.filter((at) => describesTask(this.#in.words[at]!));
    return content.length > 0 ? (rankedBy(content, act, null, [], this.#in)[0] ?? null) : null;
  }

  /** The tasks that a clause is about; found once for a clause and what was spoken of before it. */
  meant(clause: Clause, act: Act, before: SpokenOf): Meant {
    const known = this.#meant.get(clause) ?? new Map<string, Meant>();
    this.#meant.set(clause, known);
    const question = [act, ...before.recent, '', ...before.spokenOf].join('\n');
    const found = known.get(question) ?? this.#meantIn(clause, act, before);
    known.set(question, found);
    return found;
  }

  #meantIn(clause: Clause, act: Act, before: SpokenOf): Meant {
    const { words } = this.#in;
    const excepted = this.#exceptedFrom(clause).words;
    const refs = partsWith(clause, 'ref').filter(({ from }) => !excepted.has(words[from]!));
    const telling = partsWith(clause, ...(act === 'update' ? (['old'] as const) : DESCRIBING));
    const describing = withDenial(telling, clause, words);
    const old = describing.filter((word) => !excepted.has(word));
    const told = toldOf(old, this.#in);
    // «удали всё с напоминанием» must not mean all.
    const isStrange = partsWith(clause, ...UNHEARD).length > 0 || tellsUnknownTag(clause, this.#in);
    const isNarrowed = act === 'update' || !isStrange;
    const found = this.#found(clause, refs, act, told, old, before);
    return isNarrowed || found.kind !== 'these' || found.ids.length < 2 ? found : unknown(clause, this.#in);
  }

  #found(clause: Clause, refs: readonly Part[], act: Act, told: Told, old: readonly Word[], before: SpokenOf): Meant {
    const { words } = this.#in;
    if (refs.length === 0) return this.#unnamed(clause, act, told, old, before);
    const beside = placesOf(partsWith(clause, 'did', 'cmd')).filter((at) => words[at]!.kind === 'word');
    const found: string[] = [];
    let sure = true;
    for (const ref of refs) {
      const one = this.#named(ref, clause, act, told, old, beside, before, refs.length === 1);
      if (one.kind === 'these') {
        found.push(...one.ids);
        sure &&= one.sure;
      } else if (one.kind === 'unknown' && found.length > 0) sure = false;
      else return one;
    }
    return found.length > 0 ? { kind: 'these', ids: [...new Set(found)], sure } : unknown(clause, this.#in);
  }

  #byId(ids: readonly string[]): KnownTask[] {
    return ids.flatMap((id) => this.#in.account.tasks.find((task) => task.id === id) ?? []);
  }

  /** What was spoken of last. */
  #spokenOf(recent: readonly string[]): KnownTask[] {
    const { touched, listed } = this.#in.dialogue;
    return this.#byId(recent.length > 0 ? recent : touched.length > 0 ? touched : listed);
  }

  #toldOnly(told: Told, act: Act): KnownTask[] {
    const { account, clock } = this.#in;
    return account.tasks.filter((task) => task.status === stateFor(act) && toldFits(task, told, clock.zone) > 0);
  }

  /** No word names a task: a word that nobody labelled does, or what is told of it, or what was spoken of. */
  #unnamed(clause: Clause, act: Act, told: Told, old: readonly Word[], before: SpokenOf): Meant {
    const { words, namings } = this.#in;
    if (old.length > 0) {
      const set = this.#set(old, clause, act, told, before);
      if (set) return set;
      // «метку дом везде смени на сад»
      const retagged =
        act === 'update' && partsWith(clause, 'tag').length > 0 ? havingAny(told.tags ?? [], this.#in) : [];
      if (retagged.length > 0) return this.#retagged(retagged, clause, before) ?? unknown(clause, this.#in);
      const tags = tagsOfSet(old, told.projectId !== null, this.#in);
      const isDenied = tags.none || tags.without.length > 0;
      const found = isDenied ? this.#tagged(tags, old, act, true) : chosen(this.#toldOnly(told, act));
      return found ?? { ...unknown(clause, this.#in), described: true };
    }
    const everywhere = act === 'update' ? taggedEverywhere(clause, this.#in) : [];
    if (everywhere.length > 0) return these(everywhere, true);
    const given = new Set(placesOf(partsWith(clause, ...SAID, 'void', 'cmd')));
    const unlabelled = Array.from({ length: clause.to - clause.from }, (_, index) => clause.from + index).filter(
      (at) => !given.has(at),
    );
    // «добавь тег срочно ко всем задачам»
    const rest = unlabelled.map((at) => words[at]!);
    const all = saysAllTasks(rest) ? this.#set(rest, clause, act, told, before) : null;
    if (all) return all;
    const free = unlabelled.filter((at) => describesTask(words[at]!) && namings.concerns(at));
    const [best, next] = free.length > 0 ? rankedBy(free, act, null, [], this.#in) : [];
    const ahead = best ? best.value - (next?.value ?? 0) : 0;
    if (best && ahead > 0.1) return { kind: 'these', ids: [best.task.id], sure: best.value > 1.2 && ahead >= AHEAD };
    return chosen(this.#spokenOf(before.recent)) ?? unknown(clause, this.#in);
  }

  /** «смени дом на сад»: of those that have it the one that was spoken of, where there is one and it is not to be so everywhere. */
  #retagged(having: readonly KnownTask[], clause: Clause, { recent }: SpokenOf): Meant | null {
    if (saysEverywhere(clause, this.#in)) return these(having, true);
    const spokenOf = this.#spokenOf(recent).filter(({ id }) => having.some((task) => task.id === id));
    // With nothing spoken of it may be meant of the tag itself.
    return spokenOf.length > 0 ? chosen(spokenOf) : these(having, having.length === 1);
  }

  #set(all: readonly Word[], clause: Clause, act: Act, told: Told, before: SpokenOf): Meant | null {
    const except = this.#exceptedFrom(clause);
    const said = setSaid(
      all.filter((word) => !except.words.has(word)),
      told,
      this.#in,
    );
    const found = tasksOfSet(said, this.#in, act);
    if (!found) return null;
    // «всё, кроме задач с тегом ёлка» must not mean all.
    if (except.words.size > 0 && except.ids.length === 0) return unknown(clause, this.#in);
    const isRest = said.words.some(({ word }) => REST.test(word));
    const apart = new Set(isRest ? [...before.spokenOf, ...except.ids] : except.ids);
    const tasks = found.tasks.filter(({ id }) => !apart.has(id));
    // «всем, у кого стоит дом», «всё, что лежит в Даче» say no more than the tag or the project does; «с тегом дом про отпуск» does.
    const described = found.described
      .filter((word) => !isIdle(word))
      .map((word) => this.#in.words.indexOf(word))
      .filter((at) => at >= 0);
    const places = said.tags.words.size === 0 ? described : described.filter((at) => this.#in.namings.concerns(at));
    const isStrange = described.length > places.length;
    if (isStrange && act !== 'update') return unknown(clause, this.#in);
    if (places.length === 0) return these(tasks, !isStrange);
    const named = this.#in.namings.of(places, (task) => tasks.includes(task)).filter(({ cover }) => cover > 0.5);
    if (named.length > 0)
      return these(
        named.map(({ task }) => task),
        true,
      );
    return said.tags.words.size > 0 && act !== 'update' ? unknown(clause, this.#in) : null;
  }

  #exceptedFrom(clause: Clause) {
    return exceptedIn(clause, this.#in, (places) => this.named(places));
  }

  #named(
    ref: Part,
    clause: Clause,
    act: Act,
    told: Told,
    old: readonly Word[],
    beside: readonly number[],
    before: SpokenOf,
    alone: boolean,
  ): Meant {
    const { words, dialogue } = this.#in;
    const { recent } = before;
    const places = placesOf([ref]);
    const said = places.map((at) => words[at]!);
    const justMade = act === 'complete' && dialogue.lastAction === 'create' && said.every(({ word }) => word === 'все');
    // «всё, уже сделала»
    if (justMade) return these(this.#spokenOf(recent), true);
    const set = this.#set([...said, ...old], clause, act, told, before);
    if (set) return set;
    const tags = tagsShown(said, this.#in);
    const content = places.filter((at) => describesTask(words[at]!) && !tags.words.has(words[at]!));
    const none: Meant = unknown({ parts: [ref] }, this.#in);
    if (tags.words.size > 0 && !content.some((at) => this.#in.namings.concerns(at)))
      return (
        this.#tagged(
          tags,
          said,
          act,
          content.every((at) => isIdle(words[at]!)),
        ) ?? none
      );
    if (content.length === 0) return this.#pointed(said, act, told, recent) ?? (alone ? none : these([], true));
    const [first] = content;
    const ordinal = content.length === 1 ? numberWord(words[first!]!.word) : null;
    if (ordinal?.ordinal && dialogue.listed[ordinal.value - 1])
      return { kind: 'these', ids: [dialogue.listed[ordinal.value - 1]!], sure: true };
    const ranked = rankedBy(content, act, told, beside, this.#in);
    const [best, next] = ranked;
    const several = this.#enumerated(ref, act, told, best ?? null);
    if (several) return several;
    if (!best || best.cover < 0.25) return none;
    const alike = ranked.filter(({ value }) => best.value - value < ALIKE);
    const again = alike.filter(({ task }) => recent.includes(task.id));
    if (alike.length > 1 && again.length !== 1) return { kind: 'one of', ids: alike.map(({ task }) => task.id) };
    const task = alike.length > 1 ? again[0]!.task : best.task;
    return { kind: 'these', ids: [task.id], sure: best.cover >= 0.5 && best.value - (next?.value ?? 0) >= AHEAD };
  }

  /** Those whose tags are told so: «то, что с тегом дом» is each of them; `isAll` where nothing else is said of them. */
  #tagged(tags: TagsTold, said: readonly Word[], act: Act, isAll: boolean): Meant | null {
    if (!isAll && act !== 'update') return null;
    const state = stateFor(act);
    const having = this.#in.account.tasks.filter((task) => task.status === state && hasTags(task, tags));
    const isWhatever = said.some(
      ({ word }, at) => word === 'то' && said.slice(at + 1, at + 3).some((one) => one.word === 'что'),
    );
    const meant = isWhatever && having.length > 0 ? these(having, true) : chosen(having);
    return meant?.kind === 'these' ? { ...meant, sure: isAll } : meant;
  }

  /** «её», «последнюю», «те, что на завтра». */
  #pointed(said: readonly Word[], act: Act, told: Told, recent: readonly string[]): Meant | null {
    const byTold = this.#toldOnly(told, act);
    if (byTold.length > 0) return chosen(byTold);
    if (said.some(({ lemma }) => NEWEST.test(lemma)) && recent.length === 0) {
      const [newest] = [...this.#in.account.tasks].sort((a, b) => b.createdAt - a.createdAt);
      return newest ? these([newest], true) : null;
    }
    const before = this.#spokenOf(recent);
    if (said.some(({ word }) => SEVERAL.test(word)) && before.length > 0) return these(before, true);
    return chosen(before);
  }

  /** «хлеб и молоко»: each names a task of its own, and no task is named by all together. */
  #enumerated(ref: Part, act: Act, told: Told, whole: Ranked | null): Meant | null {
    const { words } = this.#in;
    const groups: number[][] = [[]];
    for (const at of placesOf([ref])) {
      if (JOINS.test(words[at]!.word) || words[at]!.kind === 'break') groups.push([]);
      else if (describesTask(words[at]!)) groups.at(-1)!.push(at);
    }
    const things = groups.filter(({ length }) => length > 0);
    if (things.length < 2 || (whole && whole.cover > 0.9)) return null;
    const each = things.map((places) => rankedBy(places, act, told, [], this.#in));
    const ids = each.map(([best]) => best?.task.id);
    const clear = each.every(([best, next]) => best && best.cover > 0.45 && best.value - (next?.value ?? 0) >= ALIKE);
    return clear && new Set(ids).size === ids.length ? { kind: 'these', ids: ids as string[], sure: true } : null;
  }
}
