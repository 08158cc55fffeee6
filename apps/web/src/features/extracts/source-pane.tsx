import { ActionIcon, Stack } from '@mantine/core';
import type { Extract } from '@prorata/contract/extracts/extract';
import { IconFileOff, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PreviewStage } from '../../components/documents/preview-stage.tsx';
import { Empty, QueryState } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { extractFileQuery } from './extract-queries.ts';
import classes from './source-pane.module.css';
import { type Box, frameOf, isBox, numberOf, piecesOf, type Source } from './sources.ts';

/** What is marked in the extract. */
export interface Marked {
  readonly sources: readonly Source[];
  /** The field that somebody is at: its source stands out. */
  readonly active?: string | undefined;
  /** What nobody understood. */
  readonly unclear?: readonly Source[];
}

interface SourcePaneProps extends Marked {
  readonly extract: Extract;
}

/** The extract itself, with what was read there marked: beside the fields, so that one look compares them. */
export function SourcePane({ extract, ...marked }: SourcePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const { t } = useTranslation('extracts');
  return (
    <section ref={pane} className={classes.pane} aria-label={t('source.title')}>
      {extract.text === null ? (
        <PdfSource pane={pane} extract={extract} {...marked} />
      ) : (
        <TextSource pane={pane} text={extract.text} {...marked} />
      )}
    </section>
  );
}

type Pane = RefObject<HTMLElement | null>;

const ZOOMS = [0.67, 0.8, 1, 1.25, 1.5, 2] as const;
const WHOLE = ZOOMS.indexOf(1);

function PdfSource({ pane, extract, ...marked }: SourcePaneProps & { readonly pane: Pane }) {
  const { t } = useTranslation('extracts');
  const file = useQuery(extractFileQuery(extract.extractId));
  const [zoom, setZoom] = useState(WHOLE);
  const [page, setPage] = useState<number>();
  const [isBroken, setBroken] = useState(false);
  const showPage = useCallback((number: number) => setPage(number), []);
  const fail = useCallback(() => setBroken(true), []);
  useShowMarked(pane, marked, page !== undefined);
  return (
    <>
      <div className={classes.tools}>
        <span>{t('source.page', { page: page ?? 1, count: extract.pageCount })}</span>
        <MarkedCount {...marked} />
        <ZoomTools zoom={zoom} onZoom={setZoom} />
      </div>
      <QueryState query={file} rows={5} />
      {isBroken && <Empty icon={IconFileOff} title={t('source.broken')} />}
      {file.data && !isBroken && (
        <Stack gap={0} flex={1} mih={0} bg="slate.2">
          <PreviewStage
            kind="pdf"
            blob={file.data}
            fileName={extract.fileName}
            zoom={ZOOMS[zoom] ?? 1}
            rotation={0}
            onFailure={fail}
            onPage={showPage}
            overlay={(number) => <PageMarks page={number} {...marked} />}
          />
        </Stack>
      )}
    </>
  );
}

function MarkedCount({ sources }: Marked) {
  const { t } = useTranslation('extracts');
  return <span className={classes.count}>{t('source.marked', { count: sources.length })}</span>;
}

interface ZoomToolsProps {
  /** The place among the steps. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

function ZoomTools({ zoom, onZoom }: ZoomToolsProps) {
  const { t } = useTranslation('documents');
  return (
    <span className={classes.zoom}>
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
    </span>
  );
}

/** The marks on one page. They say nothing that the fields do not say, so screen readers are spared them. */
function PageMarks({ page, sources, active, unclear = [] }: Marked & { readonly page: number }) {
  const frame = frameOf(
    [...sources, ...unclear].flatMap(({ places }) => places),
    page,
  );
  return (
    <div className={classes.marks} aria-hidden>
      {frame && <span className={classes.frame} style={styleOf(frame)} data-frame />}
      {boxesOn(page, sources).map(({ name, box }) => (
        <span
          key={`${name} ${box.left} ${box.top}`}
          className={classes.mark}
          style={styleOf(box)}
          data-active={name === active || undefined}
        />
      ))}
      {boxesOn(page, unclear).map(({ name, box }) => (
        <span
          key={`${name} ${box.left} ${box.top}`}
          className={classes.unclear}
          style={styleOf(box)}
          data-active={name === active || undefined}
        />
      ))}
    </div>
  );
}

function boxesOn(page: number, sources: readonly Source[]) {
  return sources.flatMap(({ name, places }) =>
    places
      .filter(isBox)
      .filter((box) => box.page === page)
      .map((box) => ({ name, box })),
  );
}

function styleOf({ left, top, width, height }: Box) {
  const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** A file of text, line by line. */
function TextSource({ pane, text, ...marked }: Marked & { readonly pane: Pane; readonly text: string }) {
  const { t } = useTranslation('extracts');
  const lines = text.split(/\r\n|\n|\r/);
  const { sources, active, unclear = [] } = marked;
  const unclearNames = new Set(unclear.map(({ name }) => name));
  useShowMarked(pane, marked, true);
  return (
    <>
      <div className={classes.tools}>
        <span>{t('source.lines', { count: lines.length })}</span>
        <MarkedCount {...marked} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a mouse. */}
      <ol className={classes.lines} tabIndex={0}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file are told apart by their number alone.
          <li key={index}>
            {piecesOf(line, index + 1, [...sources, ...unclear]).map(({ text: piece, from, name }) =>
              name === undefined ? (
                <Fragment key={from}>{piece}</Fragment>
              ) : (
                <mark
                  key={from}
                  className={unclearNames.has(name) ? classes.unclearText : classes.markText}
                  data-frame
                  data-active={name === active || undefined}
                >
                  {piece}
                </mark>
              ),
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Brings what is marked into sight: the source of the field that somebody is at, else the beginning of all. */
function useShowMarked(pane: Pane, { sources, active }: Marked, isThere: boolean): void {
  const first = sources[0]?.places[0];
  const wanted = `${sources[0]?.name} ${first && numberOf(first)} ${JSON.stringify(first)} ${active}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another creditor or field is looked at.
  useEffect(() => {
    if (!isThere) return;
    const marked = pane.current?.querySelector('[data-active]');
    if (marked) marked.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else pane.current?.querySelector('[data-frame]')?.scrollIntoView({ block: 'start', inline: 'nearest' });
  }, [wanted, isThere, pane]);
}
