import { Bell, CalendarClock, Hash, Hourglass, Repeat, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useDraftedText } from '#client/form/use-drafted-text.ts';
import { newId } from '#client/lib/new-id.ts';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import { useOfferedProjects } from '#features/projects/client/queries.ts';
import { useTags } from '#features/tags/client/queries.ts';
import { isBlank } from '#shared/characters.ts';
import type { Task } from '../contract.ts';
import {
  asProject,
  chipAtEnd,
  newTaskOf,
  type QuickChip,
  type QuickContext,
  type QuickPlace,
  type QuickReader,
  signsReader,
  wordsOfChip,
} from '../quick-task.ts';
import type { Priority } from '../rules.ts';
import { successorId } from '../successor-id.ts';
import { texts } from '../texts.ts';
import { type TaskCreation, useCreateTask } from './task-changes.ts';

const NONE: readonly string[] = [];
const priorityLabel = (priority: Priority) => texts.row.priority(texts.priority[priority]);

/**
 * What a line that makes a task was understood to say. Chips that were taken back are remembered until the line is empty.
 */
function useQuickLine(text: string, { read }: QuickReader, projectId: QuickPlace['projectId']) {
  const [plain, setPlain] = useState(NONE);
  const [takenBack, setTakenBack] = useState({ text: '', words: '' });
  const projects = useOfferedProjects();
  const empty = isBlank(text);
  useEffect(() => {
    if (empty) setPlain(NONE);
  }, [empty]);
  const tags = useTags().data?.map(({ name }) => name) ?? [];
  const context: QuickContext = { projects, projectId, tags, priorityLabel, plain };
  const task = read(text, context);

  const takeBack = (chip: QuickChip) => {
    const words = wordsOfChip(text, chip);
    setPlain([...plain, ...words]);
    setTakenBack({ text, words: words.join(' ') });
  };
  return {
    task,
    context,
    takeBack,
    offers: [
      ...task.chips.flatMap((chip) => {
        const offer = asProject(text, chip, projects);
        return offer ? [{ ...offer, label: texts.quickAdd.asProject(offer.label) }] : [];
      }),
      ...(task.offers ?? []),
    ],
    /** The chips of words that are put back into the line. */
    remember: setPlain,
    /** What a screen reader is told of the last press of a key. */
    told:
      takenBack.text === text && !empty
        ? texts.quickAdd.takenBack(takenBack.words)
        : task.offers
          ? texts.quickAdd.offered(task.offers.map(({ label }) => label))
          : task.chips.length > 0
            ? texts.quickAdd.told(task.chips.map(({ label }) => label))
            : '',
    /** Backspace behind the words of a chip takes the chip back and leaves the words. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const plainKey = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat;
      if (event.key !== 'Backspace' || !plainKey || event.nativeEvent.isComposing) return;
      if (selectionStart !== value.length || selectionEnd !== value.length) return;
      const chip = chipAtEnd(text, task.chips);
      if (!chip) return;
      event.preventDefault();
      takeBack(chip);
    },
  };
}

/** The same ids for the same creation, so that it may be sent again. */
function idsAfter(key: string): () => string {
  let last = key;
  return () => {
    last = successorId(last);
    return last;
  };
}

interface QuickCreation {
  /** Name of the draft. */
  draft: string;
  reader?: QuickReader | undefined;
  place: QuickPlace;
  elsewhere?: TaskCreation['elsewhere'];
  /** What was refused stands in the line again. */
  onGivenBack?: () => void;
}

/** A line that stays for one task after another: what is refused stands in it again, unless it holds other words by then. */
export function useQuickCreation({ draft, reader = signsReader, place, elsewhere, onGivenBack }: QuickCreation) {
  const { text, change, clear, settle, giveBack } = useDraftedText(draft);
  const attempt = useRef({ said: '', key: '' });
  const [added, setAdded] = useState('');
  const { mutateAsync } = useCreateTask();
  const line = useQuickLine(text, reader, place.projectId);
  const { task, context, remember } = line;

  const submit = () => {
    if (isBlank(task.title)) return;
    // After a refusal the same words in the same place are the same creation: its answer may be all that got lost.
    const said = JSON.stringify([text, context.plain, place]);
    const key = attempt.current.said === said ? attempt.current.key : newId();
    const refused = () => {
      attempt.current = { said, key };
      if (!giveBack(text)) return;
      remember(context.plain);
      onGivenBack?.();
    };
    const create = async () => {
      const read = await reader.atBest();
      const input = newTaskOf(read(text, context), place, idsAfter(key));
      if (isBlank(input.title)) throw new Error('The line says nothing that a task could be called');
      return mutateAsync({ input, key, ...(elsewhere && { elsewhere }) });
    };
    /** Who does not see the new row hears of it; what stands elsewhere, a toast says. */
    const tellAdded = (made: Task | undefined) =>
      made && (elsewhere?.shown(made) ?? true) && setAdded(texts.toast.created(made.title));
    setAdded('');
    clear();
    // The draft stays until the server has the task; by then this line may be gone or hold other words.
    create().then((made) => {
      settle();
      tellAdded(made);
    }, refused);
  };
  const told = isBlank(text) ? added : line.told;
  return { text, change, line: { ...line, told }, submit, pasted: { text, onChange: change, reader, context, place } };
}

const TONES: Record<QuickChip['kind'], Tone> = {
  priority: 'danger',
  project: 'accent',
  heading: 'accent',
  tag: 'neutral',
  due: 'success',
  repeat: 'success',
  field: 'neutral',
  plan: 'neutral',
  reminder: 'neutral',
};

const takeBackLabel = (chip: QuickChip) =>
  chip.kind === 'field'
    ? texts.quickAdd.takeBack.field(chip.label, chip.noun)
    : texts.quickAdd.takeBack[chip.kind](chip.label);

interface QuickChipsProps {
  line: ReturnType<typeof useQuickLine>;
  onChange: (text: string) => void;
  /** Where the words are typed: the keyboard returns there. */
  input: RefObject<HTMLElement | null>;
  className: string;
}

/** What a line was understood to say; a press leaves the words in the title. */
export function QuickChips({ line, onChange, input, className }: QuickChipsProps) {
  const takeBack = (chip: QuickChip) => {
    line.takeBack(chip);
    input.current?.focus();
  };
  return (
    <>
      {line.task.chips.length + line.offers.length > 0 && (
        <ul aria-label={texts.quickAdd.understood} className={`flex flex-wrap gap-1.5 ${className}`}>
          {line.task.chips.map((chip) => (
            <li key={`${chip.kind} ${chip.label}`} className="min-w-0">
              <button
                type="button"
                aria-label={takeBackLabel(chip)}
                // The line keeps the keyboard and, on a phone, its keys.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => takeBack(chip)}
                className="touch-target flex max-w-full rounded-full transition-opacity hover:opacity-75"
              >
                <Badge tone={TONES[chip.kind]}>
                  {chip.kind === 'tag' && <Hash aria-hidden />}
                  {chip.kind === 'repeat' && <Repeat aria-hidden />}
                  {chip.kind === 'field' && chip.field === 'estimateMinutes' && <Hourglass aria-hidden />}
                  {chip.kind === 'reminder' && <Bell aria-hidden />}
                  {chip.kind === 'plan' && <CalendarClock aria-hidden />}
                  <span className="max-w-48 truncate">{chip.label}</span>
                  <X aria-hidden />
                </Badge>
              </button>
            </li>
          ))}
          {line.offers.map(({ label, line: other }) => (
            <li key={label} className="min-w-0">
              <button
                type="button"
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  onChange(other);
                  input.current?.focus();
                }}
                className="touch-target flex h-6 max-w-full items-center rounded-full border border-line-strong border-dashed px-2.5 text-small text-text-muted transition-opacity hover:opacity-75"
              >
                <span className="max-w-60 truncate">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {line.told}
      </p>
    </>
  );
}
