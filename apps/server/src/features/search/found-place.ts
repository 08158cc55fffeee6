import type { FoundPlace } from '@prorata/contract/search/found';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { defendantNameOf } from '../parties/defendant-names.ts';

/** Whose dossiers are searched, and whether those that are over are, too. */
export interface SearchScope {
  readonly organizationId: string;
  readonly withEnded: boolean;
}

/** What a place says of its dossier, for a query in which `dossiers` is joined. */
export const DOSSIER_COLUMNS = [
  'dossiers.id as dossierId',
  'dossiers.fileNumber',
  'dossiers.defendantFirstName',
  'dossiers.defendantLastName',
  'dossiers.defendantCompanyName',
  'dossiers.coDefendants',
  'dossiers.status',
] as const;

type DossierOfPlace = Parameters<typeof defendantNameOf>[0] & {
  readonly dossierId: string;
  readonly fileNumber: string;
  readonly status: DossierStatus;
};

export function placeIn(
  stored: DossierOfPlace,
  tab: FoundPlace['tab'],
  open: string | null = null,
): FoundPlace {
  const { dossierId, fileNumber, status } = stored;
  return { dossierId, fileNumber, defendantName: defendantNameOf(stored) || null, status, tab, open };
}

/** The own office comes first in every query: nothing of another is ever read. */
export function inScope({ organizationId, withEnded }: SearchScope): RawBuilder<SqlBool> {
  const ofOffice = sql<SqlBool>`dossiers.organization_id = ${organizationId}`;
  return withEnded ? ofOffice : sql<SqlBool>`${ofOffice} and dossiers.status not in ('Paid', 'Cancelled')`;
}

/** Whether `entry` holds what is looked for; found as dossiers are, by the index of words alone and planned for any words alike. */
export function isEntryFoundBy(query: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`entry.ctid = any(array(
    select found.ctid from search_entries as found where found.words @@ (select ${query}::tsquery)
  ))`;
}
