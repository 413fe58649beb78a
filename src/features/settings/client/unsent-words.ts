import { type FieldWords, saidWords } from '#client/lib/field-words.ts';
import { duration } from '#shared/russian/duration.ts';
import type { UnsentSettings } from './settings-kind.ts';
import { texts } from './texts.ts';

const {
  aiTone,
  aiRole,
  aiPersonality,
  prompt,
  checkinFrequency,
  enableTTS,
  ttsVoice,
  flags,
  zone,
  dayStart,
  allDayReminderAt,
  defaultReminder,
  speakTyped,
  dayMinutes,
  goals,
  letters,
} = texts;

const flag = (name: string) => ({ name, tell: (isOn: boolean) => texts.unsent.flag(isOn) });

const WORDS: FieldWords<Required<UnsentSettings>> = {
  aiTone: { name: aiTone.label, tell: (tone) => aiTone[tone][0] },
  aiRole: { name: aiRole.label, tell: (role) => aiRole[role][0] },
  aiPersonality: { name: aiPersonality.label, tell: (personality) => aiPersonality[personality][0] },
  customSystemPrompt: { name: prompt.label, tell: (wishes) => wishes },
  checkinFrequency: { name: checkinFrequency.label, tell: checkinFrequency.every },
  enableTTS: flag(enableTTS.label),
  speakTyped: flag(speakTyped.label),
  ttsVoice: { name: ttsVoice.label, tell: (voice) => ttsVoice[voice] },
  overdueNotifications: flag(flags.overdueNotifications[0]),
  upcomingNotifications: flag(flags.upcomingNotifications[0]),
  dayBeforeNotifications: flag(flags.dayBeforeNotifications[0]),
  focusReminders: flag(flags.focusReminders[0]),
  reminderNotices: flag(texts.push.kinds.reminderNotices),
  habitNotices: flag(texts.push.kinds.habitNotices),
  sessionNotices: flag(texts.push.kinds.sessionNotices),
  restNotices: flag(texts.push.kinds.restNotices),
  checkInNotices: flag(texts.push.kinds.checkInNotices),
  quietFrom: { name: texts.push.quietFrom, tell: texts.push.at },
  quietTo: { name: texts.push.quietTo, tell: texts.push.at },
  reminderLetters: flag(letters.kinds.reminderLetters),
  habitLetters: flag(letters.kinds.habitLetters),
  planLetterAt: { name: letters.ofDay.planLetterAt.label, tell: letters.time },
  reportLetterAt: { name: letters.ofDay.reportLetterAt.label, tell: letters.time },
  zone: { name: zone.label, tell: (name) => name },
  allDayReminderAt: { name: allDayReminderAt.label, tell: (time) => time },
  defaultReminder: { name: defaultReminder.label, tell: defaultReminder.at },
  dayStart: { name: dayStart.label, tell: dayStart.at },
  dayMinutes: { name: dayMinutes.label, tell: duration },
  autoNextSession: flag(texts.focus.next),
  goalFocusMinutes: { name: goals.focusMinutes, tell: duration },
  goalTasks: { name: goals.tasks, tell: String },
  goalSessions: { name: goals.sessions, tell: String },
};

/** What a change of the settings says. */
export const wordsOf = (change: UnsentSettings): string =>
  [texts.unsent.change, ...saidWords(WORDS, change)].join('\n');
