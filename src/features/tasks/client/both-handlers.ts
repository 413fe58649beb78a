type Handlers = Record<string, (event: never) => void>;

/** Handlers of both, one after the other. */
export function bothOf<A extends Handlers, B extends Handlers>(one: A, other: B) {
  const both = (name: string) => (event: never) => {
    one[name]?.(event);
    other[name]?.(event);
  };
  return Object.fromEntries(Object.keys({ ...one, ...other }).map((name) => [name, both(name)])) as A & B;
}
