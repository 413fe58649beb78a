import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROWS } from '#shared/noted-screen.ts';
import { announce } from './announce.ts';

afterEach(() => vi.unstubAllGlobals());

const LISTED = { tasks: ['/tasks.js', '/rows.js'], kanban: ['/kanban.js'], [ROWS]: ['/keeper.js'] };

function announcedAt(pathname: string, search: string, getItem: () => string | null) {
  const announced: { rel: string; href: string }[] = [];
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', { getItem });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'announced' ? { textContent: JSON.stringify(LISTED) } : null),
    createElement: () => ({}),
    head: { append: (link: (typeof announced)[number]) => announced.push(link) },
  });
  announce();
  return announced;
}

describe('what a kept document announces', () => {
  it.each([
    ['/', '?section=tasks', null, ['/tasks.js', '/rows.js', '/keeper.js']],
    ['/kanban', '', '{}', ['/kanban.js']],
    ['/', '', '{}', []],
    ['/', '?section=nothing', null, ['/keeper.js']],
  ])('is what its address, %s%s, needs, and what keeps rows where none are noted', (path, search, noted, files) => {
    expect(announcedAt(path, search, () => noted)).toEqual(files.map((href) => ({ rel: 'modulepreload', href })));
  });

  it('is all of that where the device lets nothing be noted', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    expect(announcedAt('/kanban', '', refuse)).toHaveLength(2);
  });
});
