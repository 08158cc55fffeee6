import type { PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import type { DossierCost } from '@prorata/domain/costs/dossier-costs';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Clock } from '../../adapters/clock.ts';
import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database, Transaction } from '../../database/tables.ts';

/** When the calculation points something out, as administrators have set it. */
export interface AttentionLimits {
  readonly consultationAgeDays: number;
  readonly costsSharePercent: number;
  readonly smallTransferEuros: number;
}

/** The tariff, and the memory of which prices were charged, are the costs feature's. */
export interface DistributionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly renderer: Pick<PdfRenderer, 'render'>;
  readonly readTariff: (trx: Transaction) => Promise<DossierCost[]>;
  readonly recordCostUses: (
    trx: Transaction,
    calculation: {
      readonly resultId: string;
      readonly governingOn: IsoDate;
      readonly costIds: readonly string[];
    },
  ) => Promise<void>;
  readonly readAttentionLimits: () => Promise<AttentionLimits>;
}
