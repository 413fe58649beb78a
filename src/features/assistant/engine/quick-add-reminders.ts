import type { SaidReminder } from '#features/tasks/quick-task.ts';
import { BEFORE_MAX } from '#features/tasks/rules.ts';
import { aheadAt } from '#shared/russian/said-ahead.ts';
import { compatible, findPieces, momentOf } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { claim, endsLine, type Line, type Said, startsLine, titleLeft } from './quick-add-line.ts';
import { isMark, type Term } from './terms.ts';

const ASKS = /^напомни(?:те)?$/;
const NAMES = /^(?:напомнить|напоминани(?:е|я|ем|ями))$/;
const WITH = /^со?$/;
const FILLER = /^(?:мне|нам|пожалуйста|еще|заранее)$/;
const JOINT = /^(?:,|;|\.|–|—|-|а|но|и)$/;
const BEFORE = /^(?:до|перед)$/;
const DEADLINE = /^(?:срока|сроком|начала|началом|дедлайна|дедлайном|этого|этим|нее|него|ней|ним)$/;

const says = ({ word, text }: Term) => word || text;
const isHead = ({ word, quote, taken }: Term) => !quote && !taken && (ASKS.test(word) || NAMES.test(word));

/** Where what belongs to the word ends: «напомни мне пожалуйста». */
function behindFillers(open: readonly Term[], at: number): number {
  let next = at;
  while (FILLER.test(open[next]?.word ?? '')) next++;
  return next;
}

/** «за день и за час», «за час до начала» from a term on. */
function aheadFrom(open: readonly Term[], at: number): { minutes: number[]; next: number } | null {
  const minutes: number[] = [];
  let next = at;
  for (let try_ = at; ; ) {
    const found = aheadAt(open, try_);
    if (!found || found.minutes <= 0 || found.minutes > BEFORE_MAX) break;
    minutes.push(found.minutes);
    next = found.next;
    try_ = open[next] && /^(?:и|,)$/.test(says(open[next]!)) ? next + 1 : next;
  }
  if (minutes.length === 0) return null;
  if (BEFORE.test(open[next]?.word ?? '') && DEADLINE.test(open[next + 1]?.word ?? '')) next += 2;
  return { minutes: [...new Set(minutes)], next };
}

/** Also what joins it to the words before it. */
function withJoint(open: readonly Term[], head: number): number {
  let from = head;
  if (WITH.test(open[from - 1]?.word ?? '') && /^напоминани/.test(open[head]!.word)) from--;
  while (from > 0 && JOINT.test(says(open[from - 1]!)) && !open[from - 1]!.taken) from--;
  return from;
}

/** «напомни за час», «напоминание за день и за час», «за час напомни». */
function takeAhead(line: Line, open: readonly Term[]): Said<SaidReminder[]> | null {
  for (let head = 0; head < open.length; head++) {
    if (!isHead(open[head]!)) continue;
    const behind = aheadFrom(open, behindFillers(open, head + 1));
    let from = head;
    let found = behind;
    for (let at = Math.max(0, head - 4); !found && at < head; at++) {
      const before = aheadFrom(open, at);
      if (before?.next !== head) continue;
      from = at;
      found = { ...before, next: head + 1 };
    }
    if (!found) continue;
    from = withJoint(open, from);
    if (titleLeft(line, from, found.next) === 0) continue;
    return { value: found.minutes.map((beforeMinutes) => ({ beforeMinutes })), spans: [claim(line, from, found.next)] };
  }
  return null;
}

const moment = (terms: readonly Term[], clock: Clock) => {
  const pieces = compatible(terms, findPieces(terms, clock));
  return { pieces, when: momentOf(terms, pieces, clock) };
};

/** «отчёт к пятнице, напомни завтра в 9»: a time of its own, beside that of the deadline. */
function takeMoment(line: Line, open: readonly Term[], clock: Clock): Said<SaidReminder[]> | null {
  const head = open.findIndex((term) => isHead(term) && ASKS.test(term.word));
  if (head < 0) return null;
  const from = behindFillers(open, head + 1);
  const end = open.findIndex(
    (term, at) => at >= from && (term.kind === 'break' || (isMark(term) && term.text !== ':')),
  );
  const to = end < 0 ? open.length : end;
  const clause = open.slice(from, to);
  const { pieces, when } = moment(clause, clock);
  const isWhole = clause.every((_, at) => pieces.some((piece) => at >= piece.from && at < piece.to));
  if (!when?.hasTime || when.past || !isWhole) return null;
  const begin = withJoint(open, head);
  if (!moment([...open.slice(0, begin), ...open.slice(to)], clock).when || titleLeft(line, begin, to) === 0)
    return null;
  return { value: [{ at: `${when.day}T${when.time}` }], spans: [claim(line, begin, to)] };
}

/** When a line asks to be reminded, beside its deadline. */
export const takeReminders = (line: Line, open: readonly Term[], clock: Clock): Said<SaidReminder[]> | null =>
  takeAhead(line, open) ?? takeMoment(line, open, clock);

/** «напомни завтра в 9 позвонить маме»: at the deadline that the line says; to be asked once that is taken. */
export function takeAtDue(line: Line): Said<SaidReminder[]> | null {
  const { terms } = line;
  const head = terms.findIndex((term) => isHead(term) && ASKS.test(term.word));
  if (head < 0) return null;
  const before = terms[head - 1];
  const begins = startsLine(line, head) || (before && (before.taken || JOINT.test(says(before))));
  const next = behindFillers(terms, head + 1);
  if (!(begins || endsLine(line, next)) || titleLeft(line, head, next) === 0) return null;
  const from = endsLine(line, next) ? withJoint(terms, head) : head;
  return { value: [{ beforeMinutes: 0 }], spans: [claim(line, from, next)] };
}
