import type { Settings } from '#features/settings/contract.ts';
import { dueLabel } from '#features/tasks/due.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { counted } from '#shared/russian/plural.ts';
import { type Phase, phaseOf } from './rules.ts';

/** What a check-in knows. Instants are epoch milliseconds, minutes are whole. */
export interface Occasion {
  now: number;
  zone: string;
  elapsedMinutes: number;
  /** Null without a plan. */
  plannedMinutes: number | null;
  task: { title: string; dueDate: string | null } | null;
  tone: Settings['aiTone'];
  role: Settings['aiRole'];
}

type Tone = Occasion['tone'];
type Role = Occasion['role'];

const TITLE_SHOWN = 80;

const NUDGES: Record<Tone, Record<Phase, readonly string[]>> = {
  neutral: {
    early: ['Начало положено.', 'Сессия идёт по плану.'],
    middle: ['Сессия идёт.', 'Работа продолжается.', 'Всё по плану.'],
    late: ['Сессия подходит к концу.', 'Пора подводить итог.'],
    over: ['Сессию можно завершать.', 'Время подвести итог.'],
    long: ['Самое время для перерыва.', 'Пара минут отдыха не помешает.'],
  },
  supportive: {
    early: ['Хорошее начало.', 'Вы уже в деле, дальше будет легче.'],
    middle: ['У вас хорошо получается.', 'Отличный темп, так держать.', 'Вы заметно продвинулись.'],
    late: ['Осталось совсем чуть-чуть, вы справитесь.', 'Финишная прямая, вы молодец.'],
    over: ['Вы сделали всё, что задумали, можно выдохнуть.', 'Отличная работа, пора отдохнуть.'],
    long: ['Вы много успели, позвольте себе перерыв.', 'Такое упорство заслуживает отдыха.'],
  },
  strict: {
    early: ['Не отвлекайтесь.', 'Телефон в сторону, внимание на задачу.'],
    middle: ['Держите темп.', 'Лишние вкладки закройте.', 'Работайте до конца, отдых потом.'],
    late: ['Доводите до конца.', 'Не сбавляйте на последних минутах.'],
    over: ['Время вышло, завершайте.', 'Закройте сессию и оцените результат.'],
    long: ['Без перерыва внимание падает: встаньте на пять минут.', 'Сделайте паузу и вернитесь к делу.'],
  },
};

const QUESTIONS: Record<Role, Record<Phase, readonly string[]>> = {
  assistant: {
    early: ['Если что-то мешает, напишите мне.', 'Нужное под рукой?'],
    middle: ['Если понадобится, разобью работу на шаги.', 'Подсказать что-нибудь?', 'Если что-то изменилось, скажите.'],
    late: ['Записать, что осталось сделать?', 'Напомню завершить сессию.'],
    over: ['Отметить задачу выполненной?', 'Записать остаток новой задачей?'],
    long: ['Поставить сессию на паузу можно одной кнопкой.', 'Записать, на чём остановились?'],
  },
  coach: {
    early: ['Какой результат вы хотите увидеть в конце?', 'С какого шага начнёте?'],
    middle: ['Какой следующий шаг?', 'Что сейчас даст больше всего?', 'Что можно упростить?'],
    late: ['Что успеете закончить за оставшееся время?', 'На чём поставите точку?'],
    over: ['Что получилось лучше всего?', 'Что возьмёте в следующую сессию?'],
    long: ['Сколько сил у вас осталось?', 'Что изменится, если передохнуть сейчас?'],
  },
  mentor: {
    early: ['Начните с малого, трудное откроется по ходу.', 'Первые минуты всегда самые медленные.'],
    middle: ['Одно дело за раз быстрее двух.', 'Сначала черновик, блеск потом.', 'Сложное делится на простое.'],
    late: ['Оставьте себе заметку, с чего продолжить.', 'Лучше закончить малое, чем начать большое.'],
    over: ['Запишите, чему научила эта сессия.', 'Хороший итог стоит назвать вслух.'],
    long: ['Отдых тоже часть работы.', 'Свежий взгляд находит ошибки, которых не видит усталый.'],
  },
};

/** «1 час 15 минут»; below an hour the minutes alone. */
function spoken(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [counted(hours, ['час', 'часа', 'часов'])] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, ['минута', 'минуты', 'минут'])] : []),
  ];
  return parts.join(' ');
}

function timeLine(elapsed: number, planned: number | null): string {
  if (planned === null) return `в работе ${spoken(elapsed)}.`;
  const remaining = planned - elapsed;
  if (remaining <= 0) return `прошло ${spoken(elapsed)}, запланированное время вышло.`;
  return `позади ${spoken(elapsed)}, впереди ещё ${spoken(remaining)}.`;
}

function deadlineLine(dueDate: string | null, now: number, zone: string): string {
  if (!dueDate) return '';
  const left = Date.parse(dueDate) - now;
  if (left > 0 && left <= HOUR) return `До срока ${spoken(Math.max(1, Math.floor(left / MINUTE)))}.`;
  const { text, tone } = dueLabel(dueDate, now, zone);
  return tone === 'overdue' ? `Срок прошёл: ${text}.` : `Срок: ${text}.`;
}

const shortened = (title: string) =>
  title.length > TITLE_SHOWN ? `${title.slice(0, TITLE_SHOWN - 1).trimEnd()}…` : title;

/**
 * What the assistant says during a session. It names the time, so two occasions of one session never sound alike;
 * what was `said` also moves the words on.
 */
export function checkInReply(occasion: Occasion, said: readonly string[]): string {
  const { now, zone, elapsedMinutes, plannedMinutes, task, tone, role } = occasion;
  const phase = phaseOf(elapsedMinutes, plannedMinutes);
  const subject = task ? `«${shortened(task.title)}»` : 'Фокус-сессия';
  const facts = [
    `${subject}: ${timeLine(elapsedMinutes, plannedMinutes)}`,
    deadlineLine(task?.dueDate ?? null, now, zone),
  ];
  const [nudges, questions] = [NUDGES[tone][phase], QUESTIONS[role][phase]];
  const variants = Array.from({ length: nudges.length * questions.length }, (_, step) => {
    const turn = said.length + step;
    // The two lists turn at different paces, so that every pair comes up.
    const nudge = nudges[turn % nudges.length];
    const question = questions[(turn + Math.floor(turn / nudges.length)) % questions.length];
    return [...facts, nudge, question].filter(Boolean).join(' ');
  });
  return variants.find((text) => !said.includes(text)) ?? variants[0]!;
}
