import { PRACTICE_DEFENDANT } from '@prorata/demo/practice';
import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import { guide as de } from '@prorata/i18n/de/guide';
import { guide as en } from '@prorata/i18n/en/guide';
import { guide as fr } from '@prorata/i18n/fr/guide';
import { guide as nl } from '@prorata/i18n/nl/guide';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { openDossier } from '../dossiers/create-dossier.ts';
import type { DossierFields } from '../dossiers/dossier-fields.ts';
import { findGuide } from './read-guide.ts';
import { storeGuide } from './start-guide.ts';

const TITLES = { nl: nl.practice.title, fr: fr.practice.title, de: de.practice.title, en: en.practice.title };

/** The goods of the practice dossier were sold a while ago, so that everything after the sale can be done. */
const SOLD_DAYS_AGO = 21;

/**
 * Opens a dossier to practise in and begins the guide there. Only where every service outside is a stand-in: elsewhere its
 * letters would be posted and paid for. One in which nothing was done yet is used again.
 */
export function openPractice(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  action: UserAction,
): Promise<void> {
  if (!settings.hasOnlyStandIns) throw new ProblemError('practice-not-here');
  return inTransaction(db, async (trx) => {
    await lockPerson(trx, action);
    const untouched = await findUntouched(trx, action);
    if (untouched !== undefined) await action.claim?.(trx);
    const dossierId =
      untouched ?? (await openDossier(trx, action, await practiceFields(trx, action), action.at));
    await storeGuide(trx, action, { dossierId, isPractice: true });
  });
}

/**
 * Of two requests at once, the second finds the dossier of the first. What only names the person need not wait: a guide that
 * is ended at the same moment would, and this one for it.
 */
async function lockPerson(trx: Transaction, action: UserAction): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', action.actor.id).forNoKeyUpdate().execute();
}

async function findUntouched(trx: Transaction, action: UserAction): Promise<string | undefined> {
  const guide = await findGuide(trx, action.actor.id);
  if (guide?.dossierId == null || !guide.isPractice) return undefined;
  const dossier = await trx
    .selectFrom('dossiers')
    .select('id')
    .where('id', '=', guide.dossierId)
    .where('organizationId', '=', action.actor.organization?.id ?? null)
    .where('status', '=', 'Created')
    .where('version', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('statements').select('id').whereRef('dossierId', '=', 'dossiers.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invitations').select('id').whereRef('dossierId', '=', 'dossiers.id'))),
    )
    .executeTakeFirst();
  return dossier?.id;
}

async function practiceFields(trx: Transaction, action: UserAction): Promise<DossierFields> {
  const { preferredLanguage: language } = await trx
    .selectFrom('users')
    .select('preferredLanguage')
    .where('id', '=', action.actor.id)
    .executeTakeFirstOrThrow();
  return {
    dossierTitle: TITLES[language],
    dossierReference: null,
    repertoryNumber: null,
    filingDate: brusselsDate(action.at),
    language,
    defendant: PRACTICE_DEFENDANT,
    coDefendants: [],
    estates: [],
    daterequestcbb: action.at.toISOString(),
    freeOfRegistrationFees: false,
    transactionKind: ['sale'],
    saleDate: addDays(brusselsDate(action.at), -SOLD_DAYS_AGO),
    dateSeizure: null,
    paymentType: 'oneOff',
    distributionType: 'proportional',
    signer: 'responsible',
    seizingCreditors: [],
    deeds: [],
    thirdPartyDebtors: [],
    electedDomicile: null,
    responsibleBailiffId: await chooseBailiff(trx, action),
    deputyBailiffId: null,
  };
}

/** The person, if that is a bailiff, else the first of the office. */
async function chooseBailiff(trx: Transaction, action: UserAction): Promise<string> {
  const bailiffs = await trx
    .selectFrom('users')
    .select('id')
    .where('organizationId', '=', action.actor.organization?.id ?? null)
    .where('userType', '=', 'Bailiff')
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const bailiff = bailiffs.find(({ id }) => id === action.actor.id) ?? bailiffs[0];
  if (bailiff === undefined) throw new ProblemError('practice-without-bailiff');
  return bailiff.id;
}
