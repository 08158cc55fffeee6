import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import classes from './review-desk.module.css';
import { thirdPartyStatementQuery } from './statement-queries.ts';
import { StatementReview } from './statement-review.tsx';

interface OpenStatementProps {
  readonly dossier: Dossier;
  readonly row: StatementRow;
  /** What comes after it, when something waits. */
  readonly next: StatementRow | undefined;
  readonly onDecided: () => void;
  readonly onRemoved: () => void;
}

/** The statement that lies on the desk, once it is there. */
export function OpenStatement({ dossier, row, ...props }: OpenStatementProps) {
  const inWords = useProblem();
  const query = useQuery(thirdPartyStatementQuery(dossier.id, row.id));
  if (query.data !== undefined) {
    return <StatementReview dossier={dossier} statement={query.data} {...props} />;
  }
  return (
    <div className={classes.instead}>
      {query.isError ? (
        <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Loading rows={5} />
      )}
    </div>
  );
}
