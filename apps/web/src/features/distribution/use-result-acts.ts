import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Result } from '@prorata/contract/results/result';
import { IconHistory, IconLinkOff, IconReportMoney, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RowAct } from '../../components/row-menu.tsx';
import type { HistoryActs } from './use-history-acts.ts';
import { canSend } from './what-may-happen.ts';

/** What can be done with one calculation; what its state rules out is not offered. */
export function useResultActs(dossier: Dossier, result: Result, acts: HistoryActs): RowAct[] {
  const { t } = useTranslation('calculation');
  const act = (key: string, label: string, icon: RowAct['icon'], start: () => void) => ({
    key,
    label,
    icon,
    act: start,
  });
  return [
    act('log', t('history.log'), IconReportMoney, () => acts.show(result)),
    ...(result.sendDate === null
      ? []
      : [
          act('sendLog', t('history.sendLog'), IconHistory, () => acts.start('sendLog', result)),
          act('revoke', t('history.revoke'), IconLinkOff, () => acts.start('revoke', result)),
        ]),
    ...(canSend(dossier, result)
      ? [act('send', t('acts.send'), IconSend, () => acts.start('send', result))]
      : []),
    ...(result.signDate === null && !dossier.isReadOnly
      ? [act('remove', t('history.remove'), IconTrash, () => acts.start('remove', result))]
      : []),
  ];
}
