import { createHash, randomBytes } from 'node:crypto';
import { recipientValues } from '@prorata/documents/form-of-address';
import type { IsoDate } from '@prorata/domain/iso-date';
import { sumCents } from '@prorata/domain/money';
import type { Parcel } from '@prorata/domain/report-sending/plan-sending';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import {
  type AddresseeColumns,
  type DeliveryRequest,
  requestNewDelivery,
} from '../delivery/request-delivery.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { readOfficeValues } from '../dossiers/office-values.ts';
import { digestOfViewCode } from './document-view-code.ts';
import { type KnownAddressee, nameInDatabase } from './read-ledger.ts';
import type { ReportToSend } from './report-to-send.ts';

export interface Sending {
  readonly dossier: DossierRecord;
  readonly report: ReportToSend;
  readonly office: Awaited<ReturnType<typeof readOfficeValues>>;
  /** Everybody to whom the report goes, by id. */
  readonly addressees: ReadonlyMap<string, KnownAddressee>;
  /** Counts up with each sending of the report, so that what goes again is not taken for what went before. */
  readonly number: number;
  readonly viewValidityDays: number;
  /** Whoever opens the draft with a proof signs for it. */
  readonly isOpeningReceipt: boolean;
}

/** A mail or letter, and what it tells of the term to contest. */
interface ParcelToSend {
  readonly parcel: Parcel;
  readonly contestUntil: IsoDate;
  /** It tells no last day: the term runs from the dated receipt that it asks for. */
  readonly isReceiptAsked: boolean;
}

/** Asks for the mail or letter that carries the report to one recipient. */
export async function requestParcel(
  tools: Tools,
  trx: Transaction,
  action: UserAction,
  sending: Sending,
  { parcel, contestUntil, isReceiptAsked }: ParcelToSend,
): Promise<void> {
  const { dossier, report } = sending;
  const [statementId] = parcel.statementIds;
  const values = valuesOf(sending, parcel, contestUntil);
  const common = {
    dossier,
    resultId: report.id,
    ...(statementId !== undefined && { statementId }),
    language: parcel.language,
    addressee: parcel.addressee,
    addressees: parcel.addresseeIds.map((id) => columnsOf(dossier.id, sending.addressees.get(id))),
    ...(!isReceiptAsked && { contestUntil }),
    occasion: `sending ${sending.number} of result ${report.id} for ${digestOf(parcel.addresseeIds)}`,
  };
  const enclosed = [{ fileId: report.signedPdfFileId, name: report.fileName }];
  const ask = (request: DeliveryRequest) => requestNewDelivery(tools, trx, action, request);
  if (parcel.way === 'RegisteredLetter') {
    const letter = { ...common, values, address: parcel.address, enclosures: enclosed };
    const isDefendant = parcel.recipient === 'defendant';
    await ask(
      isDefendant
        ? { ...letter, template: 'report-defendant-letter' }
        : { ...letter, template: 'report-letter' },
    );
    return;
  }
  const { email } = parcel;
  if (parcel.way === 'QualifiedDelivery') {
    await ask({ ...common, template: 'report-letter', values, email, enclosures: enclosed });
    return;
  }
  const mailValues = { ...values, 'report.isReceiptAsked': isReceiptAsked };
  if (parcel.way === 'EmailAttachment') {
    await ask({
      ...{ ...common, template: 'report-attachment-email', values: mailValues },
      ...{ email, enclosures: enclosed },
    });
    return;
  }
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const deliveryId = await ask({
    ...common,
    template: 'report-link-email',
    values: {
      ...mailValues,
      'report.isOpeningReceipt': sending.isOpeningReceipt,
      'report.link': new URL(`/draft/${code}`, tools.settings.publicOrigin).href,
    },
    email,
    enclosures: parcel.hasEnclosure ? enclosed : [],
  });
  await storeView(tools, trx, action, code, {
    deliveryId,
    dossierId: dossier.id,
    resultId: report.id,
    statementId: statementId ?? null,
    validityDays: sending.viewValidityDays,
  });
}

/** Names everybody whom it is for, however many they are. */
function digestOf(addresseeIds: readonly string[]): string {
  return createHash('sha256').update(addresseeIds.toSorted().join()).digest('hex');
}

function columnsOf(dossierId: string, addressee: KnownAddressee | undefined): AddresseeColumns {
  if (addressee === undefined) throw new Error('A parcel is for somebody whom the ledger does not know.');
  const { decision } = addressee;
  return {
    ...nameInDatabase(dossierId, addressee),
    correctionId: decision?.decision === 'correct' ? decision.id : null,
  };
}

/** What mails and letters with the report show; one to several creditors names what they receive together. */
function valuesOf(
  { report, office }: Sending,
  { addressee, person, language, statementIds }: Parcel,
  contestUntil: IsoDate,
) {
  const amounts = statementIds.map((id) => report.allotted.get(id)).filter((amount) => amount !== undefined);
  return {
    ...office,
    ...recipientValues(addressee, person, language),
    'report.amount': amounts.length === 0 ? null : sumCents(amounts),
    'report.isNothing': amounts.length > 0 && sumCents(amounts) === 0n,
    'report.contestUntil': contestUntil,
    'report.replaces': report.replaces,
  };
}

const CODE_BYTES = 24;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

interface View {
  readonly deliveryId: string;
  readonly dossierId: string;
  readonly resultId: string;
  readonly statementId: string | null;
  readonly validityDays: number;
}

/** A link of its own for each mail: it can be made useless without touching the others. */
async function storeView(
  { settings }: Pick<Tools, 'settings'>,
  trx: Transaction,
  { at }: UserAction,
  code: string,
  { validityDays, ...about }: View,
): Promise<void> {
  await trx
    .insertInto('documentViews')
    .values({
      id: newId(),
      ...about,
      codeDigest: digestOfViewCode(code, settings.codeSecret),
      expiresAt: new Date(at.getTime() + validityDays * DAY_MILLISECONDS),
      createdAt: at,
    })
    .execute();
}
