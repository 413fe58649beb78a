import { useLocation, useSearch } from 'wouter';
import { TABS, type Tab } from '../rules.ts';

/** The phone's tab, which stands in the address, so that a reload after signing in keeps it. */
export function useTab(): [tab: Tab, show: (tab: Tab) => void] {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'home';
  const show = (next: Tab) => {
    query.set('tab', next);
    navigate(`${path}?${query}`, { replace: true });
  };
  return [tab, show];
}
