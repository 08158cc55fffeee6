import type { Privilege as PresentedPrivilege } from '@prorata/contract/distribution/privilege';
import type { IsoDate } from '@prorata/domain/iso-date';
import { addDays } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { ACTS } from '@prorata/law/acts';
import { CAPS } from '@prorata/law/parameters/register';
import { PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { isInForce, rankInForce } from '@prorata/law/privileges/in-force';
import type { Privilege } from '@prorata/law/privileges/privilege';

/**
 * The privileges of the register in the order in which they are served, or those in force on a day. One that lives on
 * for older claims stays in the list: whether it holds is for the claim's own day to say.
 */
export function listPrivileges(onDate: IsoDate | undefined): PresentedPrivilege[] {
  const all: readonly Privilege[] = PRIVILEGES;
  return all
    .filter(
      (privilege) =>
        onDate === undefined || privilege.validOn === 'claimDate' || isInForce(privilege, onDate),
    )
    .map((privilege) => presentPrivilege(privilege, onDate))
    .toSorted((one, other) => one.rank - other.rank);
}

function presentPrivilege(privilege: Privilege, onDate: IsoDate | undefined): PresentedPrivilege {
  const { id, ranks, names, basis, confidence, repealedOn, validOn } = privilege;
  const starts = basis.map(({ from }) => from);
  return {
    id,
    type: privilege.kind,
    rank: onDate === undefined ? (ranks.at(-1) ?? ranks[0]).rank : rankInForce(privilege, onDate),
    names: { ...names },
    basis: basis.map(({ act, article, from, until }) => ({
      act: { ...ACTS[act].citation },
      article,
      from,
      until,
    })),
    cap: presentCap(privilege, onDate),
    confidence,
    rankConfidence: privilege.rankConfidence ?? confidence,
    validOn,
    validFrom: starts.includes(null) ? null : (starts.toSorted()[0] ?? null),
    validUntil: repealedOn && addDays(repealedOn, -1),
  };
}

function presentCap({ cap }: Privilege, onDate: IsoDate | undefined): PresentedPrivilege['cap'] {
  if (cap === null) return null;
  if (cap.kind === 'stated') return { amount: null, per: null };
  const values = CAPS.get(cap.parameterId)?.values ?? [];
  const value = values.findLast(({ from }) => onDate === undefined || from <= onDate)?.value ?? null;
  return { amount: value === null ? null : eurosFromCents(value), per: cap.per };
}
