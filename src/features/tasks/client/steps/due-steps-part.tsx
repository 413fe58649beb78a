import type { ComponentProps } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { DueSteps } from './due-steps.tsx';

const Steps = lazyPart(() => import('./due-steps.tsx').then((module) => ({ default: module.DueSteps })));

/** Steps of the day, loaded on a day that has some. */
export const DueStepsPart = (props: ComponentProps<typeof DueSteps>) => (
  <Part placeholder={<Skeleton className="h-11" />}>
    <Steps {...props} />
  </Part>
);
