const TABS = ['overview', 'today', 'calendar', 'statistics'] as const;
export type HabitTab = (typeof TABS)[number];

/** The tabs of the tracker in the main app; the page of habits has none for today. */
export const tabsOf = (inApp: boolean): HabitTab[] => TABS.filter((tab) => inApp || tab !== 'today');

/** The tab that is shown after another was chosen, perhaps where there were more. */
export const tabShown = (chosen: HabitTab, inApp: boolean): HabitTab =>
  tabsOf(inApp).includes(chosen) ? chosen : 'overview';
