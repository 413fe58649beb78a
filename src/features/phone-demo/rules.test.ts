import { describe, expect, it } from 'vitest';
import { habit } from '#features/habits/contract.ts';
import { HABIT_COLORS } from '#features/habits/rules.ts';
import { task } from '#features/tasks/contract.ts';
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

  it('is what an account of one’s own could hold', () => {
    const said = { id: true, title: true, description: true, priority: true, status: true, dueDate: true } as const;
    const shown = { ...said, repeat: true, steps: true } as const;
    const { icon } = habit.shape;
    for (const each of tasks) expect(task.pick(shown).safeParse(each).error).toBeUndefined();
    for (const each of sampleHabits()) {
      expect(icon.safeParse(each.icon).error).toBeUndefined();
      expect(HABIT_COLORS).toContain(each.color);
    }
    expect(new Set(sampleHabits().map(({ id }) => id)).size).toBe(sampleHabits().length);
  });

  it('shows every priority, texts and tasks without one, and habits that are done and that wait', () => {
    expect(new Set(tasks.map(({ priority }) => priority)).size).toBe(3);
    const described = tasks.filter(({ description }) => description);
    expect(described.length).toBeGreaterThan(0);
    expect(tasks.filter(({ description }) => description === null)).toHaveLength(tasks.length - described.length);
    expect(tasks.filter(({ status }) => status === 'completed')).toHaveLength(2);
    expect(sampleHabits().filter(({ completedToday }) => completedToday)).toHaveLength(2);
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
