import { dossierInvalidProblemSchema } from '@prorata/contract/distribution/finding';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../app/client/problem-error.ts';
import { useProblem } from '../../app/client/use-problem.ts';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { whatIfQuery } from './distribution-queries.ts';
import { useFindingPhrase } from './use-finding-phrase.ts';
import { type Change, isEmpty } from './what-if-change.ts';
import classes from './what-if-dialog.module.css';

interface WhatIfOutcomeProps {
  readonly dossierId: string;
  /** Nothing while a field holds something that is no amount. */
  readonly change: Change | undefined;
}

/** What the change would do to everyone, or why it cannot be calculated. */
export function WhatIfOutcome({ dossierId, change }: WhatIfOutcomeProps) {
  const { t } = useTranslation('calculation');
  const isAsked = change !== undefined && !isEmpty(change);
  const comparison = useQuery({ ...whatIfQuery(dossierId, change), enabled: isAsked });
  if (!isAsked) {
    return (
      <div className={classes.start}>
        <Empty icon={IconArrowsDiff} title={t('whatIf.start')}>
          {t('whatIf.startText')}
        </Empty>
      </div>
    );
  }
  if (comparison.isError) return <Impossible error={comparison.error} />;
  if (comparison.data === undefined) return <Loading rows={6} />;
  return (
    <div className={classes.outcome} data-waits={comparison.isPlaceholderData || undefined}>
      <ComparisonTable comparison={comparison.data} before={t('whatIf.before')} after={t('whatIf.after')} />
    </div>
  );
}

function Impossible({ error }: { readonly error: Error }) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const phrase = useFindingPhrase();
  const problem = error instanceof ProblemError ? error.problem : undefined;
  const { data } = dossierInvalidProblemSchema.safeParse(problem);
  const said = inWords(error);
  const message = data === undefined ? said.message : data.findings.map(phrase).join(' ');
  return <Refusal {...said} title={t('whatIf.failed')} message={message || said.message} />;
}
