import type { ModelMessage, ToolSet } from 'ai';
import { z } from 'zod';
import type { LanguageModelConfig } from '#server/config/services.ts';
import type { Context } from '#server/context.ts';
import type { Tool } from '../tools.ts';
import { certifiedFetch } from './certified-fetch.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { gigachatFetch, gigachatTokens } from './gigachat.ts';
import { type Fetch, retryingFetch } from './retrying-fetch.ts';

/** Turns of tools that one answer may take. */
const MOST_STEPS = 6;
/** Share of the time within which the first word must come, and the longest silence after it. */
const SILENCE = 0.75;
/** Share of the time that must be left for a second beginning. */
const SECOND_BEGINNING = 0.4;

export interface Question {
  instructions: string;
  messages: ModelMessage[];
  tools?: Record<string, Tool>;
}

/** Why a model gave no answer: a short code, without a word of what it was asked or said. */
export class ModelFailure extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`The language model gave no answer: ${reason}`);
    this.reason = reason;
  }
}

export interface LanguageModel {
  readonly host: string;
  readonly model: string;
  /**
   * Asks, runs the tools that the model calls, and answers its last words, which may be empty. `begin` is called once
   * more where a connection broke halfway: it must forget what the tools of the first call did.
   * @param signal gives it up, which says nothing of the model
   * @throws ModelFailure
   */
  ask(begin: () => Question, signal?: AbortSignal): Promise<string>;
}

const outOfTime = (error: unknown) => error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name);

function reasonOf(error: unknown): string {
  if (error instanceof ModelFailure) return error.reason;
  if (outOfTime(error)) return 'timeout';
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode === 'number' && statusCode !== 200) return `status ${statusCode}`;
  return 'broken answer';
}

/** The library that speaks to models: megabytes, so it comes when it is first needed, and not at a message's cost. */
async function load() {
  const [{ createOpenAICompatible }, ai] = await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
  // It would print parts of what it was asked.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { createOpenAICompatible, ai };
}
type Library = Awaited<ReturnType<typeof load>>;

/** Small models fill in what they do not mean. */
const withoutBlanks = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''))
    : input;

/** Tools as the library takes them: what is wrong with a call is told in a line that a model can follow. */
function wired(tools: Record<string, Tool>, { tool, jsonSchema }: typeof import('ai')): ToolSet {
  const entries = Object.entries(tools).map(([name, { description, input, run }]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
    const inputSchema = jsonSchema(schema as Parameters<typeof jsonSchema>[0], {
      validate(given) {
        const read = input.safeParse(withoutBlanks(given));
        if (read.success) return { success: true, value: read.data };
        return { success: false, error: new Error(z.prettifyError(read.error)) };
      },
    });
    return [name, tool({ description, inputSchema, execute: async (given) => run(given) as object })];
  });
  return Object.fromEntries(entries);
}

/** The configured language model. The library that speaks to it is loaded when it is first asked. */
export function languageModel(
  { log, clock }: Pick<Context, 'log' | 'clock'>,
  config: LanguageModelConfig,
): LanguageModel {
  const { gigachat, timeout } = config;
  const host = new URL(config.baseUrl).host;
  const tokens = gigachat && gigachatTokens(gigachat, clock);
  // What users write goes to the configured host and to no other.
  const direct: Fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
  const plain: Fetch = gigachat?.ca ? certifiedFetch(gigachat.ca) : direct;
  const rest = createCircuitBreaker();

  /** What speaks to a model by `deadline`. */
  function open({ createOpenAICompatible, ai }: Library, deadline: number) {
    const patient = retryingFetch(plain, deadline);
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: config.baseUrl,
      ...(config.apiKey ? { apiKey: config.apiKey } : {}),
      fetch: tokens ? gigachatFetch(patient, tokens) : patient,
    });
    return ai.wrapLanguageModel({
      model: provider(config.model),
      middleware: ai.extractReasoningMiddleware({ tagName: 'think' }),
    });
  }

  async function answer(library: Library, question: Question, deadline: number, signal?: AbortSignal): Promise<string> {
    const { ai } = library;
    const left = Math.max(1, Math.round(deadline - performance.now()));
    const silence = Math.round(left * SILENCE);
    let failure: unknown;
    const result = ai.streamText({
      model: open(library, deadline),
      instructions: question.instructions,
      messages: question.messages,
      ...(question.tools ? { tools: wired(question.tools, ai) } : {}),
      ...(signal ? { abortSignal: signal } : {}),
      maxRetries: 0,
      stopWhen: ai.isStepCount(MOST_STEPS),
      toolCallConcurrency: 1,
      timeout: { totalMs: left, firstChunkMs: silence, chunkMs: silence },
      onError: ({ error }) => {
        failure = error;
      },
    });
    for await (const part of result.stream) {
      if (part.type === 'abort') throw new ModelFailure('timeout');
      if (part.type === 'error') throw part.error;
    }
    if (failure !== undefined) throw failure;
    const finished = await result.finishReason;
    if (finished !== 'stop' && finished !== 'tool-calls') throw new ModelFailure(`finished by ${finished}`);
    return (await result.text).trim();
  }

  async function attempts(begin: () => Question, signal?: AbortSignal): Promise<string> {
    const library = await load();
    const deadline = performance.now() + timeout;
    try {
      return await answer(library, begin(), deadline, signal);
    } catch (error) {
      const timely = deadline - performance.now() > timeout * SECOND_BEGINNING;
      if (reasonOf(error) !== 'broken answer' || !timely || signal?.aborted) throw error;
      return answer(library, begin(), deadline, signal);
    }
  }

  return {
    host,
    model: config.model,
    async ask(begin, signal) {
      if (rest.resting(clock.now())) throw new ModelFailure('resting');
      try {
        const text = await attempts(begin, signal);
        rest.succeeded();
        return text;
      } catch (error) {
        if (signal?.aborted) throw new ModelFailure('given up');
        rest.failed(clock.now());
        const reason = reasonOf(error);
        // Only its name: messages quote what was asked and answered.
        log.warn({ host, reason, error: (error as Error).name }, 'the language model gave no answer');
        throw new ModelFailure(reason);
      }
    },
  };
}
