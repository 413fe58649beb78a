import { setTheme, useThemeChoice } from '#client/lib/theme.ts';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { texts } from '../texts.ts';

const THEMES = [
  { value: 'light', label: texts.lightTheme },
  { value: 'dark', label: texts.darkTheme },
  { value: 'system', label: texts.systemTheme },
] as const;

export function ThemeChoice() {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="font-medium">{texts.theme}</p>
      <SegmentedControl label={texts.theme} segments={THEMES} value={useThemeChoice()} onValueChange={setTheme} />
    </div>
  );
}
