import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The theme on show; the script in the page's head has already applied the stored one. */
function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (color) color.content = color.dataset[theme] ?? color.content;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => key === KEY && apply(newValue === 'dark' ? 'dark' : 'light');
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

/** The theme, also when another window changes it. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);

/** Applies a theme and remembers it. */
export function setTheme(theme: Theme): void {
  apply(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch (error) {
    console.debug('theme not kept', error);
  }
}
