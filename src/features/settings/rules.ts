import { DEFAULT_ZONE } from '#shared/day.ts';

export const AI_TONES = ['neutral', 'supportive', 'strict'] as const;
export const AI_ROLES = ['assistant', 'coach', 'mentor'] as const;
export const AI_PERSONALITIES = ['friendly', 'professional', 'motivating', 'caring'] as const;
export const TTS_VOICES = ['female', 'male', 'neutral'] as const;

/** Minutes between check-ins that the settings offer. */
export const CHECKIN_FREQUENCIES = [5, 10, 15, 30, 60] as const;
/** Minutes between check-ins, at most. */
export const CHECKIN_MAX = 1440;
/** Characters of the user's own instructions to the assistant. */
export const PROMPT_MAX = 4000;

/** The offered frequencies, and the one in force where it is another. */
export function frequencyChoices(current: number): number[] {
  return [...new Set<number>([...CHECKIN_FREQUENCIES, current])].sort((one, other) => one - other);
}

export const DEFAULT_SETTINGS = {
  checkinFrequency: 15,
  aiTone: 'supportive',
  aiRole: 'assistant',
  aiPersonality: 'friendly',
  customSystemPrompt: '',
  ttsVoice: 'female',
  enableTTS: true,
  overdueNotifications: true,
  upcomingNotifications: true,
  dayBeforeNotifications: true,
  focusReminders: true,
  zone: DEFAULT_ZONE,
  dayStart: 0,
  allDayReminderAt: '09:00',
} as const;

/** By which the feed of changes names them: an account has one. */
export const SETTINGS_ID = 'settings';
