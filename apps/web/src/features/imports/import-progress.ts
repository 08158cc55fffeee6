import type { Import, ImportMapping } from '@prorata/contract/imports/import';
import type { ImportField, Notation } from '@prorata/domain/imports/import-fields';
import type { ImportAnswers } from '@prorata/domain/imports/import-state';
import {
  type ImportColumn,
  type Recognition,
  recogniseSheet,
} from '@prorata/domain/imports/recognise-columns';

/** What somebody has said about a sheet so far. */
export interface ImportProgress extends ImportAnswers {
  readonly columns: readonly (ImportField | null)[];
  readonly notation: Notation;
  readonly corrections: Readonly<Record<string, string>>;
  readonly causes: Readonly<Record<string, string>>;
  /** The name under which the columns are remembered; empty when they are not. */
  readonly rememberAs: string;
}

/** What was kept, else what the office remembers of such a sheet, else what can be recognised. */
export function progressOf({ progress, mapping }: Import, recognition: Recognition): ImportProgress {
  return {
    columns: mapping?.columns ?? recognition.columns.map(({ field }) => field),
    notation: mapping?.notation ?? recognition.notation,
    causes: mapping?.causes ?? {},
    rememberAs: mapping?.name ?? '',
    corrections: {},
    parties: {},
    doubles: {},
    leftOut: [],
    // Sound: nobody else writes it, and what an older edition did not have begins as above.
    ...(progress as Partial<ImportProgress> | null),
  };
}

export function recognitionOf({ lines }: Import): Recognition {
  return recogniseSheet(lines);
}

/** How sure a column is: what a person or the office's memory chose needs no second look. */
export function certaintyOf(
  place: number,
  field: ImportField | null,
  { columns }: Recognition,
): ImportColumn['certainty'] {
  const recognised = columns[place];
  if (recognised?.field === field) return recognised.certainty;
  if (field === null) return 'ignored';
  return field === 'note' || field === 'phone' ? 'kept' : 'certain';
}

/** A field has one column: the one that had it before says nothing any more. */
export function withColumn(
  progress: ImportProgress,
  place: number,
  field: ImportField | null,
): ImportProgress {
  const columns = progress.columns.map((old, index) =>
    index === place ? field : old === field && field !== 'note' ? null : old,
  );
  return { ...progress, columns };
}

/** What the office remembers of this sheet; nothing without a name. */
export function mappingOf(progress: ImportProgress): ImportMapping | null {
  const name = progress.rememberAs.trim();
  if (name === '') return null;
  const { notation, causes, columns } = progress;
  return { name, notation, causes: { ...causes }, columns: [...columns] };
}
