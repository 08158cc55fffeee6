import type { ParamsOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Contestation } from '@prorata/contract/contestations/contestation';
import { recipientValues } from '@prorata/documents/form-of-address';
import { hasEffect } from '@prorata/domain/contestations/timeliness';
import { groupBy } from '@prorata/domain/group-by';
import { listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import type { CreditorToReach, Recipients } from '@prorata/domain/report-sending/plan-sending';
import { hasFailed } from '@prorata/domain/sending-ledger/attempts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseWithoutPrice } from '../costs/find-platform-price.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { coDefendantsOf, defendantNameOf } from '../parties/defendant-names.ts';
import { readReportLedger } from '../results/read-ledger.ts';
import { type ContestationRecord, lockContestation } from './find-contestation.ts';

type SendingTools = Pick<Tools, 'db' | 'jobs' | 'settings'>;

interface Registered {
  readonly dossier: DossierRecord;
  readonly contestationId: string;
  readonly contestant: string;
  readonly date: string;
  readonly time: string | null;
  readonly against: string | null;
  readonly hasEffect: boolean;
}

/** The bailiff who answers for the dossier and the one who signs in their place know at once; who has left hears nothing. */
export async function tellBailiffs(
  tools: SendingTools,
  trx: Transaction,
  action: UserAction,
  { dossier, contestationId, contestant, date, time, against, hasEffect: isHolding }: Registered,
): Promise<void> {
  const { responsibleBailiffId, deputyBailiffId } = dossier;
  const bailiffs = await trx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'preferredLanguage'])
    .where(
      'id',
      'in',
      [responsibleBailiffId, deputyBailiffId].filter((id) => id !== null),
    )
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .execute();
  for (const { id, firstName, lastName, email, preferredLanguage: language } of bailiffs) {
    await requestDelivery(tools, trx, action, {
      template: 'contestation-registered',
      user: { id, name: `${firstName} ${lastName}`, email },
      language,
      values: {
        'dossier.number': dossier.fileNumber,
        'defendant.name': defendantNameOf(dossier),
        'defendant.isSeveral': coDefendantsOf(dossier).length > 0,
        'contestation.contestant': contestant,
        'contestation.date': date,
        'contestation.time': time,
        'contestation.against': against,
        'contestation.hasEffect': isHolding,
      },
      button: { dossierId: dossier.id },
      occasion: `contestation ${contestationId}`,
    });
  }
}

interface Party extends Pick<CreditorToReach, 'addresseeId' | 'name' | 'person' | 'language' | 'address'> {
  readonly email: string | null;
  /** By which a creditor finds it again: the own statement, or the invitation of who filed none. */
  readonly about: { readonly statementId: string } | { readonly invitationId: string } | object;
  /** All by which the ledger knows this party: two people may have one name, and one may have filed two statements. */
  readonly ids: readonly string[];
}

/** Everybody to whom the draft goes but the one who contests, each once. */
function listParties({ creditors, defendants }: Recipients, contestantId: string | null): Party[] {
  const ofCreditors = groupBy(creditors, ({ creditorId }) => creditorId);
  return [
    ...[...ofCreditors.values()].flatMap(partyOf),
    ...defendants.map((defendant) => ({
      ...defendant,
      ...{ email: null, about: {}, ids: [defendant.addresseeId] },
    })),
  ].filter(({ ids }) => contestantId === null || !ids.includes(contestantId));
}

function partyOf(statements: readonly CreditorToReach[]): Party[] {
  const last = statements.at(-1);
  if (last === undefined) return [];
  const { primaryEmail: email, statementId, ...creditor } = last;
  const about = statementId === null ? { invitationId: creditor.addresseeId } : { statementId };
  return [{ ...creditor, email, about, ids: statements.map(({ addresseeId }) => addresseeId) }];
}

type Way = 'Email' | 'RegisteredLetter';

function wayTo({ email, address, name }: Party): Way | null {
  if (email !== null) return 'Email';
  const isServed = address !== null && listLetterAddressFaults({ ...address, addressee: name }).length === 0;
  return isServed ? 'RegisteredLetter' : null;
}

/**
 * Tells the other parties that the draft is contested and that nothing is paid. No article asks for it, so a mail is enough;
 * whoever has none gets a letter, and whoever was told is not told again.
 */
