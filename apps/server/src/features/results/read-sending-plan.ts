import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { SendingPlanAnswer } from '@prorata/contract/results/result';
import { brusselsDate } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import type { Parcel } from '@prorata/domain/report-sending/plan-sending';
import { lastContestationDay } from '@prorata/domain/terms';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { planForDossier } from './read-recipients.ts';
import { getReportToSend } from './report-to-send.ts';
import { addressOf, findSentBefore } from './sent-parcels.ts';

/** Who would receive the report, were it sent now. */
export async function readSendingPlan(
  tools: Tools,
  action: UserAction,
  place: ParamsOf<typeof resultsCalls.readSendingPlan>,
): Promise<SendingPlanAnswer> {
  const { db } = tools;
  const dossier = await getDossier(db, action.actor, place.dossierId);
  await getReportToSend(db, place);
  const { parcels, unreachable } = await planForDossier(db, dossier);
  const isSentBefore = await findSentBefore(db, place.resultId);
  const toSend = parcels.filter((parcel) => !isSentBefore(parcel));
  const registeredLetters = toSend.filter(isLetter).length;
  const emails = toSend.length - registeredLetters;
  return {
    parcels: parcels.map((parcel) => ({ ...present(parcel), isSentBefore: isSentBefore(parcel) })),
    unreachable: [...unreachable],
    contestUntil: lastContestationDay(brusselsDate(action.at), parcels.some(isLetter)),
    emails,
    registeredLetters,
    total: await readTotal(tools, action, dossier.organizationId, { emails, registeredLetters }),
  };
}

function isLetter({ way }: Parcel): boolean {
  return way === 'RegisteredLetter';
}

function present(parcel: Parcel): Omit<SendingPlanAnswer['parcels'][number], 'isSentBefore'> {
  const { recipient, way, addressee, language, statementIds } = parcel;
  return {
    recipient,
    way,
    addressee,
    address: addressOf(parcel),
    language,
    statementIds: [...statementIds],
    hasEnclosure: parcel.way === 'RegisteredLetter' || parcel.hasEnclosure,
  };
}

/** Nothing when something is to be sent that has no price. */
async function readTotal(
  { db }: Pick<Tools, 'db'>,
  { at }: UserAction,
  organizationId: string,
  { emails, registeredLetters }: { readonly emails: number; readonly registeredLetters: number },
): Promise<number | null> {
  const mail = await findPlatformPrice(db, { type: 'emailPort', organizationId, at });
  const letter = await findPlatformPrice(db, { type: 'registeredLetterPort', organizationId, at });
  if ((emails > 0 && mail === undefined) || (registeredLetters > 0 && letter === undefined)) return null;
  const total: Cents = BigInt(emails) * (mail ?? 0n) + BigInt(registeredLetters) * (letter ?? 0n);
  return eurosFromCents(total);
}
