import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RunnerTask, RunnerTestCase, RunnerTestFile, TestRunnerConfig, VitestTestRunner } from 'vitest';
import { startTests } from 'vitest/internal/browser';

/** What Stryker's instrumented code reads and writes while it runs. */
interface Instrumented {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: object;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

interface TestResult {
  id: string;
  name: string;
  fileName: string;
  timeSpentMs: number;
  status: 'success' | 'failed';
  failureMessage: string;
}

type Asked = { status: 'complete'; tests: TestResult[] } | { status: 'error'; errorMessage: string };

/** What Stryker says of one break. */
interface Break {
  activeMutant: { id: string };
  /** Ids of the tests that reach it; none where it is made while modules are imported. */
  testFilter?: string[];
  hitLimit?: number;
  mutantActivation: 'static' | 'runtime';
  sandboxFileName: string;
}

const CONFIG: Omit<TestRunnerConfig, 'root'> = {
  setupFiles: [],
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  // An answer that a break keeps away is not waited for any longer than the slowest test takes beside other work.
  testTimeout: 10_000,
  hookTimeout: 60_000,
  retry: 0,
  includeTaskLocation: false,
  diffOptions: undefined,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
  name: undefined,
};

/**
 * The modules of the project, as Node runs them. Each generation is imported afresh, so that a constant is read and an answer
 * remembered anew, while packages and what was made of a source stay.
 */
class Modules {
  readonly #src: string;
  readonly #sources = new Map<string, string>();
  readonly #importers = new Map<string, Set<string>>();
  #generation = 0;

  constructor(folder: string) {
    this.#src = pathToFileURL(`${resolve(folder)}/`).href;
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context);
        if (!found.url.startsWith(this.#src)) return found;
        const file = bare(found.url);
        const importers = this.#importers.get(file) ?? new Set();
        this.#importers.set(file, importers);
        if (context.parentURL) importers.add(bare(context.parentURL));
        return { ...found, url: `${file}?${this.#generation}` };
      },
      load: (url, context, next) => {
        if (!url.startsWith(this.#src) || !bare(url).endsWith('.ts')) return next(url, context);
        return { format: 'module', source: this.#source(bare(url)), shortCircuit: true };
      },
    });
  }

  #source(file: string): string {
    const known = this.#sources.get(file);
    if (known !== undefined) return known;
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8'));
    this.#sources.set(file, source);
    return source;
  }

  begin(): void {
    this.#generation++;
  }

