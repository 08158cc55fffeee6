import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageBody } from '../../components/page.tsx';
import { QueryState } from '../../components/states.tsx';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { BalanceChart } from './balance-chart.tsx';
import { ComputedMonths } from './computed-months.tsx';
import { ForecastNote } from './forecast-note.tsx';
import { MatrixCard } from './matrix-card.tsx';
import { PayersCard } from './payers-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import classes from './recurring.module.css';
import { recurringQuery } from './recurring-queries.ts';
import { RunsCard } from './runs-card.tsx';
import { StandingNotices } from './standing-notices.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TermsCard } from './terms-card.tsx';

/** What every part of the tab is about. */
export interface RecurringProps {
  readonly dossier: Dossier;
  readonly recurring: Recurring;
  /** Nothing is asked of who may only read. */
  readonly canWrite: boolean;
  /** Told while a receipt is filled in: the computations beside the lists would have the same fields. */
  readonly onEditing: (isEditing: boolean) => void;
}

/** Income that comes month by month: who pays, what came in, what each run gave to whom, and what is expected. */
export function RecurringTab({ dossier }: { readonly dossier: Dossier }) {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const query = useQuery(recurringQuery(dossier.id));
  const [isEditing, setEditing] = useState(false);
  if (query.data === undefined) {
    return (
      <PageBody>
        <QueryState query={query} rows={5} />
      </PageBody>
    );
  }
  const parts: RecurringProps = {
    dossier,
    recurring: query.data,
    // What belongs to the series goes on while the dossier of one run lies fast; what was erased does not.
    canWrite: me.canWriteDossiers && dossier.erasedAt === null,
    onEditing: setEditing,
  };
  return (
    <div className={classes.tab}>
      <div className={classes.layout}>
        <div className={classes.main}>
          <SummaryCard {...parts} />
          <StandingNotices {...parts} />
          <QuestionsCard {...parts} />
          <MatrixCard {...parts} />
          <ForecastNote {...parts} />
          <BalanceChart {...parts} />
          <RunsCard {...parts} />
          <ReceiptsCard {...parts} />
        </div>
        <aside className={classes.side}>
          {!isEditing && <ComputedMonths {...parts} />}
          <PayersCard {...parts} />
          <TermsCard {...parts} />
        </aside>
      </div>
    </div>
  );
}
