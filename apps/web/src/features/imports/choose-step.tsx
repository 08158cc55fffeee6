import { ActionIcon, Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { importsCalls } from '@prorata/contract/imports/calls';
import type { ImportSummary } from '@prorata/contract/imports/import';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ClipboardEvent, useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { DropZone } from '../../components/documents/drop-zone.tsx';
import { Loading, ReadOnlyNotice, Refusal } from '../../components/states.tsx';
import { Hint, SectionTitle } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request, uploadFile } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { PlainStep } from '../extracts/step-layout.tsx';
import { importQuery, importsQuery } from './import-queries.ts';

const TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
  '.xlsx',
  '.csv',
  '.txt',
];

/** The rows themselves: pasted, or in a file; and the lists of before, with which one can go on. */
export function ChooseStep({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation(['imports', 'dossiers']);
  const inWords = useProblem();
  const { read, isPending, error } = useReading(dossier.id);
  const [text, setText] = useState('');
  const readText = (pasted: string) => {
    if (pasted.trim() !== '') read(new File([pasted], `${t('choose.pasted')}.txt`, { type: 'text/plain' }));
  };
  // What is pasted into the empty field is all there is: it is read at once.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text === '' && pasted.trim() !== '') readText(pasted);
  };
  return (
    <PlainStep title={t('choose.title')} intro={t('choose.intro')}>
      {dossier.isReadOnly && <ReadOnlyNotice>{t('dossiers:readOnly.noRight')}</ReadOnlyNotice>}
      {!dossier.isReadOnly && !isPending && (
        <>
          <Textarea
            label={t('choose.paste')}
            description={t('choose.pasteHint')}
            rows={5}
            autoFocus
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onPaste={paste}
          />
          {text.trim() !== '' && (
            <Group>
              <Button onClick={() => readText(text)}>{t('choose.read')}</Button>
            </Group>
          )}
          <DropZone
            label={t('choose.file')}
            isSingle
            accept={{ types: TYPES, words: t('choose.types') }}
            onFiles={([file]) => file && read(file)}
          />
          <Hint>{t('choose.kept')}</Hint>
        </>
      )}
      {isPending && (
        <div role="status" aria-label={t('choose.reading')}>
          <Loading rows={4} />
        </div>
      )}
      {error && <Refusal title={t('choose.refused')} {...inWords(error)} />}
      <Earlier dossier={dossier} />
    </PlainStep>
  );
}

function useReading(dossierId: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) =>
      uploadFile(importsCalls.process, {
        params: { dossierId },
        upload: {},
        file,
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    onSuccess: (imported) => {
      const { id: importId } = imported;
      queries.setQueryData(importQuery(dossierId, importId).queryKey, imported);
      return navigate({ to: '/app/dossier/$dossierId/import/$importId', params: { dossierId, importId } });
    },
  });
  return { read: mutate, isPending, error };
}

function Earlier({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('imports');
  const { data } = useQuery({ ...importsQuery(dossier.id), refetchOnMount: 'always' });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t('choose.earlier')}</SectionTitle>
      <Stack component="ul" gap="xs" mt="xs">
        {data.items.map((one) => (
          <EarlierItem key={one.id} dossier={dossier} one={one} />
        ))}
      </Stack>
    </section>
  );
}

function EarlierItem({ dossier, one }: { readonly dossier: Dossier; readonly one: ImportSummary }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const inWords = useProblem();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const params = { dossierId: dossier.id, importId: one.id };
  const saving = useMutation({
    mutationFn: () => request(importsCalls.downloadFile, { params }),
    onSuccess: saveFile,
  });
  const removing = useMutation({
    mutationFn: () => request(importsCalls.discard, { params, query: { version: one.version } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: importsQuery(dossier.id).queryKey }),
    onError: (error) => showFailure(t('choose.notRemoved'), inWords(error).message),
    onSettled: () => setAsking(false),
  });
  return (
    <Group component="li" gap="sm" wrap="nowrap" justify="space-between">
      <div>
        <Anchor
          fw={500}
          renderRoot={(props) => (
            <Link to="/app/dossier/$dossierId/import/$importId" params={params} {...props} />
          )}
        >
          {one.fileName}
        </Anchor>
        <Hint>
          {[
            t('choose.taken', { taken: one.numberOfTaken, count: one.numberOfLines }),
            formatDate(one.uploadedAt, language, 'dateTime'),
            one.uploadedBy,
          ].join(' · ')}
        </Hint>
        {saving.isError && <Text size="sm">{inWords(saving.error).message}</Text>}
      </div>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          size="lg"
          aria-label={`${t('choose.download')}: ${one.fileName}`}
          onClick={() => saving.mutate()}
        >
          <IconDownload size={18} />
        </ActionIcon>
        {one.numberOfTaken === 0 && !dossier.isReadOnly && (
          <ActionIcon
            size="lg"
            aria-label={`${t('choose.remove')}: ${one.fileName}`}
            onClick={() => setAsking(true)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
      <IrreversibleDialog
        opened={isAsking}
        title={t('choose.removeTitle')}
        verb={t('choose.remove')}
        tone="negative"
        onConfirm={() => removing.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('choose.removeText', { name: one.fileName })}
      </IrreversibleDialog>
    </Group>
  );
}
