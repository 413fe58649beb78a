import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { useEvents } from '#features/calendar/client/events-query.ts';

const EventsPart = lazyPart(() =>
  import('#features/calendar/client/events-part.tsx').then((module) => ({ default: module.EventsPart })),
);

/** Events of calendars elsewhere, for whoever has any. */
export function CalendarPart() {
  if (!useEvents().data?.length) return null;
  return (
    <Part placeholder={null}>
      <EventsPart />
    </Part>
  );
}
