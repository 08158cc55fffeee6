import { type Cents, sumCents } from '../money.ts';
import { claimReasons, commonReasons, type DifferenceReason } from './difference-reason.ts';
import type { Distribution, LineOutcome } from './outcome.ts';

interface Amounts {
  readonly paidCents: Cents;
  readonly reservedCents: Cents;
}

export interface CreditorDifference {
  readonly creditorId: string;
  readonly before: Amounts;
  readonly after: Amounts;
  /** Empty when both amounts are the same. The creditor's own changes come first. */
  readonly reasons: readonly DifferenceReason[];
}

/** What changed for each creditor from one result to another, and why. */
export function diff(before: Distribution, after: Distribution): readonly CreditorDifference[] {
  const linesBefore = byCreditor(before);
  const linesAfter = byCreditor(after);
  const creditorIds = [...new Set([...linesBefore.keys(), ...linesAfter.keys()])].sort();
  const own = new Map(
    creditorIds.map((id) => [id, claimReasons(linesBefore.get(id) ?? [], linesAfter.get(id) ?? [])]),
  );
  const changed = new Set(creditorIds.filter((id) => own.get(id)?.length !== 0));
  const common = commonReasons(before, after);
  return creditorIds.map((creditorId) => {
    const amountsBefore = amountsOf(linesBefore.get(creditorId) ?? []);
    const amountsAfter = amountsOf(linesAfter.get(creditorId) ?? []);
    const hasOthers = changed.size > (changed.has(creditorId) ? 1 : 0);
    const found = [
      ...(own.get(creditorId) ?? []),
      ...(hasOthers ? (['othersChanged'] as const) : []),
      ...common,
    ];
    const reasons = found.length > 0 ? found : (['lawOrEngineChanged'] as const);
    const isSame =
      amountsBefore.paidCents === amountsAfter.paidCents &&
      amountsBefore.reservedCents === amountsAfter.reservedCents;
    return { creditorId, before: amountsBefore, after: amountsAfter, reasons: isSame ? [] : reasons };
  });
}

function byCreditor({ lines }: Distribution): Map<string, LineOutcome[]> {
  const byId = new Map<string, LineOutcome[]>();
  for (const line of lines) {
    if (line.creditorId === null) continue;
    const known = byId.get(line.creditorId);
    if (known === undefined) byId.set(line.creditorId, [line]);
    else known.push(line);
  }
  return byId;
}

function amountsOf(lines: readonly LineOutcome[]): Amounts {
  const allotted = (reserved: boolean) =>
    sumCents(lines.filter((line) => line.reserved === reserved).map(({ allottedCents }) => allottedCents));
  return { paidCents: allotted(false), reservedCents: allotted(true) };
}
