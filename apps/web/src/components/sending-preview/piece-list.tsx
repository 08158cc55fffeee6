import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { PieceOfPreview } from '@prorata/contract/previews/preview';
import { IconAlertTriangle, IconEye, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { type Looked, paperQuery } from './preview-queries.ts';
import classes from './sending-preview.module.css';

interface PieceListProps {
  readonly looked: Looked;
  readonly pieces: readonly PieceOfPreview[];
  readonly chosen: number | undefined;
  readonly lookedAt: ReadonlySet<number>;
  readonly onChoose: (number: number) => void;
}

/** As wide as a thumbnail with its margin, and as high as one with its name. */
const CELL_WIDTH = 138;
const ROW_HEIGHT = 246;

/** Every piece as a small page. Only those in sight are drawn, and asked for. */
export function PieceList({ looked, pieces, chosen, lookedAt, onChoose }: PieceListProps) {
  const { t } = useTranslation('preview');
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  const place = useRef<HTMLDivElement>(null);
  const columns = Math.max(1, Math.floor(width / CELL_WIDTH));
  const rows = Math.ceil(pieces.length / columns);
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 1,
  });
  const index = pieces.findIndex(({ number }) => number === chosen);
  useEffect(() => {
    if (index >= 0) virtual.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
    followFocus(place.current, chosen);
  }, [index, columns, chosen, virtual]);
  return (
    <div ref={place} className={classes.scroller}>
      <div ref={measured} className={classes.measure} />
      <ul className={classes.pieces} aria-label={t('list')} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().flatMap((row) =>
          pieces.slice(row.index * columns, (row.index + 1) * columns).map((piece, column) => (
            <li
              key={piece.number}
              className={classes.piece}
              style={{
                top: row.start,
                left: `${(100 / columns) * column}%`,
                width: `${100 / columns}%`,
                height: ROW_HEIGHT,
              }}
              aria-posinset={row.index * columns + column + 1}
              aria-setsize={pieces.length}
            >
              <Thumbnail
                looked={looked}
                piece={piece}
                isChosen={piece.number === chosen}
                isLooked={lookedAt.has(piece.number)}
                onChoose={() => onChoose(piece.number)}
              />
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

/** Whoever walks with the keys keeps the focus on the piece that is shown, once it is drawn. */
function followFocus(place: HTMLElement | null, chosen: number | undefined): void {
  if (place === null || !place.contains(document.activeElement)) return;
  requestAnimationFrame(() =>
    place.querySelector<HTMLElement>(`[data-piece="${chosen}"]`)?.focus({ preventScroll: true }),
  );
}

interface ThumbnailProps {
  readonly looked: Looked;
  readonly piece: PieceOfPreview;
  readonly isChosen: boolean;
  readonly isLooked: boolean;
  readonly onChoose: () => void;
}

function Thumbnail({ looked, piece, isChosen, isLooked, onChoose }: ThumbnailProps) {
  const { t } = useTranslation('preview');
  const { name, number, recipient, sendMethod, warnings } = piece;
  const way = t(`filters.${sendMethod}`);
  const [warning] = warnings;
  const doubt = warning && t(`warnings.${warning.code}`, { year: warning.year ?? '' });
  return (
    <UnstyledButton
      className={classes.thumbnail ?? ''}
      data-piece={number}
      data-autofocus={isChosen || undefined}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={classes.sheet}>
        {sendMethod === 'Email' ? (
          <IconMail size={34} stroke={1.2} aria-hidden />
        ) : (
          <FirstPage looked={looked} number={number} />
        )}
        {doubt && (
          <span className={classes.doubt}>
            <IconAlertTriangle size={13} aria-hidden /> {doubt}
          </span>
        )}
        {isLooked && (
          <span className={classes.eye}>
            <IconEye size={13} aria-hidden />
          </span>
        )}
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.way}>{recipient === 'defendant' ? t('recipients.defendant') : way}</span>
      {isLooked && <VisuallyHidden>{t('isLooked')}</VisuallyHidden>}
    </UnstyledButton>
  );
}

const THUMBNAIL_WIDTH = 124;

/** The letter itself, small: what reads PDFs comes with the first of them. */
function FirstPage({ looked, number }: { readonly looked: Looked; readonly number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data: blob } = useQuery(paperQuery(looked, number, null));
  useEffect(() => {
    const place = canvas.current;
    if (blob === undefined || place === null) return;
    import('../documents/draw-first-page.ts')
      .then(({ drawFirstPage }) => drawFirstPage(blob, place, THUMBNAIL_WIDTH))
      // The letter beside it says what is wrong, at reading size.
      .catch(() => undefined);
  }, [blob]);
  return <canvas ref={canvas} className={classes.page} aria-hidden />;
}
