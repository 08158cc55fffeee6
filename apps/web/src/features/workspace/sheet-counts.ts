import type { FilingRow } from '@prorata/contract/workspace/filing';
import { ROW_OUTCOMES, type RowOutcome } from '@prorata/domain/workspace/row-outcome';

/** How many lines came to what; together they are all lines. */
export function countsOf(rows: readonly Pick<FilingRow, 'outcome'>[]): Readonly<Record<RowOutcome, number>> {
  const counted = ROW_OUTCOMES.map((outcome) => [
    outcome,
    rows.filter((row) => row.outcome === outcome).length,
  ]);
  return Object.fromEntries(counted) as Record<RowOutcome, number>;
}

type Naming = Pick<FilingRow, 'invitationId'> & { readonly missingDocuments: readonly string[] };

/** The files that lines name and that are not there yet, each once. */
export function missingFiles(rows: readonly Naming[]): string[] {
  return [...new Set(rows.flatMap(({ missingDocuments }) => missingDocuments))];
}

/** The invitations to which a file belongs, by its name; capitals make no difference, as in the folder it comes from. */
export function invitationsNaming(rows: readonly Naming[], fileName: string): string[] {
  const wanted = fileName.normalize('NFC').toLowerCase();
  return rows.flatMap(({ invitationId, missingDocuments }) =>
    invitationId !== null && missingDocuments.some((name) => name.normalize('NFC').toLowerCase() === wanted)
      ? [invitationId]
      : [],
  );
}
