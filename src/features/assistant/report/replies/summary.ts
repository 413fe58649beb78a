import { plural } from '#shared/russian/plural.ts';
import { spokenMinutes } from '#shared/russian/spoken-date.ts';
import type { Manner } from '../../engine/model.ts';
import type { Choose } from '../../manner/variety.ts';
import type { ReportFacts } from '../facts.ts';
import { type Situation, situationOf } from '../situation.ts';
import { closed, days, habits, sentence, sessions, tasks } from './words.ts';

const OPENINGS: Record<Situation, Record<Manner['personality'], readonly string[]>> = {
  newcomer: {
    friendly: ['Здесь пока чисто, и это хорошее начало.', 'Рад знакомству. Первое дело запишем вместе.'],
    professional: ['Данных для отчёта пока нет.', 'Отчёт начнётся с первой записанной задачи.'],
    motivating: ['Чистый лист: любое первое дело уже будет шагом.', 'Всё начинается с одной задачи.'],
    caring: ['Торопиться некуда: начните с того, что не даёт покоя.', 'Начните с малого, остальное приложится.'],
  },
  returning: {
    friendly: ['С возвращением.', 'Давно не виделись, рад встрече.'],
    professional: ['Перерыв окончен, восстановим картину.', 'Подведём черту под перерывом.'],
    motivating: ['Вернуться уже значит начать.', 'Перерыв позади, впереди новый разбег.'],
    caring: ['Хорошо, что вы вернулись. Входите в ритм не спеша.', 'С возвращением. Навёрстывать всё сразу не нужно.'],
  },
  excellent: {
    friendly: ['Вот это день.', 'Сегодня дела идут отлично.'],
    professional: ['Показатели дня высокие.', 'День прошёл с высоким результатом.'],
    motivating: ['Сегодня вы на высоте.', 'Мощный день.'],
    caring: ['Сегодня сделано очень много, пора подумать и об отдыхе.', 'Насыщенный день, он стоил усилий.'],
  },
  good: {
    friendly: ['День складывается.', 'Дело движется.'],
    professional: ['Промежуточный итог дня.', 'Результаты на этот час.'],
    motivating: ['Начало есть, набираем ход.', 'Шаг за шагом вперёд.'],
    caring: ['Вы уже кое-что успели, и это важно.', 'Спокойный и верный темп.'],
  },
  morning: {
    friendly: ['Утро ещё впереди всех дел.', 'Новый день, и он весь ваш.'],
    professional: ['Рабочий день начинается.', 'План на день готов к работе.'],
    motivating: ['Утро задаёт ход всему дню.', 'Свежие силы лучше потратить на главное.'],
    caring: ['Начните день без спешки.', 'Пусть утро будет спокойным.'],
  },
  day: {
    friendly: ['День в разгаре, и ещё многое можно успеть.', 'Полдня позади, но лучшее время ещё есть.'],
    professional: ['Середина дня, завершённых дел пока нет.', 'На этот час завершённых дел нет.'],
    motivating: ['Самое время разогнаться.', 'До вечера хватит времени на большое дело.'],
    caring: ['Если день не заладился, начните с простого.', 'Передохните минуту и выберите одно дело.'],
  },
  evening: {
    friendly: ['Вечер, и день был не про списки.', 'День прошёл без отметок, так бывает.'],
    professional: ['За день завершённых дел нет.', 'Итог дня: отметок нет.'],
    motivating: ['Завтра начнётся с чистого листа.', 'Вечером хорошо готовить завтрашний рывок.'],
    caring: ['День закончился, можно выдохнуть.', 'Пусть вечер будет для отдыха.'],
  },
  weekend: {
    friendly: ['Выходной, можно никуда не спешить.', 'Хорошего выходного.'],
    professional: ['Выходной. Рабочие планы подождут.', 'Выходной: отметок пока нет.'],
    motivating: ['Выходной хорош и для отдыха, и для маленькой победы.', 'Полчаса в выходной могут разгрузить неделю.'],
    caring: ['Выходной нужен, чтобы набраться сил.', 'Отдыхайте: силы понадобятся в понедельник.'],
  },
};

