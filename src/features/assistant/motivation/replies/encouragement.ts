import { counted } from '#shared/russian/plural.ts';
import { spokenMinutes } from '#shared/russian/spoken-date.ts';
import type { Manner } from '../../engine/model.ts';
import { quoted } from '../../manner/quoting.ts';
import { pairAt } from '../../manner/variety.ts';
import type { Stage } from '../rules.ts';
import { PERSONALITY_LINES, ROLE_LINES, TONE_LINES } from './lines.ts';

/** What is known of somebody who asks for a word. */
export interface Need {
  stage: Stage;
  manner: Manner;
  /** The task at hand, or the one to begin with. */
  task: string | null;
  /** Percent of the session, and minutes of it that are left; null where no session with a plan is meant. */
  progress: number | null;
  remaining: number | null;
  /** Tasks completed today; null where nobody counted. */
  doneToday: number | null;
}

const TASKS = ['задача', 'задачи', 'задач'] as const;

function ofSession({ stage, task, progress, remaining }: Need): string {
  const subject = task ? `${quoted(task)}: ` : 'Сессия: ';
  if (stage === 'over') return task ? `${quoted(task)}: время отработано полностью.` : '';
  if (remaining === null) return task ? `Сейчас важно одно: ${quoted(task)}.` : '';
  const behind = progress ? `позади ${Math.round(progress)}\u00a0%, ` : '';
  return `${subject}${behind}впереди ${spokenMinutes(Math.max(1, remaining))}.`;
}

function ofDay({ task, doneToday }: Need): string {
  const done = doneToday ? `Сегодня уже сделано: ${counted(doneToday, TASKS)}.` : '';
  const next = task ? `Начните с\u00a0малого: ${quoted(task)}, хотя\u00a0бы десять минут.` : '';
  if (!task && !done) return 'Срочных дел нет, можно отдохнуть со\u00a0спокойной душой.';
  return [done, next].filter(Boolean).join(' ');
}

/** The facts of a word: of the session, or of the day where no session is meant. */
export const subjectOf = (need: Need): string =>
  need.stage === 'general' || need.stage === 'weary' ? ofDay(need) : ofSession(need);

/**
 * A word of encouragement by rules. `turn` is any number that rises from one word to the next; none of `said` comes
 * again as long as there are other words.
 */
export function encouragement(need: Need, turn: number, said: readonly string[] = []): string {
  const { tone, role, personality } = need.manner;
  const roles = ROLE_LINES[role];
  const pairs = [TONE_LINES[tone][need.stage], PERSONALITY_LINES[personality]] as const;
  const words = (step: number) => {
    const [opening, closing] = pairAt(...pairs, turn + step);
    return [opening, subjectOf(need), closing, roles[(turn + step) % roles.length]].filter(Boolean).join(' ');
  };
  const rounds = Array.from({ length: pairs[0].length * pairs[1].length * roles.length }, (_, step) => step);
  return words(rounds.find((step) => !said.includes(words(step))) ?? 0);
}
