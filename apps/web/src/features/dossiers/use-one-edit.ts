import { useState } from 'react';

/** What is being edited in the tab: one thing at a time, so that two half-done changes never meet. */
export interface Edited {
  readonly kind: 'balance' | 'asset' | 'cost';
  /** The id, or `new`. */
  readonly id: string;
}

export interface OneEdit {
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
