import { Anchor, Radio, Stack } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Document } from '@prorata/contract/statements/document';
import { CLAIM_TYPES } from '@prorata/domain/vocabulary';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UploadDocument } from '../documents/document-facts.ts';
import { DropZone } from '../documents/drop-zone.tsx';
import { UploadList } from '../documents/upload-list.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { DateField } from '../form/date-fields.tsx';
import { Cell, useField } from '../form/field.tsx';
import { type Choice, ChoiceCardsField, SelectField, TextField } from '../form/fields.tsx';
import { DecimalField } from '../form/number-fields.tsx';
import classes from './claim-fields.module.css';
import type { ClaimValues } from './claim-values.ts';
import { PrivilegeField } from './privilege-field.tsx';

interface ClaimFieldsProps extends ProofFieldProps {
  readonly privileges: readonly Privilege[];
  /** The lots that a specific claim can draw on, for the office; the invited creditor only describes the thing. */
  readonly assets?: readonly Choice[] | undefined;
}

/** The fields of a claim, for a form over any of the calls that take one. The proof comes first, the rest after it. */
export function ClaimFields({ privileges, assets, ...proof }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const documentId = useWatch<ClaimValues, 'documentId'>({ name: 'documentId' });
  return (
    <>
      <ProofField {...proof} />
      {documentId ? (
        <ClaimItself privileges={privileges} assets={assets} />
      ) : (
        <p className={classes.then}>{t('proof.rest')}</p>
      )}
    </>
  );
}

function ClaimItself({ privileges, assets }: Pick<ClaimFieldsProps, 'privileges' | 'assets'>) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const type = useWatch<ClaimValues, 'type'>({ name: 'type' });
  const privilegeId = useWatch<ClaimValues, 'privilegeId'>({ name: 'privilegeId' });
  const privilege = privileges.find(({ id }) => id === privilegeId);
  useKeepTogether(privilege);
  const types = CLAIM_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:claimTypeInLaw.${value}`),
    text: t(`types.${value}`),
  }));
  return (
    <>
      <ChoiceCardsField<ClaimValues> name="type" choices={types} required />
      <PrivilegeField privileges={privileges} type={type} />
      {!assets && <p className={classes.neutral}>{t('privilege.neutral')}</p>}
      {type === 'specific' && assets && (
        <SelectField<ClaimValues>
          name="assetId"
          span={6}
          choices={assets}
          clearable
          hint={t('hints.assetId')}
        />
      )}
      {type === 'specific' && (
        <TextField<ClaimValues>
          name="assetDescription"
          span={assets ? 6 : 12}
          hint={assets && t('hints.assetDescription')}
        />
      )}
      <DecimalField<ClaimValues> name="amountDemanded" kind="amount" required />
      {privilege?.cap && privilege.cap.amount === null && (
        <DecimalField<ClaimValues> name="limit" kind="amount" hint={t('hints.limit')} />
      )}
      {(type === 'specific' || privilege?.validOn === 'claimDate') && (
        <DateField<ClaimValues> name="since" hint={t('hints.since')} />
      )}
    </>
  );
}

/** Another type has other privileges, and only a specific claim draws on one lot: what no longer fits is taken back. */
function useKeepTogether(privilege: Privilege | undefined): void {
  const { setValue, getValues } = useFormContext<ClaimValues>();
  const type = useWatch<ClaimValues, 'type'>({ name: 'type' });
  useEffect(() => {
    if (privilege !== undefined && privilege.type !== type) {
      setValue('privilegeId', null, { shouldDirty: true });
    }
    if (type !== 'specific' && getValues('assetId')) setValue('assetId', null, { shouldDirty: true });
  }, [type, privilege, setValue, getValues]);
}

interface ProofFieldProps {
  /** The documents of the statement. */
  readonly documents: readonly Document[];
  /** Adds a document to the statement; it is then chosen. */
  readonly upload: UploadDocument;
  readonly explain: (error: unknown) => string;
  readonly onOpenDocument: (document: Document) => void;
}

/** The document on which a claim rests: one of the statement's, or one that is uploaded here and now. */
function ProofField({ documents, upload, explain, onOpenDocument }: ProofFieldProps) {
  const { t } = useTranslation(['claims', 'vocabulary', 'forms']);
  const field = useField<ClaimValues>({ name: 'documentId' });
  const uploads = useUploads({ upload, explain, onArrived: ({ id }) => field.change(id) });
  return (
    <Cell span={12}>
      <Radio.Group
        id={field.id}
        label={field.label}
        description={t('proof.text')}
        error={field.error}
        required
        value={typeof field.value === 'string' ? field.value : null}
        onChange={field.change}
      >
        <ul>
          {documents.map((document) => (
            <li key={document.id} className={classes.document}>
              <Radio
                value={document.id}
                label={document.fileName}
                description={t(`vocabulary:documentType.${document.documentType}`)}
                disabled={field.isReadOnly}
              />
              <Anchor component="button" type="button" onClick={() => onOpenDocument(document)}>
                {t('forms:open')}
              </Anchor>
            </li>
          ))}
        </ul>
      </Radio.Group>
      {!field.isReadOnly && (
        <Stack gap="sm" mt="sm">
          <DropZone label={t('proof.upload')} isSingle onFiles={(files) => uploads.start(files, 'other')} />
          <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onDrop={uploads.drop} />
        </Stack>
      )}
    </Cell>
  );
}
