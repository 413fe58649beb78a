import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A shape of an icon as Lucide draws it: its element and what it has. */
export type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** What says where a shape lies, and nothing of how it is painted. */
const GEOMETRY: Record<string, readonly string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
};

type Of = (name: string) => number;

const PATHS: Record<string, (of: Of, attributes: Shape[1]) => string> = {
  // A path that begins relatively begins where nothing was drawn before it: a move alone draws nothing.
  path: (_, { d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  circle(of) {
    const [x, y, r] = [of('cx'), of('cy'), of('r')];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  },
  rect(of, attributes) {
    const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')];
    const r = Math.min(Number(attributes.rx ?? attributes.ry ?? 0), width / 2, height / 2);
    if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    const [across, down] = [width - 2 * r, height - 2 * r];
    return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
  },
  line: (of) => `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`,
  polyline: (_, { points = '' }) => `M${points.trim()}`,
};

/**
 * All shapes of an icon in one path: a row of the list has seven icons, and of the elements of a screen half would be theirs.
 * @returns its `d`; null where a shape is painted in a way of its own, or is none that is known here
 */
export function onePath(shapes: readonly Shape[]): string | null {
  const paths = shapes.map(([element, attributes]) => {
    const known = GEOMETRY[element];
    const isPlain = known && Object.keys(attributes).every((name) => name === 'key' || known.includes(name));
    return isPlain ? PATHS[element]!((name) => Number(attributes[name] ?? 0), attributes) : null;
  });
  return paths.includes(null) ? null : paths.join('');
}

/** An icon's data as its module in `lucide-react` writes them. */
const NODE = /\bnode: (\[[\s\S]*?\n {2}\]|\[\[.*\]\])/;

const THEIRS = "import createLucideIcon from '../createLucideIcon.mjs';";
const COMPONENT = resolve(import.meta.dirname, '..', '..', 'src', 'client', 'ui', 'one-path-icon.ts');
const OURS = `import { onePathIcon as createLucideIcon } from ${JSON.stringify(COMPONENT)};`;

/** Draws each of Lucide's icons by one path, and by a component that does no more than that. */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        const written = NODE.exec(code)?.[1];
        if (!written && !code.includes(THEIRS)) return null;
        if (!written || !code.includes(THEIRS)) throw new Error('an icon of lucide-react is written otherwise');
        const d = onePath(shapesOf(written));
        const node = d === null ? written : JSON.stringify([['path', { d, key: 'd' }]]);
        return code.replace(written, () => node).replace(THEIRS, OURS);
      },
    },
  };
}

/** JavaScript's literals with names as JSON has them. */
const shapesOf = (written: string): Shape[] => JSON.parse(written.replace(/([{,]\s*)([a-z]\w*):/g, '$1"$2":'));
