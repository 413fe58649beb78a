import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import { useSampleDay } from '#features/tour/client/queries.ts';

const SampleOffer = lazyPart(() =>
  import('#features/tour/client/sample-card.tsx').then((module) => ({ default: module.SampleOffer })),
);
const SamplePresent = lazyPart(() =>
  import('#features/tour/client/sample-card.tsx').then((module) => ({ default: module.SamplePresent })),
);

/** The example of a day: offered where there is nothing yet, marked while it is there, otherwise nothing. */
export function SampleHost() {
  const status = useSampleDay().data?.status;
  const isEmpty = useTasks().data?.length === 0;
  const shown = status === 'present' ? <SamplePresent /> : status === 'offered' && isEmpty ? <SampleOffer /> : null;
  return shown && <FloatingPart>{shown}</FloatingPart>;
}
