import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '#client/lib/theme.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { texts } from '../texts.ts';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton label={dark ? texts.toLight : texts.toDark} onClick={() => setTheme(dark ? 'light' : 'dark')}>
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