  /** Files that import one, itself among them, however far away. */
  importersOf(path: string): Set<string> {
    const found = new Set([pathToFileURL(path).href]);
    for (const file of found) for (const importer of this.#importers.get(file) ?? []) found.add(importer);
    return new Set([...found].map((file) => fileURLToPath(file)));
  }
}

const bare = (url: string) => url.split('?')[0]!;
const testsIn = (task: RunnerTask): RunnerTestCase[] => (task.type === 'test' ? [task] : task.tasks.flatMap(testsIn));

const failuresIn = (task: RunnerTask): string[] => [
  ...(task.result?.errors ?? []).map(({ message }) => `${task.file.filepath}: ${message}`),
  ...(task.type === 'suite' ? task.tasks.flatMap(failuresIn) : []),
];

/** Names that tell the tests of a file apart: of two that are called alike, the second by its number. */
function named(file: RunnerTestFile): [id: string, test: RunnerTestCase][] {
  const times = new Map<string, number>();
  return testsIn(file).map((test) => {
    const name = `${file.filepath}#${test.fullName}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return [time === 1 ? name : `${name} (${time})`, test];
  });
}

interface Run {
  files: readonly string[];
  /** Ids of the tests that are asked; all where none are named. */
  only?: readonly string[] | undefined;
  /** Once all tests are known and before the first of them. */
  onReady?: () => void;
  onTest?: (id: string | undefined) => void;
  untilFailure: boolean;
}

/** Asks Vitest's tests in Stryker's own process, one break after another: no worker is started, nothing is transformed. */
class InProcessRunner {
  readonly #modules = new Modules('src');
  readonly #state: Instrumented;
  /** A process that follows one that was ended has seen no test yet, and cannot tell which of them a file concerns. */
  #hasSeenAll = false;
  readonly #tests = process.env.MUTATED_TESTS!.split('\n').map((file) => resolve(file));

  constructor() {
    const state: Instrumented = {};
    this.#state = state;
    Object.assign(globalThis, {
      __stryker__: state,
      // What `vitest` itself asks for where it is imported by a test.
      __vitest_worker__: { config: { expect: {}, snapshotOptions: {} }, providedContext: {} },
    });
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    await import('./properties.ts');
  }

  async dryRun({ files }: { files?: string[] }) {
    this.#state.activeMutant = undefined;
    const result = await this.#run({
      files: this.#tests,
      onTest: (id) => {
        this.#state.currentTestId = id;
      },
      untilFailure: false,
    });
    if (result.status !== 'complete') return result;
    const mutated = new Set(files?.flatMap((file) => [...this.#modules.importersOf(file)]));
    const tests = result.tests.filter(({ fileName }) => mutated.has(fileName));
    return { ...result, tests, mutantCoverage: this.#state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter: only, hitLimit, mutantActivation, sandboxFileName }: Break) {
    const isStatic = mutantActivation === 'static';
    const files = only ? only.map((id) => id.split('#')[0]!) : this.#concerning(sandboxFileName);
    const activate = () => {
      this.#state.activeMutant = activeMutant.id;
    };
    Object.assign(this.#state, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0, activeMutant: undefined });
    if (isStatic) activate();
    const result = await this.#run({ files: [...new Set(files)], only, onReady: activate, untilFailure: true });
    if (result.status === 'error') return result;
    if (hitLimit !== undefined && this.#state.hitCount! > hitLimit) return { status: 'timeout' };
    const failed = result.tests.find(({ status }) => status === 'failed');
    const nrOfTests = result.tests.length;
    if (!failed) return { status: 'survived', nrOfTests };
    return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage, nrOfTests };
  }

  #concerning(path: string): readonly string[] {
    if (!this.#hasSeenAll) return this.#tests;
    const importers = this.#modules.importersOf(path);
    return this.#tests.filter((file) => importers.has(file));
  }

  async #run({ files, only, onReady, onTest, untilFailure }: Run): Promise<Asked> {
    this.#modules.begin();
    const ids = new Map<RunnerTestCase, string>();
    const tests: TestResult[] = [];
    const asked = only && new Set(only);
    let isOver = false;
    const runner: VitestTestRunner = {
      config: { ...CONFIG, root: process.cwd() },
      importFile: (path) => import(pathToFileURL(path).href),
      onBeforeRunFiles(collected) {
        for (const file of collected) {
          for (const [id, test] of named(file)) {
            ids.set(test, id);
            if (asked && !asked.has(id)) test.mode = 'skip';
          }
        }
        onReady?.();
      },
      onBeforeRunTask(test) {
        if (isOver) test.mode = 'skip';
        onTest?.(ids.get(test));
      },
      onAfterRunTask(test) {
        onTest?.(undefined);
        const [id, state] = [ids.get(test)!, test.result?.state];
        if (state !== 'pass' && state !== 'fail') return;
        tests.push({
          id,
          name: test.fullName,
          fileName: test.file.filepath,
          timeSpentMs: test.result?.duration ?? 0,
          status: state === 'pass' ? 'success' : 'failed',
          failureMessage: test.result?.errors?.[0]?.message ?? '',
        });
        isOver ||= untilFailure && state === 'fail';
      },
    };
    const ran = await startTests([...files], runner);
    this.#hasSeenAll ||= this.#tests.every((file) => files.includes(file));
    // What fails around the tests, while a file is imported or in a hook, is told of no test.
    const broken = tests.some(({ status }) => status === 'failed') ? [] : ran.flatMap(failuresIn);
    if (broken.length > 0) return { status: 'error', errorMessage: broken.join('\n') };
    return { status: 'complete', tests };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }];
