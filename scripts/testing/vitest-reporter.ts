import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestSuite } from 'vitest/node';
import type { VitestReport } from './tally.ts';

type Errors = readonly { message: string; stack?: string }[];

/** Vitest's own JSON report leaves out why a hook failed: this one names it. Written to the file `VITEST_REPORT`. */
export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: Errors) {
    const report: VitestReport = { tests: [], errors: failures('outside of the tests', unhandled), files: [] };
    for (const module of modules) {
      const file = `${module.relativeModuleId} (${module.project.name})`;
      report.errors.push(...failures(file, module.errors()));
      const { collectDuration, duration, setupDuration } = module.diagnostic();
      report.files.push({ name: file, took: collectDuration + duration + setupDuration });
      for (const suite of module.children.allSuites())
        report.errors.push(...failures(nameOf(file, suite), suite.errors()));
      for (const test of module.children.allTests()) {
        const result = test.result();
        const why = result.state === 'skipped' ? result.note : result.errors?.[0]?.message;
        report.tests.push({ name: nameOf(file, test), state: result.state, ...(why && { why }) });
      }
    }
    writeFileSync(process.env.VITEST_REPORT!, JSON.stringify(report));
  }
}

const nameOf = (file: string, { fullName }: Pick<TestSuite, 'fullName'>) => `${file} › ${fullName}`;

const failures = (name: string, errors: Errors) => errors.map(({ message }) => ({ name, why: message }));
