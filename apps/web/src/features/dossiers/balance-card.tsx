import { Button } from '@mantine/core';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Block } from '../../components/block.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import classes from './balance.module.css';
import type { BalancePart } from './balance-part.ts';
import { type BalanceForm, balanceValuesOf } from './cost-values.ts';
import { RowForm } from './row-form.tsx';
import { useSavingBalance } from './use-saving-balance.ts';

/** The balance to distribute, and how much of it belongs to no asset yet. */
export function BalanceCard({ dossier, collection, edit }: BalancePart) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  const { balanceToDistribute } = collection;
  const isEdited = edit.isEdited('balance', dossier.id);
  return (
    <Block
      title={t('balance.title')}
      act={
        !dossier.isReadOnly &&
        !isEdited && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.75} />}
            disabled={edit.edited !== undefined}
            onClick={() => edit.start('balance', dossier.id)}
          >
            {t(balanceToDistribute === null ? 'balance.fillIn' : 'balance.edit')}
          </Button>
        )
      }
    >
      {isEdited ? (
        <BalanceEditor dossier={dossier} collection={collection} edit={edit} />
      ) : (
        <div className={classes.line}>
          <p className={classes.amount} data-none={balanceToDistribute === null || undefined}>
            {balanceToDistribute === null ? t('balance.notSet') : formatAmount(balanceToDistribute, language)}
          </p>
          {balanceToDistribute !== null && <Attribution withoutAsset={collection.totals.withoutAsset} />}
        </div>
      )}
    </Block>
  );
}

function Attribution({ withoutAsset }: { readonly withoutAsset: number }) {
  const { t } = useTranslation('dossiers');
  const amount = formatAmount(Math.abs(withoutAsset), useLanguage());
  if (withoutAsset === 0) {
    return (
      <p className={classes.remark} data-tone="positive">
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        {t('balance.allAttributed')}
      </p>
    );
  }
  if (withoutAsset > 0) {
    return (
      <p className={classes.remark}>
        <IconCircleDashed size={16} stroke={1.75} aria-hidden />
        {t('balance.withoutAsset', { amount })}
      </p>
    );
  }
  return (
    <p className={classes.remark} data-tone="negative">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {t('balance.tooMuch', { amount })}
    </p>
  );
}

function BalanceEditor({ dossier, collection, edit }: BalancePart) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  const { form, submit, isSaving, outcome } = useSavingBalance(dossier.id, {
    values: balanceValuesOf(collection),
    reloaded: balanceValuesOf,
    onSaved: edit.stop,
  });
  const { soldAssets } = collection.totals;
  const take = () =>
    form.setValue('balanceToDistribute', soldAssets, { shouldDirty: true, shouldValidate: true });
  return (
    <RowForm<typeof dossiersCalls.setBalance>
      label={t('balance.edit')}
      form={form}
      labels={t('balance.fields', { returnObjects: true })}
      outcome={outcome}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={edit.stop}
    >
      <DecimalField<BalanceForm> name="balanceToDistribute" kind="amount" span={4} />
      {soldAssets > 0 && (
        <div className={classes.take}>
          <Button variant="subtle" onClick={take}>
            {t('balance.takeAssets', { amount: formatAmount(soldAssets, language) })}
          </Button>
        </div>
      )}
    </RowForm>
  );
}
