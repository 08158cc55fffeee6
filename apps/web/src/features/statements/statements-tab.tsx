import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { NewStatement } from './new-statement.tsx';
import { useOpenStatement } from './open-statement.ts';
import { StatementDetail } from './statement-detail.tsx';
import { StatementList } from './statement-list.tsx';

interface StatementsTabProps {
  readonly dossier: Dossier;
}

/** The statements of claim in a dossier: all of them, one of them, or a new one. */
export function StatementsTab({ dossier }: StatementsTabProps) {
  const { open } = useOpenStatement();
  if (open === undefined) return <StatementList dossier={dossier} />;
  if (open === 'new' && !dossier.isReadOnly) return <NewStatement dossier={dossier} />;
  return <StatementDetail key={open} dossier={dossier} statementId={open} />;
}
