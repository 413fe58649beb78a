import { type FieldWords, saidWords } from '#client/lib/field-words.ts';
import type { Settings } from '../contract.ts';
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
} = texts;

const flag = (name: string) => ({ name, tell: (isOn: boolean) => texts.unsent.flag(isOn) });

const WORDS: FieldWords<Settings> = {
  aiTone: { name: aiTone.label, tell: (tone) => aiTone[tone][0] },
  aiRole: { name: aiRole.label, tell: (role) => aiRole[role][0] },
  aiPersonality: { name: aiPersonality.label, tell: (personality) => aiPersonality[personality][0] },
  customSystemPrompt: { name: prompt.label, tell: (wishes) => wishes },
  checkinFrequency: { name: checkinFrequency.label, tell: checkinFrequency.every },
  enableTTS: flag(enableTTS.label),
  ttsVoice: { name: ttsVoice.label, tell: (voice) => ttsVoice[voice] },
  overdueNotifications: flag(flags.overdueNotifications[0]),
  upcomingNotifications: flag(flags.upcomingNotifications[0]),
  dayBeforeNotifications: flag(flags.dayBeforeNotifications[0]),
  focusReminders: flag(flags.focusReminders[0]),
  zone: { name: zone.label, tell: (name) => name },
  allDayReminderAt: { name: allDayReminderAt.label, tell: (time) => time },
  dayStart: { name: dayStart.label, tell: dayStart.at },
};

/** What a change of the settings says. */
export const wordsOf = (change: Partial<Settings>): string =>
  [texts.unsent.change, ...saidWords(WORDS, change)].join('\n');
