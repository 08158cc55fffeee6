import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useState } from 'react';
import { NewStatement } from './new-statement.tsx';
import { useOpenStatement } from './open-statement.ts';
import { StatementDetail } from './statement-detail.tsx';
import { StatementList } from './statement-list.tsx';
import { DropOnTray } from './tray/tray-button.tsx';

interface StatementsTabProps {
  readonly dossier: Dossier;
}

/** The statements of claim in a dossier: all of them, one of them, or a new one. */
export function StatementsTab({ dossier }: StatementsTabProps) {
  const { open } = useOpenStatement();
  /** How many were added one after the other: each has a form of its own. */
  const [added, setAdded] = useState(0);
  if (open === undefined) {
    return (
      <DropOnTray dossier={dossier}>
        <StatementList dossier={dossier} />
      </DropOnTray>
    );
  }
  if (open === 'new' && !dossier.isReadOnly)
    return <NewStatement key={added} dossier={dossier} onNext={() => setAdded(added + 1)} />;
  return <StatementDetail key={open} dossier={dossier} statementId={open} />;
}
