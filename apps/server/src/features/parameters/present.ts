import type { Parameter } from '@prorata/contract/parameters/parameter';
import type { CatalogueEntry } from '@prorata/domain/parameters/catalogue';
import type { ParameterValue } from '@prorata/domain/parameters/parameter';

interface Stored {
  readonly value: unknown;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

interface Change {
  readonly before: unknown;
  readonly after: unknown;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export function presentParameter(
  { id, group, definition }: CatalogueEntry,
  stored: Stored | undefined,
  changes: readonly Change[],
): Parameter {
  const bounds = 'minimum' in definition ? definition : { minimum: null, maximum: null, unit: null };
  return {
    id,
    group,
    kind: definition.kind,
    value: storedValue(stored?.value) ?? definition.defaultValue,
    defaultValue: definition.defaultValue,
    isChanged: storedValue(stored?.value) !== null,
    minimum: bounds.minimum,
    maximum: bounds.maximum,
    unit: bounds.unit,
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    updatedBy: stored?.updatedBy ?? null,
    history: changes.map(({ before, after, changedAt, changedBy }) => ({
      changedAt: changedAt.toISOString(),
      changedBy,
      before: storedValue(before),
      after: storedValue(after),
    })),
  };
}

/** What an administrator set, or null where the default holds. Only values of these types are ever stored. */
function storedValue(value: unknown): ParameterValue | null {
  return (value ?? null) as ParameterValue | null;
}
