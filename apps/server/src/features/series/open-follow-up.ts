import type { DecidedReserves, LaterReceipt } from '@prorata/contract/series/series';
import { inputFromJson } from '@prorata/domain/distribution/snapshot';
import type { IsoDate } from '@prorata/domain/iso-date';
import { centsFromEuros } from '@prorata/domain/money';
import { type FollowUpRefusal, refusalOfFollowUp } from '@prorata/domain/series/follow-up';
import { renameIn } from '../../database/copy-rows.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import { insertDossier } from '../dossiers/create-dossier.ts';
import { columnsOf, fieldsOf } from '../dossiers/dossier-fields.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { listHolds } from '../dossiers/holds.ts';
import { decisionsOf, type FollowUpRecord, findFollower } from '../dossiers/series.ts';
import { carryBalances } from './carry-balances.ts';
import { type CarriedIds, carryOver } from './carry-over.ts';
import { carrySecured } from './carry-secured.ts';
import { listReserves, readSharing } from './list-reserves.ts';
import { carryDecisions, matchDecisions, takeDecisions } from './take-decisions.ts';

type OpenedFollowUp =
  | (DecidedReserves & { readonly kind: 'reserveDecided' })
  | (LaterReceipt & { readonly kind: 'laterReceipt' });
/** What comes month by month, up to a day. */
interface NewRun {
  readonly kind: 'recurring';
  readonly happenedOn: IsoDate;
  readonly source: null;
  readonly consultedAt: Date;
}
type NewFollowUp = OpenedFollowUp | NewRun;

/**
 * Opens the dossier that follows a signed one whose term is over: under its own number, ready to calculate, with all that was
 * decided before. Of two people who say the same one opens it, and both get it. The opening of a series is charged once.
 */
export async function openFollowUp(
  db: Database,
  action: UserAction,
  dossierId: string,
  given: OpenedFollowUp,
): Promise<string> {
  refuseWrongDay('happenedOn', given.happenedOn, action.at);
  return inTransaction(db, async (trx) => {
    const earlier = await lockDossier(trx, action.actor, dossierId);
    const known = await findFollower(trx, dossierId);
    if (known !== undefined && (await isSame(trx, known, given))) return known.dossierId;
    await refuseUnfit(trx, earlier, given, known !== undefined);
    return (await open(trx, action, earlier, given)).id;
  });
}

/**
 * Opens the next run of what comes month by month, with the balances of the last: at its beginning, because others may come
 * forward and all are asked what they are owed now. The central file is consulted anew for each (Judicial Code 1391, § 2).
 */
export async function followWithRun(
  trx: Transaction,
  action: UserAction,
  { id }: DossierRecord,
  { receivedUntil, consultedAt }: { readonly receivedUntil: IsoDate; readonly consultedAt: string },
): Promise<DossierRecord> {
  const earlier = await lockDossier(trx, action.actor, id);
  const given = { happenedOn: receivedUntil, source: null, consultedAt: new Date(consultedAt) } as const;
  await refuseUnfit(trx, earlier, { kind: 'recurring' }, (await findFollower(trx, id)) !== undefined);
  if (earlier.cbbRequestedAt !== null && given.consultedAt <= earlier.cbbRequestedAt) {
    throw new ProblemError('validation', { errors: [{ path: 'consultedAt', code: 'day-too-early' }] });
  }
  return open(trx, action, earlier, { kind: 'recurring', ...given });
}

type Follower = NonNullable<Awaited<ReturnType<typeof findFollower>>>;

/** Whether somebody says again what was said: the same day and source, and the same amounts of the same creditors. */
async function isSame(trx: Transaction, known: Follower, given: OpenedFollowUp): Promise<boolean> {
  const { kind, happenedOn, source, balanceToDistributeCents } = known;
  if (kind !== given.kind || happenedOn !== given.happenedOn || source !== given.source) return false;
  // Nobody may take money that came later for money that has a dossier already: it would be in none.
  if (given.kind === 'laterReceipt') return balanceToDistributeCents === centsFromEuros(given.amount);
  const carried = await listCarried(trx, known.dossierId);
  return (
    known.interestCents === centsFromEuros(given.interest) &&
    known.ownCostsCents === centsFromEuros(given.ownCosts) &&
    tellDecisions(decisionsOf(known)) ===
      tellDecisions(
        given.decisions.map((one) => ({ ...one, statementId: carried.get(one.statementId) ?? '' })),
      )
  );
}

/** Which statement of a dossier that follows stands for which of the earlier one. */
async function listCarried(trx: Transaction, dossierId: string): Promise<ReadonlyMap<string, string>> {
  const statements = await trx
    .selectFrom('statements')
    .select(['id', 'carriedFromId'])
    .where('dossierId', '=', dossierId)
    .execute();
  return new Map(statements.map(({ id, carriedFromId }) => [carriedFromId ?? id, id]));
}

/** Claims are told by their order alone, which their copies have kept. */
function tellDecisions(decisions: DecidedReserves['decisions']): string {
  return decisions
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .map(
      ({ statementId, claimId, ...one }) =>
        `${statementId} ${claimId ? 'claim' : 'whole'} ${one.amount} ${one.keepsRank}`,
    )
    .join();
}

function placeOf({ statementId, claimId }: DecidedReserves['decisions'][number]): string {
  return `${statementId} ${claimId}`;
}

