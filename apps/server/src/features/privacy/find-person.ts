import type { AnswerOf } from '@prorata/contract/call';
import type { privacyCalls } from '@prorata/contract/privacy/calls';
import { MAX_FOUND_RECORDS, type Person } from '@prorata/contract/privacy/privacy';
import { maskNationalNumber, readNationalNumber } from '@prorata/domain/national-number';
import { RECOGNITIONS, recognisePerson } from '@prorata/domain/privacy/recognise-person';
import type { Database } from '../../database/tables.ts';
import { listRecords } from './person-records.ts';
import type { PrivacyScope } from './scope.ts';

/**
 * In what a person may be recognised, the surest first. Two people may bear one name: another number or day of birth is
 * another person, and of who has only the name in common somebody has to say whether they are meant.
 */
export async function findPerson(
  db: Database,
  scope: PrivacyScope,
  { name, nationalNumber, birthDate, email, zipcode }: Person,
): Promise<AnswerOf<typeof privacyCalls.find>> {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const limit = MAX_FOUND_RECORDS + 1;
  const known = await listRecords(db, scope, { words, nationalNumber, email, limit });
  const wanted = { name, nationalNumber, birthDate, emails: email === null ? [] : [email], zipcode };
  const found = known.flatMap(({ traits, names: _names, dossierId: _dossier, ...record }) => {
    const recognition = recognisePerson(wanted, traits);
    if (recognition === undefined) return [];
    const { nationalNumber: number } = traits;
    return [
      {
        ...record,
        name: traits.name,
        nationalNumber: number && maskNationalNumber(number),
        birthDate: (number && readNationalNumber(number)?.birthDate) || null,
        email: traits.emails[0] ?? null,
        recognition,
      },
    ];
  });
  const items = found
    .sort((one, other) => RECOGNITIONS.indexOf(one.recognition) - RECOGNITIONS.indexOf(other.recognition))
    .slice(0, MAX_FOUND_RECORDS);
  return { items, isCut: found.length > items.length };
}
