import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import type { Analytics } from '../contract.ts';
import type { Period } from '../rules.ts';

const server = useTestApp();

const START = Date.parse('2025-01-30T09:00:00Z');
const YEAR = 365 * 24 * HOUR;
/** With and without clock changes, of an hour and of half an hour, east and west of everything. */
const ZONES = ['Europe/Moscow', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
const PERIODS = ['today', 'week', 'month'] as const;

const step = fc.record({
  /** Minutes until it happens. */
  wait: fc.oneof({ weight: 9, arbitrary: fc.nat(30 * 60) }, { weight: 1, arbitrary: fc.nat(150 * 60) }),
  zone: fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...ZONES) }),
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('create' as const) },
    { weight: 5, arbitrary: fc.constant('complete' as const) },
    { weight: 5, arbitrary: fc.constant('work' as const) },
    { weight: 4, arbitrary: fc.constantFrom('activate', 'archive', 'remove', 'restore', 'move') },
    { weight: 1, arbitrary: fc.constantFrom('addProject', 'removeProject') },
  ),
  /** Chooses among what there is. */
  pick: fc.nat(1000),
  minutes: fc.integer({ min: 0, max: 90 }),
  planned: fc.constantFrom(25, 45, 60, 0),
  /** Days until the deadline; null for none. */
  due: fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 3 })),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface KnownTask {
  id: string;
  project: string | null;
  status: 'active' | 'completed' | 'archived';
  doneOn: string | null;
  dueAt: number | null;
  deletedAt: number | null;
}
interface KnownSession {
  day: string;
  task: KnownTask | null;
  minutes: number;
  planned: number;
}

const localDay = (instant: number, zone: string) => new Date(instant).toLocaleDateString('sv-SE', { timeZone: zone });
const shift = (day: string, by: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * 24 * HOUR).toISOString().slice(0, 10);
const chosen = <T>(things: T[], pick: number): T | undefined => things[pick % Math.max(1, things.length)];

/** Somebody's years: what is done goes through the product's services, and is noted here besides. */
class Life {
  readonly userId: string;
  zone = ZONES[0]!;
  now = START;
  tasks: KnownTask[] = [];
  sessions: KnownSession[] = [];
  projects: string[] = [];

  constructor(userId: string) {
    this.userId = userId;
  }

  get actor() {
    return { userId: this.userId, zone: this.zone };
  }

  async live(next: Step): Promise<void> {
    this.pass(next.wait);
    if (next.zone) {
      this.zone = next.zone;
      await server.app.services.settings.update(this.actor, { zone: next.zone });
    }
    await this[next.act](next);
  }

  pass(minutes: number): void {
    this.now += minutes * MINUTE;
    server.clock.set(this.now);
  }

  async create({ pick, due }: Step): Promise<void> {
    const project = chosen([null, ...this.projects], pick) ?? null;
    const dueAt = due === null ? null : this.now + due * 24 * HOUR;
    const dueDate = dueAt === null ? null : new Date(dueAt).toISOString();
    const input = { title: `Task ${pick}`, priority: 'medium' as const, projectId: project, dueDate };
    const { id } = await server.app.services.tasks.create(this.actor, input);
    this.tasks.push({ id, project, dueAt, status: 'active', doneOn: null, deletedAt: null });
  }

  private choose(pick: number, ...statuses: KnownTask['status'][]): KnownTask | undefined {
    return chosen(
      this.tasks.filter((task) => task.deletedAt === null && statuses.includes(task.status)),
      pick,
    );
  }

  private async become(task: KnownTask | undefined, status: KnownTask['status'], doneOn?: string | null) {
    if (!task) return;
    await server.app.services.tasks.update(this.actor, task.id, { status });
    task.status = status;
    if (doneOn !== undefined) task.doneOn = doneOn;
  }