async function refuseUnfit(
  trx: Transaction,
  { id, status }: DossierRecord,
  { kind }: Pick<NewFollowUp, 'kind'>,
  isFollowed: boolean,
): Promise<void> {
  const holds = await listHolds(trx, id);
  const hasReserves = (await listReserves(trx, id)).length > 0;
  const refusal = refusalOfFollowUp({ status, holds, hasReserves, isFollowed }, kind);
  if (refusal === 'status') throw new ProblemError('dossier-status', { params: { status } });
  if (refusal === 'held' && holds[0] !== undefined) throw new ProblemError(`dossier-${holds[0]}`);
  if (refusal !== undefined) throw new ProblemError(PROBLEMS[refusal]);
}

const PROBLEMS = {
  status: 'dossier-status',
  held: 'dossier-contested',
  followed: 'dossier-followed',
  noReserves: 'no-reserves',
  reservesUndecided: 'reserves-undecided',
} as const satisfies Record<FollowUpRefusal, string>;

async function open(
  trx: Transaction,
  action: UserAction,
  earlier: DossierRecord,
  given: NewFollowUp,
): Promise<DossierRecord> {
  const later = await insertDossier(trx, action, {
    ...carriedColumns(earlier),
    balanceToDistributeCents: balanceOf(earlier, given),
    ...(given.kind === 'recurring'
      ? { status: 'Created', cbbRequestedAt: given.consultedAt }
      : { status: 'Provisioned', provisionedAt: action.at }),
  });
  const place = { fromId: earlier.id, toId: later.id, kind: given.kind };
  const reserves = await listReserves(trx, earlier.id);
  const ids = await carryOver(trx, action, place);
  const followUp = await storeFollowUp(trx, earlier, later, given, {
    choices: await carryChoices(trx, earlier.id, ids),
    secured: await carrySecured(trx, { earlierId: earlier.id, kind: given.kind, ids }),
    take: (decided) => carryDecisions(matchDecisions(decided, reserves), ids),
  });
  await decide(trx, earlier, followUp, given, ids);
  await tell(trx, action, { earlier, later }, given);
  return later;
}

/** What the office entered about the defendants, the deeds and who signs. */
function carriedColumns(earlier: DossierRecord) {
  const { organizationId, responsibleBailiffId, deputyBailiffId, language, ...rest } = {
    ...earlier,
    ...fieldsOf(earlier),
  };
  return {
    ...columnsOf({
      ...rest,
      // Validation has asked for both before the report was signed.
      language: language ?? 'nl',
      responsibleBailiffId: responsibleBailiffId ?? '',
      deputyBailiffId,
      // A deed of its own has a number of its own.
      repertoryNumber: null,
    }),
    organizationId,
    explanation: null,
  };
}

/** The same mass with what the deposit office added, or the new money alone; that of a run is taken in receipt by receipt. */
function balanceOf({ balanceToDistributeCents }: DossierRecord, given: NewFollowUp): bigint {
  if (given.kind === 'recurring') return 0n;
  return given.kind === 'laterReceipt'
    ? centsFromEuros(given.amount)
    : (balanceToDistributeCents ?? 0n) + centsFromEuros(given.interest);
}

/** What the bailiff decided where the law is open, about what was carried over. */
async function carryChoices(trx: Transaction, dossierId: string, ids: CarriedIds): Promise<string> {
  const { inputJson } = await trx
    .selectFrom('calculationResults')
    .select('inputJson')
    .where('dossierId', '=', dossierId)
    .where('signedAt', 'is not', null)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return renameIn(JSON.stringify(inputFromJson(inputJson).choices ?? {}), ids);
}

async function storeFollowUp(
  trx: Transaction,
  earlier: DossierRecord,
  later: DossierRecord,
  given: NewFollowUp,
  {
    choices,
    secured,
    take,
  }: {
    readonly choices: string;
    readonly secured: string;
    readonly take: (decided: DecidedReserves) => ReturnType<typeof carryDecisions>;
  },
): Promise<FollowUpRecord> {
  const series = await trx
    .selectFrom('followUps')
    .select('seriesId')
    .where('dossierId', '=', earlier.id)
    .executeTakeFirst();
  const { kind, happenedOn, source } = given;
  return trx
    .insertInto('followUps')
    .values({
      dossierId: later.id,
      followsId: earlier.id,
      seriesId: series?.seriesId ?? earlier.id,
      ...{ kind, happenedOn, source, choices, secured },
      ...(given.kind === 'reserveDecided' && {
        decisions: JSON.stringify(take(given)),
        interestCents: centsFromEuros(given.interest),
        ownCostsCents: centsFromEuros(given.ownCosts),
      }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function decide(
  trx: Transaction,
  earlier: DossierRecord,
  followUp: FollowUpRecord,
  given: NewFollowUp,
  ids: CarriedIds,
): Promise<void> {
  const statements = await readSharing(trx, followUp.dossierId);
  if (given.kind === 'reserveDecided') {
    await takeDecisions(trx, statements, decisionsOf(followUp), given.source);
  } else {
    await carryBalances(trx, { earlierId: earlier.id, kind: given.kind, statements, ids });
  }
}

/** In both, so that who reads either finds the other. */
async function tell(
  trx: Transaction,
  action: UserAction,
  { earlier, later }: { readonly earlier: DossierRecord; readonly later: DossierRecord },
  { kind, happenedOn, source }: NewFollowUp,
): Promise<void> {
  const told = { kind, happenedOn, source };
  await recordEvent(trx, action, {
    dossier: earlier,
    type: 'series.followed',
    subjectId: later.id,
    before: null,
    after: { fileNumber: later.fileNumber, ...told },
    version: null,
  });
  await recordEvent(trx, action, {
    dossier: later,
    type: 'series.opened',
    subjectId: later.id,
    before: null,
    after: { fileNumber: earlier.fileNumber, ...told },
    version: null,
  });
}
