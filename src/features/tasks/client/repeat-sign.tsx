import type { RepeatSaid } from '#shared/repeat/repeat.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { texts } from '../texts.ts';
import { RepeatIcon } from './repeat-icon.tsx';

/** That a task repeats, and how. */
export const RepeatSign = ({ repeat }: { repeat: RepeatSaid }) => (
  <RepeatIcon words={texts.repeat.told(repeatWords(repeat))} />
);