  complete = ({ pick }: Step) => this.become(this.choose(pick, 'active'), 'completed', localDay(this.now, this.zone));
  activate = ({ pick }: Step) => this.become(this.choose(pick, 'completed', 'archived'), 'active', null);
  archive = ({ pick }: Step) => this.become(this.choose(pick, 'completed'), 'archived');

  async remove({ pick }: Step): Promise<void> {
    const task = this.choose(pick, 'active', 'completed', 'archived');
    if (!task) return;
    await server.app.services.tasks.remove(this.actor, task.id);
    task.deletedAt = this.now;
  }

  async restore({ pick }: Step): Promise<void> {
    const restorable = ({ deletedAt }: KnownTask) => deletedAt !== null && deletedAt > this.now - 29 * 24 * HOUR;
    const task = chosen(this.tasks.filter(restorable), pick);
    if (!task) return;
    await server.app.services.tasks.restore(this.actor, task.id);
    task.deletedAt = null;
  }

  async move({ pick }: Step): Promise<void> {
    const task = this.choose(pick, 'active', 'completed');
    if (!task) return;
    task.project = chosen([null, ...this.projects], pick >> 3) ?? null;
    await server.app.services.tasks.update(this.actor, task.id, { projectId: task.project });
  }

  async addProject({ pick }: Step): Promise<void> {
    const { id } = await server.app.services.projects.create(this.actor, { name: `P${pick}`, color: '#3b82f6' });
    this.projects.push(id);
  }

  async removeProject({ pick }: Step): Promise<void> {
    const project = chosen(this.projects, pick);
    if (!project) return;
    await server.app.services.projects.remove(this.actor, project);
    this.projects = this.projects.filter((id) => id !== project);
    for (const task of this.tasks) if (task.project === project) task.project = null;
  }

  async work({ pick, minutes, planned }: Step): Promise<void> {
    const task = chosen([undefined, ...this.tasks.filter(({ deletedAt }) => deletedAt === null)], pick) ?? null;
    const day = localDay(this.now, this.zone);
    const start = { taskId: task?.id ?? null, durationMinutes: planned };
    const { id } = await server.app.services.focus.start(this.actor, start);
    this.pass(minutes);
    await server.app.services.focus.end(this.actor, id);
    this.sessions.push({ day, task, planned, minutes: planned === 0 ? minutes : Math.min(minutes, planned) });
  }

  /** What was done on the days, counted one by one. */
  on(days: string[]) {
    const done = this.tasks.filter(({ doneOn }) => doneOn !== null && days.includes(doneOn));
    const sessions = this.sessions.filter(({ day }) => days.includes(day));
    const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
    return { done, sessions, minutes };
  }

  private streak(today: string): number {
    const active = (day: string) => this.on([day]).done.length + this.on([day]).sessions.length > 0;
    let day = active(today) ? today : shift(today, -1);
    let length = 0;
    for (; active(day); day = shift(day, -1)) length += 1;
    return length;
  }

