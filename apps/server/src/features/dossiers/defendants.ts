import { type CoDefendant, coDefendantsSchema, type Defendant } from '@prorata/contract/dossiers/dossier';
import { type CommonEstate, estatesSchema } from '@prorata/contract/dossiers/estates';
import type { FieldError } from '@prorata/contract/field-errors';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from './find-dossier.ts';

type People = Pick<
  DossierRecord,
  'defendantFirstName' | 'defendantLastName' | 'defendantCompanyName' | 'coDefendants'
>;

export function coDefendantsOf({ coDefendants }: Pick<DossierRecord, 'coDefendants'>): CoDefendant[] {
  return coDefendantsSchema.parse(coDefendants);
}

export function estatesOf({ estates }: Pick<DossierRecord, 'estates'>): CommonEstate[] {
  return estatesSchema.parse(estates);
}

/** Each defendant by id, the first one first. */
export function listDefendantNames(dossier: People): { readonly id: string; readonly name: string }[] {
  const { defendantFirstName, defendantLastName, defendantCompanyName } = dossier;
  const main = nameOf({
    name: defendantFirstName,
    surname: defendantLastName,
    companyName: defendantCompanyName,
  });
  const others = coDefendantsOf(dossier).map((person) => ({ id: person.id, name: nameOf(person) }));
  return [{ id: MAIN_DEFENDANT, name: main }, ...others];
}

/** All against whom it runs, in one breath. */
export function defendantNameOf(dossier: People): string {
  const names = listDefendantNames(dossier).flatMap(({ name }) => (name === '' ? [] : name));
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} & ${last}`;
}

export function nameOf({
  name,
  surname,
  companyName,
}: Pick<Defendant, 'name' | 'surname' | 'companyName'>): string {
  const numbers = { nationalNumber: null, enterpriseNumber: null };
  return partyName({ firstName: name, lastName: surname, companyName, ...numbers }) ?? '';
}

/** The name of every defendant and of everything that some have in common, by id. */
export function estateNames(dossier: People & Pick<DossierRecord, 'estates'>): ReadonlyMap<string, string> {
  return new Map([...listDefendantNames(dossier), ...estatesOf(dossier)].map(({ id, name }) => [id, name]));
}

/** Refuses debtors who are none of the dossier's defendants. */
export function checkDebtors(
  dossier: Pick<DossierRecord, 'coDefendants'>,
  { debtorIds = [] }: { readonly debtorIds?: readonly string[] | undefined },
): FieldError[] {
  const known = new Set([MAIN_DEFENDANT, ...coDefendantsOf(dossier).map(({ id }) => id)]);
  return debtorIds.flatMap((id, place): FieldError[] =>
    known.has(id) ? [] : [{ path: `debtorIds.${place}`, code: 'choice-invalid' }],
  );
}

/** Refuses to let go of a defendant or a common estate that an asset, a claim or a statement still names. */
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

/** Which of these an asset belongs to, or owe a claim that was not deleted. */
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
    )`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