export async function tellParties(
  tools: SendingTools,
  action: UserAction,
  place: ParamsOf<typeof contestationsCalls.tellParties>,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const contestation = await lockContestation(trx, place);
    const { state, resultId, addresseeId } = contestation;
    if (!['registered', 'referred'].includes(state) || !hasEffect(contestation)) {
      throw new ProblemError('contestation-status');
    }
    const { recipients } = await readReportLedger(trx, dossier, resultId);
    const told = await listTold(trx, contestation.id);
    const parties = listUntold(listParties(recipients, addresseeId), told);
    const ways = new Set(parties.map(wayTo));
    const prices = [
      ...(ways.has('Email') ? (['emailPort'] as const) : []),
      ...(ways.has('RegisteredLetter') ? (['registeredLetterPort'] as const) : []),
    ];
    await refuseWithoutPrice(trx, prices, { organizationId: dossier.organizationId, at: action.at });
    for (const party of parties) await tellParty(tools, trx, action, { dossier, contestation, party });
  });
}

interface Telling {
  readonly dossier: DossierRecord;
  readonly contestation: ContestationRecord;
  readonly party: Party;
}

async function tellParty(
  tools: SendingTools,
  trx: Transaction,
  action: UserAction,
  { dossier, contestation, party }: Telling,
): Promise<void> {
  const { addresseeId, name, person, language, email, address, about } = party;
  const way = wayTo(party);
  const common = {
    dossier: { id: dossier.id, organizationId: dossier.organizationId },
    ...about,
    values: {
      ...(await readOfficeValues(trx, dossier)),
      ...recipientValues(name, person, language),
      'contestation.contestant': contestation.contestant,
      'contestation.date': contestation.contestedOn,
      'contestation.against': contestation.against,
    },
    ...{ language, addressee: name },
    // Several parties may live at one address, also of one name.
    occasion: `notice of contestation ${contestation.id} for ${addresseeId}`,
  };
  if (way === 'Email' && email !== null) {
    await requestDelivery(tools, trx, action, { ...common, template: 'contestation-notice-email', email });
  } else if (way === 'RegisteredLetter' && address !== null) {
    await requestDelivery(tools, trx, action, { ...common, template: 'contestation-notice-letter', address });
  }
}

/** A creditor is known by what the notice is about; a defendant, about whom it is not, by name. */
function listUntold(parties: readonly Party[], told: readonly ToldRow[]): Party[] {
  const notices = told.filter(({ userId }) => userId === null);
  const ids = new Set(notices.map(aboutOf));
  const names = new Set(notices.filter((row) => aboutOf(row) === null).map(({ addressee }) => addressee));
  const isTold = ({ ids: own, about, name }: Party) =>
    own.some((id) => ids.has(id)) || (Object.keys(about).length === 0 && names.has(name));
  return parties.filter((party) => !isTold(party));
}

function aboutOf({ statementId, invitationId }: ToldRow): string | null {
  return statementId ?? invitationId;
}

/** How those who do not know of it yet can be told. */
export function presentUntold(
  recipients: Recipients,
  addresseeId: string | null,
  told: readonly ToldRow[],
): Contestation['untold'] {
  const parties = listUntold(listParties(recipients, addresseeId), told);
  const ways = parties.map(wayTo);
  return {
    byEmail: ways.filter((way) => way === 'Email').length,
    byLetter: ways.filter((way) => way === 'RegisteredLetter').length,
    unreachable: parties.filter((party) => wayTo(party) === null).map(({ name }) => name),
  };
}

type ToldRow = Awaited<ReturnType<typeof listTold>>[number];

/** Who was told of a contestation, in the order in which they were. */
export function listTold(db: Database | Transaction, contestationId: string) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'addressee', 'userId', 'statementId', 'invitationId', 'sendMethod', 'createdAt'])
    .select(['emailStatus', 'registeredLetterStatus'])
    .where('purpose', 'in', ['contestation-registered', 'contestation-notice'])
    .where(sql<boolean>`strpos(idempotency_key, ${contestationId}) > 0`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function presentTold(told: readonly ToldRow[]): Contestation['told'] {
  return told.map(
    ({ id, addressee, userId, sendMethod, emailStatus, registeredLetterStatus, createdAt }) => ({
      ...{ id, name: addressee ?? '', isParty: userId === null, sendMethod, at: createdAt.toISOString() },
      hasFailed: hasFailed({ status: emailStatus ?? registeredLetterStatus ?? 'Undefined' }),
    }),
  );
}
