import { FIELDS, type Fields, type Subject } from '@prorata/contract/audit/fields';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { FieldLabels } from './form-setting.ts';

/**
 * The names of the fields of a thing, in the shape of its values: the same in its form, in lists (`t('fields:...')`)
 * and in the audit trail.
 */
export function useFieldLabels(thing: Subject): FieldLabels {
  const labelsOf = useLabelsOfThings();
  return useMemo(() => labelsOf(thing), [labelsOf, thing]);
}

/** The same where only the data tell which thing it is. */
export function useLabelsOfThings(): (thing: Subject) => FieldLabels {
  const { t } = useTranslation('fields');
  return useCallback(
    (thing) => {
      const parts = t('address', { returnObjects: true });
      const fields: Fields = FIELDS[thing];
      return listAddresses(fields).reduce(
        (labels, path) => withParts(labels, path.split('.'), parts),
        asLabels(t(thing, { returnObjects: true })),
      );
    },
    [t],
  );
}

/** The paths of all addresses of a thing, those in its lists among them. */
function listAddresses(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([path, field]) => {
    if (field.kind === 'address') return [path];
    return field.kind === 'lines' ? listAddresses(field.parts).map((part) => `${path}.${part}`) : [];
  });
}

/** The labels of all things are of this shape; which of them it is, is known only here. */
function asLabels(labels: object): FieldLabels {
  return labels as FieldLabels;
}

/** An address has a name of its own, and the parts of every address. */
function withParts(
  labels: FieldLabels,
  [name = '', ...rest]: readonly string[],
  parts: FieldLabels,
): FieldLabels {
  const label = labels[name] ?? '';
  if (rest.length > 0) return { ...labels, [name]: withParts(Object(label), rest, parts) };
  return { ...labels, [name]: typeof label === 'string' ? { '': label, ...parts } : label };
}
