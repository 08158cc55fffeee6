import { authors } from './general/authors.ts';
import { closureFund } from './general/closure-fund.ts';
import { customsAndDuties } from './general/customs-and-duties.ts';
import { environmentalLevies } from './general/environmental-levies.ts';
import { federalTaxes } from './general/federal-taxes.ts';
import { funeralCosts } from './general/funeral-costs.ts';
import { healthInsuranceAndHolidays } from './general/health-insurance-and-holidays.ts';
import { judgmentRegistrationDuty } from './general/judgment-registration-duty.ts';
import { judicialCostsGeneral } from './general/judicial-costs.ts';
import { lastIllness } from './general/last-illness.ts';
import { localTaxes } from './general/local-taxes.ts';
import { maintenance } from './general/maintenance.ts';
import { regionalTaxes } from './general/regional-taxes.ts';
import { socialSecurity } from './general/social-security.ts';
import { specialFunds } from './general/special-funds.ts';
import { subsistenceSupplies } from './general/subsistence-supplies.ts';
import { taxesBefore2020 } from './general/taxes-before-2020.ts';
import { victimOfViolence } from './general/victim-of-violence.ts';
import { wageSupplements } from './general/wage-supplements.ts';
import { wages } from './general/wages.ts';
import { withholdingTaxesAndVat } from './general/withholding-taxes-and-vat.ts';
import { workAccidents } from './general/work-accidents.ts';
import { chirographic } from './ordinary/chirographic.ts';
import { subordinated } from './ordinary/subordinated.ts';
import type { Privilege } from './privilege.ts';
import { bondedWarehouse } from './special/bonded-warehouse.ts';
import { bondsAndReserveFunds } from './special/bonds-and-reserve-funds.ts';
import { carrier } from './special/carrier.ts';
import { civilPartyVehicle } from './special/civil-party-vehicle.ts';
import { groundwaterAdvances } from './special/groundwater-advances.ts';
import { harvestAndTools } from './special/harvest-and-tools.ts';
import { innkeeper } from './special/innkeeper.ts';
import { insurancePremium } from './special/insurance-premium.ts';
import { judicialCostsSpecial } from './special/judicial-costs.ts';
import { lessor } from './special/lessor.ts';
import { pledge } from './special/pledge.ts';
import { pledgeBefore2018 } from './special/pledge-before-2018.ts';
import { preservationCosts } from './special/preservation-costs.ts';
import { retentionRight } from './special/retention-right.ts';
import { seller } from './special/seller.ts';
import { subcontractor } from './special/subcontractor.ts';

/** Every privilege on movables that the register knows, repealed ones too, grouped as the folders are. */
export const PRIVILEGES = [
  ...judicialCostsSpecial,
  ...bondedWarehouse,
  ...insurancePremium,
  ...preservationCosts,
  ...retentionRight,
  ...carrier,
  ...innkeeper,
  ...harvestAndTools,
  ...lessor,
  ...seller,
  ...civilPartyVehicle,
  ...subcontractor,
  ...pledge,
  ...pledgeBefore2018,
  ...bondsAndReserveFunds,
  ...groundwaterAdvances,
  ...judgmentRegistrationDuty,
  ...judicialCostsGeneral,
  ...funeralCosts,
  ...lastIllness,
  ...maintenance,
  ...wages,
  ...wageSupplements,
  ...victimOfViolence,
  ...healthInsuranceAndHolidays,
  ...workAccidents,
  ...socialSecurity,
  ...closureFund,
  ...withholdingTaxesAndVat,
  ...taxesBefore2020,
  ...specialFunds,
  ...authors,
  ...subsistenceSupplies,
  ...federalTaxes,
  ...regionalTaxes,
  ...localTaxes,
  ...customsAndDuties,
  ...environmentalLevies,
  ...chirographic,
  ...subordinated,
] as const satisfies readonly Privilege[];

export type PrivilegeId = (typeof PRIVILEGES)[number]['id'];

const BY_ID: ReadonlyMap<string, Privilege> = new Map(
  PRIVILEGES.map((privilege) => [privilege.id, privilege]),
);

export function findPrivilege(id: string): Privilege | undefined {
  return BY_ID.get(id);
}

/** @throws RangeError for an id that is not in the catalogue. */
export function getPrivilege(id: string): Privilege {
  const privilege = BY_ID.get(id);
  if (privilege === undefined) throw new RangeError(`The catalogue has no privilege ${id}.`);
  return privilege;
}
