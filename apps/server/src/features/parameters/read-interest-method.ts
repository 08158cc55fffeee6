import type { Application } from '@prorata/contract/parameters/parameter';
import type { InterestMethod } from '@prorata/domain/claims/interest';
import { type PublishedRate, parsePublishedRates } from '@prorata/domain/claims/published-rates';
import type { ParameterId } from '@prorata/domain/parameters/catalogue';
import { percentageFromPartsPerMillion } from '@prorata/domain/percentage';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { readParameter } from './read-parameter.ts';

interface Method extends InterestMethod {
  readonly rates: Readonly<Record<keyof Application['interest']['rates'], readonly PublishedRate[]>>;
}

/** How the platform counts interest, with the rates that were published since the edition of the law register. */
export async function readInterestMethod(db: Database): Promise<Method> {
  const { countsLeapYears, ...rates } = await readTogether(db, (db) => ({
    countsLeapYears: readParameter(db, 'calculation.leap-years'),
    civil: readRates(db, 'calculation.rate-civil'),
    commercial: readRates(db, 'calculation.rate-commercial'),
    tax: readRates(db, 'calculation.rate-tax'),
    vat: readRates(db, 'calculation.rate-vat'),
  }));
  return { dayCount: countsLeapYears ? 'ACT/ACT' : 'ACT/365', rates };
}

export function presentInterestMethod({ dayCount, rates }: Method): Application['interest'] {
  const present = (published: readonly PublishedRate[]) =>
    published.map(({ from, ratePerMillion }) => ({
      from,
      rate: percentageFromPartsPerMillion(ratePerMillion),
    }));
  return {
    dayCount,
    rates: {
      civil: present(rates.civil),
      commercial: present(rates.commercial),
      tax: present(rates.tax),
      vat: present(rates.vat),
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
