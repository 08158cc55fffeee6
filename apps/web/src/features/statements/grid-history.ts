import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementChanges, StatementOutcome } from '@prorata/contract/statements/statement-changes';
import type { StatementRow } from '@prorata/contract/statements/statement-row';

/** One statement that an act changed, and what stood there before. */
interface ChangedStatement {
  readonly statementId: string;
  /** Its version before the act, and the one to which the act led: only that one is taken back. */
  readonly from: number;
  readonly version: number;
  readonly before: StatementChanges;
}

/** What was done in one go: a cell, a paste, or something with several rows. */
export type Act = readonly ChangedStatement[];

interface Asked {
  readonly statementId: string;
  readonly changes: StatementChanges;
}

/** What can be taken back of what was asked for; what was refused, is gone, or was validated for a creditor is not. */
export function actOf(
  asked: readonly Asked[],
  rows: readonly (StatementRow | Statement)[],
  outcomes: readonly StatementOutcome[],
): Act {
  return asked.flatMap(({ statementId, changes }) => {
    const old = rows.find(({ id }) => id === statementId);
    const outcome = outcomes.find((one) => one.statementId === statementId);
    if (old === undefined || !outcome?.row || outcome.problem !== null) return [];
    if (outcome.row.origin === 'thirdParty' && changes.validated) return [];
    const before = takenBack(changes, old);
    return [{ statementId, from: old.version, version: outcome.row.version, before }];
  });
}

/** The same fields as they were, and the mark "validated" if they had lost it. */
function takenBack(changes: StatementChanges, old: StatementRow | Statement): StatementChanges {
  const fields = Object.keys(changes).map((field) => [field, old[field as keyof typeof old]]);
  return { ...Object.fromEntries(fields), ...(old.validated && { validated: true }) };
}

/** The acts before one that was taken back: each statement stands again as they left it, under another version. */
export function withoutLast(acts: readonly Act[], undone: readonly StatementOutcome[]): Act[] {
  const last = acts.at(-1) ?? [];
  const versions = new Map(undone.map(({ statementId, row }) => [statementId, row?.version]));
  const moved = (one: ChangedStatement): ChangedStatement => {
    const isSame = last.some(
      ({ statementId, from }) => statementId === one.statementId && from === one.version,
    );
    const version = isSame ? versions.get(one.statementId) : undefined;
    return version === undefined ? one : { ...one, version };
  };
  return acts.slice(0, -1).map((act) => act.map(moved));
}
