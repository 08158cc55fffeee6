import { Modal } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Result } from '@prorata/contract/results/result';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { SendLog } from '../delivery/send-log.tsx';
import { useSendLogActs } from '../delivery/use-send-log-acts.ts';
import { sendResultsQuery } from './result-queries.ts';

interface ReportSendLogProps {
  readonly dossier: Dossier;
  readonly result: Result | undefined;
  readonly onClose: () => void;
}

/** Every mail and letter that carried the report, and what became of each. */
export function ReportSendLog({ dossier, result, onClose }: ReportSendLogProps) {
  const { t } = useTranslation(['calculation', 'states']);
  return (
    <Modal
      opened={result !== undefined}
      onClose={onClose}
      title={t('history.sendLog')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('states:back') }}
    >
      {result && <Log dossier={dossier} result={result} />}
    </Modal>
  );
}

function Log({ dossier, result }: { readonly dossier: Dossier; readonly result: Result }) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { acts, failure } = useSendLogActs(dossier.id, me.canWriteDossiers);
  const log = useQuery(sendResultsQuery(dossier.id, result.id));
  if (log.isError) return <LoadError {...inWords(log.error)} onRetry={() => void log.refetch()} />;
  if (log.data === undefined) return <Loading rows={4} />;
  return (
    <>
      {failure && <Refusal title={t('history.sendLog')} {...inWords(failure)} />}
      <SendLog results={log.data.items} acts={acts} />
    </>
  );
}
