import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { SendingPlanAnswer } from '@prorata/contract/results/result';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents, sumCents } from '@prorata/domain/money';
import {
  type Parcel,
  placeOf,
  planSending,
  type SendingPlan,
} from '@prorata/domain/report-sending/plan-sending';
import type { SendMethod } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { PORT } from '../delivery/publish-events.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { type KnownLedger, methodOf, planUnsent, readReportLedger } from './read-ledger.ts';
import { getReportInForce } from './report-to-send.ts';
import { contestationDays } from './send-report.ts';

/** Who would receive the report, were it sent now. */
export async function readSendingPlan(
  tools: Tools,
  action: UserAction,
  place: ParamsOf<typeof resultsCalls.readSendingPlan>,
): Promise<SendingPlanAnswer> {
  const { db } = tools;
  const [dossier] = await readTogether(db, (db) => [
    getDossier(db, action.actor, place.dossierId),
    getReportInForce(db, place),
  ]);
  const ledger = await readReportLedger(db, dossier, place.resultId);
  const unsent = planUnsent(ledger);
  const methods = unsent.parcels.map(methodOf);
  const countOf = (method: SendMethod) => methods.filter((one) => one === method).length;
  const dayOf = contestationDays(action, ledger);
  const toSend = unsent.parcels.length === 0 ? ledger.plan.parcels : unsent.parcels;
  return {
    parcels: [
      ...unsent.parcels.map((parcel) => ({ ...present(parcel, dayOf), isSentBefore: false })),
      ...planSent(ledger, unsent).map((parcel) => ({ ...present(parcel, dayOf), isSentBefore: true })),
    ],
    unreachable: unsent.unreachable.map(({ addresseeId: _, ...unreachable }) => unreachable),
    contestUntil: toSend.map(dayOf).sort().at(-1) ?? brusselsDate(action.at),
    byEmailAlone: listByEmailAlone(ledger),
    emailReading: ledger.emailReading?.reason ?? null,
    emails: countOf('Email'),
    registeredLetters: countOf('RegisteredLetter'),
    qualifiedDeliveries: countOf('QualifiedDelivery'),
    total: await readTotal(tools, action, dossier.organizationId, methods),
  };
}

/** What goes to nobody who lacks it. */
function planSent({ recipients }: KnownLedger, unsent: SendingPlan): readonly Parcel[] {
  const keyOf = (parcel: Parcel, id: string) => `${id} ${parcel.way} ${placeOf(parcel)}`;
  const lacking = new Set(
    unsent.parcels.flatMap((parcel) => parcel.addresseeIds.map((id) => keyOf(parcel, id))),
  );
  return planSending(
    recipients,
    (parcel) => !parcel.addresseeIds.some((id) => lacking.has(keyOf(parcel, id))),
  ).parcels;
}

/** Those whom neither a letter nor a receipt of theirs notifies. */
function listByEmailAlone({ entries }: KnownLedger): string[] {
  return entries.flatMap(({ name, sendMethod, receivedOn }) =>
    sendMethod === 'Email' && receivedOn === null ? name : [],
  );
}

function present(
  parcel: Parcel,
  dayOf: (parcel: Parcel) => IsoDate,
): Omit<SendingPlanAnswer['parcels'][number], 'isSentBefore'> {
  const { recipient, way, addressee, language, statementIds } = parcel;
  return {
    recipient,
    way,
    addressee,
    address: placeOf(parcel),
    language,
    statementIds: [...statementIds],
    hasEnclosure: 'hasEnclosure' in parcel ? parcel.hasEnclosure : true,
    contestUntil: dayOf(parcel),
  };
}

/** Nothing when something is to be sent that has no price. */
async function readTotal(
  { db }: Pick<Tools, 'db'>,
  { at }: UserAction,
  organizationId: string,
  methods: readonly SendMethod[],
): Promise<number | null> {
  const prices = await readTogether(db, (db) =>
    methods.map((method) => findPlatformPrice(db, { type: PORT[method], organizationId, at })),
  );
  const known = prices.filter((price) => price !== undefined);
  return known.length < prices.length ? null : eurosFromCents(sumCents(known));
}
