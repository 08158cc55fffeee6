import type { Guide } from '@prorata/contract/guide/guide';
import type { Selectable } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, GuidesTable, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { Tools } from '../../tools.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import { stepsOf } from './steps.ts';

/** The only guide that there is so far. */
export const FIRST_DOSSIER = 'firstDossier';

type GuideRecord = Selectable<GuidesTable>;

/** How far a person came: what is done is read from the dossier, whoever did it. */
export async function readGuide(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  user: ActingUser,
): Promise<Guide> {
  const guide = await findGuide(db, user.id);
  const guided = guide && (await findGuidedDossier(db, user, guide));
  const setting = { state: stateOf(guide), canPractise: settings.hasOnlyStandIns };
  if (guided === undefined) {
    return { ...setting, isPractice: false, dossier: null, steps: stepsOf(undefined) };
  }
  const { dossier, isCharged } = await readTogether(db, (db) => ({
    dossier: readDossier({ db }, user, guided.id),
    isCharged: isInvoiced(db, guided.id),
  }));
  const { id, fileNumber, status, counts, balanceToDistribute } = dossier;
  const facts = {
    ...{ status, ...counts },
    hasMoney: balanceToDistribute !== null,
    isInvoiced: isCharged,
  };
  return {
    ...setting,
    isPractice: guide?.isPractice ?? false,
    dossier: {
      ...{ id, fileNumber, status, statements: counts.statements },
      defendantName: guided.defendantName ?? '',
    },
    steps: stepsOf(facts),
  };
}

export function findGuide(db: Database | Transaction, userId: string): Promise<GuideRecord | undefined> {
  return db
    .selectFrom('guides')
    .selectAll()
    .where('userId', '=', userId)
    .where('guide', '=', FIRST_DOSSIER)
    .executeTakeFirst();
}

function stateOf(guide: GuideRecord | undefined): Guide['state'] {
  if (guide === undefined) return 'new';
  return guide.endedAt === null ? 'running' : 'ended';
}

/**
 * The dossier that was chosen, or the first that the person opened since. Of the office where they are now: who changes
 * office leaves its dossiers behind.
 */
function findGuidedDossier(db: Database, user: ActingUser, { dossierId, startedAt }: GuideRecord) {
  const own = db
    .selectFrom('dossiers')
    .select(['id', 'defendantName'])
    .where('organizationId', '=', user.organization?.id ?? null)
    .where('erasedAt', 'is', null);
  const chosen =
    dossierId === null
      ? own.where('createdBy', '=', user.id).where('createdAt', '>=', startedAt)
      : own.where('id', '=', dossierId);
  return chosen.orderBy('createdAt').orderBy('id').limit(1).executeTakeFirst();
}

/** Whether something that the platform charges for it stands on an invoice. */
async function isInvoiced(db: Database, dossierId: string): Promise<boolean> {
  const charged = await db
    .selectFrom('platformTransactions')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('invoiceId', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return charged !== undefined;
}
