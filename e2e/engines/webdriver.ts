/** A failure that the driver reports, by the name that the standard gives it. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = 'WebDriverError';
    this.code = code;
  }
}

interface CallOptions {
  body?: object;
  /** Gives up the call. */
  signal?: AbortSignal;
}

/** Makes a call of the WebDriver protocol (https://www.w3.org/TR/webdriver2/) and answers its value. */
export async function callDriver<T>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { body = {}, ...options }: CallOptions = {},
): Promise<T> {
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(url, { method, ...sent, ...options });
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
  if (!answer.ok) throw new WebDriverError(value.error, value.message);
  return value;
}

/** Code points that stand for keys without a character. */
const KEYS: Record<string, string> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Alt: '\ue00a',
  Escape: '\ue00c',
  Space: ' ',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
};

/** Actions that press keys together, all of them held until the last is down. */
export function pressActions(keys: string): object[] {
  const values = keys.split('+').map((key) => KEYS[key] ?? key);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
}

/** Actions that type a text. */
export function typeActions(text: string): object[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Actions that click at a point of the window. */
export const clickActions = ({ x, y }: { x: number; y: number }): object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
