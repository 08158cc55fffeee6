import { ActionIcon, Badge, Button, Chip, Group, Kbd, Modal, SegmentedControl, Text } from '@mantine/core';
import { previewsCalls } from '@prorata/contract/previews/calls';
import type { ComingSending, SendingPreview } from '@prorata/contract/previews/preview';
import { IconDownload, IconMailOff, IconSend, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../platform/client/open-file.ts';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { Empty, LoadError, Loading, Refusal } from '../states.tsx';
import { PieceList } from './piece-list.tsx';
import { countFilters, type Filter, filterPieces, partsOf } from './piece-parts.ts';
import { PieceView } from './piece-view.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { type Looked, previewQuery } from './preview-queries.ts';
import classes from './sending-preview.module.css';
import type { SendingPreviewProps } from './sending-preview.tsx';

interface PreviewDialogProps extends SendingPreviewProps {
  readonly sending: ComingSending;
}

/** The whole of a sending on one screen; on a phone its parts after each other. */
export function PreviewDialog({ dossierId, title, remark, sending, onSend, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('preview');
  const inWords = useProblem();
  const preview = useQuery(previewQuery(dossierId, sending));
  const sent = useMutation({
    mutationFn: onSend,
    onError: (error) => {
      // What was looked at is not what would leave: it is shown anew, with the reason.
      if (error instanceof ProblemError && error.code === 'sending-changed') void preview.refetch();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={!sent.isPending}
      padding={0}
      size="auto"
      centered
      data-sending-preview
      classNames={{ content: classes.dialog ?? '', body: classes.body ?? '', inner: classes.inner ?? '' }}
    >
      {preview.data === undefined ? (
        <Waiting {...{ title, onClose }}>
          {preview.isError ? (
            <LoadError {...inWords(preview.error)} onRetry={() => void preview.refetch()} />
          ) : (
            <Loading rows={5} />
          )}
        </Waiting>
      ) : preview.data.pieces.length === 0 ? (
        <Waiting {...{ title, onClose }}>
          <Empty icon={IconMailOff} title={t('nothing')}>
            {t('nothingHint')}
          </Empty>
        </Waiting>
      ) : (
        <Walk
          key={preview.data.seen}
          {...{ title, remark, onClose }}
          preview={preview.data}
          looked={{ dossierId, sending, seen: preview.data.seen }}
          isSending={sent.isPending}
          failure={sent.error === null ? undefined : inWords(sent.error)}
          onSend={() => sent.mutate(preview.data.seen)}
        />
      )}
    </Modal>
  );
}

interface WaitingProps extends Pick<PreviewDialogProps, 'title' | 'onClose'> {
  readonly children: React.ReactNode;
}

function Waiting({ title, onClose, children }: WaitingProps) {
  const { t } = useTranslation('preview');
  return (
    <>
      <header className={classes.head}>
        <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
        <ActionIcon ms="auto" aria-label={t('back')} onClick={onClose} data-autofocus>
          <IconX size={18} />
        </ActionIcon>
      </header>
      <div className={classes.waiting}>{children}</div>
    </>
  );
}

interface WalkProps extends Pick<PreviewDialogProps, 'title' | 'remark' | 'onClose'> {
  readonly preview: SendingPreview;
  readonly looked: Looked;
  readonly isSending: boolean;
  readonly failure: { readonly message: string; readonly requestId: string | undefined } | undefined;
  readonly onSend: () => void;
}

type Step = 'list' | 'piece' | 'facts';

function Walk({ title, remark, preview, looked, isSending, failure, onSend, onClose }: WalkProps) {
  const { t } = useTranslation('preview');
  const walk = useWalk(preview, looked.sending);
  const { pieces } = preview;
  const { shown, piece, position } = walk;
  const place = useRef<HTMLDivElement>(null);
  // What had the focus while it was made is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that walk through the pieces work wherever the focus is.
    <div
      ref={place}
      tabIndex={-1}
      className={classes.walker}
      data-step={walk.step}
      onKeyDown={walk.onKeyDown}
    >
      <header className={classes.head}>
        <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
        <Badge variant="light" color="slate" tt="none" className={classes.count ?? ''}>
          {t('pieces', { count: pieces.length })}
        </Badge>
        {remark && (
          <Text c="dimmed" className={classes.subject ?? ''}>
            {remark}
          </Text>
        )}
        <Text size="sm" c="dimmed" ms="auto" role="status" className={classes.seenCount ?? ''}>
          {t('looked', { looked: walk.lookedAt.size, count: pieces.length })}
        </Text>
        <ActionIcon aria-label={t('back')} onClick={onClose} disabled={isSending}>
          <IconX size={18} />
        </ActionIcon>
      </header>
      <SegmentedControl
        className={classes.steps ?? ''}
        fullWidth
        aria-label={t('steps.label')}
        value={walk.step}
        onChange={(step) => walk.setStep(step as Step)}
        data={(['list', 'piece', 'facts'] as const).map((step) => ({
          value: step,
          label: t(`steps.${step}`),
        }))}
      />
      <div className={classes.panes}>
        <div className={classes.listPane}>
          <Filters pieces={pieces} filter={walk.filter} onFilter={walk.setFilter} />
          <PieceList
            looked={looked}
            pieces={shown}
            chosen={piece?.number}
            lookedAt={walk.lookedAt}
            onChoose={walk.open}
          />
        </div>
        <div className={classes.piecePane}>
          {piece && (
            <PieceView
              looked={looked}
              piece={piece}
              position={position + 1}
              count={shown.length}
              part={walk.part}
              onPart={walk.setPart}
              onWalk={walk.move}
              onShown={walk.markLooked}
            />
          )}
        </div>
        <aside className={classes.factsPane}>
          <PreviewFacts
            preview={preview}
            piece={piece}
            isReport={looked.sending.kind === 'report'}
            onChoose={walk.open}
          />
        </aside>
      </div>
      {failure && (
        <div className={classes.failure}>
          <Refusal title={t('refused')} {...failure} />
        </div>
      )}
      <Foot {...{ preview, looked, isSending, onSend, onClose }} number={piece?.number ?? 0} />
    </div>
  );
}

interface FiltersProps extends Pick<SendingPreview, 'pieces'> {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ pieces, filter, onFilter }: FiltersProps) {
  const { t } = useTranslation('preview');
  return (
    <Chip.Group value={filter} onChange={(value) => onFilter(value as Filter)}>
      <Group gap="xs" className={classes.filters ?? ''} role="radiogroup" aria-label={t('filters.label')}>
        {countFilters(pieces).map(({ filter: one, count }) => (
          <Chip
            key={one}
            value={one}
            size="sm"
            variant="outline"
            color={one === 'warnings' ? 'warning' : 'primary'}
          >
            {t(`filters.${one}`)} {count}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

interface FootProps extends Pick<WalkProps, 'preview' | 'looked' | 'isSending' | 'onSend' | 'onClose'> {
  readonly number: number;
}

function Foot({ preview, looked, number, isSending, onSend, onClose }: FootProps) {
  const { t } = useTranslation('preview');
  const inWords = useProblem();
  const { dossierId, sending, seen } = looked;
  const all = useMutation({
    mutationFn: () => request(previewsCalls.downloadAll, { params: { dossierId }, body: { sending, seen } }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('allFailed'), inWords(error).message),
  });
  const trial = useMutation({
    mutationFn: () =>
      request(previewsCalls.mailTrial, { params: { dossierId }, body: { sending, seen, number } }),
    onSuccess: ({ email }) => showSuccess(t('trialDone', { email })),
    onError: (error) => showFailure(t('trialFailed'), inWords(error).message),
  });
  const count = preview.pieces.length;
  return (
    <footer className={classes.foot}>
      <Group gap="sm" className={classes.keys ?? ''} role="note" aria-label={t('keys.label')}>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys.walk')}
        </span>
        <span>
          <Kbd>1</Kbd>–<Kbd>4</Kbd> {t('keys.tab')}
        </span>
        <span>
          <Kbd>{t('keys.space')}</Kbd> {t('keys.looked')}
        </span>
      </Group>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={16} />}
        loading={all.isPending}
        onClick={() => all.mutate()}
      >
        {t('all')}
      </Button>
      <Text size="sm" c="dimmed" className={classes.irreversible ?? ''}>
        {t('irreversible')}
      </Text>
      <Group gap="sm" className={classes.acts ?? ''}>
        <Button variant="default" disabled={isSending} onClick={onClose}>
          {t('back')}
        </Button>
        <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
          {t('trial')}
        </Button>
        <Button
          leftSection={<IconSend size={16} />}
          loading={isSending}
          disabled={preview.costs.total === null}
          onClick={onSend}
        >
          {t('send', { count })}
        </Button>
      </Group>
    </footer>
  );
}

/** Which pieces are shown, which one is open, what of it, and which were looked at. */
function useWalk({ pieces }: SendingPreview, sending: ComingSending) {
  const [filter, setFilter] = useState<Filter>('all');
  const [number, setNumber] = useState<number>();
  const [part, setPart] = useState('');
  const [step, setStep] = useState<Step>('list');
  const [lookedAt, setLookedAt] = useState<ReadonlySet<number>>(new Set());
  const shown = filterPieces(pieces, filter);
  const position = Math.max(
    0,
    shown.findIndex((one) => one.number === number),
  );
  const piece = shown[position];
  const move = (by: 1 | -1) => {
    const next = shown[position + by];
    if (next !== undefined) setNumber(next.number);
  };
  const markLooked = useCallback((seen: number) => setLookedAt((before) => new Set(before).add(seen)), []);
  const toggleLooked = () => {
    if (piece === undefined) return;
    const after = new Set(lookedAt);
    if (!after.delete(piece.number)) after.add(piece.number);
    setLookedAt(after);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const chosenPart = piece && partsOf(piece)[Number(key) - 1];
    if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (chosenPart !== undefined) setPart(chosenPart.key);
    else if (key === ' ' && !isControl(event.target)) toggleLooked();
    else return;
    event.preventDefault();
  };
  return {
    ...{ filter, setFilter, shown, piece, position, part, setPart, step, setStep, lookedAt, sending },
    ...{ move, markLooked, onKeyDown },
    open: (chosen: number) => {
      if (!shown.some((one) => one.number === chosen)) setFilter('all');
      setNumber(chosen);
      setStep('piece');
    },
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input[type=text], textarea, select');
}

/** A control answers to the space bar itself; a thumbnail opens by Enter, so that the space bar can say that it was looked at. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button:not([data-piece]), input, a') !== null;
}
