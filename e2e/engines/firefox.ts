import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type BrowserContext, type KeyInput, type Page, ProtocolError } from 'puppeteer-core';
import { findFirefox } from '../../scripts/testing/browsers.ts';
import { type BrowserWindow, type Engine, MACHINE, WIDE } from './engine.ts';
import { startProgram } from './program.ts';

/** Firefox brings what a driven browser wants; this is what a person would choose, and no calls of its own. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'intl.accept_languages': 'ru-RU, ru',
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

/** Starts Firefox and drives it over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const program = await startProgram({
    command: findFirefox(),
    args: async (folder) => {
      const lines = Object.entries(PREFERENCES).map(
        ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
      );
      await writeFile(join(folder, 'user.js'), lines.join('\n'));
      return ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder];
    },
    env: MACHINE,
    addressOf: (output) => /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1],
  });
  const browser = await puppeteer.connect({
    browserWSEndpoint: `${program.address}/session`,
    protocol: 'webDriverBiDi',
    defaultViewport: WIDE,
  });
  let context: BrowserContext | undefined;
  let problems: string[] = [];

  const newWindow = async () => {
    if (!context) throw new Error('there is no visitor');
    const page = await context.newPage();
    page.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warn') problems.push(`console ${type}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error instanceof Error ? error.stack : error}`));
    await page.evaluateOnNewDocument(tellAll);
    return windowOf(page);
  };
  return {
    newVisitor: async () => {
      await context?.close();
      context = await browser.createBrowserContext();
      return newWindow();
    },
    newWindow,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: async () => {
      await browser.disconnect();
      await program.stop();
    },
  };
}

/**
 * Runs in the page before its own scripts: what its policy blocks is no message of its console, and an error in a message
 * is a handle, which may be gone when it is asked.
 */
function tellAll() {
  const { error } = console;
  console.error = (...words) =>
    error(...words.map((word) => (word instanceof Error ? `${word}\n${word.stack}` : word)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`content security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`),
  );
}

const windowOf = (page: Page): BrowserWindow => ({
  load: async (address) => {
    await page.goto(address);
  },
  reload: async () => {
    await page.reload();
  },
  run: async (script, ...args) => page.evaluate(script as never, ...args),
  press: async (keys) => {
    const [key, ...held] = keys.split('+').reverse() as [KeyInput | 'Space', ...KeyInput[]];
    for (const modifier of held) await page.keyboard.down(modifier);
    await page.keyboard.press(key === 'Space' ? ' ' : key);
    for (const modifier of held) await page.keyboard.up(modifier);
  },
  type: (text) => page.keyboard.type(text),
  clickAt: ({ x, y }) => page.mouse.click(x, y),
  resize: async (size) => {
    await page.setViewport(size).catch(unlessOnlyOrientationIsUnknown);
    await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, {}, size);
  },
});

/** Puppeteer sends an orientation beside every size, which Firefox 140 does not know: its size is taken nonetheless. */
function unlessOnlyOrientationIsUnknown(error: unknown) {
  const unknown = /emulation\.setScreenOrientationOverride.*unknown command/s;
  if (!(error instanceof ProtocolError && unknown.test(error.message))) throw error;
}
