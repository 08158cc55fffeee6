import { ActionIcon, Box, Button, Stack } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { IconDownload, IconFileOff, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Empty, LoadError, Loading } from '../states.tsx';
import { previewKindOf } from './document-facts.ts';
import { SealedDocument, sealOf } from './document-verdict.tsx';
import classes from './preview.module.css';
import { PreviewStage } from './preview-stage.tsx';

type ShownDocument = Pick<Document, 'id' | 'fileName' | 'mediaType'> & Partial<Pick<Document, 'verdict'>>;

interface DocumentPreviewProps {
  readonly document: ShownDocument;
  readonly load: (document: ShownDocument, signal: AbortSignal) => Promise<Blob>;
  readonly explain: (error: unknown) => string;
  readonly onDownload: (document: ShownDocument) => void;
  /** Stands left of the tools: the documents to choose from. */
  readonly lead?: ReactNode;
}

/** Shows a document in the page. Another document is another preview: give it the document's id as key. */
export function DocumentPreview({ document, ...props }: DocumentPreviewProps) {
  const kind = previewKindOf(document.mediaType);
  const download = () => props.onDownload(document);
  const seal = sealOf({ verdict: document.verdict ?? 'unscanned' });
  if (seal) {
    return (
      <Stack gap={0} flex={1} mih={0} bg="slate.2">
        <div className={classes.tools}>{props.lead}</div>
        <Box flex={1} py="xl" px="lg" bg="var(--mantine-color-body)">
          <SealedDocument seal={seal} />
        </Box>
      </Stack>
    );
  }
  if (kind === 'none') {
    return (
      <Stack gap={0} flex={1} mih={0} bg="slate.2">
        <div className={classes.tools}>{props.lead}</div>
        <NotShown reason="office" onDownload={download} />
      </Stack>
    );
  }
  return <LoadedPreview {...props} document={document} kind={kind} onDownload={download} />;
}

interface LoadedPreviewProps extends Omit<DocumentPreviewProps, 'onDownload'> {
  readonly kind: 'pdf' | 'image';
  readonly onDownload: () => void;
}

const ZOOMS = [0.5, 0.67, 0.8, 0.9, 1, 1.25, 1.5, 2, 3] as const;
const WHOLE = ZOOMS.indexOf(1);

function LoadedPreview({ document, kind, load, explain, onDownload, lead }: LoadedPreviewProps) {
  const { blob, error, retry } = useBlob(document.id, (signal) => load(document, signal));
  const [zoom, setZoom] = useState(WHOLE);
  const [turns, setTurns] = useState(0);
  const [pages, setPages] = useState<{ number: number; count: number }>();
  const [isBroken, setBroken] = useState(false);
  const showPages = useCallback((number: number, count: number) => setPages({ number, count }), []);
  const fail = useCallback(() => setBroken(true), []);
  return (
    <Stack gap={0} flex={1} mih={0} bg="slate.2">
      <Tools
        lead={lead}
        pages={pages}
        zoom={zoom}
        onZoom={setZoom}
        onRotate={() => setTurns((turns + 1) % 4)}
        fileName={document.fileName}
        onDownload={onDownload}
      />
      {error !== undefined && (
        <Box flex={1} py="xl" px="lg" bg="var(--mantine-color-body)">
          <LoadError message={explain(error)} onRetry={retry} />
        </Box>
      )}
      {blob === undefined && error === undefined && <Loading />}
      {isBroken && <NotShown reason="broken" onDownload={onDownload} />}
      {blob && !isBroken && (
        <PreviewStage
          kind={kind}
          blob={blob}
          fileName={document.fileName}
          zoom={ZOOMS[zoom] ?? 1}
          rotation={turns * 90}
          onFailure={fail}
          onPage={showPages}
        />
      )}
    </Stack>
  );
}

interface ToolsProps {
  readonly lead: ReactNode;
  readonly pages: { readonly number: number; readonly count: number } | undefined;
  /** The place among the steps. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Turns what is shown a quarter to the right. */
  readonly onRotate: () => void;
  readonly fileName: string;
  readonly onDownload: () => void;
}

function Tools({ lead, pages, zoom, onZoom, onRotate, fileName, onDownload }: ToolsProps) {
  const { t } = useTranslation('documents');
  return (
    <div className={classes.tools}>
      {lead}
      {pages && (
        <span className={classes.figure}>
          {pages.number} / {pages.count}
        </span>
      )}
      <ActionIcon aria-label={t('zoomOut')} disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        <IconZoomOut />
      </ActionIcon>
      <span className={classes.figure}>{Math.round((ZOOMS[zoom] ?? 1) * 100)} %</span>
      <ActionIcon
        aria-label={t('zoomIn')}
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        <IconZoomIn />
      </ActionIcon>
      <ActionIcon aria-label={t('rotate')} onClick={onRotate}>
        <IconRotateClockwise />
      </ActionIcon>
      <ActionIcon aria-label={t('download', { name: fileName })} onClick={onDownload}>
        <IconDownload />
      </ActionIcon>
    </div>
  );
}

interface NotShownProps {
  readonly reason: 'office' | 'broken';
  readonly onDownload: () => void;
}

function NotShown({ reason, onDownload }: NotShownProps) {
  const { t } = useTranslation('documents');
  const button = (
    <Button variant="default" leftSection={<IconDownload />} onClick={onDownload}>
      {t('downloadVerb')}
    </Button>
  );
  return (
    <Box flex={1} py="xl" px="lg" bg="var(--mantine-color-body)">
      <Empty icon={IconFileOff} title={t(`notShown.${reason}`)} action={button}>
        {t('notShown.text')}
      </Empty>
    </Box>
  );
}

type BlobState =
  | { readonly blob: Blob; readonly error?: undefined }
  | { readonly blob?: undefined; readonly error: unknown }
  | undefined;

/** The content of a file, fetched when it is shown. `key` says which: another one is another file. */
function useBlob(key: string, load: (signal: AbortSignal) => Promise<Blob>) {
  const [loading, setLoading] = useState<BlobState>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `load` fetches; each try is one more.
  useEffect(() => {
    const stop = new AbortController();
    setLoading(undefined);
    load(stop.signal).then(
      (blob) => !stop.signal.aborted && setLoading({ blob }),
      (error) => !stop.signal.aborted && setLoading({ error }),
    );
    return () => stop.abort();
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { blob: loading?.blob, error: loading?.error, retry };
}
