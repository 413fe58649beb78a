import { CornerDownLeft, Plus } from 'lucide-react';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useDraftedText } from '#client/form/use-drafted-text.ts';
import { randomId } from '#client/lib/random-id.ts';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { isBlank } from '#shared/characters.ts';
import { type QuickChip, type ReadQuickTask, readSigns } from '../quick-task.ts';
import { TITLE_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { useCreateTask } from './queries.ts';

const CHIP_TONES: Record<QuickChip['kind'], Tone> = {
  priority: 'danger',
  project: 'accent',
  due: 'success',
  other: 'neutral',
};

const priorityLabel = (priority: keyof typeof texts.priority) => texts.row.priority(texts.priority[priority]);

const DRAFT = 'task-line';

interface TaskQuickAddProps {
  input: RefObject<HTMLInputElement | null>;
  /** Reads dates and more; where absent the line knows its signs alone. */
  read?: ReadQuickTask | undefined;
  /** Where a task goes whose words name no project. */
  projectId?: string | undefined;
}

/** One line, one task: what it understood stands below as chips before Enter creates it. */
export function TaskQuickAdd({ input, read = readSigns, projectId }: TaskQuickAddProps) {
  const { text, change, clear, settle, giveBack } = useDraftedText(DRAFT);
  const attempt = useRef<{ text: string; projectId: string | null; key: string }>({
    text: '',
    projectId: null,
    key: '',
  });
  const { mutateAsync } = useCreateTask();
  const projects = useProjects().data ?? [];
  const task = read(text, { projects, priorityLabel });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(task.title)) return;
    const { chips: _chips, ...named } = task;
    const fields = { ...named, projectId: named.projectId ?? projectId ?? null };
    // After a refusal the same words for the same project are the same creation: its answer may be all that got lost.
    const again = attempt.current.text === text && attempt.current.projectId === fields.projectId;
    const key = again ? attempt.current.key : randomId();
    const refused = () => {
      attempt.current = { text, projectId: fields.projectId, key };
      giveBack(text);
    };
    clear();
    // The draft stays until the server has the task; by then this line may be gone or hold other words.
    mutateAsync({ input: fields, key }).then(settle, refused);
  };

  return (
    <form
      onSubmit={submit}
      className="rounded-card border border-line bg-surface transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25"
    >
      <div className="flex items-center gap-2 pr-1.5 pl-4">
        <Plus aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-text-muted" />
        <input
          ref={input}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          maxLength={TITLE_MAX}
          aria-label={texts.quickAdd.label}
          aria-describedby="quick-add-hint"
          placeholder={texts.quickAdd.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          className="h-12 min-w-0 flex-1 bg-transparent text-body outline-none pointer-coarse:text-[1rem]"
        />
        <span id="quick-add-hint" className={text ? 'sr-only' : 'hidden pr-3 text-small text-text-muted lg:inline'}>
          {texts.quickAdd.hint}
        </span>
        {task.title && (
          <Button type="submit" variant="quiet" size="small">
            <CornerDownLeft aria-hidden strokeWidth={1.75} />
            {texts.quickAdd.submit}
          </Button>
        )}
      </div>
      {task.chips.length > 0 && (
        <ul aria-label={texts.quickAdd.understood} className="flex flex-wrap gap-1.5 px-4 pb-3">
          {task.chips.map(({ kind, label }) => (
            <li key={`${kind} ${label}`}>
              <Badge tone={CHIP_TONES[kind]}>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
