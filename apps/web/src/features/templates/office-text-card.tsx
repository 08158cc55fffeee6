import { Box, Button, Modal, Stack, Text } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { MAX_OFFICE_TEXT_LENGTH, type OfficeText } from '@prorata/contract/organizations/office-text';
import type { SectionTexts } from '@prorata/documents/report/report-texts';
import type { Language, OfficeTextPlace } from '@prorata/domain/vocabulary';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { LongTextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { LANGUAGE_NAMES } from '../../components/language-switch.tsx';
import { QueryState } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './templates.module.css';

interface PlaceOfText {
  readonly organizationId: string;
  readonly place: OfficeTextPlace;
  readonly language: Language;
}

function officeTextsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['officeTexts', organizationId],
    queryFn: async ({ signal }) =>
      (await request(organizationsCalls.listOfficeTexts, { params: { organizationId }, signal })).items,
  });
}

interface OfficeTextCardProps {
  readonly section: Extract<SectionTexts, { kind: 'office' }>;
  readonly language: Language;
}

/** What the office adds to its reports at one place; only its administrators write it. */
export function OfficeTextCard({ section, language }: OfficeTextCardProps) {
  const { t } = useTranslation(['templates', 'shell']);
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const organizationId = me.organization?.id ?? '';
  const texts = useQuery(officeTextsQuery(organizationId));
  const [open, setOpen] = useState<'form' | 'versions'>();
  const close = () => setOpen(undefined);
  const ofPlace = texts.data?.filter(({ place }) => place === section.place) ?? [];
  const text = ofPlace.find((each) => each.language === language);
  const place = { organizationId, place: section.place, language };
  return (
    <Block
      title={section.title}
      {...(!me.isOrganizationAdmin && { note: t('report.byAdministrator') })}
      act={
        text && (
          <>
            {text.version > 0 && (
              <Button variant="default" leftSection={<IconHistory />} onClick={() => setOpen('versions')}>
                {t('report.versions')}
              </Button>
            )}
            {me.isOrganizationAdmin && (
              <Button variant="default" leftSection={<IconPencil />} onClick={() => setOpen('form')}>
                {text.text ? t('report.edit') : t('report.write')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="xs" px="lg" py="md">
        <Hint>
          <span lang={language}>{section.note}</span>
        </Hint>
        {text ? <Written text={text} ofPlace={ofPlace} /> : <QueryState query={texts} rows={1} />}
      </Stack>
      {text && (
        <>
          <FormDialog opened={open === 'form'} title={section.title} onClose={close}>
            <OfficeTextForm place={place} text={text} onClose={close} />
          </FormDialog>
          <Modal
            opened={open === 'versions'}
            title={section.title}
            size="lg"
            onClose={close}
            closeButtonProps={{ 'aria-label': t('shell:close') }}
          >
            <Versions place={place} />
          </Modal>
        </>
      )}
    </Block>
  );
}

interface WrittenProps {
  readonly text: OfficeText;
  /** The same in all languages. */
  readonly ofPlace: readonly OfficeText[];
}

function Written({ text: { text, language, version, updatedBy, updatedAt }, ofPlace }: WrittenProps) {
  const { t } = useTranslation('templates');
  const shown = useLanguage();
  const written = ofPlace.filter((each) => each.text !== null);
  const languages = written.map((each) => LANGUAGE_NAMES[each.language]).join(', ');
  return (
    <>
      {text !== null && (
        <Text lang={language} className={classes.ownText ?? ''}>
          {text}
        </Text>
      )}
      {text === null && (
        <Text c="dimmed">{languages === '' ? t('report.none') : t('report.elsewhere', { languages })}</Text>
      )}
      {version > 0 && updatedAt !== null && (
        <Hint>
          {t('lastChanged', { name: updatedBy ?? '', moment: formatDate(updatedAt, shown, 'dateTime') })}
        </Hint>
      )}
    </>
  );
}

interface OfficeTextFormProps {
  readonly place: PlaceOfText;
  readonly text: OfficeText;
  readonly onClose: () => void;
}

function OfficeTextForm({ place, text, onClose }: OfficeTextFormProps) {
  const { t } = useTranslation('templates');
  const queries = useQueryClient();
  const query = officeTextsQuery(place.organizationId);
  const form = useContractForm(
    organizationsCalls.updateOfficeText,
    valuesOf(text),
    undefined,
    `${place.place} ${place.language}`,
  );
  const saving = useSaving({
    form,
    save: (body) => request(organizationsCalls.updateOfficeText, { params: { ...place }, body }),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ['officeTexts'] });
      onClose();
    },
    reload: async () => {
      const texts = await queries.fetchQuery({ ...query, staleTime: 0 });
      return valuesOf(texts.find((each) => isAt(each, place)) ?? text);
    },
  });
  return (
    <DialogForm form={form} labels={useFieldLabels('officeText')} saving={saving} onClose={onClose}>
      <LongTextField
        name="text"
        span={12}
        rows={10}
        lang={place.language}
        hint={t('report.hint', { count: MAX_OFFICE_TEXT_LENGTH })}
      />
    </DialogForm>
  );
}

function isAt(text: OfficeText, { place, language }: PlaceOfText): boolean {
  return text.place === place && text.language === language;
}

function valuesOf({ text, version }: OfficeText) {
  return { text, version };
}

/** Who wrote what, and when; the latest first. */
function Versions({ place: { organizationId, ...place } }: { readonly place: PlaceOfText }) {
  const { t } = useTranslation('templates');
  const shown = useLanguage();
  const versions = useQuery({
    queryKey: ['officeTexts', organizationId, place],
    queryFn: async ({ signal }) =>
      (
        await request(organizationsCalls.listSavedOfficeTexts, {
          params: { organizationId, ...place },
          signal,
        })
      ).items,
  });
  if (versions.data === undefined) return <QueryState query={versions} rows={2} />;
  return (
    <Stack gap="lg">
      {versions.data.map(({ version, text, savedBy, savedAt }) => (
        <Box key={version}>
          <Hint>
            {t('report.version', {
              version,
              name: savedBy,
              moment: formatDate(savedAt, shown, 'dateTime'),
            })}
          </Hint>
          <Text
            lang={place.language}
            className={classes.ownText ?? ''}
            {...(text === null && { c: 'dimmed' })}
          >
            {text ?? t('report.takenOut')}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
