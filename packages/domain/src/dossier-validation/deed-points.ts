import type { IsoDate } from '../iso-date.ts';
import type { DeedKind, TransactionKind } from '../vocabulary.ts';

/** What a judge looks for in the report and the office has not entered. The report then does not say it. */
export const DEED_CODES = [
  'seizingCreditorMissing',
  'seizureTitleMissing',
  'seizureDeedMissing',
  'saleReportMissing',
  'thirdPartyMissing',
  'thirdPartyDatesMissing',
] as const;
type DeedCode = (typeof DEED_CODES)[number];

/** What the office has entered about who seized, and how. */
export interface DeedsToCheck {
  readonly transactionKinds: readonly TransactionKind[];
  readonly seizingCreditors: readonly unknown[];
  readonly deeds: readonly { readonly kind: DeedKind; readonly date: IsoDate | null }[];
  readonly thirdPartyDebtors: readonly {
    readonly declaredOn: IsoDate | null;
    readonly receivedOn: IsoDate | null;
  }[];
}

const SEIZURES: Readonly<Record<TransactionKind, readonly DeedKind[]>> = {
  sale: ['movableSeizure', 'conservatorySeizure'],
  seizureByThirdParties: ['thirdPartySeizure', 'wageSeizure', 'conservatorySeizure'],
};

/**
 * By the kind of dossier: a sale follows a seizure of movables and has its report; money of a third party follows an
 * attachment, its declaration and its payment (Judicial Code 1452 and 1543).
 */
export function listDeedPoints({
  transactionKinds,
  seizingCreditors,
  deeds,
  thirdPartyDebtors,
}: DeedsToCheck): DeedCode[] {
  const has = (...kinds: readonly DeedKind[]) =>
    deeds.some(({ kind, date }) => kinds.includes(kind) && date !== null);
  const isSale = transactionKinds.includes('sale');
  const isThirdParty = transactionKinds.includes('seizureByThirdParties');
  const missing: Readonly<Record<DeedCode, boolean>> = {
    seizingCreditorMissing: seizingCreditors.length === 0,
    seizureTitleMissing: !deeds.some(({ kind }) => kind === 'title'),
    seizureDeedMissing: transactionKinds.some((kind) => !has(...SEIZURES[kind])),
    saleReportMissing: isSale && !has('saleReport'),
    thirdPartyMissing: isThirdParty && thirdPartyDebtors.length === 0,
    thirdPartyDatesMissing:
      isThirdParty &&
      thirdPartyDebtors.some((party) => party.declaredOn === null || party.receivedOn === null),
  };
  return DEED_CODES.filter((code) => missing[code]);
}
