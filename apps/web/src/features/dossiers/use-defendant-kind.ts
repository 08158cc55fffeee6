import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type DefendantKind, defendantKindOf } from './defendant-kind.ts';
import type { DossierForm } from './dossier-values.ts';

type Company = Pick<DossierForm['defendant'], 'companyName' | 'kboNumber' | 'corporateForm'>;

const NO_COMPANY: Company = { companyName: null, kboNumber: null, corporateForm: null };

/**
 * Whether the form asks for a person or a company: as the defendant's values say, until somebody chooses. A person has
 * no company's values: they go with the choice, and are back when it is turned around.
 */
export function useDefendantKind(start: DefendantKind): [DefendantKind, (kind: DefendantKind) => void] {
  const { getValues, setValue } = useFormContext<DossierForm>();
  const { isDirty } = useFormState<DossierForm>();
  const [chosen, setChosen] = useState<DefendantKind>();
  const kept = useRef<Company>(NO_COMPANY);
  const values = useWatch<DossierForm, 'defendant'>({ name: 'defendant' });
  useEffect(() => {
    // Saved or undone: the values speak for themselves again.
    if (!isDirty) setChosen(undefined);
  }, [isDirty]);
  const choose = (kind: DefendantKind) => {
    // A copy: the form changes its own values in their place.
    if (kind === 'person') kept.current = { ...getValues('defendant') };
    const { companyName, kboNumber, corporateForm } = kind === 'person' ? NO_COMPANY : kept.current;
    setValue('defendant.companyName', companyName ?? null, { shouldDirty: true });
    setValue('defendant.kboNumber', kboNumber ?? null, { shouldDirty: true });
    setValue('defendant.corporateForm', corporateForm ?? null, { shouldDirty: true });
    setChosen(kind);
  };
  const byValues = defendantKindOf(values) === 'company' ? 'company' : start;
  return [chosen ?? byValues, choose];
}
