import type { Recurring } from '@prorata/contract/recurring/recurring';
import { sumEuros } from '@prorata/domain/money';

/** A run with what it gave to whom, or what waits for the next one. */
export interface Period {
  /** The dossier of the run; `waiting` for what no run has taken in. */
  readonly key: string;
  readonly run: { readonly dossierId: string; readonly fileNumber: string; readonly number: number } | null;
  readonly months: readonly string[];
  /** Nobody has signed a report about it. */
  readonly isOpen: boolean;
  readonly received: number;
  /** Known once a report is signed. */
  readonly costs: number | null;
  readonly surplus: number | null;
}

export interface CreditorPeriods {
  readonly id: string;
  readonly name: string;
  readonly privilegeId: string | null;
  readonly accepted: number;
  /** In the order of the periods; nothing where the creditor took no part, or nobody has signed yet. */
  readonly allotted: readonly (number | null)[];
  readonly balance: number;
}

export interface PeriodMatrix {
  readonly periods: readonly Period[];
  readonly creditors: readonly CreditorPeriods[];
  readonly accepted: number;
  readonly allotted: readonly (number | null)[];
  readonly balance: number;
  /** Whether any run left something for the debtor. */
  readonly hasSurplus: boolean;
}

export const WAITING = 'waiting';

type Source = Pick<Recurring, 'runs' | 'receipts' | 'waiting' | 'creditors'>;

/** Columns are runs, because only a run gives something to somebody; a cancelled one gave nothing, and what it held waits again. */
export function matrixOf({ runs, receipts, waiting, creditors }: Source): PeriodMatrix {
  const periods: Period[] = runs
    .filter(({ status, months }) => status !== 'Cancelled' && months.length > 0)
    .map(({ dossierId, fileNumber, number, months, isSigned, received, costs, surplus }) => ({
      key: dossierId,
      run: { dossierId, fileNumber, number },
      ...{ months, isOpen: !isSigned, received },
      costs: isSigned ? costs : null,
      surplus: isSigned ? surplus : null,
    }));
  if (waiting.receipts > 0) {
    const months = receipts.filter(({ run }) => run === null).map(({ month }) => month);
    periods.push({
      ...{ key: WAITING, run: null, months: [...new Set(months)].sort() },
      ...{ isOpen: true, received: waiting.amount, costs: null, surplus: null },
    });
  }
  const rows = creditors.map(({ id, name, privilegeId, accepted, balance, runs: took }) => {
    const byRun = new Map(took.map(({ dossierId, allotted }) => [dossierId, allotted]));
    return {
      ...{ id, name, privilegeId, accepted, balance },
      allotted: periods.map(({ key }) => byRun.get(key) ?? null),
    };
  });
  return {
    periods,
    creditors: rows,
    accepted: sumEuros(rows.map(({ accepted }) => accepted)),
    allotted: periods.map(({ isOpen }, at) =>
      isOpen ? null : sumEuros(rows.map(({ allotted }) => allotted[at] ?? 0)),
    ),
    balance: sumEuros(rows.map(({ balance }) => balance)),
    hasSurplus: periods.some(({ surplus }) => surplus !== null && surplus > 0),
  };
}

/** The first and the last month of a run; what lies between is told by its receipts. */
export function spanOf(months: readonly string[]): readonly [first: string, last: string] | undefined {
  const sorted = [...months].sort();
  const [first] = sorted;
  const last = sorted.at(-1);
  return first === undefined || last === undefined ? undefined : [first, last];
}
