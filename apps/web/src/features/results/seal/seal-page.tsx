import { Text, Title } from '@mantine/core';
import { resultsCalls } from '@prorata/contract/results/calls';
import { parseSealMark, type SealMark } from '@prorata/proof/seal/printed-seal';
import {
  IconCalculator,
  IconCheck,
  IconFileCheck,
  IconFingerprint,
  IconScale,
  IconSignature,
  IconWifiOff,
  IconX,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DropZone } from '../../../components/documents/drop-zone.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Hint } from '../../../components/text.tsx';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { OfflineCheck } from '../../audit/offline-check.tsx';
import { ReceiptVerdict } from './receipt-verdict.tsx';
import classes from './seal.module.css';
import { SealTable } from './seal-table.tsx';
import { SealVerdict } from './seal-verdict.tsx';
import { loadSecondReader } from './second-reader.ts';
import { shorten } from './shorten.ts';
import { type CheckedFiles, useCheckedFiles } from './use-checked-files.ts';

const ACCEPTED = ['application/pdf', '.pdf', 'application/json', '.json'];

/** Whom the platform trusts, asked for once: the check itself works without a network. */
const trustQuery = {
  queryKey: ['seal', 'authorities'],
  queryFn: () => request(resultsCalls.readSealTrust, {}),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The PDF reader is loaded before a file is chosen, so that the check works without a network. */
const readerQuery = {
  queryKey: ['seal', 'reader'],
  queryFn: async () => {
    await loadSecondReader();
    return true;
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * For whoever has a report in hand: is it real, unchanged, and calculated right? Everything happens in this browser;
 * the code of the QR stands behind the # of the address and is sent to nobody.
 */
export function SealPage() {
  const { t } = useTranslation('seal');
  usePageTitle(t('title'));
  const mark = parseSealMark(window.location.hash);
  const trust = useQuery(trustQuery);
  const reader = useQuery(readerQuery);
  const client = useQueryClient();
  const files = useCheckedFiles(() => client.ensureQueryData(trustQuery), mark);
  const isChecked = files.isReading || files.judgement !== undefined || files.receipt !== undefined;
  return (
    <div className={classes.page}>
      <div className={classes.columns} data-checked={isChecked || undefined}>
        <section className={classes.column}>
          <Title order={1} fz="1.5rem" lh="2rem" lts="-0.015em" textWrap="balance">
            {t('title')}
          </Title>
          <Text c="dimmed">{t('intro')}</Text>
          {(trust.isError || reader.isError) && <Notice tone="negative">{t('noAuthorities')}</Notice>}
          <DropZone
            label={t('choose')}
            accept={{ types: ACCEPTED, words: t('accepted') }}
            onFiles={files.check}
          />
          <ChosenFiles files={files} />
          <div className={classes.card}>
            <IconWifiOff aria-hidden className={classes.icon} />
            <div>
              <Text fw={500}>{t('stays.title')}</Text>
              <Hint>{t(trust.isSuccess && reader.isSuccess ? 'stays.text' : 'stays.loading')}</Hint>
            </div>
          </div>
          {mark && <Mark mark={mark} isSame={files.judgement?.isMarkSame ?? null} />}
          <Hint>{t('limit')}</Hint>
          <OfflineCheck />
        </section>
        {files.receipt && files.checkedAt && !files.isReading ? (
          <ReceiptVerdict receipt={files.receipt.found} checkedAt={files.checkedAt} />
        ) : (
          <>
            <SealVerdict files={files} />
            <SealTable files={files} />
          </>
        )}
      </div>
      <About />
    </div>
  );
}

function ChosenFiles({ files }: { readonly files: CheckedFiles }) {
  const { t } = useTranslation('seal');
  const { report, input, receipt, refusal } = files;
  const pages = report?.found.proof.pages ?? 0;
  const rows = receipt
    ? [{ title: t('receipt.title'), name: receipt.name, text: t('receipt.chosen') }]
    : [
        {
          title: t('report'),
          name: report?.name,
          text: report === undefined ? t('noReport') : pages > 0 ? t('pages', { count: pages }) : '',
        },
        {
          title: t('input'),
          name: input?.name,
          text:
            input === undefined
              ? t('noInput')
              : t('calculation', {
                  number: input.found.exported.fileNumber,
                  calculation: input.found.exported.calculation.number,
                }),
        },
      ];
  return (
    <>
      <div role="status" aria-live="polite">
        {files.isReading && <Hint>{t('reading')}</Hint>}
        {refusal && <Notice tone="negative">{t(refusal)}</Notice>}
      </div>
      {rows.map(({ title, name, text }) => (
        <div key={title} className={classes.file} data-chosen={name !== undefined || undefined}>
          <IconFileCheck aria-hidden className={classes.icon} />
          <div>
            <Text fw={500}>
              {title}
              {name && <span className={classes.fileName}> {name}</span>}
            </Text>
            <Hint>{text}</Hint>
          </div>
        </div>
      ))}
    </>
  );
}

function Mark({ mark, isSame }: { readonly mark: SealMark; readonly isSame: boolean | null }) {
  const { t } = useTranslation('seal');
  const state = isSame === null ? 'waiting' : isSame ? 'same' : 'other';
  return (
    <div className={`${classes.card} ${classes.mark}`}>
      <div>
        <Text fw={500}>{t('mark.title')}</Text>
        <p className={classes.mono}>
          {mark.fileNumber} · {mark.calculation}
          <br />
          {shorten(mark.outcomeSha256)}
        </p>
        <p className={classes.marked} data-state={state}>
          {state === 'same' && <IconCheck size={16} aria-hidden />}
          {state === 'other' && <IconX size={16} aria-hidden />}
          {t(`mark.${state}`)}
        </p>
      </div>
    </div>
  );
}

const ABOUT = [
  { key: 'who', icon: IconSignature },
  { key: 'changed', icon: IconFingerprint },
  { key: 'sums', icon: IconCalculator },
  { key: 'law', icon: IconScale },
] as const;

function About() {
  const { t } = useTranslation('seal');
  return (
    <footer className={classes.about}>
      {ABOUT.map(({ key, icon: AboutIcon }) => (
        <div key={key} className={classes.aboutPoint}>
          <AboutIcon aria-hidden className={classes.icon} />
          <div>
            <Text fw={500}>{t(`about.${key}`)}</Text>
            <Hint>{t(`about.${key}Text`)}</Hint>
          </div>
        </div>
      ))}
    </footer>
  );
}