type Level = 'high' | 'some' | 'none' | 'late' | 'rest';

const LEVELS: Record<Situation, Level> = {
  newcomer: 'rest',
  returning: 'rest',
  excellent: 'high',
  good: 'some',
  morning: 'rest',
  day: 'none',
  evening: 'late',
  weekend: 'rest',
};

const REMARKS: Record<Manner['tone'], Record<Level, readonly string[]>> = {
  neutral: { high: [], some: [], none: [], late: [], rest: [] },
  supportive: {
    high: ['Таким днём можно гордиться.', 'Вы отлично справились.'],
    some: ['Начало положено, дальше легче.', 'У вас получается.'],
    none: ['Первый шаг самый трудный, и он вам по силам.', 'День ещё можно повернуть к себе.'],
    late: ['Ничего страшного, завтра новый день.', 'Не корите себя: один тихий день ничего не решает.'],
    rest: ['Всё получится.', 'Один шаг за раз, и всё сложится.'],
  },
  strict: {
    high: ['Планку не опускайте.', 'Завтра столько же.'],
    some: ['Останавливаться рано.', 'Доведите начатое до конца.'],
    none: ['Счёт пока нулевой. Начните сейчас.', 'Хватит раскачиваться: берите первое дело.'],
    late: ['Завтра начните с главного.', 'Завтра без раскачки.'],
    rest: ['Выберите главное и сделайте.', 'Начните с одного дела, но сегодня.'],
  },
};

function doneSentence({ done, habitsDone }: ReportFacts): string {
  const parts = [
    ...(done.completedTasks > 0 ? [closed(done.completedTasks)] : []),
    ...(done.focusMinutes > 0 ? [`в\u00a0фокусе ${spokenMinutes(done.focusMinutes)}`] : []),
    ...(habitsDone.length > 0
      ? [`${plural(habitsDone.length, ['отмечена', 'отмечены', 'отмечено'])} ${habits(habitsDone.length)}`]
      : []),
  ];
  if (parts.length > 0) return `Сегодня ${parts.join(', ')}.`;
  return done.sessions > 0 ? `Сегодня начато: ${sessions(done.sessions)}.` : '';
}

function openSentence({ overdue, dueToday, plannedToday, activeTasks, habitsOpen, habitsAtRisk }: ReportFacts): string {
  const left = dueToday.length + plannedToday.length;
  const waiting = habitsOpen.length + habitsAtRisk.length;
  const parts = [
    ...(overdue.length > 0
      ? [`${plural(overdue.length, ['просрочена', 'просрочены', 'просрочено'])} ${tasks(overdue.length)}`]
      : []),
    ...(left > 0 ? [`на\u00a0сегодня ${plural(left, ['осталась', 'остались', 'осталось'])} ${tasks(left)}`] : []),
    ...(waiting > 0 ? [`${plural(waiting, ['ждёт', 'ждут', 'ждут'])} отметки ${habits(waiting)}`] : []),
  ];
  if (parts.length > 0) return `${sentence(parts.join(', '))}.`;
  return activeTasks > 0 ? `Срочного нет, в\u00a0списке ${tasks(activeTasks)}.` : '';
}

function awaySentence({ daysAway }: ReportFacts, situation: Situation): string {
  return situation === 'returning' && daysAway !== null ? `Вас не\u00a0было ${days(daysAway)}.` : '';
}

/** How the day stands, in two to four sentences. */
export function summaryOf(facts: ReportFacts, choose: Choose): string {
  const situation = situationOf(facts);
  const remarks = REMARKS[facts.manner.tone][LEVELS[situation]];
  return [
    choose(OPENINGS[situation][facts.manner.personality], 'opening'),
    awaySentence(facts, situation),
    doneSentence(facts),
    openSentence(facts),
    remarks.length > 0 ? choose(remarks, 'remark') : '',
  ]
    .filter(Boolean)
    .join(' ');
}
