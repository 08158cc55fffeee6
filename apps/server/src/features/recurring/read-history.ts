import type { RecurringCreditor, Run } from '@prorata/contract/recurring/recurring';
import { type Declarant, type Report, reportFromJson } from '@prorata/documents/report/report';
import { resultFromJson } from '@prorata/domain/distribution/snapshot';
import { type Cents, eurosFromCents, largerOf, smallerOf, sumCents } from '@prorata/domain/money';
import { monthOf, type OpenClaim } from '@prorata/domain/recurring/forecast';
import { dueOf } from '@prorata/domain/series/dividends';
import { receivedByLine } from '@prorata/domain/series/received-lines';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { findJudgment } from '../closings/settled-dossier.ts';
import { resultInForce } from '../dossiers/result-in-force.ts';
import type { RecurringSeries, SeriesDossier } from './find-series.ts';
import type { ReceiptRecord } from './select-receipts.ts';

/** What a signed run gave to whom. */
interface SignedRun {
  readonly dossierId: string;
  readonly report: Report;
  readonly outcomeJson: string;
  /** By the judge's table, where the deposit office paid by that. */
  readonly judged: ReadonlyMap<string | null, Cents> | undefined;
}

interface CreditorInRun {
  readonly dossierId: string;
  readonly name: string;
  readonly statementId: string;
  readonly beforeCents: Cents;
  readonly allottedCents: Cents;
}

export interface CreditorHistory {
  /** The statement of the first run in which the creditor took part. */
  readonly id: string;
  readonly runs: readonly CreditorInRun[];
  readonly balanceCents: Cents;
}

export interface History {
  readonly runs: readonly Run[];
  readonly creditors: readonly CreditorHistory[];
  /** What is left after the last signed run, with its place; the creditors by their ids above. */
  readonly open: readonly (OpenClaim & { readonly privilegeId: string | null })[];
  readonly surplusCents: Cents;
  /** What came in and what was left of it for the creditors, in all signed runs together. */
  readonly receivedCents: Cents;
  readonly netCents: Cents;
}

/** What the signed runs gave, and which statement was carried over from which. */
export interface Past {
  readonly signed: readonly SignedRun[];
  readonly rootOf: (statementId: string) => string;
}

export function readPast(db: Database, { runs }: RecurringSeries): Promise<Past> {
  return readTogether(db, (db) => ({ signed: readSigned(db, runs), rootOf: readRoots(db, runs) }));
}

export function historyOf(
  { signed, rootOf }: Past,
  { runs }: RecurringSeries,
  receipts: readonly ReceiptRecord[],
): History {
  const creditors = gatherCreditors(signed, rootOf);
  const present = runs.map((run, place) => presentRun(run, place, signed, receipts));
  const last = signed.at(-1);
  const told = present.filter(({ isSigned }) => isSigned);
  const total = (part: (run: SignedRun) => Cents) => sumCents(signed.map(part));
  return {
    runs: present,
    creditors,
    open: last === undefined ? [] : listOpen(last, rootOf, creditors),
    surplusCents: total(surplusOf),
    receivedCents: total(receivedIn),
    netCents: told.length === 0 ? 0n : total((run) => receivedIn(run) - costsOf(run)),
  };
}

async function readSigned(db: Database, runs: readonly SeriesDossier[]): Promise<SignedRun[]> {
  const ids = runs.map(({ dossier }) => dossier.id);
  if (ids.length === 0) return [];
  const { results, judgments } = await readTogether(db, (db) => ({
    results: db
      .selectFrom('calculationResults')
      .select(['dossierId', 'reportJson', 'outcomeJson'])
      .where('dossierId', 'in', ids)
      .where('signedAt', 'is not', null)
      .where('voidedAt', 'is', null)
      .execute(),
    judgments: readTogether(db, (db) => ids.map((id) => findJudgment(db, resultInForce(db, id)))),
  }));
  return ids.flatMap((dossierId, place) => {
    const result = results.find((one) => one.dossierId === dossierId);
    if (result === undefined) return [];
    const { outcomeJson, reportJson } = result;
    return [
      { dossierId, outcomeJson, report: reportFromJson(reportJson), judged: judgments[place]?.allotted },
    ];
  });
}

