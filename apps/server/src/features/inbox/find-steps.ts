import { signerIdOf } from '@prorata/domain/capabilities';
import { holdsOf } from '@prorata/domain/holds';
import { listWork, type Worker, type WorkKind } from '@prorata/domain/inbox/work';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { countUnmendedFailures } from '../delivery/unmended-failures.ts';
import { countWhere, HAS_FAILURES } from '../dossiers/counts.ts';
import { SERIES } from '../dossiers/due-runs.ts';
import { PAYOUT_LINES } from '../dossiers/payout-step.ts';
import { termsOf } from '../dossiers/present.ts';
import { ASKS_FOR_WORK, selectStepFacts } from '../dossiers/step-facts.ts';
import { countApprovers } from '../payouts/approvers.ts';
import type { FoundWork, Place, Seeker } from './found-work.ts';
import { ownership, scopesOf } from './whose-work.ts';

/** What is still to be paid: by the list where there is one, else all that the report gives. */
const OPEN_CENTS = sql<bigint | null>`case when dossiers.status = 'ToPay' then coalesce(
  (
    select sum(line.amount_cents - coalesce(line.confirmed_cents, 0) + coalesce(
      (select sum(amount_cents) from bank_movements where line_id = line.id), 0
    )) from ${PAYOUT_LINES}
    where line.dossier_id = dossiers.id and line.waived_at is null
  ),
  (
    select (report_json::jsonb #>> '{series,settlement,releasedCents}')::bigint
      + (report_json::jsonb #>> '{series,settlement,interestCents}')::bigint
    from calculation_results join follow_ups using (dossier_id)
    where dossier_id = dossiers.id and kind = 'reserveDecided' and signed_at is not null and voided_at is null
  ),
  dossiers.balance_to_distribute_cents
)::bigint end`;

const LAST_FAILURE = sql<Date | null>`(
  select max(status_changed_at) from deliveries where dossier_id = dossiers.id and has_failed
)`;

const FAILED_LETTERS = countWhere(
  HAS_FAILURES,
  countUnmendedFailures(sql`failed.dossier_id = dossiers.id and failed.send_method <> 'Email'`),
);

const LAST_STATEMENT = sql<Date | null>`case when dossiers.status in ('InvitesSent', 'Provisioned', 'Calculated') then (
  select max(coalesce(submitted_at, created_at)) from statements
  where dossier_id = dossiers.id and deleted_at is null and validated_at is null
) end`;

const CALCULATED_AT = sql<Date | null>`case when dossiers.status = 'Calculated' then (
  select max(calculated_at) from calculation_results where dossier_id = dossiers.id
) end`;

/** The file for the bank that is not made yet. */
const OPEN_FILE = sql<{
  readonly by: string;
  readonly at: string;
} | null>`case when dossiers.status = 'ToPay' then (
  select jsonb_build_object('by', prepared_by, 'at', prepared_at) from payout_files
  where dossier_id = dossiers.id and made_at is null and withdrawn_at is null
) end`;

const RUN_DUE_SINCE = sql<IsoDate | null>`case when dossiers.payment_type = 'recurring' then (
  select since::text from due_runs where series_id = ${SERIES}
) end`;

const LAST_STOP = sql<Date | null>`(select max(registered_at) from stops where dossier_id = dossiers.id)`;

export async function findSteps(
  db: Database | Transaction,
  user: ActingUser,
  seeker: Seeker,
  place: Place,
): Promise<FoundWork[]> {
  const { rows, numberWhoMayApprove } = await readTogether(db, (together) => ({
    rows: readFacts(together, seeker.id, place),
    numberWhoMayApprove: countApprovers(together, user),
  }));
  return rows.flatMap((row) => stepsOf(row, { ...seeker, numberWhoMayApprove }));
}

function readFacts(db: Database, userId: string, { organizationId, dossierId }: Place): Promise<Facts[]> {
  if (dossierId === undefined) return readFactsOfOffice(db, userId, organizationId);
  return selectFacts(db, userId, organizationId).where('dossiers.id', '=', dossierId).execute();
}

type Facts = Awaited<ReturnType<ReturnType<typeof selectFacts>['execute']>>[number];

const readFactsOfOffice = compileOnce(selectFacts);

