import { ActionIcon, Button, Text } from '@mantine/core';
import type { OpenedDraft } from '@prorata/contract/results/opening';
import { centsFromEuros } from '@prorata/domain/money';
import { IconCash, IconClock, IconDownload, IconGavel, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { StatusBadge } from '../../../components/badges.tsx';
import { PreviewStage } from '../../../components/documents/preview-stage.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Loading } from '../../../components/states.tsx';
import { Hint } from '../../../components/text.tsx';
import type { DownloadedFile } from '../../../platform/client/create-request.ts';
import { saveFile } from '../../../platform/client/open-file.ts';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatTime,
  useLanguage,
} from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import type { CheckedPaper } from './check-paper.ts';
import classes from './draft-page.module.css';
import { findPage } from './find-page.ts';
import { isProblem, NotOpened } from './not-opened.tsx';
import { draftQuery, paperQuery } from './opening-queries.ts';
import type { Opened } from './opening-session.ts';
import { Contact } from './proof-step.tsx';

interface DraftViewProps {
  readonly documentViewCode: string;
  readonly opened: Opened;
  /** The time to read it is over. */
  readonly onEnd: () => void;
}

/** The draft for whom it was opened: their own line first, the pages, and their last day. */
export function DraftView({ documentViewCode, opened: { token }, onEnd }: DraftViewProps) {
  const draft = useQuery(draftQuery({ documentViewCode, token }));
  const paper = useQuery(paperQuery({ documentViewCode, token }));
  const error = draft.error ?? paper.error;
  const isOver = isProblem(error, 'opening-over');
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  if (draft.data !== undefined && paper.data !== undefined) {
    return <OpenedPaper draft={draft.data} paper={paper.data} />;
  }
  const retry = () => void Promise.all([draft.refetch(), paper.refetch()]);
  return (
    <div className={classes.frame}>
      <div className={classes.column}>
        {error === null ? <Loading rows={4} /> : <NotOpened error={error} onRetry={retry} />}
      </div>
    </div>
  );
}

interface PaperProps {
  readonly draft: OpenedDraft;
  readonly paper: DownloadedFile;
}

function OpenedPaper({ draft, paper }: PaperProps) {
  const { t } = useTranslation('opening');
  usePageTitle(t('view.title'));
  const stage = useRef<HTMLDivElement>(null);
  const { office, defendant, fileNumber } = draft;
  const checked = useCheckedPaper(paper.blob, fileNumber);
  return (
    <div className={classes.frame}>
      <div className={classes.strip}>
        <p className={classes.stripLine}>
          <strong>{office.name}</strong>
          <span className={classes.about}>{t('view.about', { defendant, number: fileNumber })}</span>
        </p>
      </div>
      <header className={classes.header}>
        <div className={classes.column}>
          <div className={classes.head}>
            <h1 className={classes.title}>{t('view.title')}</h1>
            <SealBadge checked={checked} />
          </div>
          <OwnLines draft={draft} checked={checked} onPage={(page) => showPage(stage, page)} />
        </div>
      </header>
      <Pages ref={stage} paper={paper} />
      <div className={classes.content}>
        <details className={classes.how}>
          <summary>
            <IconGavel size={20} aria-hidden />
            {t('view.how')}
          </summary>
          <p>{t('view.howText')}</p>
        </details>
        <Contact office={office} />
      </div>
      <div className={classes.foot}>
        <div className={classes.column}>
          <LastDay draft={draft} />
          <Download draft={draft} paper={paper} />
        </div>
      </div>
    </div>
  );
}

/** The check of the seal, and the text of the pages; what does both is large, and is fetched when there is a paper. */
function useCheckedPaper(blob: Blob, fileNumber: string): CheckedPaper | 'checking' | 'unknown' {
  const [checked, setChecked] = useState<CheckedPaper | 'checking' | 'unknown'>('checking');
  useEffect(() => {
    let isWanted = true;
    import('./check-paper.ts')
      .then(({ checkPaper }) => checkPaper(blob, fileNumber))
      .then(
        (found) => isWanted && setChecked(found),
        () => isWanted && setChecked('unknown'),
      );
    return () => {
      isWanted = false;
    };
  }, [blob, fileNumber]);
  return checked;
}

type Checked = ReturnType<typeof useCheckedPaper>;

const SEAL_TONES = {
  good: 'positive',
  partial: 'warning',
  otherDossier: 'negative',
  bad: 'negative',
} as const satisfies Record<CheckedPaper['seal'], string>;

function SealBadge({ checked }: { readonly checked: Checked }) {
  const { t } = useTranslation('opening');
  return (
    <div role="status">
      {checked === 'checking' && <StatusBadge tone="slate">{t('seal.checking')}</StatusBadge>}
      {checked === 'unknown' && <StatusBadge tone="slate">{t('seal.unknown')}</StatusBadge>}
      {typeof checked === 'object' && (
        <StatusBadge tone={SEAL_TONES[checked.seal]}>{t(`seal.${checked.seal}`)}</StatusBadge>
      )}
    </div>
  );
}

