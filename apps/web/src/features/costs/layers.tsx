import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FieldError, get, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Cell, useErrorPhrase } from '../../components/form/field.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import classes from './cost-form.module.css';
import type { DossierCostForm } from './dossier-cost-values.ts';

interface LayersProps {
  /** The place of the period in the form, from 0. */
  readonly position: number;
  readonly isLocked: boolean;
}

/** The layers of a period: each percentage holds for the part of the balance up to its limit. */
export function Layers({ position, isLocked }: LayersProps) {
  const { t } = useTranslation(['costs', 'fields']);
  const name = `periods.${position}.layers` as const;
  const { fields, insert, remove } = useFieldArray<DossierCostForm>({ name });
  /** Before the last layer, which has no limit. */
  const add = () => insert(Math.max(fields.length - 1, 0), { upperLimit: null, percentage: 0 });
  return (
    <Cell span={12}>
      <Text fw={500} mb="xs">
        {t('fields:dossierCost.periods.layers', { returnObjects: true })['']}
      </Text>
      <LayersProblem name={name} />
      {fields.map(({ id }, layer) => (
        <div key={id} className={classes.layer}>
          <DecimalField<DossierCostForm>
            name={`${name}.${layer}.upperLimit`}
            kind="amount"
            span={6}
            hint={layer === fields.length - 1 ? t('hints.upperLimit') : undefined}
            {...(isLocked && { isReadOnly: true })}
          />
          <DecimalField<DossierCostForm>
            name={`${name}.${layer}.percentage`}
            kind="percentage"
            span={5}
            required
            {...(isLocked && { isReadOnly: true })}
          />
          {!isLocked && (
            <ActionIcon
              className={classes.layerRemove ?? ''}
              aria-label={t('removeLayer', { number: layer + 1 })}
              onClick={() => remove(layer)}
            >
              <IconTrash />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isLocked && (
        <Button variant="default" leftSection={<IconPlus />} onClick={add}>
          {t('addLayer')}
        </Button>
      )}
    </Cell>
  );
}

/** The classes of a period: what every balance up to a limit costs as a whole. */
export function Classes({ position, isLocked }: LayersProps) {
  const { t } = useTranslation(['costs', 'fields']);
  const name = `periods.${position}.classes` as const;
  const { fields, insert, remove } = useFieldArray<DossierCostForm>({ name });
  /** Before the last class, which has no limit. */
  const add = () => insert(Math.max(fields.length - 1, 0), { upperLimit: null, cost: 0 });
  return (
    <Cell span={12}>
      <Text fw={500} mb="xs">
        {t('fields:dossierCost.periods.classes', { returnObjects: true })['']}
      </Text>
      <LayersProblem name={name} />
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
            name={`${name}.${place}.cost`}
            kind="amount"
            span={5}
            required
            {...(isLocked && { isReadOnly: true })}
          />
          {!isLocked && (
            <ActionIcon
              className={classes.layerRemove ?? ''}
              aria-label={t('removeClass', { number: place + 1 })}
              onClick={() => remove(place)}
            >
              <IconTrash />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isLocked && (
        <Button variant="default" leftSection={<IconPlus />} onClick={add}>
          {t('addClass')}
        </Button>
      )}
    </Cell>
  );
}

/** What is wrong with the layers together, such as limits that do not rise. */
function LayersProblem({ name }: { readonly name: string }) {
  const { errors } = useFormState<DossierCostForm>();
  const phrase = useErrorPhrase();
  const found: { readonly root?: FieldError } & Partial<FieldError> = get(errors, name) ?? {};
  const { type } = found;
  const error = found.root ?? (typeof type === 'string' ? { ...found, type } : undefined);
  if (error === undefined) return null;
  return (
    <Text size="sm" c="negative.8" mb="xs">
      {phrase(error)}
    </Text>
  );
}
