import type { ModelMessage, ToolSet } from 'ai';
import type { LanguageModelConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { certifiedFetch } from './certified-fetch.ts';
import { gigachatFetch, gigachatTokens } from './gigachat.ts';
import { type Fetch, patientFetch } from './patient-fetch.ts';
import { createRest } from './rest.ts';

/** Turns of tools that one answer may take. */
const MOST_STEPS = 6;
/** Share of the time within which the first word must come, and the longest silence after it. */
const SILENCE = 0.75;
/** Share of the time that must be left for a second beginning. */
const SECOND_BEGINNING = 0.4;

export interface Question {
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
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
   * @throws ModelFailure
   */
  ask(begin: () => Question): Promise<string>;
}

const outOfTime = (error: unknown) => error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name);

function reasonOf(error: unknown): string {
  if (error instanceof ModelFailure) return error.reason;
  if (outOfTime(error)) return 'timeout';
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode === 'number' && statusCode !== 200) return `status ${statusCode}`;
  return 'broken answer';
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
  const rest = createRest();

  async function load(deadline: number) {
    const [{ createOpenAICompatible }, ai] = await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
    // It would print parts of what it was asked.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const patient = patientFetch(plain, deadline);
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: config.baseUrl,
      ...(config.apiKey ? { apiKey: config.apiKey } : {}),
      fetch: tokens ? gigachatFetch(patient, tokens) : patient,
    });
    const model = ai.wrapLanguageModel({
      model: provider(config.model),
      middleware: ai.extractReasoningMiddleware({ tagName: 'think' }),
    });
    return { model, ai };
  }

  async function answer(question: Question, deadline: number): Promise<string> {
    const { model, ai } = await load(deadline);
    const left = Math.max(1, Math.round(deadline - performance.now()));
    const silence = Math.round(left * SILENCE);
    let failure: unknown;
    const result = ai.streamText({
      model,
      ...question,
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

  async function attempts(begin: () => Question): Promise<string> {
    const deadline = performance.now() + timeout;
    try {
      return await answer(begin(), deadline);
    } catch (error) {
      const timely = deadline - performance.now() > timeout * SECOND_BEGINNING;
      if (reasonOf(error) !== 'broken answer' || !timely) throw error;
      return answer(begin(), deadline);
    }
  }

  return {
    host,
    model: config.model,
    async ask(begin) {
      if (rest.resting(clock.now())) throw new ModelFailure('resting');
      try {
        const text = await attempts(begin);
        rest.succeeded();
        return text;
      } catch (error) {
        rest.failed(clock.now());
        const reason = reasonOf(error);
        log.warn({ host, reason }, 'the language model gave no answer');
        throw new ModelFailure(reason);
      }
    },
  };
}
