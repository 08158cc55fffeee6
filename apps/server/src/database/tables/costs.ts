import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { PartsPerMillion } from '@prorata/domain/percentage';
import type {
  CostFrequency,
  DossierCostKind,
  DossierCostType,
  PlatformCostType,
} from '@prorata/domain/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { SetAt, UpdatedAt, Version } from './columns.ts';

export interface DossierCostsTable {
  id: string;
  version: Version;
  name: string;
  displayName: string;
  kind: DossierCostKind;
  type: DossierCostType;
  isVatApplicable: boolean;
  frequency: CostFrequency;
  frequencyOffset: Generated<number>;
  isVerified: Generated<boolean>;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface DossierCostPeriodsTable {
  id: string;
  dossierCostId: string;
  validFrom: IsoDate;
  validUntil: IsoDate | null;
  costCents: Cents;
}

export interface DossierCostLayersTable {
  id: string;
  dossierCostPeriodId: string;
  upperLimitCents: Cents | null;
  ratePartsPerMillion: PartsPerMillion;
}

export interface DossierCostUsesTable {
  dossierCostId: string;
  calculationResultId: string;
  governingOn: IsoDate;
}

export interface PlatformCostsTable {
  id: string;
  version: Version;
  name: string;
  displayName: string;
  type: PlatformCostType;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface PlatformCostPeriodsTable {
  id: string;
  platformCostId: string;
  validFrom: IsoDate;
  validUntil: IsoDate | null;
  costCents: Cents;
}

export interface PlatformTransactionsTable {
  id: string;
  idempotencyKey: string;
  organizationId: string;
  /** Whose price was charged. */
  platformCostId: string;
  dossierId: string | null;
  deliveryId: string | null;
  type: PlatformCostType;
  priceCents: Cents;
  discountCents: Generated<Cents>;
  amountCents: GeneratedAlways<Cents>;
  extraInfo: string | null;
  fileNumber: string | null;
  defendantName: string | null;
  occurredAt: Date;
  createdAt: SetAt;
}
