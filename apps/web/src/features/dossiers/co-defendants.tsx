import { Button, Checkbox, Input, Stack } from '@mantine/core';
import { MAX_CO_DEFENDANTS } from '@prorata/contract/dossiers/estates';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { IconUserPlus } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowsField } from '../../components/claims/rows-field.tsx';
import { Cell, useField } from '../../components/form/field.tsx';
import { type Choice, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { fieldId, useFormSetting } from '../../components/form/form-setting.ts';
import { Hint } from '../../components/text.tsx';
import { DefendantSection, defendantKindOf } from './defendant-section.tsx';
import { BLANK_DEFENDANT, type DossierForm } from './dossier-form.ts';
import { useNameOf } from './use-defendant-name.ts';

interface CoDefendantsProps {
  readonly marksMissing: boolean;
  readonly legalForms: readonly Choice[];
}

/** Against whom the dossier runs besides the first, and what they have together. Without any, only the way to add one. */
export function CoDefendants({ marksMissing, legalForms }: CoDefendantsProps) {
  const { t } = useTranslation('dossiers');
  const { isReadOnly } = useFormSetting();
  const { fields, append, remove } = useFieldArray<DossierForm, 'coDefendants', 'key'>({
    name: 'coDefendants',
    keyName: 'key',
  });
  const leaveEstates = useLeaveEstates();
  const add = () => append({ ...BLANK_DEFENDANT, id: crypto.randomUUID() });
  return (
    <>
      {fields.map((person, place) => (
        <DefendantSection
          key={person.key}
          path={`coDefendants.${place}`}
          title={t('coDefendants.title', { number: place + 2 })}
          start={defendantKindOf(person) === 'company' ? 'company' : 'person'}
          marksMissing={marksMissing}
          legalForms={legalForms}
          onRemove={() => {
            leaveEstates(person.id);
            remove(place);
          }}
        />
      ))}
      {!isReadOnly && fields.length < MAX_CO_DEFENDANTS && (
        <FormSection title={t('coDefendants.more')}>
          <Cell span={12}>
            <Button variant="default" leftSection={<IconUserPlus />} onClick={add}>
              {t('coDefendants.add')}
            </Button>
            <Hint mt="xs">{t('coDefendants.hint')}</Hint>
          </Cell>
        </FormSection>
      )}
      {fields.length > 0 && <EstatesSection />}
    </>
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
