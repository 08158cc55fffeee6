import type { IsoDate } from './iso-date.ts';
import type { TransactionKind } from './vocabulary.ts';

interface Transactions {
  readonly transactionKinds: readonly TransactionKind[];
  readonly saleDate: IsoDate | null;
  readonly seizureDate: IsoDate | null;
}

/**
 * The day whose law and tariff apply to a dossier: that of the sale where something was sold, else that of the
 * seizure of the money (Judicial Code 1627). `null` while that day is not known.
 */
export function findGoverningDate({ transactionKinds, saleDate, seizureDate }: Transactions): IsoDate | null {
  return transactionKinds.includes('sale') ? saleDate : seizureDate;
}
