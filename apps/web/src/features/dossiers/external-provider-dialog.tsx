import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import classes from './dossier-act-dialogs.module.css';
import type { useExternalProvider } from './use-external-provider.ts';

interface ExternalProviderDialogProps {
  readonly dossier: Dossier;
  readonly notifying: ReturnType<typeof useExternalProvider>;
}

/** Asks before the invitation goes to the external provider. */
export function ExternalProviderDialog({ dossier, notifying }: ExternalProviderDialogProps) {
  const { t } = useTranslation('dossiers');
  const { isAsked, isBusy, problem, confirm, close } = notifying;
  const words = { provider: dossier.externalProvider ?? '', number: dossier.fileNumber };
  return (
    <IrreversibleDialog
      opened={isAsked}
      title={t('acts.externalProvider.title', words)}
      verb={t('acts.externalProvider.verb')}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={close}
    >
      <p className={classes.text}>{t('acts.externalProvider.text', words)}</p>
      {problem && <Refusal title={t('acts.externalProvider.failed')} {...problem} />}
    </IrreversibleDialog>
  );
}
