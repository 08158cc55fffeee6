import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconDownload, IconMailForward } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RowAct } from '../../components/row-menu.tsx';
import type { useExternalProvider } from './use-external-provider.ts';

/** What can be done with the invitation for the external provider, for a menu; nothing while nobody is set. */
export function useProviderActs(
  { externalProvider, isReadOnly, transactionKind }: Dossier,
  canWrite: boolean,
  { ask, download }: Pick<ReturnType<typeof useExternalProvider>, 'ask' | 'download'>,
): RowAct[] {
  const { t } = useTranslation('dossiers');
  if (externalProvider === null) return [];
  const provider = externalProvider;
  const withoutKind = transactionKind.length === 0 ? t('acts.externalProvider.noKind') : undefined;
  const look: RowAct = {
    key: 'downloadInvitation',
    label: t('acts.externalProvider.download', { provider }),
    icon: IconDownload,
    impossibleBecause: withoutKind,
    act: download,
  };
  const notify: RowAct = {
    key: 'notifyProvider',
    label: t('acts.externalProvider.menu', { provider }),
    icon: IconMailForward,
    impossibleBecause: isReadOnly ? t('acts.externalProvider.over') : withoutKind,
    act: ask,
  };
  return canWrite ? [notify, look] : [look];
}
