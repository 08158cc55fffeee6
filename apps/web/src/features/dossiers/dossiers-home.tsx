import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import classes from './dossiers-home.module.css';
import { DueTerms } from './due-terms.tsx';
import { homeQuery } from './home-query.ts';
import { StatusBars } from './status-bars.tsx';
import { StatusCounters } from './status-counters.tsx';
import { dueDossiers, waitingDossiers } from './waiting-dossiers.ts';
import { WaitingList } from './waiting-list.tsx';

/** Where the dossiers of the office stand: counters, what waits for somebody, and which terms end next. */
export function DossiersHome() {
  const [isMine, setMine] = useState(true);
  const query = useQuery(homeQuery(isMine));
  const inWords = useProblem();
  if (query.isError) return <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Loading rows={5} />;
  const { items, total, statusCounts } = query.data;
  return (
    <>
      <StatusCounters counts={statusCounts} />
      <div className={classes.columns}>
        <WaitingList
          waiting={waitingDossiers(items)}
          readDossiers={items.length < total ? items.length : undefined}
          isMine={isMine}
          onMine={setMine}
        />
        <div className={classes.side}>
          <DueTerms due={dueDossiers(items)} />
          <StatusBars counts={statusCounts} />
        </div>
      </div>
    </>
  );
}
