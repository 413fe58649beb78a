import type { Deadline } from '#features/tasks/deadline.ts';
import { dueLabel, isSet } from '#features/tasks/due.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { spokenMinutes } from '#shared/russian/spoken-date.ts';
import type { Manner } from '../../engine/model.ts';
import { quoted } from '../../manner/quoting.ts';
import type { Answer } from '../rules.ts';

/** What a check-in knows. Instants are epoch milliseconds, minutes are whole. */
export interface Occasion {
  now: number;
  zone: string;
  dayStart?: number;
  elapsedMinutes: number;
  /** Null without a plan. */
  plannedMinutes: number | null;
  task: (Deadline & { title: string }) | null;
  manner: Manner;
  /** The user's own wishes about how to be spoken to. */
  wishes: string;
  /** The answer to the last word of this session, if it got one. */
  answer: Answer | null;
}

function timeLine({ elapsedMinutes: elapsed, plannedMinutes: planned }: Occasion): string {
  if (planned === null) return `в\u00a0работе ${elapsed === 0 ? 'меньше минуты' : spokenMinutes(elapsed)}.`;
  const remaining = planned - elapsed;
  if (remaining <= 0) return `прошло ${spokenMinutes(elapsed)}, запланированное время вышло.`;
  if (elapsed === 0) return `впереди ${spokenMinutes(remaining)}.`;
  return `позади ${spokenMinutes(elapsed)}, впереди ещё ${spokenMinutes(remaining)}.`;
}

function deadlineLine({ task, now, zone, dayStart = 0 }: Occasion): string {
  if (!task || !isSet(task)) return '';
  const left = Date.parse(task.dueDate) - now;
  if (left > 0 && left <= HOUR) return `До\u00a0срока ${spokenMinutes(Math.max(1, Math.floor(left / MINUTE)))}.`;
  const { text, tone } = dueLabel(task, now, { zone, dayStart });
  return tone === 'overdue' ? `Срок прошёл: ${text}.` : `Срок: ${text}.`;
}

/** What is true at the moment: the task, the time behind and ahead, the deadline. */
export function factsOf(occasion: Occasion): string {
  const subject = occasion.task ? quoted(occasion.task.title) : 'Фокус-сессия';
  return [`${subject}: ${timeLine(occasion)}`, deadlineLine(occasion)].filter(Boolean).join(' ');
}
