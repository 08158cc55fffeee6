import type { BodyOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Contestation, Contestations } from '@prorata/contract/contestations/contestation';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import { sumEuros } from '@prorata/domain/money';

export type LineRequest = BodyOf<typeof contestationsCalls.tryRequest>;

export const NO_REQUEST: LineRequest = {
  ...{ statementId: null, claimId: null, request: null },
  ...{ requestedAmount: null, requestedPrivilegeId: null, requestedLotId: null },
};

/** What somebody asks for, as far as it can be calculated; nothing where they contest the whole draft or say it in words alone. */
export function requestOf(contestation: Contestation): LineRequest | undefined {
  const { statementId, claimId, request, requestedAmount, requestedPrivilegeId, requestedLotId } =
    contestation;
  if (request === null) return undefined;
  return { statementId, claimId, request, requestedAmount, requestedPrivilegeId, requestedLotId };
}

/** What was filled in before another line or request was chosen says nothing of that one. */
export function withFittingRequest<
  Values extends { readonly [Key in keyof LineRequest]?: LineRequest[Key] | undefined },
>(values: Values, { lines }: Pick<Contestations, 'lines'>): Values {
  const { statementId = null, claimId = null, request = null } = values;
  const claims = lines.find((line) => line.statementId === statementId)?.claims ?? [];
  const { requestedAmount = null, requestedPrivilegeId = null, requestedLotId = null } = values;
  const isAboutPrivilege = request === 'noPrivilege' || request === 'otherPrivilege';
  return {
    ...values,
    claimId: claims.some((claim) => claim.claimId === claimId) ? claimId : null,
    requestedAmount: request === 'otherAmount' ? requestedAmount : null,
    requestedPrivilegeId: request === 'otherPrivilege' ? requestedPrivilegeId : null,
    requestedLotId: isAboutPrivilege ? requestedLotId : null,
  };
}

interface Change {
  /** Null for the defendant, of what is left. */
  readonly statementId: string | null;
  readonly name: string | null;
  readonly euros: number;
}

/** Who would get more or less, with the defendant for whom the surplus is. */
export function changesIn({ before, after, creditors }: Comparison): Change[] {
  const allottedOf = ({ paid, reserved }: { paid: number; reserved: number }) => sumEuros([paid, reserved]);
  return [
    ...creditors.map((creditor) => ({
      ...{ statementId: creditor.statementId, name: creditor.name },
      euros: sumEuros([allottedOf(creditor.after), -allottedOf(creditor.before)]),
    })),
    { statementId: null, name: null, euros: sumEuros([after.surplus, -before.surplus]) },
  ].filter(({ euros }) => euros !== 0);
}
