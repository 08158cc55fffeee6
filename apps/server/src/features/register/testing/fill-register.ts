import { searchWords } from '@prorata/domain/register/search-words';
import type { Insertable } from 'kysely';
import type {
  Database,
  RegisterAddressesTable,
  RegisterEnterprisesTable,
  RegisterNamesTable,
} from '../../../database/tables.ts';

export interface TestEnterprise extends Partial<Insertable<RegisterEnterprisesTable>> {
  readonly number: string;
  /** A text is the name in Dutch. */
  readonly names: readonly (string | (Partial<Insertable<RegisterNamesTable>> & { readonly name: string }))[];
  readonly seat?: Partial<Insertable<RegisterAddressesTable>>;
}

export const TEST_EXTRACT = { number: 140, date: '2026-11-01' } as const;

const CODES = [
  ['JuridicalSituation', '000', 'nl', 'Normale toestand'],
  ['JuridicalSituation', '000', 'fr', 'Situation normale'],
  ['JuridicalSituation', '050', 'nl', 'Opening van faillissement'],
  ['JuridicalSituation', '050', 'fr', 'Ouverture de faillite'],
  ['JuridicalForm', '610', 'nl', 'Besloten vennootschap'],
  ['JuridicalForm', '610', 'fr', 'Société à responsabilité limitée'],
] as const;

/** Puts enterprises into an empty register, for tests that are about what is done with them. */
export async function fillRegister(db: Database, enterprises: readonly TestEnterprise[]): Promise<void> {
  const { number, date } = TEST_EXTRACT;
  const counts = JSON.stringify({});
  await db
    .insertInto('register.extracts')
    .values({ number, kind: 'full', snapshotDate: date, loadedAt: new Date(), counts })
    .execute();
  await db
    .insertInto('register.codes')
    .values(CODES.map(([category, code, language, name]) => ({ category, code, language, name })))
    .execute();
  await insertRegistered(db, enterprises);
}

/** The same where the register is not empty. */
export async function insertRegistered(db: Database, enterprises: readonly TestEnterprise[]): Promise<void> {
  for (const enterprise of enterprises) await insertEnterprise(db, enterprise);
}

async function insertEnterprise(db: Database, { names, seat, ...values }: TestEnterprise): Promise<void> {
  const { number } = values;
  await db
    .insertInto('register.enterprises')
    .values({ kind: 'legal', situationCode: '000', ...values })
    .execute();
  for (const given of names) {
    const name = typeof given === 'string' ? { name: given } : given;
    const words = searchWords(name.name);
    await db
      .insertInto('register.names')
      .values({ number, language: 'nl', kind: 'name', words: words.join(' '), ...name })
      .execute();
    await db
      .insertInto('register.words')
      .values(words.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (seat === undefined) return;
  const words = searchWords([seat.zipcode, seat.cityNl, seat.cityFr].join(' ')).join(' ');
  await db
    .insertInto('register.addresses')
    .values({ number, words, ...seat })
    .execute();
}
