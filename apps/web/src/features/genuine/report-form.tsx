import { Button, Group, Text, Title } from '@mantine/core';
import { genuineCalls } from '@prorata/contract/genuine/calls';
import { FALSE_LETTER_WAYS } from '@prorata/domain/vocabulary';
import { IconCircleCheck, IconPaperclip } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from '../../components/documents/drop-zone.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { LongTextField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Notice } from '../../components/notice.tsx';
import { request, uploadFile } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './genuine.module.css';

type Values = ValuesOf<typeof genuineCalls.report>;

const ACCEPTED = ['application/pdf', '.pdf', 'image/jpeg', 'image/png'];

/** What came, how, and from whom; with a photo where there is one. */
export function ReportForm({ numberShown }: { readonly numberShown: string }) {
  const { t } = useTranslation(['genuine', 'vocabulary']);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [file, setFile] = useState<File>();
  const [received, setReceived] = useState<string>();
  useEffect(() => heading.current?.focus(), []);
  const form = useContractForm(genuineCalls.report, {
    way: 'letter',
    sender: null,
    numberShown: numberShown.slice(0, 100) || null,
    description: '',
    email: null,
    language,
  });
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => send({ ...body, language }, file),
    onSaved: ({ number }) => setReceived(number),
  });
  if (received !== undefined) {
    return (
      <Notice
        tone="positive"
        icon={IconCircleCheck}
        role="status"
        title={t('report.received', { number: received })}
      >
        {t('report.receivedText')}
      </Notice>
    );
  }
  return (
    <section className={classes.card}>
      <Title order={2} fz="lg" lh="lg" ref={heading} tabIndex={-1} mb="sm">
        {t('report.formTitle')}
      </Title>
      <ContractForm<typeof genuineCalls.report>
        form={form}
        labels={{
          way: t('report.way'),
          sender: t('report.sender'),
          numberShown: t('report.numberShown'),
          description: t('report.description'),
          email: t('report.email'),
        }}
        onSubmit={submit}
      >
        <FormMessages outcome={outcome} title={t('report.failed')} />
        <FieldGrid>
          <SelectField<Values>
            name="way"
            span={12}
            required
            choices={FALSE_LETTER_WAYS.map((way) => ({
              value: way,
              label: t(`vocabulary:falseLetterWay.${way}`),
            }))}
          />
          <TextField<Values> name="sender" span={12} hint={t('report.senderHint')} />
          <TextField<Values> name="numberShown" span={12} />
          <LongTextField<Values> name="description" span={12} required hint={t('report.descriptionHint')} />
          <TextField<Values>
            name="email"
            type="email"
            autoComplete="email"
            span={12}
            hint={t('report.emailHint')}
          />
        </FieldGrid>
        <div className={classes.file}>
          <DropZone
            label={t('report.file')}
            isSingle
            accept={{ types: ACCEPTED, words: t('report.fileHint') }}
            onFiles={([chosen]) => setFile(chosen)}
          />
          {file && (
            <Group gap="xs" mt="xs" wrap="nowrap">
              <IconPaperclip size={16} aria-hidden />
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {file.name}
              </Text>
              <Button variant="subtle" size="xs" onClick={() => setFile(undefined)}>
                {t('report.withoutFile')}
              </Button>
            </Group>
          )}
        </div>
        <Text size="sm" c="dimmed" mt="md">
          {t('report.privacy')}
        </Text>
        <Button mt="md" size="lg" type="submit" loading={isSaving}>
          {t('report.send')}
        </Button>
      </ContractForm>
    </section>
  );
}

function send(body: Values & { readonly language: Values['language'] }, file: File | undefined) {
  if (file === undefined) return request(genuineCalls.report, { body });
  // Fields of a form that are not filled in are left out: there is no null in it.
  const given = Object.entries(body).filter(([, value]) => value !== null && value !== '');
  return uploadFile(genuineCalls.reportWithFile, {
    params: undefined,
    // Sound: what was left out has a default.
    upload: Object.fromEntries(given) as Values,
    file,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
}
