/** The question which events are near; what the device remembers of it. */
export const EVENTS_KEY = ['/api/calendar-events'] as const;
