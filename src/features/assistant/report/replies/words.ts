import { counted, type PluralForms, plural } from '#shared/russian/plural.ts';
import { spokenMinutes } from '#shared/russian/spoken-date.ts';
import { quoted } from '../../manner/quoting.ts';

/** Names that a sentence bears; the rest are counted. */
const NAMED = 3;

const TASKS: PluralForms = ['задача', 'задачи', 'задач'];
const DAYS: PluralForms = ['день', 'дня', 'дней'];
const HABITS: PluralForms = ['привычка', 'привычки', 'привычек'];

export const tasks = (count: number) => counted(count, TASKS);
export const days = (count: number) => counted(count, DAYS);
export const habits = (count: number) => counted(count, HABITS);
/** «у 1 задачи», «у 2 задач». */
export const ofTasks = (count: number) => counted(count, ['задачи', 'задач', 'задач']);
export const sessions = (count: number) => counted(count, ['фокус-сессия', 'фокус-сессии', 'фокус-сессий']);
/** «за 1 сессию». */
export const overSessions = (count: number) => counted(count, ['сессию', 'сессии', 'сессий']);
/** «на 21 минуту», «на 1 час». */
export const byMinutes = (minutes: number) => spokenMinutes(minutes).replace(/минута$/, 'минуту');

/** «Закрыта 1 задача», «Закрыто 5 задач». */
export const closed = (count: number) => `${plural(count, ['закрыта', 'закрыты', 'закрыто'])} ${tasks(count)}`;

/** «А», «Б» и «В»; «А», «Б», «В» и ещё 4. */
export function named(titles: readonly string[]): string {
  const shown = titles.slice(0, NAMED).map(quoted);
  const more = titles.length - shown.length;
  if (more > 0) return `${shown.join(', ')} и\u00a0ещё\u00a0${more}`;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} и\u00a0${shown.at(-1)}`;
}

/** The sentence with its first letter in upper case. */
export const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1);
