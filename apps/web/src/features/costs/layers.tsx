import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FieldError, get, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '../../components/form/field.tsx';
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
  const { t } = useTranslation('costs');
  const name = `periods.${position}.layers` as const;
  const { fields, insert, remove } = useFieldArray<DossierCostForm>({ name });
  /** Before the last layer, which has no limit. */
  const add = () => insert(Math.max(fields.length - 1, 0), { upperLimit: null, percentage: 0 });
  return (
    <div className={classes.layers}>
      <p className={classes.title}>{t('fields.layers')}</p>
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
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isLocked && (
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={add}>
          {t('addLayer')}
        </Button>
      )}
    </div>
  );
}

/** What is wrong with the layers together, such as limits that do not rise. */
function LayersProblem({ name }: { readonly name: string }) {
  const { errors } = useFormState<DossierCostForm>();
  const phrase = useErrorPhrase();
  const found: { readonly root?: FieldError } & Partial<FieldError> = get(errors, name) ?? {};
  const { type } = found;
  const error = found.root ?? (typeof type === 'string' ? { ...found, type } : undefined);
  return error ? <p className={classes.layerProblem}>{phrase(error)}</p> : null;
}
