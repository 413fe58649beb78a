import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { TracingProtocol } from '../config/services.ts';
import type { TracedStatement } from './following-database.ts';
import { callerOf } from './trace-parent.ts';
import type { Tracing } from './tracing.ts';

interface Given {
  protocol: TracingProtocol;
  version: string;
  /** Whether whoever calls may name the trace that a call belongs to. */
  trusting: boolean;
  log: Logger;
}

/** Milliseconds that a stop leaves to the collector. */
const CLOSE_WITHIN = 2000;
/** Characters of a statement: lists of thousands of signs say no more. */
const SQL_MOST = 1000;
const TABLE = /\b(?:from|into|update) "(\w{1,63})"/;

/** Where and how often is said by the variables of OpenTelemetry, which its packages read themselves. */
export async function openTracing({ protocol, version, trusting, log }: Given): Promise<Tracing> {
  const exporter = tellingFailures(await exporterOf(protocol), log);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'takt', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('takt', version);
  const following = new AsyncLocalStorage<Context>();

  async function within<T>(name: string, above: Context, work: () => Promise<T>): Promise<T> {
    const span = tracer.startSpan(name, {}, above);
    try {
      return await following.run(trace.setSpan(above, span), work);
    } finally {
      span.end();
    }
  }

  return {
    followCalls: (http) => followCalls(http, { tracer, following, trusting }),
    job: (kind, work) => within(`job ${kind}`, ROOT_CONTEXT, work),
    transaction(work) {
      const above = following.getStore();
      return above ? within('transaction', above, work) : work();
    },
    statement(statement) {
      const above = following.getStore();
      if (above) tellStatement(tracer, above, statement);
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), sleep(CLOSE_WITHIN, undefined, { ref: false })]),
  };
}

/** Only the one that is used is loaded. */
async function exporterOf(protocol: TracingProtocol): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

/** The log hears once when the collector takes no more, and once when it does again. */
function tellingFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.error !== undefined || result.code !== 0;
        if (fails && !failing) log.warn({ reason: result.error?.message }, 'the collector takes no traces');
        if (!fails && failing) log.info('the collector takes traces again');
        failing = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** It is told once it is over; neither its values nor what it answered are. */
function tellStatement(tracer: Tracer, above: Context, { engine, sql, milliseconds, failed }: TracedStatement): void {
  const now = Date.now();
  const operation = sql.trimStart().split(/\s/, 1)[0]!;
  const table = TABLE.exec(sql)?.[1];
  const span = tracer.startSpan(
    table ? `${operation} ${table}` : operation,
    {
      kind: SpanKind.CLIENT,
      startTime: now - milliseconds,
      attributes: {
        'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
        'db.operation.name': operation,
        'db.query.text': sql.slice(0, SQL_MOST),
        ...(table && { 'db.collection.name': table }),
      },
    },
    above,
  );
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(now);
}

interface Following {
  tracer: Tracer;
  following: AsyncLocalStorage<Context>;
  trusting: boolean;
}

/** Calls by the pattern of their route: its path, its query and who calls are left out. Pages' files and watchmen are not followed. */
function followCalls(http: FastifyInstance, { tracer, following, trusting }: Following): void {
  const followed = new WeakMap<FastifyRequest, Context>();
  const within = (request: FastifyRequest, goOn: () => void) => {
    const above = followed.get(request);
    if (above) following.run(above, goOn);
    else goOn();
  };
  http.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request;
    if (!routeOptions.config.sessionless && headers.upgrade === undefined) {
      const route = routeOptions.url;
      const span = tracer.startSpan(
        route ? `${method} ${route}` : method,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'takt.request.id': id,
            ...(route && { 'http.route': route }),
          },
        },
        trusting ? callerOf(headers.traceparent) : ROOT_CONTEXT,
      );
      followed.set(request, trace.setSpan(ROOT_CONTEXT, span));
    }
    within(request, done);
  });
  // A body arrives outside of it.
  http.addHook('preValidation', (request, _reply, done) => within(request, done));
  http.addHook('onResponse', async (request, { statusCode }) => {
    const above = followed.get(request);
    const span = above && trace.getSpan(above);
    if (!span) return;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) {
      span.setAttribute('error.type', String(statusCode));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  });
}
