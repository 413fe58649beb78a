import { type Day, DEFAULT_ZONE } from '#shared/day.ts';

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
export const frequencyChoices = (current: number): number[] => withCurrent(CHECKIN_FREQUENCIES, current);

/** What is to be done in a time. */
export interface Goals {
  focusMinutes: number;
  tasks: number;
  sessions: number;
}

/** What was wanted of the days up to and with one. */
export interface PastGoals extends Goals {
  until: Day;
}

/** The most that may be wanted of a day. */
export const GOAL_MAX = { focusMinutes: 1440, tasks: 100, sessions: 48 } as const;

/** The most minutes that a day can have for what is to be done. */
export const DAY_MINUTES_MAX = 1440;

/** The most minutes ahead of which new tasks are reminded by themselves: a week. */
export const DEFAULT_REMINDER_MAX = 10_080;
/** Those that the settings offer. */
export const DEFAULT_REMINDERS = [0, 10, 30, 60, 1440] as const;

const HALF_HOUR = 30;
/** Goals of a day that the settings offer. */
export const GOAL_CHOICES = {
  focusMinutes: Array.from({ length: 24 }, (_, at) => (at + 1) * HALF_HOUR),
  tasks: Array.from({ length: 20 }, (_, at) => at + 1),
  sessions: Array.from({ length: 16 }, (_, at) => at + 1),
} as const;

/** What is offered, and what is in force where it is another. */
export const withCurrent = (offered: readonly number[], current: number): number[] =>
  [...new Set([...offered, current])].sort((one, other) => one - other);

export const DEFAULT_SETTINGS = {
  checkinFrequency: 15,
  aiTone: 'supportive',
  aiRole: 'assistant',
  aiPersonality: 'friendly',
  customSystemPrompt: '',
  ttsVoice: 'female',
  enableTTS: true,
  speakTyped: false,
  overdueNotifications: true,
  upcomingNotifications: true,
  dayBeforeNotifications: true,
  focusReminders: true,
  reminderNotices: true,
  habitNotices: true,
  sessionNotices: true,
  restNotices: true,
  checkInNotices: true,
  quietFrom: null as string | null,
  quietTo: null as string | null,
  reminderLetters: false,
  habitLetters: false,
  planLetterAt: null as string | null,
  reportLetterAt: null as string | null,
  zone: DEFAULT_ZONE,
  dayStart: 0,
  allDayReminderAt: '09:00',
  defaultReminder: null as number | null,
  dayMinutes: 480,
  goalFocusMinutes: 480,
  goalTasks: 5,
  goalSessions: 4,
  autoNextSession: false,
  goalsBefore: [] as PastGoals[],
} as const;

/** By which the feed of changes names them: an account has one. */
export const SETTINGS_ID = 'settings';