/** From a statement to that of the first run from which it was carried over. */
async function readRoots(db: Database, runs: readonly SeriesDossier[]): Promise<(id: string) => string> {
  const ids = runs.map(({ dossier }) => dossier.id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('statements')
          .select(['id', 'carriedFromId'])
          .where('dossierId', 'in', ids)
          .where('carriedFromId', 'is not', null)
          .execute();
  const earlier = new Map(rows.map(({ id, carriedFromId }) => [id, carriedFromId]));
  return (id) => {
    let root = id;
    for (let before = earlier.get(root); before; before = earlier.get(root)) root = before;
    return root;
  };
}

function gatherCreditors(
  signed: readonly SignedRun[],
  rootOf: (id: string) => string,
): readonly CreditorHistory[] {
  const found = new Map<string, CreditorInRun[]>();
  for (const run of signed) {
    for (const declarant of run.report.declarants) {
      const root = rootOf(declarant.statementId);
      const own = found.get(root) ?? [];
      own.push({
        dossierId: run.dossierId,
        name: declarant.name,
        statementId: declarant.statementId,
        ...amountsOf(declarant, run.judged),
      });
      found.set(root, own);
    }
  }
  return [...found].map(([id, runs]) => ({
    id,
    runs,
    // Who is no longer in a run has nothing to get any more.
    balanceCents: runs.at(-1)?.dossierId === signed.at(-1)?.dossierId ? leftOf(runs.at(-1)) : 0n,
  }));
}

/** What is consigned counts: the creditor gets it, or the others by a decision that is a run of its own. */
function amountsOf(
  { statementId, claimedCents, allottedCents, settled, series }: Declarant,
  judged: SignedRun['judged'],
): Pick<CreditorInRun, 'beforeCents' | 'allottedCents'> {
  // Where shares follow what was owed at first, a claim takes part for more than is still due.
  const beforeCents = series?.beforeCents ?? claimedCents;
  if (judged) return { beforeCents, allottedCents: judged.get(statementId) ?? 0n };
  if (settled === undefined) return { beforeCents, allottedCents };
  const { totalCents, receivedCents, consignNowCents } = settled;
  return {
    beforeCents: largerOf(0n, claimedCents - receivedCents),
    allottedCents: totalCents - receivedCents + consignNowCents,
  };
}

function leftOf(run: CreditorInRun | undefined): Cents {
  return run === undefined ? 0n : largerOf(0n, run.beforeCents - run.allottedCents);
}

export function presentCreditor(
  { id, runs, balanceCents }: CreditorHistory,
  open: History['open'],
  paidIn: ReadonlyMap<string, string | null>,
): RecurringCreditor {
  const best = open
    .filter(({ creditorId }) => creditorId === id)
    .toSorted((one, other) => one.rank - other.rank)[0];
  return {
    id,
    name: runs.at(-1)?.name ?? '',
    privilegeId: best?.privilegeId ?? null,
    accepted: eurosFromCents(runs[0]?.beforeCents ?? 0n),
    runs: runs.map((run) => ({
      dossierId: run.dossierId,
      before: eurosFromCents(run.beforeCents),
      allotted: eurosFromCents(run.allottedCents),
      after: eurosFromCents(leftOf(run)),
    })),
    balance: eurosFromCents(balanceCents),
    paidInMonth: paidIn.get(id) ?? null,
  };
}

/** Line by line, in the order in which the calculation serves them: what a privilege lacks keeps its place in the next run. */
function listOpen(
  { outcomeJson, report, judged }: SignedRun,
  rootOf: (id: string) => string,
  creditors: readonly CreditorHistory[],
): History['open'] {
  const { lines } = resultFromJson(outcomeJson);
  const balances = new Map(creditors.map(({ id, balanceCents }) => [id, balanceCents]));
  return report.declarants.flatMap((declarant) => {
    const own = lines.filter(({ statementId }) => statementId === declarant.statementId);
    const { allottedCents } = amountsOf(declarant, judged);
    const received = receivedByLine(own, allottedCents);
    const creditorId = rootOf(declarant.statementId);
    let leftCents = balances.get(creditorId) ?? 0n;
    return own.map((line, place) => {
      const { kind, privilegeId, rank } = line;
      const lackedCents = largerOf(0n, dueOf(line) - (received[place] ?? 0n));
      const balanceCents = smallerOf(lackedCents, leftCents);
      leftCents -= balanceCents;
      return {
        ...{ creditorId, rank, balanceCents },
        privilegeId: kind === 'claim' ? privilegeId : null,
        isMaintenance: privilegeId === 'maintenance',
      };
    });
  });
}

function presentRun(
  { dossier, kind, happenedOn }: SeriesDossier,
  place: number,
  signed: readonly SignedRun[],
  receipts: readonly ReceiptRecord[],
): Run {
  const own = receipts.filter(({ runId }) => runId === dossier.id);
  const run = signed.find(({ dossierId }) => dossierId === dossier.id);
  const receivedCents = run ? receivedIn(run) : (dossier.balanceToDistributeCents ?? 0n);
  const costsCents = run ? costsOf(run) : 0n;
  const months = new Set(own.map(({ month }) => monthOf(month)));
  return {
    dossierId: dossier.id,
    fileNumber: dossier.fileNumber,
    number: place + 1,
    status: dossier.status,
    openedAt: dossier.createdAt.toISOString(),
    receivedUntil: kind === 'recurring' ? happenedOn : (own.at(-1)?.receivedOn ?? null),
    months: [...months].toSorted(),
    received: eurosFromCents(receivedCents),
    costs: eurosFromCents(costsCents),
    net: eurosFromCents(largerOf(0n, receivedCents - costsCents)),
    surplus: eurosFromCents(run ? surplusOf(run) : 0n),
    interestUntil: run?.report.interestUntil ?? null,
    contestationEndsOn: dossier.contestationEndsOn,
    isSigned: run !== undefined,
  };
}

/** A decided reserve brings no new money: it releases what was consigned. */
function receivedIn({ report: { totals, series } }: SignedRun): Cents {
  return series?.settlement ? series.settlement.interestCents : totals.moneyInCents;
}

function costsOf({ report: { totals, series } }: SignedRun): Cents {
  return series?.settlement ? series.settlement.ownCostsCents : totals.costsCents;
}

function surplusOf({ report: { totals, series }, judged }: SignedRun): Cents {
  if (judged) return judged.get(null) ?? 0n;
  if (series?.settlement === undefined) return totals.surplusCents;
  return sumCents(series.settlement.surplus.map(({ payNowCents }) => payNowCents));
}
