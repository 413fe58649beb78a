import { useLocation, useSearch } from 'wouter';

/** Views of the page of habits; the first is shown where the address names none. */
export const TABS = ['today', 'overview', 'calendar', 'statistics'] as const;
export type HabitTab = (typeof TABS)[number];

const KEY = 'tab';

/** The view that an address names. */
export const tabIn = (search: string): HabitTab =>
  TABS.find((tab) => tab === new URLSearchParams(search).get(KEY)) ?? TABS[0];

/** What stands behind the path of an address once it names another view. */
export function searchOf(search: string, tab: HabitTab): string {
  const keys = new URLSearchParams(search);
  if (tab === TABS[0]) keys.delete(KEY);
  else keys.set(KEY, tab);
  return keys.size > 0 ? `?${keys}` : '';
}

/** The habit that an address asks for among the others; null where it asks for none. */
export const useWantedHabit = () => new URLSearchParams(useSearch()).get('habit');

/** The view that is shown, as the address says it: a reload and a shared link bring it again. */
export function useTabAddress(): [HabitTab, (tab: HabitTab) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return [tabIn(search), (tab) => navigate(`${path}${searchOf(search, tab)}`, { replace: true, state: history.state })];
}
