import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { ReportLedger, Result } from '@prorata/contract/results/result';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Notice } from '../../components/notice.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { ledgerQuery } from './result-queries.ts';

interface SendingProgressProps {
  readonly dossier: Dossier;
  readonly result: Result;
  /** Opens the ledger of sending. */
  readonly onLook: () => void;
}

/** How many were handed the report, from the first sending until nobody is waited for any more. */
export function SendingProgress({ dossier, result, onLook }: SendingProgressProps) {
  const { t } = useTranslation('calculation');
  const { data: ledger } = useQuery(ledgerQuery(dossier.id, result.id));
  useFollowSending(dossier, ledger);
  if (ledger === undefined || !isStarted(ledger)) return null;
  const { handedOver, setAside, total, addressees } = ledger;
  const lacking = addressees.filter(({ isReceiptLacking }) => isReceiptLacking).length;
  if (handedOver + setAside === total && (lacking === 0 || dossier.status !== 'PvSent')) return null;
  const failed = addressees.filter(({ state }) => state === 'failed').length;
  const isCorrected = addressees.some(({ state, decision }) => state === 'unsent' && decision !== null);
  const isWaiting = dossier.status === 'Signed';
  // Of a report that was sent before there was a ledger, not everybody stands in it.
  if (!isWaiting && failed === 0 && !isCorrected && lacking === 0) return null;
  return (
    <Notice
      tone={failed > 0 ? 'negative' : lacking > 0 ? 'warning' : 'info'}
      role="status"
      title={t('sending.progress', { handedOver, count: total })}
      acts={
        <Button variant="default" size="compact-sm" onClick={onLook}>
          {t('history.sendLog')}
        </Button>
      }
    >
      {setAside > 0 && `${t('sending.setAside', { count: setAside })} `}
      {failed > 0
        ? t('sending.failed', { count: failed })
        : lacking > 0
          ? t('sending.lacking', { count: lacking })
          : t(isWaiting ? 'sending.wait' : 'sending.unsent')}
    </Notice>
  );
}

function isStarted({ addressees }: ReportLedger): boolean {
  return addressees.some(({ attempts, decision }) => attempts.length > 0 || decision !== null);
}

/** The last one who is handed the report moves the dossier on, without anybody at a screen. */
function useFollowSending(dossier: Dossier, ledger: ReportLedger | undefined): void {
  const refresh = useRefreshDossier(dossier.id);
  const isComplete = ledger !== undefined && ledger.handedOver + ledger.setAside === ledger.total;
  const isBehind = isComplete && dossier.status === 'Signed';
  useEffect(() => {
    if (isBehind) void refresh();
  }, [isBehind, refresh]);
}
