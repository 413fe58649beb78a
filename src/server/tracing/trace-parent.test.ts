import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { callerOf } from './trace-parent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

it.each([
  [`00-${TRACE}-${SPAN}-01`, 1],
  [`00-${TRACE}-${SPAN}-00`, 0],
  [`01-${TRACE}-${SPAN}-03-what-is-new`, 1],
])('%s is the trace of the caller', (said, traceFlags) => {
  expect(trace.getSpanContext(callerOf(said))).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags, isRemote: true });
});

it.each([
  undefined,
  '',
  TRACE,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01 `,
  [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`],
])('%j names none', (said) => {
  expect(callerOf(said)).toBe(ROOT_CONTEXT);
});
