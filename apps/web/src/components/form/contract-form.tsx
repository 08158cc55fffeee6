import type { Call } from '@prorata/contract/call';
import { type FormEventHandler, type ReactNode, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { listChanges } from './field-paths.ts';
import classes from './form.module.css';
import { type FieldLabels, FormSettingProvider, useReportUnsaved } from './form-setting.ts';
import type { ContractForm as Form } from './use-contract-form.ts';

interface ContractFormProps<C extends Call> {
  readonly form: Form<C>;
  readonly labels: FieldLabels;
  readonly isReadOnly?: boolean;
  readonly missing?: ReadonlySet<string>;
  readonly remarks?: ReadonlyMap<string, string>;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** Around the fields: their shared setting, and the act of sending. The browser's own checks are left out. */
export function ContractForm<C extends Call>({
  form,
  labels,
  isReadOnly = false,
  missing = NONE,
  remarks,
  onSubmit,
  children,
}: ContractFormProps<C>) {
  useReportUnsaved(listChanges(form.formState.dirtyFields).length);
  // How to act on the form stays the same; whoever shows how it stands asks for that by itself. Given anew each time, it
  // would draw every field again whenever one of them is touched.
  const [acts, setActs] = useState(form);
  if (acts.control !== form.control) setActs(form);
  const setting = useMemo(
    () => ({ labels, isReadOnly, missing, remarks }),
    [labels, isReadOnly, missing, remarks],
  );
  return (
    <FormProvider {...acts}>
      <FormSettingProvider value={setting}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            // React tells of it the form around the dialog too, though that lies elsewhere on the page.
            event.stopPropagation();
            onSubmit(event);
          }}
        >
          {children}
        </form>
      </FormSettingProvider>
    </FormProvider>
  );
}
