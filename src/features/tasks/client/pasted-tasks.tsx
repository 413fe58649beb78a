import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import { isBlank } from '#shared/characters.ts';
import { listedLines } from '../listed-lines.ts';
import { newTaskOf, type QuickContext, type QuickPlace, type QuickReader } from '../quick-task.ts';
import { TITLE_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { useCreateTasks } from './creating-many.ts';

/** Tasks that one paste makes at most. */
const AT_ONCE = 100;

interface PastedTasks {
  text: string;
  onChange: (text: string) => void;
  reader: QuickReader;
  context: QuickContext;
  place: QuickPlace;
  /** Where the list is pasted: the keyboard returns there. */
  input: RefObject<HTMLElement | null>;
}

/** A list that is pasted into a line which makes tasks: asked about, and made as many. */
export function usePastedTasks({ text, onChange, reader, context, place, input }: PastedTasks) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const { mutate } = useCreateTasks();
  const leave = () => {
    setTitles([]);
    input.current?.focus();
  };
  const add = async () => {
    leave();
    const read = await reader.atBest();
    const inputs = titles
      .slice(0, AT_ONCE)
      .map((title) => newTaskOf(read(title, { ...context, plain: [] }), place, newId))
      .filter(({ title }) => !isBlank(title));
    if (inputs.length > 0) mutate({ creations: inputs.map((one) => ({ input: one, key: newId() })) });
  };
  const asOne = () => {
    onChange(`${text} ${titles.join(', ')}`.trim().slice(0, TITLE_MAX));
    leave();
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = listedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    setTitles(lines.map(({ title }) => title));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  const count = Math.min(titles.length, AT_ONCE);
  const question = titles.length > 0 && (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the question wherever the focus is in it
    <div onKeyDown={onKeyDown} className="flex flex-wrap items-center gap-2 py-2">
      <p role="status" className="mr-auto font-medium text-small">
        {titles.length > AT_ONCE ? texts.pasted.askFirst(count, titles.length) : texts.pasted.ask(count)}
      </p>
      <Button size="small" autoFocus onClick={() => void add()}>
        {texts.pasted.add}
      </Button>
      <Button variant="quiet" size="small" onClick={asOne}>
        {texts.pasted.asOne}
      </Button>
      <Button variant="quiet" size="small" onClick={leave}>
        {texts.cancel}
      </Button>
    </div>
  );
  return { onPaste, question, asking: titles.length > 0 };
}
