import type { QueryOf } from '@prorata/contract/call';
import type { inboxCalls } from '@prorata/contract/inbox/calls';
import {
  INBOX_SCOPES,
  type Inbox,
  type InboxGroup,
  type InboxItem,
  type InboxScope,
  MAX_IN_CARD,
  MAX_SHOWN,
} from '@prorata/contract/inbox/inbox';
import { URGENCIES, type Urgency, WORK_KINDS, type WorkKind } from '@prorata/domain/inbox/work';
import { brusselsDate, daysBetween, type IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents, sumCents } from '@prorata/domain/money';
import { AWAITED } from '@prorata/domain/next-step';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { listFailures } from './list-failures.ts';
import { presentItems, readPlaces } from './present-items.ts';
import { isChosen, type SortedWork, sortWork } from './sort-work.ts';

/** What waits for a person, by urgency. Counters and totals tell of all of it, whatever kind is asked for. */
export async function readInbox(
  db: Database,
  user: ActingUser,
  query: QueryOf<typeof inboxCalls.read>,
  at: Date,
): Promise<Inbox> {
  const today = brusselsDate(at);
  const all = await sortWork(db, user, today);
  const inScope = all.filter(isChosen({ scope: query.scope, kind: undefined }));
  const chosen = all.filter(isChosen(query));
  const groups = URGENCIES.map((urgency) => groupOf(urgency, chosen, today));
  const shown = groups.flatMap(({ shown: some, kinds }) => [
    ...some,
    ...kinds.flatMap(({ only }) => only ?? []),
  ]);
  const { presented, counters, failures, payable } = await readTogether(db, (together) => ({
    presented: presentItems(together, shown, today),
    counters: countersOf(together, inScope),
    failures: listFailures(together, dossiersOf(inScope, 'fixDelivery')),
    payable: listPayable(together, inScope),
  }));
  const items = new Map(presented.map((item) => [nameOf(item.dossier.id, item.key), item]));
  const present = (work: SortedWork): InboxItem | undefined => items.get(nameOf(work.dossierId, work.key));
  return {
    today,
    readAt: at.toISOString(),
    totals: totalsOf(all),
    counters,
    kinds: countKinds(inScope).map(({ kind, works }) => ({ kind, count: works.length })),
    groups: groups.map(
      ({ shown: some, kinds, ...group }): InboxGroup => ({
        ...group,
        kinds: kinds.map(({ only, ...kind }) => ({ ...kind, only: (only && present(only)) ?? null })),
        items: some.flatMap((work) => present(work) ?? []),
      }),
    ),
    failures,
    payable,
  };
}

function nameOf(dossierId: string, key: string): string {
  return `${dossierId} ${key}`;
}

/** Shown by their kinds rather than one by one: a wall of red helps nobody. */
const BY_KIND: ReadonlySet<Urgency> = new Set<Urgency>(['overdue', 'waiting']);

function groupOf(urgency: Urgency, chosen: readonly SortedWork[], today: IsoDate) {
  const works = chosen.filter((work) => work.urgency === urgency);
  const isByKind = BY_KIND.has(urgency);
  return {
    urgency,
    total: works.length,
    oldestDays: urgency === 'overdue' ? oldestOf(works, today) : 0,
    kinds: isByKind
      ? countKinds(works).map(({ kind, works: some }) => ({
          ...{ kind, count: some.length, oldestDays: urgency === 'overdue' ? oldestOf(some, today) : 0 },
          only: some.length === 1 ? (some[0] ?? null) : null,
        }))
      : [],
    awaits: AWAITED.flatMap((whom) => {
      const count = works.filter(({ awaits }) => awaits === whom).length;
      return count === 0 ? [] : [{ whom, count }];
    }),
    shown: isByKind ? [] : works.slice(0, MAX_SHOWN),
  };
}

function oldestOf(works: readonly SortedWork[], today: IsoDate): number {
  return Math.max(0, ...works.map(({ dueOn }) => (dueOn === null ? 0 : daysBetween(dueOn, today))));
}

function countKinds(works: readonly SortedWork[]): { kind: WorkKind; works: SortedWork[] }[] {
  const byKind = Map.groupBy(works, ({ kind }) => kind);
  return WORK_KINDS.flatMap((kind) => {
    const some = byKind.get(kind);
    return some === undefined ? [] : [{ kind, works: some }];
  });
}

/** What waits for others is nobody's work, and what was put off is not for now. */
function totalsOf(all: readonly SortedWork[]): Inbox['totals'] {
  const open = all.filter(({ awaits }) => awaits === null);
  const count = (scope: InboxScope) => open.filter(({ scopes }) => scopes.has(scope)).length;
  const [mine, office, following] = INBOX_SCOPES.map(count);
  return { mine: mine ?? 0, office: office ?? 0, following: following ?? 0 };
}

async function countersOf(db: Database, works: readonly SortedWork[]): Promise<Inbox['counters']> {
  const open = works.filter(({ awaits }) => awaits === null);
  const of = (...kinds: WorkKind[]) => open.filter(({ kind }) => kinds.includes(kind));
  const toSign = of('sign');
  const toReview = of('review');
  const failed = of('fixDelivery');
  const contested = works.filter(({ kind }) => kind === 'settleContestation' || kind === 'awaitJudge');
  const toPay = of(...PAYABLE);
  const [only] = contested;
  const places = only && contested.length === 1 ? await readPlaces(db, [only.dossierId]) : undefined;
  return {
    toSign: { count: toSign.length, amount: sumOf(toSign) },
    toReview: { statements: countsOf(toReview), dossiers: toReview.length },
    failed: {
      letters: failed.reduce((sum, work) => sum + (work.failed?.letters ?? 0), 0),
      mails: failed.reduce((sum, work) => sum + (work.failed?.mails ?? 0), 0),
    },
    contested: {
      count: contested.length,
      fileNumber: places?.get(only?.dossierId ?? '')?.fileNumber ?? null,
    },
    toPay: { amount: sumOf(toPay), dossiers: toPay.length, since: earliestOf(toPay) },
    toApprove: of('approvePayout').length,
  };
}

/** Money that may leave now: a file is to be prepared, approved or made. */
const PAYABLE: readonly WorkKind[] = ['pay', 'approvePayout', 'makePayout'];

function sumOf(works: readonly SortedWork[]): number {
  return eurosFromCents(sumCents(works.map(({ amountCents }) => amountCents ?? 0n)));
}

function countsOf(works: readonly SortedWork[]): number {
  return works.reduce((sum, { count }) => sum + count, 0);
}

function earliestOf(works: readonly SortedWork[]): IsoDate | null {
  return works.flatMap(({ since }) => since ?? []).sort()[0] ?? null;
}

function dossiersOf(works: readonly SortedWork[], kind: WorkKind): string[] {
  return works.filter((work) => work.kind === kind).map(({ dossierId }) => dossierId);
}

/** The largest sums first. */
async function listPayable(db: Database, works: readonly SortedWork[]): Promise<Inbox['payable']> {
  const largest = works
    .filter(({ kind, awaits }) => PAYABLE.includes(kind) && awaits === null)
    .toSorted((one, other) => Number((other.amountCents ?? 0n) - (one.amountCents ?? 0n)))
    .slice(0, MAX_IN_CARD);
  const places = await readPlaces(
    db,
    largest.map(({ dossierId }) => dossierId),
  );
  return largest.flatMap((work) => {
    const dossier = places.get(work.dossierId);
    return dossier === undefined ? [] : [{ dossier, amount: sumOf([work]), since: work.since }];
  });
}
