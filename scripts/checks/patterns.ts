import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import ts from 'typescript';
import { root } from '../bootstrap/root.mjs';

const parser = new RegExpParser();

/**
 * Why a pattern may take time that grows faster than the text that it is held against: it can match the same part in
 * several ways, or begins anew at every place of a long run. Empty where it may not.
 */
export function slownessOf(literal: string): string[] {
  const [, source = '', marks = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? [];
  const unicode = { unicode: marks.includes('u'), unicodeSets: marks.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, unicode);
  const { reports } = analyse({ pattern, flags: parser.parseFlags(marks) }, { reportTypes: { Move: true } });
  return reports.map(({ type, exponential }) => {
    const growth = exponential ? 'exponentially' : 'with a power of its length';
    return type === 'Move' ? `begins anew at every place of a run: ${growth}` : `matches in several ways: ${growth}`;
  });
}

function patternsIn(file: string, text: string): { literal: string; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { literal: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ literal: node.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Looks for patterns of the product that a hostile text could hold up.
 * @param folder the repository, or a tree laid out like it
 * @returns one line for each
 */
export function checkPatterns(folder = root): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: (path) => /\.test\.tsx?$/.test(path) })
    .sort()
    .flatMap((file) =>
      patternsIn(file, readFileSync(join(folder, file), 'utf8')).flatMap(({ literal, line }) =>
        slownessOf(literal).map((reason) => `${file}:${line} ${literal} ${reason}`),
      ),
    );
}

if (import.meta.main) {
  const found = checkPatterns();
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
