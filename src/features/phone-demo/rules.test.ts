import { describe, expect, it } from 'vitest';
import { countActive, listed, PRESETS, sampleHabits, sampleTasks, TABS, toggled } from './rules.ts';

const tasks = sampleTasks('2026-11-21', 'Europe/Moscow');

describe('what a visitor is shown', () => {
  it('has five tabs and the three presets of the specification', () => {
    expect(TABS).toEqual(['home', 'tasks', 'focus', 'habits', 'profile']);
    expect(PRESETS).toEqual([25, 45, 60]);
  });

  it('names everything and is overdue in nothing on the day itself', () => {
    for (const { title, dueDate, status } of tasks) {
      expect(title).not.toBe('');
      if (dueDate && status === 'active')
        expect(Date.parse(dueDate)).toBeGreaterThanOrEqual(Date.parse('2026-11-21T20:59:00Z'));
    }
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(sampleHabits().every(({ name }) => name)).toBe(true);
  });

  it('counts what is active, and lists no archive', () => {
    expect(countActive(tasks)).toBe(3);
    const archived = { ...tasks[0]!, status: 'archived' as const };
    expect(listed([archived, tasks[1]!])).toEqual([tasks[1]]);
  });
});

describe('a mark', () => {
  it('lengthens the run by a day, and taken back restores it', () => {
    for (const habit of sampleHabits()) expect(toggled(toggled(habit))).toEqual(habit);
    expect(toggled(sampleHabits()[1]!)).toMatchObject({ completedToday: true, currentStreak: 22 });
  });

  it('taken back never makes a run shorter than none', () => {
    const habit = { ...sampleHabits()[0]!, currentStreak: 0 };
    expect(toggled(habit).currentStreak).toBe(0);
  });
});
