import { BellRing, ChartColumn, Check, ListTodo, type LucideIcon, Mic, Sparkles, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

const { features } = texts;

interface FeatureCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** A glimpse of the thing itself. */
  children: ReactNode;
}

function FeatureCard({ icon: Icon, title, text, children }: FeatureCardProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div aria-hidden className="flex h-40 items-center justify-center border-line border-b bg-surface-sunken px-6">
        {children}
      </div>
      <div className="p-6">
        <h3 className="flex items-center gap-2.5 font-semibold text-heading">
          <Icon aria-hidden className="size-5 text-accent-text" />
          {title}
        </h3>
        <p className="mt-2 text-text-muted">{text}</p>
      </div>
    </li>
  );
}

export function FeatureCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <FeatureCard icon={Sparkles} {...features.assistant}>
        <Talk />
      </FeatureCard>
      <FeatureCard icon={Timer} {...features.focus}>
        <Durations />
      </FeatureCard>
      <FeatureCard icon={ListTodo} {...features.tasks}>
        <Rows />
      </FeatureCard>
      <FeatureCard icon={ChartColumn} {...features.analytics}>
        <Bars />
      </FeatureCard>
      <FeatureCard icon={Mic} {...features.voice}>
        <Wave />
      </FeatureCard>
      <FeatureCard icon={BellRing} {...features.sync}>
        <Notice />
      </FeatureCard>
    </ul>
  );
}

function Talk() {
  return (
    <div className="flex w-full max-w-72 flex-col gap-2 text-small">
      <p className="self-end rounded-card rounded-br-small bg-accent px-3.5 py-2 text-on-accent">
        {features.assistant.sample}
      </p>
      <p className="self-start rounded-card rounded-bl-small border border-line bg-surface px-3.5 py-2">
        {features.assistant.reply}
      </p>
    </div>
  );
}

function Durations() {
  return (
    <div className="flex items-center gap-3 font-semibold">
      {[25, 45, 60].map((minutes) => (
        <span
          key={minutes}
          className={
            minutes === 45
              ? 'flex size-20 items-center justify-center rounded-full border-4 border-accent bg-surface text-title'
              : 'flex size-14 items-center justify-center rounded-full border-2 border-line text-heading text-text-muted'
          }
        >
          {minutes}
        </span>
      ))}
    </div>
  );
}

function Rows() {
  return (
    <div className="w-full max-w-64 rounded-control border border-line bg-surface px-4 text-small">
      {features.tasks.samples.map((title, index) => (
        <p key={title} className="flex h-11 items-center gap-3 border-line border-b last:border-0">
          <TaskMark done={index === 0} />
          <span className={index === 0 ? 'text-text-muted line-through' : ''}>{title}</span>
        </p>
      ))}
    </div>
  );
}

function TaskMark({ done }: { done: boolean }) {
  return done ? (
    <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
      <Check className="size-3.5" />
    </span>
  ) : (
    <span className="size-5 shrink-0 rounded-full border-[1.5px] border-line-strong" />
  );
}

const BAR_HEIGHTS = ['h-8', 'h-12', 'h-10', 'h-16', 'h-14', 'h-22', 'h-18'];

function Bars() {
  return (
    <div className="flex h-24 items-end gap-2.5">
      {BAR_HEIGHTS.map((height) => (
        <span
          key={height}
          className={`w-5 rounded-small ${height} ${height === 'h-22' ? 'bg-accent' : 'bg-accent/30'}`}
        />
      ))}
    </div>
  );
}

const WAVE_HEIGHTS = ['h-4', 'h-8', 'h-6', 'h-14', 'h-10', 'h-18', 'h-12', 'h-16', 'h-7', 'h-9', 'h-5', 'h-3'];

function Wave() {
  return (
    <div className="flex items-center gap-1.5">
      {WAVE_HEIGHTS.map((height) => (
        <span key={height} className={`w-1.5 rounded-full bg-accent ${height}`} />
      ))}
    </div>
  );
}

function Notice() {
  return (
    <p className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-small shadow-float">
      <BellRing className="size-4 text-accent-text" />
      {features.sync.sample}
    </p>
  );
}
