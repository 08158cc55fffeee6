import { Checkbox } from '@mantine/core';
import { useField } from '../../../components/form/field.tsx';
import classes from './consent-field.module.css';
import type { OnboardingForm } from './onboarding-values.ts';

interface ConsentFieldProps {
  readonly name: 'acceptsTermsOfUse' | 'acceptsPrivacyPolicy' | 'acceptsEula' | 'confirmsBailiffOrEmployee';
  /** What to say to someone who goes on without it. */
  readonly missing: string;
}

/** A box that must be ticked. */
export function ConsentField({ name, missing }: ConsentFieldProps) {
  const field = useField<OnboardingForm>({ name });
  return (
    <Checkbox
      id={field.id}
      ref={field.ref}
      classNames={{ label: classes.label ?? '', inner: classes.inner ?? '' }}
      label={field.label}
      error={field.error && missing}
      checked={field.value === true}
      onChange={({ currentTarget: { checked } }) => field.change(checked)}
    />
  );
}
