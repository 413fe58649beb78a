import { Check, Sparkles } from 'lucide-react';
import { texts } from '../texts.ts';

const { picture } = texts;

/** The product in small, drawn with its own colours and type. */
export function ProductPicture() {
  return (
    <div
      role="img"
      aria-label={picture.label}
      className="overflow-hidden rounded-card border border-line bg-canvas text-left shadow-float"
    >
      <div aria-hidden className="select-none">
        <Bar />
        <div className="grid gap-4 p-4 sm:p-6 lg:grid-cols-[1.15fr_1fr]">
          <div className="flex flex-col gap-4">
            <Session />
            <div className="grid grid-cols-3 gap-3">
              {picture.figures.map(({ value, label }) => (
                <div key={label} className="rounded-card border border-line bg-surface p-3 sm:p-4">
                  <p className="tabular font-semibold text-heading">{value}</p>
                  <p className="text-small text-text-muted leading-4">{label}</p>
                </div>
              ))}
            </div>
          </div>
          <div className="flex flex-col gap-4">
            <Today />
            <p className="flex gap-3 rounded-card bg-accent-soft p-4 text-accent-text text-small">
              <Sparkles className="mt-0.5 size-4 shrink-0" />
              {picture.assistant}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Bar() {
  return (
    <div className="flex h-12 items-center gap-1 border-line border-b bg-surface px-4 text-small sm:px-6">
      <span className="mr-3 font-semibold text-body">{texts.product}</span>
      {picture.sections.map((label, index) => (
        <span
          key={label}
          className={
            index === 0
              ? 'rounded-small bg-accent-soft px-2.5 py-1 font-medium text-accent-text'
              : 'hidden px-2.5 py-1 text-text-muted sm:inline'
          }
        >
          {label}
        </span>
      ))}
      <span className="ml-auto size-7 rounded-full bg-accent-soft" />
    </div>
  );
}

function Session() {
  return (
    <div className="flex flex-1 flex-col items-center gap-5 rounded-card border border-line bg-surface p-5 sm:flex-row sm:p-6">
      <div className="relative size-36 shrink-0">
        <svg viewBox="0 0 100 100" role="presentation" className="-rotate-90 size-full fill-none stroke-[5]">
          <circle cx="50" cy="50" r="45" className="stroke-surface-hover" />
          <circle cx="50" cy="50" r="45" pathLength="100" strokeLinecap="round" className="ring-arc stroke-accent" />
        </svg>
        <span className="tabular absolute inset-0 flex items-center justify-center font-semibold text-title">
          {picture.time}
        </span>
      </div>
      <div className="min-w-0 text-center sm:text-left">
        <p className="text-small text-text-muted">{picture.day}</p>
        <p className="mt-1 font-semibold text-heading">{picture.greeting}</p>
        <p className="mt-3 font-medium">{picture.session}</p>
        <p className="text-small text-text-muted">{picture.left}</p>
      </div>
    </div>
  );
}

function Today() {
  return (
    <div className="flex-1 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="mb-2 font-semibold">{picture.today}</p>
      {picture.tasks.map(({ title, due, priority, done }) => (
        <div key={title} className="flex h-11 items-center gap-3 border-line border-b text-small last:border-0">
          <TaskMark done={done} />
          <span className={done ? 'min-w-0 flex-1 truncate text-text-muted line-through' : 'min-w-0 flex-1 truncate'}>
            {title}
          </span>
          {priority && (
            <span className="hidden rounded-full bg-danger-soft px-2 py-0.5 font-medium text-danger lg:inline">
              {priority}
            </span>
          )}
          <span className="tabular text-text-muted">{due}</span>
        </div>
      ))}
    </div>
  );
}

export function TaskMark({ done }: { done: boolean }) {
  return done ? (
    <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
      <Check className="size-3.5" />
    </span>
  ) : (
    <span className="size-5 shrink-0 rounded-full border-[1.5px] border-line-strong" />
  );
}
