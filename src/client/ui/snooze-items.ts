import { snoozeWords } from '#shared/russian/snooze-words.ts';
import type { SnoozeChoice } from '#shared/snooze.ts';
import type { MenuItem } from './menu-item.ts';

/** A menu of the times until which a reminder can be put off. */
export const snoozeItems = (choices: readonly SnoozeChoice[], onSnooze: (until: number) => void): MenuItem[] =>
  choices.map(({ choice, until }) => ({
    id: choice,
    label: snoozeWords.choices[choice],
    onSelect: () => onSnooze(until),
  }));
