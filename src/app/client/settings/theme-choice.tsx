import { setTheme, useTheme } from '#client/lib/theme.ts';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { texts } from '../texts.ts';

const THEMES = [
  { value: 'light', label: texts.lightTheme },
  { value: 'dark', label: texts.darkTheme },
] as const;

export function ThemeChoice() {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <p className="font-medium">{texts.theme}</p>
      <SegmentedControl label={texts.theme} segments={THEMES} value={useTheme()} onValueChange={setTheme} />
    </div>
  );
}
