import { PROJECT_COLORS } from './rules.ts';
import { texts } from './texts.ts';

/** The name of a colour that can be chosen, any other as it is. */
export const colorWord = (color: string) =>
  texts.dialog.colorNames[(PROJECT_COLORS as readonly string[]).indexOf(color)]?.toLowerCase() ?? color;
