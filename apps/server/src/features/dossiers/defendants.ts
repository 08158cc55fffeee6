import type { CoDefendant } from '@prorata/contract/dossiers/dossier';
import { type CommonEstate, estatesSchema } from '@prorata/contract/dossiers/estates';
import type { FieldError } from '@prorata/contract/field-errors';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { coDefendantsOf, listDefendantNames, nameOf } from '../parties/defendant-names.ts';
import type { DossierRecord } from './find-dossier.ts';

export function estatesOf({ estates }: Pick<DossierRecord, 'estates'>): CommonEstate[] {
  return estatesSchema.parse(estates);
}

/** The name of every defendant and of everything that some have in common, by id. */
export function estateNames(dossier: DossierRecord): ReadonlyMap<string, string> {
  return new Map([...listDefendantNames(dossier), ...estatesOf(dossier)].map(({ id, name }) => [id, name]));
}

/** Refuses those in a list of ids who are none of the dossier's defendants. */
export function checkDefendants(
  dossier: Pick<DossierRecord, 'coDefendants'>,
  path: 'debtorIds' | 'defendantIds',
  ids: readonly string[] = [],
): FieldError[] {
  const known = new Set([MAIN_DEFENDANT, ...coDefendantsOf(dossier).map(({ id }) => id)]);
  return ids.flatMap((id, place): FieldError[] =>
    known.has(id) ? [] : [{ path: `${path}.${place}`, code: 'choice-invalid' }],
  );
}

/** Refuses to let go of a defendant or a common estate that an asset, a claim, a statement or a stop still names. */
export async function refuseDropped(
  trx: Transaction,
  stored: DossierRecord,
  given: { readonly coDefendants: readonly CoDefendant[]; readonly estates: readonly CommonEstate[] },
): Promise<void> {
  const kept = new Set([...given.coDefendants, ...given.estates].map(({ id }) => id));
  const people = coDefendantsOf(stored).filter(({ id }) => !kept.has(id));
  const estates = estatesOf(stored).filter(({ id }) => !kept.has(id));
  const dropped = [...people, ...estates].map(({ id }) => id);
  if (dropped.length === 0) return;
  const named = await listNamed(trx, stored.id, dropped);
  const person = people.find(({ id }) => named.has(id));
  if (person) throw new ProblemError('defendant-in-use', { params: { name: nameOf(person) } });
  const estate = estates.find(({ id }) => named.has(id));
  if (estate) throw new ProblemError('estate-in-use', { params: { name: estate.name } });
}

/** Which of these an asset belongs to, owe a claim that was not deleted, or are concerned by a stop that holds. */
async function listNamed(
  trx: Transaction,
  dossierId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${ids}::text[]) as wanted (id)
    where exists (
      select from assets
      where dossier_id = ${dossierId}
        and shares @> jsonb_build_array(jsonb_build_object('estateId', wanted.id))
    ) or exists (
      select from statements
      where dossier_id = ${dossierId} and deleted_at is null
        and (wanted.id = any(debtor_ids) or exists (
          select from privileged_claims as claim
          where claim.statement_id = statements.id and wanted.id = any(claim.debtor_ids)
        ))
    ) or exists (
      select from stops
      where dossier_id = ${dossierId} and withdrawn_at is null and wanted.id = any(defendant_ids)
    )`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
