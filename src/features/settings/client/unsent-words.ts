import type { Settings } from '../contract.ts';
import { texts } from './texts.ts';

const { aiTone, aiRole, aiPersonality, prompt, checkinFrequency, enableTTS, ttsVoice, flags, zone, dayStart } = texts;

const NAMES: Record<keyof Settings, string> = {
  aiTone: aiTone.label,
  aiRole: aiRole.label,
  aiPersonality: aiPersonality.label,
  customSystemPrompt: prompt.label,
  checkinFrequency: checkinFrequency.label,
  enableTTS: enableTTS.label,
  ttsVoice: ttsVoice.label,
  overdueNotifications: flags.overdueNotifications[0],
  upcomingNotifications: flags.upcomingNotifications[0],
  dayBeforeNotifications: flags.dayBeforeNotifications[0],
  focusReminders: flags.focusReminders[0],
  zone: zone.label,
  dayStart: dayStart.label,
};

/** What a change of the settings says: which ones, and what somebody wrote. */
export function wordsOf(change: Partial<Settings>): string {
  const names = (Object.keys(change) as (keyof Settings)[]).map((name) => NAMES[name]);
  return [texts.unsent(names.join(', ')), change.customSystemPrompt].filter(Boolean).join('\n');
}