function selectFacts(db: Database, userId: string, organizationId: string | null) {
  return selectStepFacts(db)
    .select(['dossiers.id', 'dossiers.statusChangedAt', 'dossiers.signer'])
    .select(['dossiers.responsibleBailiffId', 'dossiers.deputyBailiffId', ...ownership(userId)])
    .select([
      OPEN_CENTS.as('openCents'),
      LAST_FAILURE.as('failedAt'),
      FAILED_LETTERS.as('failedLetters'),
      LAST_STATEMENT.as('filedAt'),
      CALCULATED_AT.as('calculatedAt'),
      OPEN_FILE.as('openFile'),
      RUN_DUE_SINCE.as('runDueSince'),
      LAST_STOP.as('stoppedAt'),
    ])
    .where('dossiers.organizationId', '=', organizationId)
    .where(ASKS_FOR_WORK);
}

function stepsOf(row: Facts, person: Worker): FoundWork[] {
  const dayOf = (at: Date | null) => at && brusselsDate(at);
  const facts = {
    ...{ status: row.status, follows: row.follows, payoutStep: row.payoutStep },
    ...{ balanceToDistribute: row.balanceToDistributeCents, isBeforeJudge: row.isBeforeJudge },
    ...{ holds: holdsOf(row), counts: row, terms: termsOf(row) },
    ...{ signerId: signerIdOf(row), preparerId: row.openFile?.by ?? null },
    days: {
      statusSince: brusselsDate(row.statusChangedAt),
      failedSince: dayOf(row.failedAt),
      calculatedSince: dayOf(row.calculatedAt),
      preparedSince: row.openFile && brusselsDate(new Date(row.openFile.at)),
      runDueSince: row.runDueSince,
    },
  };
  return listWork(facts, person).map(({ key, ...work }) => {
    // A report is signed, and a payment approved, by whoever may, whoever handles the dossier.
    const isPersonal = (key === 'sign' || key === 'approvePayout') && work.awaits === null;
    const letters = Math.min(row.failedLetters, work.count);
    return {
      ...work,
      ...{ key, kind: key, dossierId: row.id, occasion: occasionOf(key, row) },
      scopes: scopesOf(isPersonal || Boolean(row.isMine), row.isFollowed),
      amountCents: PAYMENTS.has(key) ? row.openCents : MONEY.has(key) ? row.balanceToDistributeCents : null,
      failed: key === 'fixDelivery' ? { letters, mails: work.count - letters } : null,
      ...{ text: null, author: null, assigneeId: row.handlerId, subjectId: null },
    };
  });
}

const PAYMENTS: ReadonlySet<WorkKind> = new Set<WorkKind>([
  'pay',
  'approvePayout',
  'makePayout',
  'awaitBank',
]);
const MONEY: ReadonlySet<WorkKind> = new Set<WorkKind>([
  'sign',
  'send',
  'calculate',
  'calculateAgain',
  'settleContestation',
  'settleStop',
  'awaitJudge',
  'awaitContestation',
]);

interface Happened {
  readonly statusChangedAt: Date;
  readonly failedAt: Date | null;
  readonly filedAt: Date | null;
  readonly calculatedAt: Date | null;
  readonly openFile: { readonly at: string } | null;
  readonly runDueSince: IsoDate | null;
  readonly stoppedAt: Date | null;
  readonly receiptQuestions: number;
  readonly linesToPayAgain: number;
}

/** What would make a step another one, though it is called the same. */
function occasionOf(key: WorkKind, row: Happened): string {
  const at = (moment: Date | null) => (moment ?? row.statusChangedAt).toISOString();
  if (key === 'fixDelivery') return at(row.failedAt);
  if (key === 'review') return at(row.filedAt);
  if (key === 'sign' || key === 'calculateAgain') return at(row.calculatedAt);
  if (key === 'approvePayout' || key === 'makePayout') return row.openFile?.at ?? at(null);
  if (key === 'distribute') return row.runDueSince ?? at(null);
  if (key === 'settleStop') return at(row.stoppedAt);
  if (key === 'answerReceipts') return String(row.receiptQuestions);
  if (key === 'payAgain') return String(row.linesToPayAgain);
  return at(null);
}
