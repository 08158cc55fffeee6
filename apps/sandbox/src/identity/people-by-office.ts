import { DEMO_OFFICES, type DemoOffice, type DemoOfficeKey } from '@prorata/demo/offices';
import { DEMO_PEOPLE, type DemoPerson } from '@prorata/demo/people';
import { USER_TYPES } from '@prorata/domain/vocabulary';

export interface OfficeGroup {
  readonly key: DemoOfficeKey | null;
  /** Without one, people are new to the product. */
  readonly office: DemoOffice | null;
  readonly people: readonly DemoPerson[];
}

/** The people of the platform, then each office with its bailiffs first, then those who have no office yet. */
export function listPeopleByOffice(people: readonly DemoPerson[] = DEMO_PEOPLE): OfficeGroup[] {
  const groups = Map.groupBy(people, ({ office }) => office);
  return [...groups]
    .map(([key, members]) => ({
      key,
      office: key === null ? null : DEMO_OFFICES[key],
      people: members.toSorted(byRole),
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ key }: OfficeGroup): number {
  if (key === null) return 2;
  return key === 'platform' ? 0 : 1;
}

function byRole(one: DemoPerson, other: DemoPerson): number {
  return USER_TYPES.indexOf(other.userType) - USER_TYPES.indexOf(one.userType);
}
