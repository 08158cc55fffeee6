import type { IsoDate } from '../iso-date.ts';
import type { Group } from './contenders.ts';
import type { Finding } from './finding.ts';
import { needsDate } from './priority.ts';

/** The claims without a date among those that the law orders by date alone. */
export function missingDates(groups: readonly Group[], asOf: IsoDate): Finding[] {
  const undated = groups.filter(
    (group) =>
      group.since === null &&
      groups.some(
        (other) => needsDate(group, other, asOf) && (other !== group || isOfSeveralCreditors(group)),
      ),
  );
  return undated.flatMap(({ lines }) =>
    lines.map(({ id, statementId }) => ({
      code: 'dateNeeded' as const,
      claimId: id,
      ...(statementId === null ? {} : { statementId }),
    })),
  );
}

/** The order between claims of one creditor under one right changes nothing for anybody. */
function isOfSeveralCreditors({ lines }: Group): boolean {
  return lines.some(({ creditorId }) => creditorId !== lines[0]?.creditorId);
}
