import { ActionIcon, Group, Tabs, Text } from '@mantine/core';
import type { ComingSending, PieceOfPreview, PreviewedMail } from '@prorata/contract/previews/preview';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { MailView } from '../documents/mail-view.tsx';
import { PreviewStage } from '../documents/preview-stage.tsx';
import { LoadError, Loading } from '../states.tsx';
import { Hint } from '../text.tsx';
import { type PiecePart, partsOf } from './piece-parts.ts';
import { type Looked, mailQuery, paperQuery } from './preview-queries.ts';
import classes from './sending-preview.module.css';

interface PieceViewProps {
  readonly looked: Looked;
  readonly piece: PieceOfPreview;
  /** Which of those that are shown, from 1 on. */
  readonly position: number;
  readonly count: number;
  readonly part: string;
  readonly onPart: (part: string) => void;
  readonly onWalk: (by: 1 | -1) => void;
  /** It lies on the table, readable. */
  readonly onShown: (number: number) => void;
}

/** One piece at reading size: the letter, what is enclosed, the envelope and the copies by mail. */
export function PieceView({ looked, piece, position, count, part, onPart, onWalk, onShown }: PieceViewProps) {
  const { t } = useTranslation('preview');
  const [isBig, setBig] = useState(false);
  const parts = partsOf(piece);
  const shown = parts.find(({ key }) => key === part) ?? parts[0];
  const labels = useLabels(looked.sending);
  return (
    <section className={classes.view} aria-label={piece.name}>
      <Group className={classes.tools ?? ''} wrap="nowrap" gap="xs">
        <Tabs
          value={shown?.key ?? null}
          onChange={(key) => key !== null && onPart(key)}
          variant="pills"
          className={classes.tabs ?? ''}
        >
          <Tabs.List aria-label={t('tabs.label')}>
            {parts.map((one) => (
              <Tabs.Tab key={one.key} value={one.key}>
                {labels(one)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        <Group gap={4} wrap="nowrap" className={classes.walk ?? ''}>
          <ActionIcon aria-label={t('previous')} disabled={position <= 1} onClick={() => onWalk(-1)}>
            <IconChevronLeft size={16} />
          </ActionIcon>
          <Text size="sm" className={classes.position ?? ''}>
            {t('position', { number: position, count })}
          </Text>
          <ActionIcon aria-label={t('next')} disabled={position >= count} onClick={() => onWalk(1)}>
            <IconChevronRight size={16} />
          </ActionIcon>
          <ActionIcon aria-label={t(isBig ? 'smaller' : 'bigger')} onClick={() => setBig(!isBig)}>
            {isBig ? <IconZoomOut size={16} /> : <IconZoomIn size={16} />}
          </ActionIcon>
        </Group>
      </Group>
      {shown && (
        <div className={classes.stage}>
          <Part
            key={`${piece.number} ${shown.key}`}
            {...{ looked, piece, part: shown, zoom: isBig ? 1.6 : 1, label: labels(shown), onShown }}
          />
        </div>
      )}
    </section>
  );
}

function useLabels(sending: ComingSending): (part: PiecePart) => string {
  const { t } = useTranslation('preview');
  return (part) => {
    switch (part.kind) {
      case 'letter':
        return t('tabs.letter');
      case 'mail':
        return t(part.isCopy ? 'tabs.copy' : 'tabs.mail');
      case 'envelope':
        return t('tabs.envelope');
      case 'enclosure':
        return sending.kind === 'report'
          ? t('tabs.report', { pages: part.pages })
          : t('tabs.enclosure', { name: part.name, pages: part.pages });
    }
  };
}

interface PartProps extends Pick<PieceViewProps, 'looked' | 'piece' | 'onShown'> {
  readonly part: PiecePart;
  readonly zoom: number;
  readonly label: string;
}

function Part({ looked, piece, part, zoom, label, onShown }: PartProps) {
  switch (part.kind) {
    case 'letter':
      return <Paper enclosure={null} {...{ looked, piece, zoom, label, onShown }} />;
    case 'enclosure':
      return <Paper enclosure={part.index} {...{ looked, piece, zoom, label, onShown }} />;
    case 'mail':
      return <Mail number={part.number} {...{ looked, piece, onShown }} />;
    case 'envelope':
      return <Envelope piece={piece} />;
  }
}

interface PaperProps extends Pick<PartProps, 'looked' | 'piece' | 'zoom' | 'label' | 'onShown'> {
  readonly enclosure: number | null;
}

const NOTHING = () => {};

function Paper({ looked, piece, enclosure, zoom, label, onShown }: PaperProps) {
  const { number, name } = piece;
  const paper = useQuery(paperQuery(looked, number, enclosure));
  useShown(paper.data !== undefined && enclosure === null, number, onShown);
  return (
    <Asked query={paper}>
      {(blob) => (
        <PreviewStage
          kind="pdf"
          blob={blob}
          fileName={`${name}, ${label}`}
          zoom={zoom}
          rotation={0}
          onFailure={NOTHING}
          onPage={NOTHING}
        />
      )}
    </Asked>
  );
}

interface MailProps extends Pick<PartProps, 'looked' | 'piece' | 'onShown'> {
  readonly number: number;
}

function Mail({ looked, piece, number, onShown }: MailProps) {
  const mail = useQuery(mailQuery(looked, number));
  useShown(mail.data !== undefined && number === piece.number, number, onShown);
  return <Asked query={mail}>{(data) => <MailOnTable mail={data} />}</Asked>;
}

function MailOnTable({ mail }: { readonly mail: PreviewedMail }) {
  const { t } = useTranslation('preview');
  const heads = [
    ['from', mail.from],
    ['to', mail.to],
    ['replyTo', mail.replyTo],
    ['subject', mail.subject],
    ['attachments', mail.attachments.join(', ')],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a mouse.
    <section className={classes.mailTable} tabIndex={0} aria-label={mail.subject}>
      <dl className={classes.mailHeads}>
        {heads
          .filter(([, value]) => value)
          .map(([head, value]) => (
            <div key={head}>
              <dt>{t(`mail.${head}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <MailView label={mail.subject} html={mail.html} />
      {mail.html.includes('XXXX') && <Hint mt="sm">{t('mail.secret')}</Hint>}
    </section>
  );
}

/** What the post reads, and how it lies on the envelope. */
function Envelope({ piece: { envelope, name } }: Pick<PartProps, 'piece'>) {
  const { t } = useTranslation('preview');
  if (envelope === null) return null;
  return (
    <figure className={classes.envelope} aria-label={t('envelope', { name })}>
      <Lines className={classes.sender} lines={envelope.sender} />
      <Lines className={classes.addressed} lines={envelope.recipient} />
    </figure>
  );
}

function Lines({
  lines,
  className,
}: {
  readonly lines: readonly string[];
  readonly className: string | undefined;
}) {
  return (
    <p className={className}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

function useShown(isShown: boolean, number: number, onShown: (number: number) => void): void {
  useEffect(() => {
    if (isShown) onShown(number);
  }, [isShown, number, onShown]);
}

interface AskedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

function Asked<Data>({ query, children }: AskedProps<Data>) {
  const inWords = useProblem();
  if (query.isError) return <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Loading rows={5} />;
  return children(query.data);
}
