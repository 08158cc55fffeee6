import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { OneEdit } from './use-one-edit.ts';

/** What each part of the tab is about. */
export interface BalancePart {
  readonly dossier: Dossier;
  readonly collection: Collection;
  readonly edit: OneEdit;
}
