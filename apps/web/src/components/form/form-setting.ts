import { createContext, useContext, useEffect } from 'react';

/**
 * The names of the fields, in the shape of the values: `{ name: 'Name', address: { city: 'City' } }`. A group that can
 * be wrong as a whole has its own name under `''`.
 */
export interface FieldLabels {
  readonly [field: string]: string | FieldLabels;
}

/** What all fields of a form share. */
export interface FormSetting {
  readonly labels: FieldLabels;
  readonly isReadOnly: boolean;
  /** Fields that may stay empty while the form is saved, but not for ever. */
  readonly missing: ReadonlySet<string>;
  /** Said under a field that has no hint of its own: where its value comes from. */
  readonly remarks?: ReadonlyMap<string, string> | undefined;
}

const FormSettingContext = createContext<FormSetting>({ labels: {}, isReadOnly: false, missing: new Set() });

export const FormSettingProvider = FormSettingContext.Provider;

export function useFormSetting(): FormSetting {
  return useContext(FormSettingContext);
}

const UnsavedContext = createContext<((count: number) => void) | undefined>(undefined);

export const UnsavedProvider = UnsavedContext.Provider;

/** Tells the dialog around a form how many fields would be lost by closing it. */
export function useReportUnsaved(count: number): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report?.(count);
    return () => report?.(0);
  }, [count, report]);
}

/** The name of a field by its path, of which the positions in a list (`rows.1.amount`) and its `root` are no part. */
export function labelOf(labels: FieldLabels, path: string): string {
  const names = path.split('.').filter((part) => !/^(?:\d+|root)$/.test(part));
  let found: string | FieldLabels | undefined = labels;
  for (const name of names) found = typeof found === 'object' ? found[name] : undefined;
  const own = typeof found === 'object' ? found[''] : found;
  return typeof own === 'string' ? own : path;
}

/** The id of a field's control; labels, descriptions and links lead to it. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

/** Goes to a field, or to the first one of a group. */
export function focusField(path: string): void {
  const inGroup = document.querySelector<HTMLElement>(`[id^="${CSS.escape(fieldId(path))}."]`);
  (document.getElementById(fieldId(path)) ?? inGroup)?.focus();
}