  /** The figures as they should be, worked out from nothing but the notes. */
  expected(period: Period): Analytics {
    const today = localDay(this.now, this.zone);
    const days = daysAround(today, period);
    const before = daysBefore(today, period);
    const goals = GOALS[period];
    const { done, sessions, minutes } = this.on(days);
    const capped = [
      Math.min(minutes, goals.focusMinutes) * goals.tasks * goals.sessions,
      Math.min(done.length, goals.tasks) * goals.focusMinutes * goals.sessions,
      Math.min(sessions.length, goals.sessions) * goals.focusMinutes * goals.tasks,
    ];
    const full = 3 * goals.focusMinutes * goals.tasks * goals.sessions;
    const planned = this.on([today]).sessions.filter(({ planned, minutes }) => planned > 0 && minutes > 0);
    const plannedMinutes = planned.reduce((sum, session) => sum + session.planned, 0);
    const plannedDone = planned.reduce((sum, session) => sum + session.minutes, 0);
    const openTasks = this.tasks.filter(
      ({ status, deletedAt, dueAt }) =>
        status === 'active' && deletedAt === null && dueAt !== null && localDay(dueAt, this.zone) <= today,
    ).length;
    const doneToday = this.on([today]).done.length;
    const past = this.on(before);
    return {
      period,
      from: days[0]!,
      to: days.at(-1)!,
      completedTasks: done.length,
      totalFocusTime: minutes,
      sessionsCount: sessions.length,
      streakDays: this.streak(today),
      days: days.map((date) => {
        const each = this.on([date]);
        return { date, completedTasks: each.done.length, focusMinutes: each.minutes, sessions: each.sessions.length };
      }),
      byProject: [],
      goals,
      productivity: Math.round((100 * capped.reduce((sum, part) => sum + part, 0)) / full),
      efficiency: plannedMinutes === 0 ? 0 : Math.round((100 * Math.min(plannedDone, plannedMinutes)) / plannedMinutes),
      plannedMinutes,
      progress: doneToday + openTasks === 0 ? 0 : Math.round((100 * doneToday) / (doneToday + openTasks)),
      openTasks,
      previous: {
        from: before[0]!,
        to: before.at(-1)!,
        completedTasks: past.done.length,
        totalFocusTime: past.minutes,
        sessionsCount: past.sessions.length,
      },
    };
  }

  /** What each project should have, by its id. */
  shares(period: Period) {
    const { done, sessions } = this.on(daysAround(localDay(this.now, this.zone), period));
    const shares: Record<string, { completedTasks: number; focusMinutes: number; sessions: number }> = {};
    const share = (project: string | null | undefined) => {
      shares[String(project ?? null)] ??= { completedTasks: 0, focusMinutes: 0, sessions: 0 };
      return shares[String(project ?? null)]!;
    };
    for (const task of done) share(task.project).completedTasks += 1;
    for (const { task, minutes } of sessions) {
      share(task?.project).sessions += 1;
      share(task?.project).focusMinutes += minutes;
    }
    return shares;
  }
}

const GOALS = {
  today: { focusMinutes: 480, tasks: 5, sessions: 4 },
  week: { focusMinutes: 2400, tasks: 25, sessions: 20 },
  month: { focusMinutes: 9600, tasks: 100, sessions: 80 },
};

const isMonday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1;

/** Days of the calendar day, week or month, found by walking from today. */
function daysAround(today: string, period: Period): string[] {
  if (period === 'today') return [today];
  const belongs = (day: string) => (period === 'month' ? day.slice(0, 7) === today.slice(0, 7) : true);
  let from = today;
  while (period === 'week' ? !isMonday(from) : belongs(shift(from, -1))) from = shift(from, -1);
  const days = [from];
  for (let day = shift(from, 1); period === 'week' ? !isMonday(day) : belongs(day); day = shift(day, 1)) days.push(day);
  return days;
}

/** As many days of the period before as have passed of this one, as far as it has them. */
function daysBefore(today: string, period: Period): string[] {
  const present = daysAround(today, period);
  return daysAround(shift(present[0]!, -1), period).slice(0, present.indexOf(today) + 1);
}

async function compare(life: Life): Promise<void> {
  for (const period of PERIODS) {
    const { byProject, ...figures } = await server.app.services.analytics.figures(life.actor, period);
    const { byProject: _, ...expected } = life.expected(period);
    expect(figures).toEqual(expected);
    const shares = byProject.map(({ projectId, name: _name, color: _color, ...share }) => [String(projectId), share]);
    expect(Object.fromEntries(shares)).toEqual(life.shares(period));
  }
}

it('are those that counting day by day over years of a life gives', { timeout: 120_000 }, async () => {
  const steps = fc.array(step, { minLength: 500, maxLength: 520, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (lived) => {
      server.clock.set(START);
      const life = new Life((await server.user()).id);
      for (let index = 0; index < lived.length || life.now - START <= YEAR; index++) {
        await life.live(lived[index % lived.length]!);
        if (index % 25 === 0) await compare(life);
      }
      await compare(life);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
