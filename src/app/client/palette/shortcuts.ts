import { sections } from '../sections/sections.tsx';

/** What a key of the whole app does; a section by its id. */
export type Command = 'palette' | 'undo' | 'sheet' | 'task' | 'focus' | 'assistant' | 'search' | { section: string };

export interface Shortcut {
  /** The place of its key, which has another letter in Russian. */
  code?: string;
  /** Of what no place is known by, the character. */
  key?: string;
  /** Pressed with Ctrl, on a Mac with ⌘. */
  ctrl?: boolean;
  command: Command;
}

/** Every shortcut of the whole app, as the window hears them and as the sheet tells them. */
export const SHORTCUTS: readonly Shortcut[] = [
  { code: 'KeyK', ctrl: true, command: 'palette' },
  { code: 'KeyZ', ctrl: true, command: 'undo' },
  { key: '?', command: 'sheet' },
  { code: 'KeyN', command: 'task' },
  { code: 'KeyF', command: 'focus' },
  { code: 'KeyA', command: 'assistant' },
  { key: '/', command: 'search' },
  ...sections
    .filter(({ unlisted }) => !unlisted)
    .map(({ id }, place) => ({ code: `Digit${place + 1}`, command: { section: id } })),
];

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The shortcut that was pressed. */
export function shortcutOf(pressed: Pressed): Shortcut | undefined {
  const { code, key, altKey, shiftKey } = pressed;
  const ctrl = pressed.ctrlKey || pressed.metaKey;
  if (altKey) return undefined;
  return SHORTCUTS.find(
    (shortcut) =>
      ctrl === Boolean(shortcut.ctrl) && (shortcut.key ? key === shortcut.key : code === shortcut.code && !shiftKey),
  );
}
