import { type CoDefendant, coDefendantsSchema, type Defendant } from '@prorata/contract/dossiers/dossier';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import type { Selectable } from 'kysely';
import type { DossiersTable } from '../../database/tables.ts';

type DefendantColumns = Pick<
  Selectable<DossiersTable>,
  'defendantFirstName' | 'defendantLastName' | 'defendantCompanyName' | 'coDefendants'
>;

export function coDefendantsOf({ coDefendants }: Pick<DefendantColumns, 'coDefendants'>): CoDefendant[] {
  return coDefendantsSchema.parse(coDefendants);
}

/** Each defendant by id, the first one first. */
export function listDefendantNames(
  dossier: DefendantColumns,
): { readonly id: string; readonly name: string }[] {
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
export function defendantNameOf(dossier: DefendantColumns): string {
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
