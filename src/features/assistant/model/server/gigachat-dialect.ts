/** GigaChat's names for what an OpenAI-compatible server is asked and answers: the parts that differ. */

interface ToolCall {
  id?: string;
  function: { name: string; arguments: string };
}

interface OpenAiMessage {
  role: string;
  content?: string | null;
  tool_calls?: ToolCall[];
  tool_call_id?: string;
}

interface OpenAiRequest {
  messages: OpenAiMessage[];
  tools?: { function: { name: string; description?: string; parameters: unknown } }[];
  tool_choice?: unknown;
  [key: string]: unknown;
}

/** Ours, so that an answer's state of functions comes back with the result of its call. */
const CALL_PREFIX = 'giga:';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A function's result must be a JSON object in a string. */
function resultText(content: string | null | undefined): string {
  const value = parsed(content ?? '');
  const object = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(object ? value : { result: value ?? content ?? '' });
}

/** One call a message: that is all GigaChat knows of. */
function dialectMessages(messages: readonly OpenAiMessage[]): unknown[] {
  const names = new Map<string, string>();
  return messages.map(({ role, content, tool_calls: calls, tool_call_id: id }) => {
    if (role === 'tool') return { role: 'function', name: names.get(id ?? ''), content: resultText(content) };
    const [call] = calls ?? [];
    if (!call) return { role, content: content ?? '' };
    names.set(call.id ?? '', call.function.name);
    const state = call.id?.startsWith(CALL_PREFIX) ? call.id.slice(CALL_PREFIX.length).split('/')[0] : '';
    const args = parsed(call.function.arguments) ?? {};
    return {
      role,
      content: content ?? '',
      function_call: { name: call.function.name, arguments: args },
      ...(state ? { functions_state_id: state } : {}),
    };
  });
}

/** Says an OpenAI-compatible request (JSON text) in GigaChat's words. */
export function toDialect(body: string): string {
  const { messages, tools, tool_choice: _, stream_options: __, ...rest } = JSON.parse(body) as OpenAiRequest;
  const functions = tools?.map(({ function: { name, description, parameters } }) => ({
    name,
    description,
    parameters,
  }));
  return JSON.stringify({
    ...rest,
    messages: dialectMessages(messages),
    ...(functions?.length ? { functions, function_call: 'auto' } : {}),
  });
}

interface Spoken {
  choices?: {
    delta?: {
      function_call?: { name: string; arguments?: unknown };
      functions_state_id?: string;
      tool_calls?: unknown[];
      [key: string]: unknown;
    };
    finish_reason?: string | null;
  }[];
}

let calls = 0;

/** Says one event of GigaChat's stream (JSON text) in the words of an OpenAI-compatible server. */
export function fromDialect(event: string): string {
  const said = parsed(event) as Spoken | undefined;
  if (!said?.choices) return event;
  const choices = said.choices.map(({ delta, finish_reason: reason, ...choice }) => {
    const { function_call: call, functions_state_id: state, ...rest } = delta ?? {};
    const asked = call && {
      tool_calls: [
        {
          index: 0,
          id: `${CALL_PREFIX}${state ?? ''}/${++calls}`,
          type: 'function',
          function: { name: call.name, arguments: JSON.stringify(call.arguments ?? {}) },
        },
      ],
    };
    const finish_reason = reason === 'function_call' ? 'tool_calls' : (reason ?? null);
    return { ...choice, delta: { ...rest, ...asked }, finish_reason };
  });
  return JSON.stringify({ ...said, choices });
}
