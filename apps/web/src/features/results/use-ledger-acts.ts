import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { LedgerAddressee } from '@prorata/contract/results/result';
import {
  IconEye,
  IconMapPin,
  IconMessagePlus,
  IconSend,
  IconSignature,
  IconUpload,
  IconUserMinus,
} from '@tabler/icons-react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { RowAct } from '../../components/row-menu.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { useActivityPlace } from '../activity/activity-place.ts';
import { useSendLogActs } from '../delivery/use-send-log-acts.ts';
import type { LedgerRow, Proof } from './ledger-rows.ts';
import type { ReportPlace } from './receipt-paper.tsx';

/** Which dialog is open, and about whom where it is about one of them. */
export interface AskedAbout {
  readonly dialog: 'correct' | 'setAside' | 'receipt' | 'count' | 'send';
  readonly addressee?: LedgerAddressee;
}

interface LedgerActsProps {
  readonly dossier: Dossier;
  readonly place: ReportPlace;
  readonly ask: (about: AskedAbout) => void;
  readonly open: (row: Pick<LedgerRow, 'key'>) => void;
}

/** What can be done about each addressee of a report; deciding ends when everything is paid. */
export function useLedgerActs({ dossier, place, ask, open }: LedgerActsProps) {
  const { t } = useTranslation(['sending', 'activity']);
  const activity = useActivityPlace();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { acts: sendLog, failure } = useSendLogActs(dossier.id, me.canWriteDossiers);
  const receipt = useMutation({
    mutationFn: (addresseeId: string) =>
      request(resultsCalls.downloadReceipt, { params: { ...place, addresseeId } }),
    onSuccess: saveFile,
  });
  const canDecide = me.canWriteDossiers && ['Signed', 'PvSent', 'ToPay'].includes(dossier.status);
  const decisionsAbout = ({ key, addressee }: LedgerRow): RowAct[] => {
    const { state, receivedOn } = addressee;
    const isLacking = state === 'failed' || state === 'unsent';
    const isWaitedFor = state !== 'setAside';
    const act = (dialog: AskedAbout['dialog'], label: string, icon: RowAct['icon']): RowAct => ({
      key: dialog,
      label,
      icon,
      act: () => ask({ dialog, addressee }),
    });
    return [
      ...(isLacking ? [act('send', t(state === 'failed' ? 'sendAgain' : 'send'), IconSend)] : []),
      ...(isWaitedFor ? [act('correct', t('correct.open'), IconMapPin)] : []),
      act('receipt', t('receipt.open'), IconSignature),
      ...(receivedOn !== null && addressee.receipt === null
        ? [{ key: 'attach', label: t('receipt.attach'), icon: IconUpload, act: () => open({ key }) }]
        : []),
      ...(isWaitedFor ? [act('setAside', t('aside.open'), IconUserMinus)] : []),
    ];
  };
  const noteOn = ({ attempt, addressee: { name: label } }: LedgerRow): RowAct[] => {
    if (activity === undefined || attempt === null) return [];
    return [
      {
        key: 'note',
        label: t('activity:note.write', { thing: label }),
        icon: IconMessagePlus,
        act: () => activity.open({ kind: 'delivery', id: attempt.id, label }),
      },
    ];
  };
  return {
    canDecide,
    sendLog,
    failure: failure ?? receipt.error,
    /** What the office can decide about whom a row is about. */
    decisionsAbout: (row: LedgerRow) => (canDecide ? decisionsAbout(row) : []),
    /** The same, after a look at it. */
    of: (row: LedgerRow): RowAct[] => [
      { key: 'open', label: t('panel.open'), icon: IconEye, act: () => open(row) },
      ...noteOn(row),
      ...(canDecide ? decisionsAbout(row) : []),
    ],
    /** Records the day of a receipt, or leads to where its paper is added. */
    addProof: (row: LedgerRow) =>
      row.addressee.receivedOn === null ? ask({ dialog: 'receipt', addressee: row.addressee }) : open(row),
    saveProof: (proof: Proof, { addressee }: LedgerRow) => {
      if (proof.kind === 'receipt') receipt.mutate(addressee.id);
      else if (proof.kind === 'deposit') sendLog.downloadProof?.(proof.registeredLetterId);
      else sendLog.downloadEvidence?.(proof);
    },
  };
}
export type LedgerActs = ReturnType<typeof useLedgerActs>;
