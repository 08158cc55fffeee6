import type { Document } from '@prorata/contract/statements/document';
import { missingOfTitle, TITLES, type Title, type TitleField } from '@prorata/domain/claims/titles';
import { TITLE_APPEALS, TITLE_KINDS, type TitleKind } from '@prorata/domain/vocabulary';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DateField } from '../form/date-fields.tsx';
import { type Choice, SelectField, TextField, YesNoField } from '../form/fields.tsx';
import { DecimalField } from '../form/number-fields.tsx';
import { RowsField } from './rows-field.tsx';
import { useTitleLine } from './title-line.ts';

interface TitlesFieldProps {
  /** Those of the statement, in which a title can be read. */
  readonly documents: readonly Document[];
  readonly hint: string;
  /** The office names each title before calculating; a creditor may leave that to it. */
  readonly isOffice: boolean;
  /** Where room is short a title is the line by which the report names it. */
  readonly isDense?: boolean;
}

/** Three beside each other, where there is room for it. */
const SPAN = 4;

/** On what the claim is founded: each title with the data that identify it, by its kind. */
export function TitlesField({ documents, hint, isOffice, isDense = false }: TitlesFieldProps) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  // That nobody contests a claim is for the office to find.
  const known = TITLE_KINDS.filter((kind) => isOffice || kind !== 'withoutTitle');
  const kinds = known.map((value) => ({ value, label: t(`vocabulary:titleKind.${value}`) }));
  const files = documents.map(({ id, fileName }) => ({ value: id, label: fileName }));
  const identify = useTitleLine();
  const line = {
    isWhole: (title: object) => missingOfTitle(title as Title).length === 0,
    show: (title: object) => identify(title as Title),
    changeLabel: (number: number) => t('titles.change', { number }),
  };
  return (
    <RowsField
      name="titles"
      title={t('titles.title')}
      hint={hint}
      addLabel={t('titles.add')}
      removeLabel={(number) => t('titles.remove', { number })}
      blank={() => ({ kind: 'judgment' })}
      line={isDense ? line : undefined}
    >
      {(path) => (
        <>
          <SelectField
            name={`${path}.kind`}
            span={3 * SPAN}
            choices={kinds}
            help="titleKind"
            searchable
            required
          />
          <FieldsOfKind path={path} files={files} isOffice={isOffice} />
        </>
      )}
    </RowsField>
  );
}

interface FieldsOfKindProps extends Pick<TitlesFieldProps, 'isOffice'> {
  readonly path: string;
  readonly files: readonly Choice[];
}

/** The data that a kind of title has; those without which nobody can tell which title is meant are marked. */
function FieldsOfKind({ path, files, isOffice }: FieldsOfKindProps) {
  const kind: TitleKind = useWatch({ name: `${path}.kind` });
  const { fields, needed } = TITLES[kind];
  const isNeeded = (field: TitleField) => isOffice && needed.includes(field);
  return (
    <>
      {fields.map((field) => (
        <OneField key={field} path={path} field={field} required={isNeeded(field)} />
      ))}
      <SelectField name={`${path}.documentId`} span={SPAN} choices={files} clearable />
      <TextField name={`${path}.note`} span={SPAN} required={isNeeded('note')} />
    </>
  );
}

interface TitleFieldsProps {
  /** The title in the form. */
  readonly path: string;
  readonly fields: readonly TitleField[];
}

/** Some data of a title, for who is asked for little. */
export function TitleFields({ path, fields }: TitleFieldsProps) {
  return fields.map((field) => <OneField key={field} path={path} field={field} required={false} />);
}

interface OneFieldProps {
  readonly path: string;
  readonly field: TitleField;
  readonly required: boolean;
}

const DATES: ReadonlySet<TitleField> = new Set([
  'date',
  'servedOn',
  'enforceableOn',
  'registeredOn',
  'dueDate',
  'protestDate',
  'certificateDate',
]);

function OneField({ path, field, required }: OneFieldProps) {
  const { t } = useTranslation('vocabulary');
  const name = `${path}.${field}`;
  if (DATES.has(field)) return <DateField name={name} span={SPAN} required={required} />;
  if (field === 'isDefault' || field === 'isProvisional') return <YesNoField name={name} span={SPAN} />;
  if (field === 'maximum') return <DecimalField name={name} kind="amount" span={SPAN} required={required} />;
  if (field === 'year') return <DecimalField name={name} kind="year" span={SPAN} required={required} />;
  if (field === 'appeal') {
    const appeals = TITLE_APPEALS.map((value) => ({ value, label: t(`titleAppeal.${value}`) }));
    return <SelectField name={name} span={SPAN} choices={appeals} clearable />;
  }
  return <TextField name={name} span={SPAN} required={required} />;
}
