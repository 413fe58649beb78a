/** Names of the fields of a table that have a trait, as `{ role: 'own' }`. */
export type FieldWith<Fields, Trait> = { [F in keyof Fields]: Fields[F] extends Trait ? F : never }[keyof Fields];

/** Fields that may be left out when an object is made, each with what it then has. */
export type Fresh<Fields> = {
  -readonly [F in keyof Fields as Fields[F] extends { fresh: unknown } ? F : never]: Fields[F] extends {
    fresh: infer Value;
  }
    ? Value extends readonly []
      ? never[]
      : Value
    : never;
};

type Table = Record<string, object>;

/** Names of the fields that have a trait, in the order of the table. */
export function fieldsWith<Fields extends Table, const Trait extends object>(
  fields: Fields,
  trait: Trait,
): FieldWith<Fields, Trait>[] {
  const wanted = Object.entries(trait);
  const fits = (traits: object) => wanted.every(([name, value]) => traits[name as keyof object] === value);
  return Object.keys(fields).filter((name) => fits(fields[name]!)) as FieldWith<Fields, Trait>[];
}

/** What an object has of the fields that whoever made it did not name. */
export function freshOf<Fields extends Table>(fields: Fields): Fresh<Fields> {
  const values = Object.entries(fields).flatMap(([name, traits]) => ('fresh' in traits ? [[name, traits.fresh]] : []));
  return Object.fromEntries(values);
}

/** Some of an object's fields. */
export function pick<T extends object, F extends keyof T>(object: T, names: readonly F[]): Pick<T, F> {
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, F>;
}

/** What was kept when an object had fewer fields, with what the others then have. */
export function withLater<T extends object>(kept: T, fresh: object): T {
  for (const name in fresh) if (!(name in kept)) return { ...fresh, ...kept };
  return kept;
}

/** The given fields without those of which nothing is said. */
export const said = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** Whether anything is said of any field. */
export const saysSomething = (values: object): boolean => Object.values(values).some((value) => value !== undefined);

/**
 * What is said of the named fields, as it will be kept: texts trimmed, and an empty one none where a field that nobody
 * fills in has none.
 */
export function settled<Fields extends Table, F extends keyof Fields & string, T extends { [N in F]?: unknown }>(
  fields: Fields,
  names: readonly F[],
  values: T,
): Pick<T, F & keyof T> {
  const entries = names.flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    const trimmed = typeof value === 'string' ? value.trim() : value;
    const empty = trimmed === '' && 'fresh' in fields[name]! && fields[name].fresh === null;
    return [[name, empty ? null : trimmed]];
  });
  return Object.fromEntries(entries) as Pick<T, F & keyof T>;
}
