import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { texts } from './texts.ts';

/** `offered` until the account has decided; what was dismissed is not offered again, on any device. */
export const SAMPLE_STATUSES = ['offered', 'present', 'removed', 'dismissed'] as const;

export const sampleDay = z.object({ status: z.enum(SAMPLE_STATUSES) }).meta({ id: 'SampleDay' });
export type SampleDay = z.output<typeof sampleDay>;

export const getSampleDay = endpoint({
  method: 'GET',
  path: '/api/sample-day',
  summary: texts.sample.calls.read,
  reply: sampleDay,
  cached: true,
});
export const createSampleDay = endpoint({
  method: 'POST',
  path: '/api/sample-day',
  summary: texts.sample.calls.create,
  reply: sampleDay,
  status: 201,
  errors: [409],
});
export const dismissSampleDay = endpoint({
  method: 'POST',
  path: '/api/sample-day/dismiss',
  summary: texts.sample.calls.dismiss,
  reply: sampleDay,
});
export const removeSampleDay = endpoint({
  method: 'DELETE',
  path: '/api/sample-day',
  summary: texts.sample.calls.remove,
  status: 204,
});
