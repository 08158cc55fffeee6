import { IconLock } from '@tabler/icons-react';
import classes from './fields.module.css';
import type { useField } from './use-field.ts';

type Field = Pick<
  ReturnType<typeof useField>,
  'id' | 'label' | 'error' | 'hint' | 'isMissing' | 'isReadOnly' | 'ref' | 'onBlur'
>;

/** How a field looks and says what it is, the same for every kind of input. */
export function inputProps(field: Field, required: boolean | undefined, inputClass = '') {
  const { isReadOnly, isMissing } = field;
  return {
    id: field.id,
    ref: field.ref,
    label: field.label,
    description: field.hint,
    error: field.error,
    required: required === true && !isReadOnly,
    readOnly: isReadOnly,
    onBlur: field.onBlur,
    classNames: {
      input: `${inputClass} ${isMissing ? classes.missing : ''}`,
      description: isMissing ? (classes.missingHint ?? '') : '',
    },
    ...(isReadOnly && { rightSection: <Lock />, rightSectionPointerEvents: 'none' as const }),
  };
}

function Lock() {
  return <IconLock className={classes.lock} size={14} stroke={1.75} aria-hidden />;
}
