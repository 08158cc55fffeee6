import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Statement } from '@prorata/contract/statements/statement';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { StatementStateBadge } from '../../components/badges.tsx';
import { PageBody } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useOpenStatement } from './open-statement.ts';
import { RemoveStatement, useRemovingStatement, useWhyNotRemove } from './remove-statement.tsx';
import { StatementEditor } from './statement-editor.tsx';
import { StatementHead } from './statement-head.tsx';
import { statementQuery } from './statement-queries.ts';
import { useCreditorName } from './statement-state.tsx';

interface StatementDetailProps {
  readonly dossier: Dossier;
  readonly statementId: string;
}

/** One statement of the office. */
export function StatementDetail({ dossier, statementId }: StatementDetailProps) {
  const { t } = useTranslation('statements');
  const inWords = useProblem();
  const query = useQuery(statementQuery(dossier.id, statementId));
  if (query.data !== undefined) return <LoadedStatement dossier={dossier} statement={query.data} />;
  return (
    <>
      <StatementHead title={t('label')} />
      <PageBody>
        {query.isError ? (
          <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <Loading rows={5} />
        )}
      </PageBody>
    </>
  );
}

interface LoadedStatementProps {
  readonly dossier: Dossier;
  readonly statement: Statement;
}

function LoadedStatement({ dossier, statement }: LoadedStatementProps) {
  const { t } = useTranslation('forms');
  const { toListForSure } = useOpenStatement();
  const removing = useRemovingStatement(dossier.id, toListForSure);
  const whyNot = useWhyNotRemove(dossier);
  const name = useCreditorName()(statement);
  const row = { ...statement, origin: 'bailiff', status: null } as const;
  return (
    <>
      <StatementHead
        title={name}
        remarks={<StatementStateBadge state={statement.validated ? 'validated' : 'notValidated'} />}
        actions={
          <RowMenu
            name={name}
            acts={[
              {
                key: 'remove',
                label: t('remove'),
                icon: IconTrash,
                impossibleBecause: whyNot(row),
                act: () => removing.ask(row),
              },
            ]}
          />
        }
      />
      <StatementEditor dossier={dossier} statement={statement} />
      <RemoveStatement removing={removing} />
    </>
  );
}
