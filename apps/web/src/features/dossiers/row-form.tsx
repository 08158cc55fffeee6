import { Button, Fieldset, Group, VisuallyHidden } from '@mantine/core';
import type { Call } from '@prorata/contract/call';
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages, type SaveOutcome } from '../../components/form/form-messages.tsx';
import type { FieldLabels } from '../../components/form/form-setting.ts';
import { LeaveWarning } from '../../components/form/save-bar.tsx';
import type { ContractForm as Form } from '../../components/form/use-contract-form.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './balance.module.css';

interface RowFormProps<C extends Call> {
  /** What is edited, for screen readers. */
  readonly label: string;
  readonly form: Form<C>;
  readonly labels: FieldLabels;
  readonly outcome: SaveOutcome;
  readonly isSaving: boolean;
  readonly onSubmit: FormEventHandler;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Editing in the place of a row: Enter saves, Escape leaves, Tab walks. */
export function RowForm<C extends Call>({
  label,
  form,
  labels,
  outcome,
  isSaving,
  onSubmit,
  onClose,
  children,
}: RowFormProps<C>) {
  const { t } = useTranslation('forms');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed to come here has gone: the keys go on in the first field.
    place.current?.querySelector('input')?.focus();
  }, []);
  const leave = (event: KeyboardEvent) => {
    // A list that is open takes the key for itself.
    const isListOpen = event.target instanceof Element && event.target.matches('[aria-expanded="true"]');
    if (event.key === 'Escape' && !isListOpen && !isSaving) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a short cut for the button that stands below.
    <div ref={place} className={classes.rowForm} onKeyDown={leave}>
      <ContractForm<C> form={form} labels={labels} onSubmit={onSubmit}>
        <FormMessages outcome={outcome} />
        <Fieldset variant="unstyled" m={0} p={0} legend={<VisuallyHidden>{label}</VisuallyHidden>}>
          <FieldGrid>{children}</FieldGrid>
        </Fieldset>
        {/* Leaving a field may show a complaint under it, which would move the button away from under the mouse. */}
        <Group justify="flex-end" gap="sm" mt="md" onMouseDown={(event) => event.preventDefault()}>
          <Button variant="default" disabled={isSaving} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </Group>
        <LeaveWarning />
      </ContractForm>
    </div>
  );
}
