import { Button, Flex, Group, Text } from '@mantine/core';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconPencil,
} from '@tabler/icons-react';
import { Block } from '../../components/block.tsx';
import { Cell } from '../../components/form/field.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
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
            leftSection={<IconPencil />}
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
        <Flex wrap="wrap" align="center" rowGap="xs" columnGap="xl" mih="3rem" px="lg" py="sm">
          {balanceToDistribute === null ? (
            <Text c="dimmed">{t('balance.notSet')}</Text>
          ) : (
            <>
              <Text size="xl" fw={600}>
                {formatAmount(balanceToDistribute, language)}
              </Text>
              <Attribution withoutAsset={collection.totals.withoutAsset} />
            </>
          )}
        </Flex>
      )}
    </Block>
  );
}

function Attribution({ withoutAsset }: { readonly withoutAsset: number }) {
  const { t } = useTranslation('dossiers');
  const amount = formatAmount(Math.abs(withoutAsset), useLanguage());
  if (withoutAsset === 0) {
    return (
      <Remark icon={IconCircleCheck} color="positive.8">
        {t('balance.allAttributed')}
      </Remark>
    );
  }
  return withoutAsset > 0 ? (
    <Remark icon={IconCircleDashed} color="dimmed">
      {t('balance.withoutAsset', { amount })}
    </Remark>
  ) : (
    <Remark icon={IconAlertTriangle} color="negative.8">
      {t('balance.tooMuch', { amount })}
    </Remark>
  );
}

interface RemarkProps {
  readonly icon: Icon;
  readonly color: string;
  readonly children: string;
}

function Remark({ icon: RemarkIcon, color, children }: RemarkProps) {
  return (
    <Group gap="0.375rem" wrap="nowrap" c={color}>
      <RemarkIcon aria-hidden />
      <Text>{children}</Text>
    </Group>
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
      labels={useFieldLabels('dossier')}
      outcome={outcome}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={edit.stop}
    >
      <DecimalField<BalanceForm> name="balanceToDistribute" kind="amount" span={4} />
      {soldAssets > 0 && (
        <Cell span={8}>
          <Button variant="subtle" mt="1.375rem" onClick={take}>
            {t('balance.takeAssets', { amount: formatAmount(soldAssets, language) })}
          </Button>
        </Cell>
      )}
    </RowForm>
  );
}
