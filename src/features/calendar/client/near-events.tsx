import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { useEvents } from './events-query.ts';

const EventsPart = lazyPart(() => import('./events-part.tsx').then((module) => ({ default: module.EventsPart })));

/** Events of calendars elsewhere, for whoever has any. */
export function NearEvents() {
  if (!useEvents().data?.length) return null;
  return (
    <Part placeholder={null}>
      <EventsPart />
    </Part>
  );
}
