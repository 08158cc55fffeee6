import { canonicalJson } from './canonical-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields in which a thing changed, as they were and as they are. */
export interface Changes {
  readonly before: Fields;
  readonly after: Fields;
}

/** In what two states of a thing differ, or `undefined` when they are the same. */
export function findChanges(before: Fields, after: Fields): Changes | undefined {
  const changed = Object.keys(after).filter(
    (field) => canonicalJson(before[field] ?? null) !== canonicalJson(after[field] ?? null),
  );
  return changed.length === 0 ? undefined : { before: pick(before, changed), after: pick(after, changed) };
}

/** What several changes of the same thing, one after the other, come to. A field that came back did not change. */
export function combineChanges(changes: readonly Changes[]): Changes | undefined {
  const first: Fields = Object.assign({}, ...changes.map(({ before }) => before).reverse());
  const last: Fields = Object.assign({}, ...changes.map(({ after }) => after));
  return findChanges(first, last);
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}
