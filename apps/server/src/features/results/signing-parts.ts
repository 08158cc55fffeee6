import type { FileStorage } from '../../adapters/file-storage.ts';
import type { SigningService } from '../../adapters/signing.ts';
import type { Database } from '../../database/tables.ts';

export interface SigningParts {
  readonly db: Database;
  readonly storage: FileStorage;
  /** Absent where none is set up: reports can be calculated there, but not signed. */
  readonly signing: SigningService | undefined;
  readonly publicOrigin: string;
}
