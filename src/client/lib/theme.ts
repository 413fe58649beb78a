export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** The theme on show; the script in the page's head has already applied the stored one. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Applies a theme and remembers it. */
export function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  try {
    localStorage.setItem(KEY, theme);
  } catch (error) {
    console.debug('theme not kept', error);
  }
}
