import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../../../components/dialogs.tsx';
import { Refusal } from '../../../components/states.tsx';
import { Amount } from '../../../components/values.tsx';
import classes from './close-dialog.module.css';
import { Facts } from './facts.tsx';
import { Figures } from './figures.tsx';
import { useInvited } from './invited-context.ts';
import type { StatementRow } from './statement-card.tsx';
import { useClosing } from './use-closing.ts';

interface CloseDialogProps {
  readonly opened: boolean;
  /** All statements of the invitation; none when there is nothing to claim. */
  readonly statements: readonly StatementRow[];
  readonly onClose: () => void;
}

/** The last look before closing, which is final: what is filed, for how much, with how many documents. */
export function CloseDialog({ opened, statements, onClose }: CloseDialogProps) {
  const { t } = useTranslation('invited');
  const { office } = useInvited().dossier;
  const { close, isBusy, problem } = useClosing();
  const isEmpty = statements.length === 0;
  return (
    <IrreversibleDialog
      opened={opened}
      title={t(isEmpty ? 'close.titleEmpty' : 'close.title')}
      verb={t(isEmpty ? 'close.verbEmpty' : 'close.verb')}
      isBusy={isBusy}
      onConfirm={close}
      onClose={onClose}
    >
      <div className={classes.content}>
        <p className={classes.text}>
          {isEmpty
            ? t('close.willFileNothing', { office: office.name })
            : t('close.willFile', { count: statements.length, office: office.name })}
        </p>
        {!isEmpty && <Summary statements={statements} />}
        <p className={classes.final}>{t('close.final')}</p>
        {!isEmpty && <p className={classes.text}>{t('close.receipt')}</p>}
        {problem && <Refusal title={t('close.notClosed')} {...problem} />}
      </div>
    </IrreversibleDialog>
  );
}

function Summary({ statements }: Pick<CloseDialogProps, 'statements'>) {
  const { t } = useTranslation('invited');
  const total = sumCents(statements.map(({ totalAmountClaimed }) => centsFromEuros(totalAmountClaimed)));
  return (
    <div className={classes.summary}>
      <Facts
        facts={statements.map(({ creditorName, totalAmountClaimed, numberOfClaims, numberOfDocuments }) => [
          <span key="name">
            <span className={classes.name}>{creditorName}</span>
            <span className={classes.figures}>
              <Figures numberOfClaims={numberOfClaims} numberOfDocuments={numberOfDocuments} />
            </span>
          </span>,
          <Amount key="amount" euros={totalAmountClaimed} />,
        ])}
      />
      {statements.length > 1 && (
        <div className={classes.total}>
          <Facts facts={[[t('statements.total'), <Amount key="total" euros={eurosFromCents(total)} />]]} />
        </div>
      )}
    </div>
  );
}
