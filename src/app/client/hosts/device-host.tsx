import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';

const DeviceWatch = lazyPart(() =>
  import('../device/device-watch.tsx').then((module) => ({ default: module.DeviceWatch })),
);

/** Looks after the product's place on the device. */
export function DeviceHost() {
  return (
    <FloatingPart>
      <DeviceWatch />
    </FloatingPart>
  );
}
