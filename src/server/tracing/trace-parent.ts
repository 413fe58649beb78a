import { type Context, ROOT_CONTEXT, trace } from '@opentelemetry/api';

/** As W3C Trace Context has it: version, trace, span, flags. */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const NOTHING = /^0+$/;

/** The trace of which whoever calls says that the call belongs to it. */
export function callerOf(said: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = (typeof said === 'string' && TRACE_PARENT.exec(said)) || [];
  if (!traceId || NOTHING.test(traceId) || NOTHING.test(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}
