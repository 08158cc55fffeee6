import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FieldPath, useFieldArray } from 'react-hook-form';
import { Cell, ListProblem } from '../../components/form/field.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './cost-form.module.css';
import type { DossierCostForm } from './dossier-cost-values.ts';

/** How a cost follows the balance: a percentage of each layer of it, or what its class costs as a whole. */
const BRACKETS = {
  layers: {
    value: 'percentage',
    kind: 'percentage',
    first: { percentage: 0 },
    add: 'addLayer',
    remove: 'removeLayer',
  },
  classes: { value: 'cost', kind: 'amount', first: { cost: 0 }, add: 'addClass', remove: 'removeClass' },
} as const;

interface LayersProps {
  /** The layers of a period, or its classes. */
  readonly of: keyof typeof BRACKETS;
  /** The place of the period in the form, from 0. */
  readonly position: number;
  readonly isLocked: boolean;
}

/** What of a period goes by the balance, up to one limit after the other. */
export function Layers({ of, position, isLocked }: LayersProps) {
  const { t } = useTranslation(['costs', 'fields']);
  const bracket = BRACKETS[of];
  const name = `periods.${position}.${of}` as const;
  const { fields, insert, remove } = useFieldArray<DossierCostForm>({ name });
  /** Before the last one, which has no limit. */
  const add = () => insert(Math.max(fields.length - 1, 0), { upperLimit: null, ...bracket.first });
  return (
    <Cell span={12}>
      <Text fw={500} mb="xs">
        {t(`fields:dossierCost.periods.${of}`, { returnObjects: true })['']}
      </Text>
      <ListProblem name={name} />
      {fields.map(({ id }, place) => (
        <div key={id} className={classes.layer}>
          <DecimalField<DossierCostForm>
            name={`${name}.${place}.upperLimit`}
            kind="amount"
            span={6}
            hint={place === fields.length - 1 ? t('hints.upperLimit') : undefined}
            {...(isLocked && { isReadOnly: true })}
          />
          <DecimalField<DossierCostForm>
            name={`${name}.${place}.${bracket.value}` as FieldPath<DossierCostForm>}
            kind={bracket.kind}
            span={5}
            required
            {...(isLocked && { isReadOnly: true })}
          />
          {!isLocked && (
            <ActionIcon
              className={classes.layerRemove ?? ''}
              aria-label={t(bracket.remove, { number: place + 1 })}
              onClick={() => remove(place)}
            >
              <IconTrash />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isLocked && (
        <Button variant="default" leftSection={<IconPlus />} onClick={add}>
          {t(bracket.add)}
        </Button>
      )}
    </Cell>
  );
}
