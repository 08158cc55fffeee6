import { Anchor, Button, Card, Group, Progress, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import { extractAlreadyUsedProblemSchema } from '@prorata/contract/extracts/draft';
import type { EXTRACT_TYPES } from '@prorata/contract/extracts/extract';
import { IconFlask } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { findFault } from '../../components/documents/document-facts.ts';
import { DropZone } from '../../components/documents/drop-zone.tsx';
import { Notice } from '../../components/notice.tsx';
import { QueryState, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request, uploadFile } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { extractDraftQuery, extractTypesQuery } from './extract-queries.ts';
import { PlainStep } from './step-layout.tsx';
import classes from './upload-step.module.css';

type ExtractType = (typeof EXTRACT_TYPES)[number];

interface UploadStepProps {
  /** The dossier that it is compared with; absent to open one. */
  readonly dossierId: string | undefined;
}

/** Which extract it is, and the file itself. */
export function UploadStep({ dossierId }: UploadStepProps) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const language = useLanguage();
  const types = useQuery(extractTypesQuery);
  const [chosen, setChosen] = useState<ExtractType>(language === 'fr' ? 'cbbFrench' : 'cbbDutch');
  const reading = useReading(dossierId);
  const type = types.data?.items.find(({ docTypeId }) => docTypeId === chosen);
  return (
    <PlainStep
      title={t('upload.title')}
      intro={t(dossierId === undefined ? 'upload.intro' : 'upload.introAdding')}
    >
      <QueryState query={types} rows={3} />
      {types.data && (
        <Radio.Group
          label={t('upload.type')}
          value={chosen}
          onChange={(value) => setChosen(value as ExtractType)}
        >
          <SimpleGrid minColWidth="16rem" autoFlow="auto-fill" spacing="sm" mt="xs">
            {types.data.items.map(({ docTypeId }) => (
              <Radio.Card
                key={docTypeId}
                value={docTypeId}
                className={classes.type ?? ''}
                disabled={reading.isBusy}
              >
                <Radio.Indicator size="xs" mt={2} />
                <span>
                  <Text span fw={500} display="block">
                    {t(`vocabulary:extractType.${docTypeId}`)}
                  </Text>
                  <Hint span display="block">
                    {t(`types.${docTypeId}`)}
                  </Hint>
                </span>
              </Radio.Card>
            ))}
          </SimpleGrid>
        </Radio.Group>
      )}
      {type && !reading.isBusy && (
        <DropZone
          label={t('upload.choose')}
          isSingle
          accept={{
            types: [...type.mediaTypes, ...type.mediaTypes.map(extensionOf)],
            words: t(`files.${FILES[chosen]}`),
          }}
          onFiles={([file]) => file && reading.read(file, chosen)}
        />
      )}
      <ReadingProgress reading={reading} />
      <ReadingProblem error={reading.error} />
      {type?.hasSample && !reading.isBusy && (
        <Group gap="md">
          <Button variant="default" leftSection={<IconFlask />} onClick={() => reading.readSample(chosen)}>
            {t('upload.sample')}
          </Button>
          <Hint>{t('upload.sampleText')}</Hint>
        </Group>
      )}
      <Hint maw="44rem">{t('upload.privacy')}</Hint>
    </PlainStep>
  );
}

const FILES = {
  cbbDutch: 'pdf',
  cbbFrench: 'pdf',
  providerCsv: 'csv',
  providerXml: 'xml',
  providerPdf: 'pdf',
} as const satisfies Record<ExtractType, string>;

/** Browsers know what a CSV is by its name rather than by its type. */
function extensionOf(mediaType: string): string {
  return `.${mediaType.replace(/^.*\//, '')}`;
}

function ReadingProgress({ reading }: { readonly reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation('extracts');
  if (!reading.isBusy) return null;
  const { part, fileName } = reading;
  const words = part < 1 ? t('upload.sending', { name: fileName }) : t('upload.reading', { name: fileName });
  return (
    <Card role="status">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={500}>{words}</Text>
          <Button variant="default" onClick={reading.stop}>
            {t('upload.stop')}
          </Button>
        </Group>
        <Progress value={Math.round(part * 100)} animated={part === 1} aria-label={words} />
      </Stack>
    </Card>
  );
}

/** Why the extract was not taken; one that was used before leads to what came of it. */
function ReadingProblem({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('extracts');
  const inWords = useProblem();
  if (error === null || error === undefined) return null;
  const used =
    error instanceof ProblemError
      ? extractAlreadyUsedProblemSchema.safeParse({ ...error.problem }).data
      : undefined;
  if (used === undefined) return <Refusal title={t('upload.refused')} {...inWords(error)} />;
  return (
    <Notice
      role="alert"
      title={inWords(error).message}
      acts={
        <Anchor
          fw={500}
          renderRoot={(props) => (
            <Link to="/app/dossier/$dossierId" params={{ dossierId: used.dossierId }} {...props} />
          )}
        >
          {t('upload.toDossier')}
        </Anchor>
      }
    />
  );
}

/** Sends a file and has it read; then the wizard goes on with what was found. */
function useReading(dossierId: string | undefined) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const language = useLanguage();
  const stop = useRef<AbortController>(null);
  const [part, setPart] = useState(0);
  const [fileName, setFileName] = useState('');
  const send = async (file: File, docTypeId: ExtractType) => {
    const fault = findFault(file);
    if (fault !== undefined) throw new ProblemError({ code: fault });
    setFileName(file.name);
    setPart(0);
    stop.current = new AbortController();
    return uploadFile(extractsCalls.process, {
      params: undefined,
      query: { docTypeId, ...(dossierId !== undefined && { dossierId }) },
      upload: {},
      file,
      signal: stop.current.signal,
      onProgress: setPart,
    });
  };
  const reading = useMutation({
    mutationFn: async ({ file, docTypeId }: { file: File | undefined; docTypeId: ExtractType }) =>
      send(file ?? (await sampleOf(docTypeId, language)), docTypeId),
    onSuccess: (draft) => {
      queries.setQueryData(extractDraftQuery(draft.extractId).queryKey, draft);
      return navigate({
        to: '/app/extract/$extractId',
        params: { extractId: draft.extractId },
        replace: true,
      });
    },
  });
  return {
    isBusy: reading.isPending,
    part,
    fileName,
    // Who stopped it knows why it did not arrive.
    error: stop.current?.signal.aborted ? null : reading.error,
    read: (file: File, docTypeId: ExtractType) => reading.mutate({ file, docTypeId }),
    readSample: (docTypeId: ExtractType) => reading.mutate({ file: undefined, docTypeId }),
    stop: () => stop.current?.abort(),
  };
}

async function sampleOf(docTypeId: ExtractType, lang: 'nl' | 'fr' | 'de' | 'en'): Promise<File> {
  const { blob, fileName } = await request(extractsCalls.downloadSample, {
    params: { docTypeId },
    query: { lang },
  });
  return new File([blob], fileName ?? docTypeId, { type: blob.type });
}
