import { sections } from '../sections/sections.tsx';
import { type Command, SHORTCUTS, type Shortcut } from './shortcuts.ts';
import { texts } from './texts.ts';

interface Line {
  keys: string;
  does: string;
}

const does = (command: Command) =>
  typeof command === 'string'
    ? texts.does[command]
    : texts.toSection(sections.find(({ id }) => id === command.section)?.label ?? '');

const lineOf = ({ code, key, ctrl, command }: Shortcut): Line => {
  const character = key ?? code?.replace(/^(Key|Digit)/, '') ?? '';
  return { keys: ctrl ? `Ctrl ${character}` : character, does: does(command) };
};

/** The lines of the sheet, by where they hold. */
export const lines = {
  everywhere: SHORTCUTS.filter(({ ctrl }) => ctrl).map(lineOf),
  single: SHORTCUTS.filter(({ ctrl }) => !ctrl).map(lineOf),
};
