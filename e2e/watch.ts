import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A visitor's first question, who am I, is answered 401, and Chromium reports every such answer as an error. */
const visitorUnknown = (message: ConsoleMessage) =>
  / 401 /.test(message.text()) && new URL(message.location().url).pathname === '/api/auth/user';

/** What Playwright says of itself where the journeys have no service worker. */
const workerBlocked = (message: ConsoleMessage) => /^Service Worker registration blocked/.test(message.text());

/** Runs in the page before its own scripts: Chromium's console does not tell of a try that the page itself caught. */
function tellViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`content security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`),
  );
}

/**
 * Notes what no journey should cause: console errors and warnings, uncaught exceptions, requests to a foreign host, and
 * what the content security policy blocks.
 * @returns the problems so far; it grows as they come
 */
export async function watchContext(
  context: BrowserContext,
  baseUrl: string,
  expected: RegExp | null,
): Promise<string[]> {
  await context.addInitScript(tellViolations);
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!expected?.test(problem)) problems.push(problem);
  };
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || visitorUnknown(message) || workerBlocked(message)) return;
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== new URL(baseUrl).host) note(`foreign host: ${url.href}`);
  });
  return problems;
}
