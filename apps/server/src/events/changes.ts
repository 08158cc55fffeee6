import { canonicalJson } from './canonical-json.ts';

/** The fields in which a thing changed, as they were and as they are. */
export interface Changes<Fields extends object> {
  readonly before: Partial<Fields>;
  readonly after: Partial<Fields>;
}

/** In what two states of a thing differ, or `undefined` when they are the same. */
export function findChanges<Fields extends object>(
  before: { readonly [Field in keyof Fields]?: NoInfer<Fields>[Field] | null | undefined },
  after: Fields,
): Changes<Fields> | undefined {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter(
    (field) => canonicalJson(before[field] ?? null) !== canonicalJson(after[field] ?? null),
  );
  return changed.length === 0 ? undefined : { before: pick(before, changed), after: pick(after, changed) };
}

/** What several changes of the same thing, one after the other, come to. A field that came back did not change. */
export function combineChanges<Fields extends object>(
  changes: readonly Changes<Fields>[],
): Changes<Fields> | undefined {
  const first: Fields = Object.assign({}, ...changes.map(({ before }) => before).reverse());
  const last: Fields = Object.assign({}, ...changes.map(({ after }) => after));
  return findChanges<Fields>(first, last);
}

function pick<Fields extends object>(fields: object, names: readonly (keyof Fields)[]): Partial<Fields> {
  const values = fields as Fields;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Partial<Fields>;
}