interface OwnLinesProps {
  readonly draft: OpenedDraft;
  readonly checked: Checked;
  readonly onPage: (page: number) => void;
}

/** What whoever opened it gets, before anything else; with a name where it is for several. */
function OwnLines({ draft: { addressees }, checked, onPage }: OwnLinesProps) {
  const { t } = useTranslation('opening');
  const language = useLanguage();
  const isShared = addressees.length > 1;
  const inWords = ({ name, amount }: OpenedDraft['addressees'][number]) => {
    if (!amount) return isShared ? t('view.nothingNamed', { name }) : t('view.nothing');
    const shown = formatAmount(amount, language);
    return isShared ? t('view.getNamed', { name, amount: shown }) : t('view.get', { amount: shown });
  };
  return (
    <ul className={classes.lines}>
      {addressees.map((addressee, index) => {
        const { name, amount } = addressee;
        const cents = amount === null ? null : centsFromEuros(amount);
        const page = typeof checked === 'object' ? findPage(checked.pages, { name, cents }) : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two creditors may have one name, and the list does not change.
          <li key={index} className={classes.own}>
            <IconCash aria-hidden />
            <div>
              <p className={classes.get}>{inWords(addressee)}</p>
              {page !== undefined && <Hint>{t('view.onPage', { page })}</Hint>}
            </div>
            {page !== undefined && (
              <Button
                variant="subtle"
                h="2.75rem"
                aria-label={t('view.showPage', { page })}
                onClick={() => onPage(page)}
              >
                {t('view.show')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The pages lie in order on the stage. */
function showPage(stage: RefObject<HTMLDivElement | null>, page: number): void {
  const found = stage.current?.querySelectorAll('canvas')[page - 1];
  found?.scrollIntoView({ block: 'start' });
}

const ZOOMS = [0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const;
const WHOLE = ZOOMS.indexOf(1);

function Pages({
  ref,
  paper,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly paper: DownloadedFile;
}) {
  const { t } = useTranslation('opening');
  const [zoom, setZoom] = useState(WHOLE);
  const [pages, setPages] = useState<{ page: number; count: number }>();
  const [isBroken, setBroken] = useState(false);
  const show = useCallback((page: number, count: number) => setPages({ page, count }), []);
  const fail = useCallback(() => setBroken(true), []);
  if (isBroken) {
    return (
      <div className={classes.column}>
        <Notice tone="warning">{t('view.broken')}</Notice>
      </div>
    );
  }
  return (
    <div ref={ref} className={classes.pages}>
      <PreviewStage
        kind="pdf"
        blob={paper.blob}
        fileName={paper.fileName ?? t('view.title')}
        zoom={ZOOMS[zoom] ?? 1}
        rotation={0}
        onFailure={fail}
        onPage={show}
      />
      <div className={classes.tools}>
        <ActionIcon
          size="2.75rem"
          variant="transparent"
          c="inherit"
          aria-label={t('view.zoomOut')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconZoomOut />
        </ActionIcon>
        <span aria-live="polite">{pages && t('view.page', pages)}</span>
        <ActionIcon
          size="2.75rem"
          variant="transparent"
          c="inherit"
          aria-label={t('view.zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconZoomIn />
        </ActionIcon>
      </div>
    </div>
  );
}

function LastDay({ draft: { lastDay, firstDay, receivedOn } }: { readonly draft: OpenedDraft }) {
  const { t } = useTranslation('opening');
  const language = useLanguage();
  if (lastDay === null) {
    return (
      <Notice tone="slate" icon={IconClock} title={t('view.noLast')}>
        {t('view.noLastText')}
      </Notice>
    );
  }
  const began = firstDay === null ? '' : formatDate(firstDay, language);
  return (
    <Notice
      tone="warning"
      icon={IconClock}
      title={t('view.last', { date: formatDate(lastDay, language, 'long') })}
    >
      {receivedOn === null
        ? began && t('view.began', { firstDay: began })
        : t('view.signed', { date: formatDate(receivedOn, language), firstDay: began })}
    </Notice>
  );
}

function Download({ draft: { sizeBytes, openedAt, proof }, paper }: PaperProps) {
  const { t } = useTranslation('opening');
  const language = useLanguage();
  return (
    <>
      <Button
        size="xl"
        fullWidth
        mt="sm"
        leftSection={<IconDownload size={18} />}
        onClick={() => saveFile(paper)}
      >
        {t('view.download', { size: `${formatCount(Math.ceil(sizeBytes / 1_000), language)} kB` })}
      </Button>
      <Text c="dimmed" size="sm" ta="center" mt="xs">
        {t('view.opened', {
          date: formatDate(openedAt, language),
          time: formatTime(openedAt, language),
          proof: t(`view.by.${proof}`),
        })}
      </Text>
    </>
  );
}
