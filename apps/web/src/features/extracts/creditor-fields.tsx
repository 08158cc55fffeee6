import { Title } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import { CREDITOR_TYPES, LEGAL_FORMS } from '@prorata/domain/vocabulary';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { privilegeName } from '../../components/claims/privilege-words.ts';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { labelOf, useFormSetting } from '../../components/form/form-setting.ts';
import {
  CheckedNumberField,
  DecimalField,
  ENTERPRISE_NUMBER,
  NATIONAL_NUMBER,
} from '../../components/form/number-fields.tsx';
import { Hint } from '../../components/text.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useCountries } from '../parties/use-countries.ts';
import { isEnterprise, isPerson } from '../statements/statement-values.ts';
import classes from './creditor-fields.module.css';
import type { CreditorValues } from './creditor-values.ts';
import { SourceMark } from './source-mark.tsx';
import { usePrivileges } from './use-privileges.ts';
import type { Wizard } from './use-wizard.ts';

interface CreditorFieldsProps {
  readonly draft: ExtractDraft;
  readonly creditor: ExtractCreditor;
  readonly wizard: Wizard;
  /** A statement names the privilege; an invited creditor does so itself. */
  readonly isStatement: boolean;
  readonly onShow: (name: string) => void;
}

/** Who the creditor is and what it claims, each field beside its source. */
export function CreditorFields({ draft, creditor, wizard, isStatement, onShow }: CreditorFieldsProps) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const countries = useCountries();
  const type = useWatch<CreditorValues, 'creditorType'>({ name: 'creditorType' });
  const types = CREDITOR_TYPES.map((value) => ({ value, label: t(`vocabulary:creditorType.${value}`) }));
  const forms = LEGAL_FORMS.map((value) => ({ value, label: t(`vocabulary:legalForm.${value}`) }));
  const mark = (source: MarkedField, path: string) => (
    <Mark creditor={creditor} source={source} path={path} onShow={onShow} />
  );
  const absent = t('mark.notInExtract');
  return (
    <section className={classes.fields}>
      <Title order={3}>{t('creditors.who')}</Title>
      <Row>
        <SelectField<CreditorValues> name="creditorType" choices={types} />
      </Row>
      {isPerson(type) && (
        <>
          <Row mark={mark('firstName', 'firstName')}>
            <TextField<CreditorValues> name="firstName" placeholder={absent} />
          </Row>
          <Row mark={mark('lastName', 'lastName')}>
            <TextField<CreditorValues> name="lastName" placeholder={absent} />
          </Row>
          <Row mark={mark('nationalNumber', 'nationalNumber')}>
            <CheckedNumberField<CreditorValues> name="nationalNumber" kind={NATIONAL_NUMBER} />
          </Row>
        </>
      )}
      {isEnterprise(type) && (
        <>
          {!isPerson(type) && (
            <Row mark={mark('corporateName', 'corporateName')}>
              <TextField<CreditorValues> name="corporateName" placeholder={absent} />
            </Row>
          )}
          <Row mark={mark('corporateForm', 'corporateForm')} isWide>
            <SelectField<CreditorValues> name="corporateForm" choices={forms} searchable />
          </Row>
          <Row mark={mark('kboNumber', 'kboNumber')}>
            <CheckedNumberField<CreditorValues> name="kboNumber" kind={ENTERPRISE_NUMBER} />
          </Row>
        </>
      )}
      <GroupRow label={t('creditors.street')} mark={mark('address', 'creditorAddress')} columns="street">
        <TextField<CreditorValues> name="creditorAddress.street" />
        <TextField<CreditorValues> name="creditorAddress.housenumber" />
        <TextField<CreditorValues> name="creditorAddress.housenumberaddition" />
      </GroupRow>
      <GroupRow label={t('creditors.place')} columns="place">
        <TextField<CreditorValues> name="creditorAddress.zipcode" />
        <TextField<CreditorValues> name="creditorAddress.city" />
      </GroupRow>
      <Row>
        <SelectField<CreditorValues>
          name="creditorAddress.country"
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
          searchable
        />
      </Row>
      <Row mark={mark('email', 'primaryEmail')}>
        <TextField<CreditorValues> name="primaryEmail" type="email" placeholder={absent} />
      </Row>
      <Row>
        <DecimalField<CreditorValues> name="totalAmountClaimed" kind="amount" />
      </Row>
      {isStatement && <PrivilegeRow draft={draft} wizard={wizard} />}
    </section>
  );
}

function PrivilegeRow({ draft, wizard }: Pick<CreditorFieldsProps, 'draft' | 'wizard'>) {
  const language = useLanguage();
  const privileges = usePrivileges(draft, wizard.progress);
  return (
    <Row>
      <SelectField<CreditorValues>
        name="privilegeId"
        choices={privileges.map((one) => ({ value: one.id, label: privilegeName(one, language) }))}
        searchable
        clearable
      />
    </Row>
  );
}

type MarkedField =
  | 'firstName'
  | 'lastName'
  | 'nationalNumber'
  | 'corporateName'
  | 'corporateForm'
  | 'kboNumber'
  | 'address'
  | 'email';

interface MarkProps {
  readonly creditor: ExtractCreditor;
  readonly source: MarkedField;
  /** Of the field in the form. */
  readonly path: string;
  readonly onShow: (name: string) => void;
}

function Mark({ creditor, source, path, onShow }: MarkProps) {
  const { t } = useTranslation('extracts');
  const { labels } = useFormSetting();
  const value = useWatch({ name: path === 'creditorAddress' ? 'creditorAddress.street' : path });
  const found = creditor[source];
  // Not in the extract, but known or typed since.
  if (found.printed === null && value) return <Hint>{t('mark.added')}</Hint>;
  return <SourceMark found={found} label={labelOf(labels, path)} onShow={() => onShow(source)} />;
}

interface RowProps {
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A field with its name to the left and its source to the right. */
function Row({ mark, isWide = false, children }: RowProps & { readonly isWide?: boolean }) {
  return (
    <div className={classes.row}>
      <div className={classes.field} data-wide={isWide || undefined}>
        {children}
      </div>
      <div className={classes.mark}>{mark}</div>
    </div>
  );
}

interface GroupRowProps extends RowProps {
  readonly label: string;
  readonly columns: 'street' | 'place';
}

/** Fields that belong on one line, such as those of an address. */
function GroupRow({ label, columns, mark, children }: GroupRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.group}>
        <span className={classes.label} aria-hidden>
          {label}
        </span>
        <div className={classes.together} data-columns={columns}>
          {children}
        </div>
      </div>
      <div className={classes.mark}>{mark}</div>
    </div>
  );
}
