import type { PoolKind } from '@prorata/domain/distribution/input';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type {
  DistributionType,
  DossierLanguage,
  DossierStatus,
  LegalForm,
  PaymentType,
  TransactionKind,
} from '@prorata/domain/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Address, SetAt, UpdatedAt, Version } from './columns.ts';

export interface FileNumberCountersTable {
  organizationId: string;
  fileYear: number;
  lastSerial: number;
}

export interface DossiersTable {
  id: string;
  version: Version;
  organizationId: string;
  fileYear: number;
  fileSerial: number;
  fileNumber: GeneratedAlways<string>;
  title: string | null;
  reference: string | null;
  filingDate: IsoDate | null;
  language: DossierLanguage | null;
  responsibleBailiffId: string | null;
  deputyBailiffId: string | null;
  defendantFirstName: string | null;
  defendantLastName: string | null;
  defendantNationalNumber: string | null;
  defendantCompanyName: string | null;
  defendantEnterpriseNumber: string | null;
  defendantCorporateForm: LegalForm | null;
  defendantEmail: string | null;
  defendantPhone: string | null;
  defendantAddress: Address | null;
  cbbRequestedAt: Date | null;
  isFreeOfRegistrationFees: Generated<boolean>;
  transactionKinds: Generated<readonly TransactionKind[]>;
  saleDate: IsoDate | null;
  seizureDate: IsoDate | null;
  paymentType: Generated<PaymentType>;
  distributionType: Generated<DistributionType>;
  balanceToDistributeCents: Cents | null;
  explanation: string | null;
  status: Generated<DossierStatus>;
  statusChangedAt: SetAt;
  closedAt: Date | null;
  contestationEndsOn: IsoDate | null;
  cancelReason: string | null;
  lastResultSequence: Generated<number>;
  defendantName: GeneratedAlways<string | null>;
  /** Its words, for the search alone. */
  searchWords: GeneratedAlways<unknown>;
  createdBy: string;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface AssetsTable {
  id: string;
  version: Version;
  dossierId: string;
  position: number;
  name: string;
  description: string | null;
  transactionKind: TransactionKind | null;
  poolKind: Generated<Exclude<PoolKind, 'money'>>;
  collectedAmountCents: Cents;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface ExecutionCostsTable {
  id: string;
  version: Version;
  dossierId: string;
  assetId: string | null;
  position: number;
  description: string;
  incurredOn: IsoDate | null;
  amountCents: Cents;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}
