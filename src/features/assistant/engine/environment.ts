import type { Clock } from '#shared/russian/when-piece.ts';
import type { Context, View } from './model.ts';

/** What every reader of a clause may look at. */
export interface Environment {
  text: string;
  view: View;
  clock: Clock;
  context: Context;
}
