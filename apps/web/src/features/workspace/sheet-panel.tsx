import { Anchor, Button, Group, Loader, SegmentedControl, Stack, Text } from '@mantine/core';
import { UPLOAD_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { FilingResult } from '@prorata/contract/workspace/filing';
import { DOCUMENT_TYPES, type DocumentType } from '@prorata/domain/vocabulary';
import { IconAlertTriangle, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { DropZone } from '../../components/documents/drop-zone.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { FilingRows } from './filing-rows.tsx';
import { countsOf, missingFiles } from './sheet-counts.ts';
import { useSheet } from './use-sheet.ts';
import classes from './workspace.module.css';

const SHEET_TYPES = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx'];

interface SheetPanelProps {
  /** How many invitations are to be answered. */
  readonly toDo: number;
}

/** Many statements from one sheet: the model, what each line would come to, and then the filing. */
export function SheetPanel({ toDo }: SheetPanelProps) {
  const { t } = useTranslation('workspace');
  const sheet = useSheet();
  return (
    <Block title={t('sheet.title')}>
      <div className={classes.panel}>
        {sheet.file === undefined ? (
          <>
            <DropZone
              label={t('sheet.choose')}
              accept={{ types: [...SHEET_TYPES, ...UPLOAD_MEDIA_TYPES], words: t('sheet.types') }}
              onFiles={sheet.take}
            />
            {sheet.hasNoSheet && <Refusal title={t('sheet.refused')} message={t('sheet.noSheet')} />}
            <ModelLink toDo={toDo} />
          </>
        ) : (
          <Taken sheet={sheet} />
        )}
      </div>
    </Block>
  );
}

function ModelLink({ toDo }: SheetPanelProps) {
  const { t } = useTranslation('workspace');
  const inWords = useProblem();
  const lang = useLanguage();
  const saving = useMutation({
    mutationFn: () => request(workspaceCalls.downloadModel, { query: { lang } }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('sheet.noModel'), inWords(error).message),
  });
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.model ?? ''}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      <IconDownload size={16} aria-hidden /> {t('sheet.model', { count: toDo })}
    </Anchor>
  );
}

type Sheet = ReturnType<typeof useSheet>;

/** The sheet that was chosen, and what was read in it. */
function Taken({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation(['workspace', 'forms']);
  const inWords = useProblem();
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={500} truncate>
          {sheet.file?.name}
        </Text>
        <Anchor component="button" type="button" size="sm" disabled={sheet.isBusy} onClick={sheet.forget}>
          {t('sheet.again')}
        </Anchor>
      </Group>
      {sheet.isBusy && (
        <Group gap="sm" role="status">
          <Loader size="xs" aria-hidden />
          <Hint>{sheet.isAttaching ? t('sheet.attaching') : t('sheet.reading')}</Hint>
        </Group>
      )}
      {sheet.error && (
        <Refusal title={sheet.isFiled ? t('sheet.notFiled') : t('sheet.refused')} {...inWords(sheet.error)} />
      )}
      {sheet.remarks.map(({ name, error }) => (
        <Text key={name} size="sm" c="negative.8" role="alert">
          {error === undefined
            ? t('sheet.notNamed', { name })
            : t('forms:labelled', { label: t('sheet.notAttached', { name }), text: inWords(error).message })}
        </Text>
      ))}
      {sheet.result && <Read sheet={sheet} result={sheet.result} />}
    </Stack>
  );
}

interface ReadProps {
  readonly sheet: Sheet;
  readonly result: FilingResult;
}

function Read({ sheet, result }: ReadProps) {
  const { t } = useTranslation('workspace');
  const [isAsking, setAsking] = useState(false);
  const language = useLanguage();
  const amount = formatAmount(result.amount, language);
  const file = () => {
    setAsking(false);
    sheet.send();
  };
  return (
    <>
      <Tally result={result} amount={amount} />
      <MissingFiles sheet={sheet} result={result} />
      <FilingRows rows={result.items.filter(({ outcome }) => outcome !== 'empty')} />
      {result.ready > 0 && (
        <Button fullWidth disabled={sheet.isBusy} onClick={() => setAsking(true)}>
          {t('sheet.file', { count: result.ready })}
        </Button>
      )}
      <IrreversibleDialog
        opened={isAsking}
        title={t('sheet.confirmTitle', { count: result.ready })}
        verb={t('file.verb', { count: result.ready })}
        onConfirm={file}
        onClose={() => setAsking(false)}
      >
        {t('sheet.confirm', { amount })}
      </IrreversibleDialog>
    </>
  );
}

/** All lines, by what became of them: none gets lost. */
function Tally({ result, amount }: { readonly result: FilingResult; readonly amount: string }) {
  const { t } = useTranslation('workspace');
  const counts = countsOf(result.items);
  return (
    <ul className={classes.tally} aria-live="polite">
      {counts.filed > 0 && <Count isGood>{t('sheet.filed', { count: counts.filed, amount })}</Count>}
      {counts.ready > 0 && <Count isGood>{t('sheet.ready', { count: counts.ready, amount })}</Count>}
      {counts.faulty > 0 && <Count isGood={false}>{t('sheet.faulty', { count: counts.faulty })}</Count>}
      {counts.alreadyFiled > 0 && <li>{t('sheet.before', { count: counts.alreadyFiled })}</li>}
      {counts.empty > 0 && <li>{t('sheet.empty', { count: counts.empty })}</li>}
    </ul>
  );
}

function Count({ isGood, children }: { readonly isGood: boolean; readonly children: string }) {
  const Sign = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <li data-good={isGood}>
      <Sign size={16} aria-hidden /> {children}
    </li>
  );
}

/** Files that lines name and that nobody has added yet. */
function MissingFiles({ sheet, result }: ReadProps) {
  const { t } = useTranslation(['workspace', 'vocabulary']);
  const [type, setType] = useState<DocumentType>('settlement');
  const names = missingFiles(result.items);
  if (names.length === 0) return null;
  return (
    <Stack gap="xs">
      <Hint>{t('sheet.missingFiles', { names: names.join(', ') })}</Hint>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('sheet.documentType')}
        data={DOCUMENT_TYPES.map((value) => ({ value, label: t(`vocabulary:documentType.${value}`) }))}
        value={type}
        onChange={(value) => setType(DOCUMENT_TYPES.find((known) => known === value) ?? 'settlement')}
      />
      <DropZone label={t('sheet.addFiles')} onFiles={(files) => sheet.attach(files, type)} />
    </Stack>
  );
}
