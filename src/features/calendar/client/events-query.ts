import { useQuery } from '@tanstack/react-query';
import { HOUR } from '#shared/day.ts';
import type { CalendarEvent } from '../contract.ts';
import { EVENTS_KEY } from '../events-key.ts';

/** Events of some days; a window that stays open for days asks for the next ones. */
export const useEvents = () => useQuery<CalendarEvent[]>({ queryKey: EVENTS_KEY, refetchInterval: HOUR });
