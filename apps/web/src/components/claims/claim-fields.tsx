import { Anchor, Button, Chip, FileButton, Group, Input, Radio, Stack } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Document } from '@prorata/contract/statements/document';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { CLAIM_TYPES } from '@prorata/domain/vocabulary';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { UploadDocument } from '../documents/document-facts.ts';
import { DropZone } from '../documents/drop-zone.tsx';
import { UploadList } from '../documents/upload-list.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { DateField } from '../form/date-fields.tsx';
import { Cell, useField } from '../form/field.tsx';
import { CheckField, ChoiceCardsField, TextField } from '../form/fields.tsx';
import { CheckedNumberField, DecimalField, NATIONAL_NUMBER } from '../form/number-fields.tsx';
import classes from './claim-fields.module.css';
import type { ClaimValues } from './claim-values.ts';
import { PeriodsField } from './periods-field.tsx';
import { PrivilegeField } from './privilege-field.tsx';
import { sinceHint } from './since-words.ts';

interface PrivilegeFieldsProps {
  readonly privileges: readonly Privilege[];
}

/** Which privilege the creditor invokes, on what it rests, and the dates and limits that the law looks at. */
export function PrivilegeFields({ privileges }: PrivilegeFieldsProps) {
  const { t } = useTranslation('claims');
  const type = useWatch<ClaimValues, 'type'>({ name: 'type' });
  const privilegeId = useWatch<ClaimValues, 'privilegeId'>({ name: 'privilegeId' });
  const privilege = privileges.find(({ id }) => id === privilegeId);
  useKeepTogether(privilege);
  const isPrivileged = type !== 'chirographic';
  return (
    <>
      <PrivilegeChoice privileges={privileges} hasLaw />
      <p className={classes.neutral}>{t('privilege.neutral')}</p>
      {type === 'specific' && <TextField<ClaimValues> name="assetDescription" span={12} />}
      {isPrivileged && (
        <DateField<ClaimValues> name="since" span={12} hint={t(sinceHint(privilegeId))} help="since" />
      )}
      {privilege?.cap && privilege.cap.amount === null && (
        <DecimalField<ClaimValues>
          name="limit"
          kind="amount"
          span={12}
          hint={t('hints.limit')}
          help="limit"
        />
      )}
      {privilegeId?.startsWith('pledge') && (
        <CheckField<ClaimValues> name="isConsumerPledge" hint={t('hints.isConsumerPledge')} />
      )}
      {privilege && isPrivileged && <PeriodsField privilegeId={privilege.id} governingDate={null} />}
      {privilege?.cap && privilege.cap.amount !== null && <BeneficiaryFields />}
    </>
  );
}

interface PrivilegeChoiceProps extends PrivilegeFieldsProps {
  /** Whether it says under the choice what the law says. */
  readonly hasLaw?: boolean;
}

/** A privilege from the list, by its type. */
export function PrivilegeChoice({ privileges, hasLaw = false }: PrivilegeChoiceProps) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const type = useWatch<ClaimValues, 'type'>({ name: 'type' });
  const types = CLAIM_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:claimTypeInLaw.${value}`),
    text: t(`types.${value}`),
  }));
  return (
    <>
      <ChoiceCardsField<ClaimValues> name="type" choices={types} help="claimType" required />
      <PrivilegeField privileges={privileges} type={type} hasLaw={hasLaw} />
    </>
  );
}

/** The worker, child or spouse: claims about one of them share one cap. */
export function BeneficiaryFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <TextField name="beneficiary.name" span={6} hint={t('hints.beneficiary')} />
      <CheckedNumberField name="beneficiary.nationalNumber" span={6} kind={NATIONAL_NUMBER} />
    </>
  );
}

/** Another type has other privileges, and only a special claim draws on lots: what no longer fits is taken back. */
export function useKeepTogether(privilege: Privilege | undefined): void {
  const { setValue, getValues } = useFormContext<ClaimValues>();
  const type = useWatch<ClaimValues, 'type'>({ name: 'type' });
  useEffect(() => {
    const options = { shouldDirty: true } as const;
    if (privilege !== undefined && privilege.type !== type) setValue('privilegeId', null, options);
    if (type === 'specific') return;
    const { assetIds, onAllAssets, fixedParts } = getValues();
    if (assetIds?.length) setValue('assetIds', [], options);
    if (onAllAssets) setValue('onAllAssets', false, options);
    if (fixedParts?.length) setValue('fixedParts', [], options);
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
export function ProofField({ documents, upload, explain, onOpenDocument }: ProofFieldProps) {
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

interface ProofChipsProps extends Omit<ProofFieldProps, 'onOpenDocument'> {
  /** Where the document is not beside it anyway. */
  readonly onOpenDocument: ProofFieldProps['onOpenDocument'] | undefined;
}

/** The same in one line, for the office. */
export function ProofChips({ documents, upload, explain, onOpenDocument }: ProofChipsProps) {
  const { t } = useTranslation(['claims', 'forms']);
  const field = useField<ClaimValues>({ name: 'documentId' });
  const uploads = useUploads({ upload, explain, onArrived: ({ id }) => field.change(id) });
  const chosen = documents.find(({ id }) => id === field.value);
  return (
    <Cell span={12}>
      <Group justify="space-between" mb="0.25rem">
        <Input.Label labelElement="div" required={!field.isReadOnly}>
          {field.label}
        </Input.Label>
        {!field.isReadOnly && (
          <FileButton
            accept={CHOSEN_MEDIA_TYPES.join(',')}
            inputProps={{ 'aria-label': t('proof.upload') }}
            onChange={(file) => file && uploads.start([file], 'other')}
          >
            {(props) => (
              <Button {...props} variant="subtle" size="compact-sm" leftSection={<IconPlus />}>
                {t('proof.upload')}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      <Group gap="xs" role="radiogroup" aria-label={field.label}>
        <Chip.Group value={chosen?.id ?? null} onChange={field.change}>
          {documents.map(({ id, fileName }, place) => (
            <Chip
              key={id}
              value={id}
              size="xs"
              radius="sm"
              variant="outline"
              disabled={field.isReadOnly}
              {...(place === 0 && { id: field.id })}
            >
              {fileName}
            </Chip>
          ))}
        </Chip.Group>
        {chosen && onOpenDocument && (
          <Button variant="subtle" size="compact-sm" onClick={() => onOpenDocument(chosen)}>
            {t('forms:open')}
          </Button>
        )}
      </Group>
      {field.error && <Input.Error>{field.error}</Input.Error>}
      <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onDrop={uploads.drop} />
    </Cell>
  );
}
