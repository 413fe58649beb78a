import { z } from 'zod';
import { DAY_STARTS, isZone } from '#shared/day.ts';
import { day, endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import {
  AI_PERSONALITIES,
  AI_ROLES,
  AI_TONES,
  CHECKIN_MAX,
  DAY_MINUTES_MAX,
  DEFAULT_REMINDER_MAX,
  GOAL_MAX,
  PROMPT_MAX,
  TTS_VOICES,
} from './rules.ts';
import { texts } from './texts.ts';

const flag = z.boolean(texts.flag);

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const quiet = z.string(texts.quiet).regex(TIME, texts.quiet).nullable();

const letterTime = z.string(texts.letterTime).regex(TIME, texts.letterTime).nullable();

const goal = (max: number) => z.int(texts.goal(max)).min(1, texts.goal(max)).max(max, texts.goal(max));

const pastGoals = z.object({ until: day, focusMinutes: z.int(), tasks: z.int(), sessions: z.int() });

export const settings = z
  .object({
    checkinFrequency: z
      .int(texts.checkinFrequency)
      .min(1, texts.checkinFrequency)
      .max(CHECKIN_MAX, texts.checkinFrequency),
    aiTone: z.enum(AI_TONES, texts.choice),
    aiRole: z.enum(AI_ROLES, texts.choice),
    aiPersonality: z.enum(AI_PERSONALITIES, texts.choice),
    customSystemPrompt: text({ max: PROMPT_MAX }),
    ttsVoice: z.enum(TTS_VOICES, texts.choice),
    enableTTS: flag,
    /** Also answers to what was typed are spoken. */
    speakTyped: flag,
    overdueNotifications: flag,
    upcomingNotifications: flag,
    dayBeforeNotifications: flag,
    focusReminders: flag,
    /** Reminders reach devices where no window is open. */
    reminderNotices: flag,
    habitNotices: flag,
    /** Likewise the end of a focus session. */
    sessionNotices: flag,
    /** Likewise the end of a rest, and the questions how a session goes. */
    restNotices: flag,
    checkInNotices: flag,
    quietFrom: quiet.meta({ description: 'Between this time and the other no device is sent anything.' }),
    quietTo: quiet,
    /** Reminders come by letter as well. */
    reminderLetters: flag,
    habitLetters: flag,
    planLetterAt: letterTime.meta({ description: 'When a letter says what is on the day; null: none does.' }),
    reportLetterAt: letterTime.meta({ description: 'When a letter says how the day went; null: none does.' }),
    zone: z.string().max(100, texts.zone).refine(isZone, texts.zone),
    allDayReminderAt: z
      .string(texts.allDayReminderAt)
      .regex(TIME, texts.allDayReminderAt)
      .meta({ description: 'From when reminders count of a deadline without a time.' }),
    defaultReminder: z
      .int(texts.defaultReminder)
      .min(0, texts.defaultReminder)
      .max(DEFAULT_REMINDER_MAX, texts.defaultReminder)
      .nullable()
      .meta({
        description:
          'How many minutes ahead new tasks are reminded of, whose deadline has a time; null for not at all. The screens and the assistant heed it; the interface does not.',
      }),
    dayStart: z.int(texts.dayStart).min(DAY_STARTS[0], texts.dayStart).max(DAY_STARTS.at(-1)!, texts.dayStart),
    dayMinutes: z
      .int(texts.dayMinutes)
      .min(1, texts.dayMinutes)
      .max(DAY_MINUTES_MAX, texts.dayMinutes)
      .meta({ description: 'How many minutes of a day there are for what is planned.' }),
    /** What is wanted of a day. */
    goalFocusMinutes: goal(GOAL_MAX.focusMinutes),
    goalTasks: goal(GOAL_MAX.tasks),
    goalSessions: goal(GOAL_MAX.sessions),
    autoNextSession: flag.meta({
      description:
        'After a focus session and a rest the next one on the same task begins by itself, in an open window.',
    }),
    goalsBefore: z.array(pastGoals).meta({
      description: 'Goals of earlier days, each up to and with its day, the earliest first; answers only.',
    }),
  })
  .meta({ id: 'Settings' });
export type Settings = z.output<typeof settings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'Settings of the account',
  reply: settings,
  cached: true,
});
export const updateSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  summary: 'Change part of the settings',
  body: settings.omit({ goalsBefore: true }).partial(),
  reply: settings,
});
