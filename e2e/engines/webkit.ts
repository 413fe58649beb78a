import { freePort } from '#testing/server/free-port.ts';
import { findWebKitDriver, findXvfb } from '../../scripts/testing/browsers.ts';
import { type BrowserWindow, type Engine, MACHINE, WIDE } from './engine.ts';
import { type Program, startProgram } from './program.ts';
import { callDriver, clickActions, pressActions, typeActions } from './webdriver.ts';

/** Not every machine has a graphics processor for its pictures. */
const DRAWING = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', GDK_BACKEND: 'x11' };
/** The driver's own browser, told to write the console of its pages to the output. */
const BROWSER = {
  'webkitgtk:browserOptions': { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
};
/** Milliseconds in which the driver ends one browser or starts another; now and then it never does. */
const SWITCH_WITHIN = 25_000;
const PROBLEM = /^CONSOLE (?:\S+ )?(?:ERROR|WARN)/;

interface Session {
  sessionId: string;
}
interface Handle {
  handle: string;
}

/** Starts WebKitGTK, the engine of Safari, on a display of its own and drives it over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const { width, height } = { width: 1600, height: 1000 };
  const display = await startProgram({
    command: findXvfb(),
    args: () => ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    addressOf: (output) => /^(\d+)\n/m.exec(output)?.[1],
  });
  let problems: string[] = [];
  const startDriver = async (): Promise<Program> => {
    const port = await freePort();
    const root = `http://127.0.0.1:${port}`;
    return startProgram({
      command: findWebKitDriver(),
      args: () => [`--port=${port}`, '--host=127.0.0.1'],
      env: { ...MACHINE, ...DRAWING, DISPLAY: `:${display.address}` },
      addressOf: () =>
        callDriver('GET', `${root}/status`).then(
          () => root,
          () => undefined,
        ),
      onLine: (line) => {
        if (PROBLEM.test(line)) problems.push(line);
      },
    });
  };
  let driver = await startDriver();
  let session: string | undefined;
  const leave = async () => {
    const left = session;
    session = undefined;
    if (left) await callDriver('DELETE', left, { signal: AbortSignal.timeout(SWITCH_WITHIN) });
  };
  const enter = async () => {
    const { sessionId } = await callDriver<Session>('POST', `${driver.address}/session`, {
      body: { capabilities: { alwaysMatch: BROWSER } },
      signal: AbortSignal.timeout(SWITCH_WITHIN),
    });
    session = `${driver.address}/session/${sessionId}`;
  };
  const restart = async (reason: unknown) => {
    console.warn('the driver of WebKitGTK is started anew:', reason);
    await driver.stop();
    driver = await startDriver();
  };
  const post = <T>(path: string, body: object = {}) => callDriver<T>('POST', `${session}${path}`, { body });

  let current = '';
  const windowOf = async (handle: string): Promise<BrowserWindow> => {
    /** Makes a call in this window, which is not always the one of the call before. */
    const here = async <T>(path: string, body: object = {}): Promise<T> => {
      if (current !== handle) await post('/window', { handle });
      current = handle;
      return post<T>(path, body);
    };
    const window: BrowserWindow = {
      load: (url) => here('/url', { url }),
      reload: () => here('/refresh'),
      run: (script, ...args) => here('/execute/sync', { script: `return (${script})(...arguments)`, args }),
      press: (keys) => here('/actions', { actions: pressActions(keys) }),
      type: (text) => here('/actions', { actions: typeActions(text) }),
      clickAt: (point) => here('/actions', { actions: clickActions(point) }),
      resize: (size) => here('/window/rect', size),
    };
    await window.resize(WIDE);
    return window;
  };
  return {
    newVisitor: async () => {
      await leave()
        .then(enter)
        .catch((reason) => restart(reason).then(enter));
      current = await callDriver<string>('GET', `${session}/window`);
      return windowOf(current);
    },
    newWindow: async () => windowOf((await post<Handle>('/window/new', { type: 'window' })).handle),
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: async () => {
      await leave().catch(console.warn);
      await driver.stop();
      await display.stop();
    },
  };
}
