import type { BodyOf, Call } from '@prorata/contract/call';
import { type Stale, staleProblemSchema } from '@prorata/contract/problems';
import { useMutation } from '@tanstack/react-query';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { listChanges, listErrors } from './field-paths.ts';
import type { SaveOutcome } from './form-messages.tsx';
import type { ContractForm, ValuesOf } from './use-contract-form.ts';

interface Saving<C extends Call, Saved> {
  readonly form: ContractForm<C>;
  readonly save: (body: BodyOf<C>) => Promise<Saved>;
  /** Where it leads elsewhere, it is waited for: until then the form cannot be sent a second time. */
  readonly onSaved: (saved: Saved) => unknown;
  /** Reads the values anew, for someone whose edit came second. Something new has no earlier version. */
  readonly reload?: () => Promise<ValuesOf<C>>;
  /** Told which fields were refused, here or by the server. */
  readonly onRefused?: (paths: readonly string[]) => void;
}

/**
 * Sends a form. What the server says about a field is shown on that field; an edit that came second is told who
 * changed what, and nothing typed is lost: the person chooses between the newest version and redoing their own.
 */
export function useSaving<C extends Call, Saved>({
  form,
  save,
  onSaved,
  reload,
  onRefused,
}: Saving<C, Saved>) {
  const inWords = useProblem();
  // Read while rendering: what is not, the form does not keep up to date.
  const { dirtyFields } = form.formState;
  const saving = useMutation({ mutationFn: save, onSuccess: onSaved });
  const reloading = useMutation({
    mutationFn: async (mine: readonly Change<C>[]) => {
      if (reload === undefined) return;
      form.reset(await reload());
      for (const { path, value } of mine) form.setValue(path, value, { shouldDirty: true });
      saving.reset();
    },
  });
  const error = reloading.error ?? saving.error;
  const conflict = staleOf(saving.error);
  const showFields = (failure: unknown) => {
    if (!(failure instanceof ProblemError) || failure.fields.length === 0) return;
    form.refuse(failure.fields);
    onRefused?.(failure.fields.map(({ path }) => path));
  };
  const outcome: SaveOutcome = {
    conflict,
    problem: error === null || staleOf(error) || hasFields(error) ? undefined : inWords(error),
    loadNewest: () => reloading.mutate([]),
    redoMine: () => reloading.mutate(changesOf(form, dirtyFields)),
  };

  return {
    submit: form.handleSubmit(
      (body) => saving.mutateAsync(body).catch(showFields),
      (errors) => onRefused?.(listErrors(errors).map(({ path }) => path)),
    ),
    isSaving: saving.isPending,
    outcome,
  };
}

function staleOf(error: unknown): Stale | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return staleProblemSchema.safeParse(error.problem).data?.stale;
}

function hasFields(error: Error): boolean {
  return error instanceof ProblemError && error.fields.length > 0;
}

interface Change<C extends Call> {
  readonly path: FieldPath<ValuesOf<C>>;
  readonly value: FieldPathValue<ValuesOf<C>, FieldPath<ValuesOf<C>>>;
}

function changesOf<C extends Call>(form: ContractForm<C>, dirtyFields: unknown): Change<C>[] {
  const paths = listChanges(dirtyFields) as FieldPath<ValuesOf<C>>[];
  return paths.map((path) => ({ path, value: form.getValues(path) }));
}
