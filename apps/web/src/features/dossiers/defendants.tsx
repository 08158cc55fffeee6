import { Button, Checkbox, Input, Stack } from '@mantine/core';
import { MAX_CO_DEFENDANTS } from '@prorata/contract/dossiers/estates';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { IconUserPlus } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { RowsField } from '../../components/claims/rows-field.tsx';
import { Cell, useField } from '../../components/form/field.tsx';
import { type Choice, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { fieldId, useFormSetting } from '../../components/form/form-setting.ts';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DefendantSection, defendantKindOf } from './defendant-section.tsx';
import { BLANK_DEFENDANT, type DossierForm } from './dossier-form.ts';
import { useNameOf } from './use-defendant-name.ts';

interface DefendantsProps {
  /** What is asked for of the first, while the values do not tell. */
  readonly start: 'person' | 'company';
  readonly marksMissing: boolean;
  readonly legalForms: readonly Choice[];
}

/** Against whom the dossier runs. With one, nothing tells that there may be more but the way to add one. */
export function Defendants({ start, ...section }: DefendantsProps) {
  const { t } = useTranslation('dossiers');
  const { fields, append, remove } = useFieldArray<DossierForm, 'coDefendants', 'key'>({
    name: 'coDefendants',
    keyName: 'key',
  });
  const leaveEstates = useLeaveEstates();
  const add = fields.length < MAX_CO_DEFENDANTS && (
    <AddDefendant onAdd={() => append({ ...BLANK_DEFENDANT, id: crypto.randomUUID() })} />
  );
  return (
    <>
      <DefendantSection
        path="defendant"
        title={fields.length > 0 ? t('coDefendants.title', { number: 1 }) : t('sections.defendant')}
        start={start}
        {...section}
        foot={fields.length === 0 && add}
      />
      {fields.map((person, place) => (
        <DefendantSection
          key={person.key}
          path={`coDefendants.${place}`}
          title={t('coDefendants.title', { number: place + 2 })}
          start={defendantKindOf(person)}
          {...section}
          onRemove={() => {
            leaveEstates(person.id);
            remove(place);
          }}
          foot={place === fields.length - 1 && add}
        />
      ))}
      {fields.length > 0 && <EstatesSection />}
    </>
  );
}

function AddDefendant({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation('dossiers');
  const { isReadOnly } = useFormSetting();
  if (isReadOnly) return null;
  return (
    <Cell span={12}>
      <Button variant="subtle" leftSection={<IconUserPlus />} onClick={onAdd}>
        {t('coDefendants.add')}
      </Button>
      <Hint>{t('coDefendants.hint')}</Hint>
    </Cell>
  );
}

/** Whoever leaves the dossier has nothing in common with the others any more; alone, nobody has a common estate. */
function useLeaveEstates() {
  const { getValues, setValue } = useFormContext<DossierForm>();
  return (id: string) => {
    const estates = (getValues('estates') ?? [])
      .map((estate) => ({ ...estate, memberIds: estate.memberIds.filter((member) => member !== id) }))
      .filter(({ memberIds }) => memberIds.length > 1);
    setValue('estates', estates, { shouldDirty: true });
  };
}

/** What several defendants have together besides what each has alone. */
function EstatesSection() {
  const { t } = useTranslation('dossiers');
  const people = usePeopleOfForm();
  return (
    <FormSection title={t('estates.title')} hint={t('estates.hint')}>
      <RowsField
        name="estates"
        title={t('estates.rows')}
        hint={t('estates.none')}
        addLabel={t('estates.add')}
        removeLabel={(number) => t('estates.remove', { number })}
        blank={() => ({
          id: crypto.randomUUID(),
          kind: 'common',
          name: '',
          memberIds: people.map(({ id }) => id),
        })}
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} span={6} required hint={t('estates.nameHint')} />
            <MembersField name={`${path}.memberIds`} people={people} />
          </>
        )}
      </RowsField>
    </FormSection>
  );
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Everybody against whom the dossier runs, as the form calls them at this moment. */
function usePeopleOfForm(): Person[] {
  const { t } = useTranslation('dossiers');
  const nameOf = useNameOf();
  const [first, others] = useWatch<DossierForm, ['defendant', 'coDefendants']>({
    name: ['defendant', 'coDefendants'],
  });
  return [{ ...first, id: MAIN_DEFENDANT }, ...(others ?? [])].map((person, place) => ({
    id: person.id,
    name: nameOf(person) || t('coDefendants.title', { number: place + 1 }),
  }));
}

interface MembersFieldProps {
  readonly name: string;
  readonly people: readonly Person[];
}

function MembersField({ name, people }: MembersFieldProps) {
  const field = useField({ name });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: string, isChosen: boolean) =>
    field.change(
      people.map((person) => person.id).filter((other) => (other === id ? isChosen : chosen.includes(other))),
    );
  return (
    <Cell span={6}>
      <Input.Wrapper labelElement="div" label={field.label} error={field.error} required>
        <Stack gap="xs" mt="xs" role="group" aria-label={field.label}>
          {people.map((person, place) => (
            <Checkbox
              key={person.id}
              {...(place === 0 && { id: fieldId(name) })}
              label={person.name}
              checked={chosen.includes(person.id)}
              disabled={field.isReadOnly}
              onChange={({ currentTarget }) => toggle(person.id, currentTarget.checked)}
            />
          ))}
        </Stack>
      </Input.Wrapper>
    </Cell>
  );
}
