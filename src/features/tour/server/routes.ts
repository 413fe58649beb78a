import type { Serve } from '#server/http/serve.ts';
import { createSampleDay, dismissSampleDay, getSampleDay, removeSampleDay } from '../contract.ts';
import type { SampleService } from './service.ts';

export function sampleRoutes(serve: Serve, sample: SampleService): void {
  serve(getSampleDay, ({ actor }) => sample.read(actor.userId));
  serve(createSampleDay, ({ actor }) => sample.create(actor));
  serve(dismissSampleDay, ({ actor }) => sample.dismiss(actor));
  serve(removeSampleDay, async ({ actor }) => {
    await sample.remove(actor);
  });
}
