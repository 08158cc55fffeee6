import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useState } from 'react';

/** What each part of the tab is about. */
export interface BalancePart {
  readonly dossier: Dossier;
  readonly collection: Collection;
  readonly edit: OneEdit;
}

/** What is being edited in the tab: one thing at a time, so that two half-done changes never meet. */
interface Edited {
  readonly kind: 'balance' | 'assets' | 'costs';
  /** The id, or `new`. */
  readonly id: string;
}

interface OneEdit {
  readonly edited: Edited | undefined;
  readonly isEdited: (kind: Edited['kind'], id: string) => boolean;
  readonly start: (kind: Edited['kind'], id: string) => void;
  readonly stop: () => void;
}

export function useOneEdit(): OneEdit {
  const [edited, setEdited] = useState<Edited>();
  return {
    edited,
    isEdited: (kind, id) => edited?.kind === kind && edited.id === id,
    start: (kind, id) => setEdited({ kind, id }),
    stop: () => setEdited(undefined),
  };
}
