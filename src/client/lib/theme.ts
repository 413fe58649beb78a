import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
/** What somebody chose: a theme, or that of their system, which may change by itself. */
export type ThemeChoice = Theme | 'system';

const KEY = 'theme';
const listeners = new Set<() => void>();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const readChoice = (stored: string | null): ThemeChoice =>
  stored === 'dark' || stored === 'system' ? stored : 'light';

function storedChoice(): ThemeChoice {
  try {
    return readChoice(localStorage.getItem(KEY));
  } catch (error) {
    console.debug('theme not known', error);
    return 'light';
  }
}

let choice = storedChoice();

/** The theme on show; the script in the page's head has already applied the stored one. */
function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function apply(next: ThemeChoice): void {
  choice = next;
  const theme = next === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : next;
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (color) color.content = color.dataset[theme] ?? color.content;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => key === KEY && apply(readChoice(newValue));
  const follow = () => apply(choice);
  listeners.add(listener);
  addEventListener('storage', hear);
  systemIsDark.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
    systemIsDark.removeEventListener('change', follow);
  };
}

/** The theme, also when another window or the system changes it. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);

/** What was chosen, also when another window chooses. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice);

/** Applies a choice and remembers it. */
export function setTheme(next: ThemeChoice): void {
  apply(next);
  try {
    localStorage.setItem(KEY, next);
  } catch (error) {
    console.debug('theme not kept', error);
  }
}
