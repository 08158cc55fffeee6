import type { InterestMethod } from '@prorata/domain/claims/interest';
import { type PublishedRate, parsePublishedRates } from '@prorata/domain/claims/published-rates';
import type { ParameterId } from '@prorata/domain/parameters/catalogue';
import type { Database } from '../../database/tables.ts';
import { readParameter } from './read-parameter.ts';

/** How the platform counts interest, with the rates that were published since the edition of the law register. */
export async function readInterestMethod(db: Database): Promise<InterestMethod> {
  return {
    dayCount: (await readParameter(db, 'calculation.leap-years')) ? 'ACT/ACT' : 'ACT/365',
    rates: {
      civil: await readRates(db, 'calculation.rate-civil'),
      commercial: await readRates(db, 'calculation.rate-commercial'),
      tax: await readRates(db, 'calculation.rate-tax'),
      vat: await readRates(db, 'calculation.rate-vat'),
    },
  };
}

async function readRates(
  db: Database,
  id: ParameterId & `calculation.rate-${string}`,
): Promise<readonly PublishedRate[]> {
  // Sound: what is stored was read once already, when it was checked.
  return parsePublishedRates(await readParameter(db, id)) ?? [];
}
