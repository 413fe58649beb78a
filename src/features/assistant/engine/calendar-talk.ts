import { type Day, timeOf, weekdayOf } from '#shared/day.ts';
import { spokenDate } from '#shared/russian/spoken-date.ts';
import { saidBy } from './answering.ts';
import type { Environment } from './environment.ts';
import { takeWhen } from './slots.ts';
import { copies, readMessage } from './terms.ts';

const OPENING = '(?:(?:а|и|ну|слушай|скажи(?:те)?|подскажи(?:те)?|напомни(?:те)?|пожалуйста|мне|не подскажешь) )*';
const ASKS_FOR_TIME = new RegExp(
  `^${OPENING}(?:который(?: сейчас)? час|сколько (?:сейчас )?времени|какое сейчас время|сколько время)(?: сейчас| пожалуйста)?$`,
  'u',
);
const ASKS = /^(?:как(?:ое|ой|ая)|что)$/;
const OF_CALENDAR = /^(?:число|дата|день|дни|недели)$/;
const BESIDE =
  /^(?:а|и|ну|слушай|скажи(?:те)?|подскажи(?:те)?|напомни(?:те)?|пожалуйста|мне|не|подскажешь|за|у|нас|там|же|это|сейчас|будет|было|был|в|во|сегодня|завтра|послезавтра|вчера|позавчера|понедельник|вторник|сред[уа]|четверг|пятниц[уа]|суббот[уа]|воскресенье|следующ\p{L}+|эт[уо]т?|ближайш\p{L}+)$/u;
const WEEKDAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'];
/** Whoever asks for the day is brief. */
const LONGEST = 100;

const NEAR: readonly [RegExp, string][] = [
  [/(?:^| )послезавтра(?: |$)/, 'Послезавтра'],
  [/(?:^| )завтра(?: |$)/, 'Завтра'],
  [/(?:^| )позавчера(?: |$)/, 'Позавчера'],
  [/(?:^| )вчера(?: |$)/, 'Вчера'],
];

/** «Среда, 18 ноября» with what it is called from today. */
function told(name: string, day: Day, today: Day): string {
  const spoken = `${WEEKDAYS[weekdayOf(day) - 1]}, ${spokenDate(day, today)}`;
  return name ? `${name}${name === 'Сегодня' ? '' : ' —'} ${spoken}.` : `Это ${spoken}.`;
}

/** «какое сегодня число», «который час»: what is asked of the calendar or the clock, and of no task; null for any other. */
export function calendarTalk(message: string, env: Environment): string | null {
  if (message.length > LONGEST) return null;
  const { terms } = readMessage(message);
  const said = saidBy(terms);
  const { clock } = env;
  if (ASKS_FOR_TIME.test(said)) return `Сейчас ${timeOf(clock.now, clock.zone)}.`;
  const words = said.split(' ');
  const asks = words.some((word) => ASKS.test(word)) && words.some((word) => OF_CALENDAR.test(word));
  if (!asks || !words.every((word) => ASKS.test(word) || OF_CALENDAR.test(word) || BESIDE.test(word))) return null;
  const when = takeWhen(copies(terms), clock, true);
  const day = when?.saysDay ? when.day : clock.today;
  const name = day === clock.today ? 'Сегодня' : (NEAR.find(([pattern]) => pattern.test(said))?.[1] ?? '');
  return told(name, day, clock.today);
}
