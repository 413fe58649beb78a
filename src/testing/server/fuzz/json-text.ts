/** JSON that `JSON.stringify` would not write: `-0`, `1e400`, an endless nest. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text.length > 100 ? `${this.text.slice(0, 100)}…` : this.text;
  }
}

/** An object as its pairs, so that a name may come twice or be `__proto__`. */
export class Pairs {
  readonly pairs: [name: string, value: unknown][];

  constructor(pairs: [name: string, value: unknown][]) {
    this.pairs = pairs;
  }

  toString(): string {
    return `{${this.pairs.map(([name, value]) => `${JSON.stringify(name)}:${String(value)}`).join()}}`;
  }
}

/** Stands for what an earlier answer said, or for what only the running account knows. */
export class Carried {
  /** `email`, `password`, `code`, `credential`, or the path of the collection whose ids are meant. */
  readonly what: string;
  readonly index: number;
  readonly foreign: boolean;

  constructor(what: string, index: number, foreign: boolean) {
    this.what = what;
    this.index = index;
    this.foreign = foreign;
  }

  toString(): string {
    return `<${this.foreign ? 'another’s ' : ''}${this.what} ${this.index}>`;
  }
}

/** The value as JSON; `resolve` says what is carried. */
export function jsonText(value: unknown, resolve: (carried: Carried) => unknown): string {
  const write = (inner: unknown): string => {
    if (inner instanceof Raw) return inner.text;
    if (inner instanceof Carried) return JSON.stringify(resolve(inner));
    if (inner instanceof Pairs)
      return `{${inner.pairs.map(([name, each]) => `${JSON.stringify(name)}:${write(each)}`).join(',')}}`;
    return Array.isArray(inner) ? `[${inner.map(write).join(',')}]` : (JSON.stringify(inner) ?? 'null');
  };
  return write(value);
}
