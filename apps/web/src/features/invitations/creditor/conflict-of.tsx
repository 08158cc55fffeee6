import { ConflictNotice } from '../../../components/form/form-messages.tsx';
import type { Autosave } from './use-autosave.ts';

/** Two people wrote in the same field: both are shown, and whoever is here chooses. */
export function ConflictOf({ autosave }: { readonly autosave: Autosave }) {
  const { standing, loadNewest, redoMine } = autosave;
  if (standing.kind !== 'conflict') return null;
  return <ConflictNotice stale={standing.stale} onLoadNewest={loadNewest} onRedoMine={redoMine} />;
}
