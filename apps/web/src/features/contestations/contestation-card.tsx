import { Button, FileButton, Group, Select, Text } from '@mantine/core';
import { contestationsCalls } from '@prorata/contract/contestations/calls';
import {
  type Contestation,
  type Contestations,
  OWN_PIECES,
  type Piece,
} from '@prorata/contract/contestations/contestation';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './contestation-part.module.css';
import { useContestationAct } from './contestation-queries.ts';
import { Annul, Consign, Reply, Settle, Withdraw } from './ending-dialogs.tsx';
import { Told } from './told.tsx';
import { Trial } from './trial.tsx';

export interface ContestationCardProps {
  readonly dossier: Dossier;
  readonly overview: Contestations;
  readonly contestation: Contestation;
  readonly number: number;
  readonly canWrite: boolean;
}

const TONES = { inTime: 'positive', inDoubt: 'warning', late: 'negative' } as const;

/** One who contests: how and when, against what, with which papers, and how it goes on. */
export function ContestationCard(props: ContestationCardProps) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const language = useLanguage();
  const { contestation, number } = props;
  const { way, timeliness, state, registeredAt, registeredBy } = contestation;
  return (
    <Block
      title={t('title', { number })}
      remark={
        <Group gap="xs">
          {way === 'letter' ? (
            <StatusBadge tone="slate">{t('noEffect')}</StatusBadge>
          ) : (
            <StatusBadge tone={TONES[timeliness]}>{t(`vocabulary:timeliness.${timeliness}`)}</StatusBadge>
          )}
          {state !== 'registered' && (
            <StatusBadge tone="slate">{t(`vocabulary:contestationState.${state}`)}</StatusBadge>
          )}
        </Group>
      }
      note={t('registered', { moment: formatDate(registeredAt, language, 'dateTime'), name: registeredBy })}
    >
      <div className={classes.body}>
        <Facts contestation={contestation} />
        <Worth contestation={contestation} />
        <FormerTimeliness contestation={contestation} />
        <Trial {...props} />
        <Papers {...props} />
        <Told dossierId={props.dossier.id} contestation={contestation} canWrite={props.canWrite} />
        {props.canWrite && state === 'registered' && <WaysOut {...props} />}
      </div>
    </Block>
  );
}

function Facts({ contestation }: Pick<ContestationCardProps, 'contestation'>) {
  const { t } = useTranslation(['contestations', 'vocabulary', 'fields']);
  const language = useLanguage();
  const { way, date, time, contestant, appearing, servedBy, against, grounds } = contestation;
  const { request: asked, requestedAmount, requested } = contestation;
  const inFigures = [
    asked && t(`vocabulary:contestationRequest.${asked}`),
    requestedAmount !== null && formatAmount(requestedAmount, language),
  ].filter(Boolean);
  const facts = [
    [t('fields:contestation.way'), t(`vocabulary:contestationWay.${way}`)],
    [t('who'), contestant],
    [t(`dateOf.${way}`), [formatDate(date, language), time].filter(Boolean).join(', ')],
    ...(servedBy ? [[t('fields:contestation.servedBy'), servedBy]] : []),
    ...(appearing ? [[t('fields:contestation.appearing'), appearing]] : []),
    [t('against'), against ?? t('wholeDraft')],
    [t('requested'), [inFigures.join(', '), requested].filter(Boolean).join('\n') || NOTHING],
    [t('grounds'), grounds ?? NOTHING],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What it is worth, where that needs a word. */
function Worth({ contestation }: Pick<ContestationCardProps, 'contestation'>) {
  const { t } = useTranslation('contestations');
  const language = useLanguage();
  const { way, timeliness, lastDay, cautiousDay, state, needsNewDraft, endNote, repliedAt } = contestation;
  const day = (value: string | null) => (value === null ? NOTHING : formatDate(value, language));
  if (state === 'settled' && needsNewDraft)
    return <Notice tone="warning">{t('settle.needsNewDraft')}</Notice>;
  if (state !== 'registered') return endNote && <Hint>{endNote}</Hint>;
  if (way === 'letter') {
    const moment = repliedAt && formatDate(repliedAt, language, 'dateTime');
    return <Notice tone="info">{moment ? t('reply.sent', { moment }) : t('letterText')}</Notice>;
  }
  if (timeliness === 'late') return <Notice tone="negative">{t('late', { date: day(cautiousDay) })}</Notice>;
  if (timeliness === 'inDoubt') {
    return (
      <Notice tone="warning">{t('inDoubt', { lastDay: day(lastDay), cautiousDay: day(cautiousDay) })}</Notice>
    );
  }
  return null;
}

/** What was found before the days of whoever contests moved. */
function FormerTimeliness({ contestation }: Pick<ContestationCardProps, 'contestation'>) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const language = useLanguage();
  return contestation.formerTimeliness.map(({ timeliness, lastDay, foundUntil }) => (
    <Hint key={foundUntil}>
      {t('formerTimeliness', {
        moment: formatDate(foundUntil, language, 'dateTime'),
        timeliness: t(`vocabulary:timeliness.${timeliness}`),
        day: lastDay === null ? NOTHING : formatDate(lastDay, language),
      })}
    </Hint>
  ));
}

function Papers({ dossier, contestation, canWrite }: ContestationCardProps) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const inWords = useProblem();
  const params = { dossierId: dossier.id, contestationId: contestation.id };
  const [kind, setKind] = useState<(typeof OWN_PIECES)[number]>(
    contestation.way === 'letter' ? 'letter' : 'act',
  );
  const attaching = useContestationAct(dossier.id, (file: File) =>
    request(contestationsCalls.attachPiece, { params, upload: { kind }, file }),
  );
  const act = useMutation({
    mutationFn: () => request(contestationsCalls.downloadAct, { params }),
    onSuccess: saveFile,
  });
  const failure = attaching.error ?? act.error;
  return (
    <div>
      <Text fw={500}>{t('pieces')}</Text>
      {failure && <Refusal title={t('pieces')} {...inWords(failure)} />}
      {contestation.pieces.length === 0 && <Hint>{t('noPieces')}</Hint>}
      <PieceList dossierId={dossier.id} pieces={contestation.pieces} />
      <Group gap="sm" mt="xs" align="flex-end">
        {contestation.way === 'declaration' && (
          <Button
            variant="default"
            leftSection={<IconFileText size={16} />}
            loading={act.isPending}
            onClick={() => act.mutate()}
          >
            {t('act')}
          </Button>
        )}
        {canWrite && (
          <>
            <Select
              aria-label={t('pieceKind')}
              allowDeselect={false}
              data={OWN_PIECES.map((value) => ({ value, label: t(`vocabulary:contestationPiece.${value}`) }))}
              value={kind}
              onChange={(value) => setKind(OWN_PIECES.find((one) => one === value) ?? kind)}
            />
            <FileButton
              accept={CHOSEN_MEDIA_TYPES.join(',')}
              onChange={(file) => file && attaching.mutate(file)}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  leftSection={<IconUpload size={16} />}
                  loading={attaching.isPending}
                >
                  {t('addPiece')}
                </Button>
              )}
            </FileButton>
          </>
        )}
      </Group>
    </div>
  );
}

export function PieceList({
  dossierId,
  pieces,
}: {
  readonly dossierId: string;
  readonly pieces: readonly Piece[];
}) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const saving = useMutation({
    mutationFn: (pieceId: string) =>
      request(contestationsCalls.downloadPiece, { params: { dossierId, pieceId } }),
    onSuccess: saveFile,
  });
  return pieces.map(({ id, kind, fileName, sha256 }) => (
    <div key={id} className={classes.row} title={`SHA-256 ${sha256}`}>
      <span>{t(`vocabulary:contestationPiece.${kind}`)}</span>
      <Hint span>{fileName}</Hint>
      <Button variant="subtle" size="compact-sm" onClick={() => saving.mutate(id)}>
        {t('view')}
      </Button>
    </div>
  ));
}

type Way = 'settle' | 'consign' | 'withdraw' | 'annul' | 'reply';

/** The ways out of a contestation that still stands. */
function WaysOut({ dossier, overview, contestation }: ContestationCardProps) {
  const { t } = useTranslation('contestations');
  const [way, setWay] = useState<Way>();
  const close = () => setWay(undefined);
  const place = { dossierId: dossier.id, overview, contestation, onClose: close };
  if (contestation.way === 'letter') {
    return (
      <Group gap="sm">
        <Button onClick={() => setWay('reply')}>{t('reply.act')}</Button>
        <Button variant="default" onClick={() => setWay('annul')}>
          {t('annul.act')}
        </Button>
        <Reply {...place} opened={way === 'reply'} />
        <Annul {...place} opened={way === 'annul'} />
      </Group>
    );
  }
  const canConsign = contestation.hasEffect && overview.proceeding === null;
  const ways = (['settle', 'consign', 'withdraw', 'annul'] as const).filter(
    (key) => key !== 'consign' || canConsign,
  );
  return (
    <div>
      <Text fw={500} mb="xs">
        {t('further')}
      </Text>
      <div className={classes.ways}>
        {ways.map((key) => (
          <div key={key} className={classes.way}>
            <Text fw={500}>{t(`${key}.act`)}</Text>
            <Hint>{t(`furtherText.${key}`)}</Hint>
            <Button variant="default" size="compact-md" onClick={() => setWay(key)}>
              {t(`${key}.verb`)}
            </Button>
          </div>
        ))}
      </div>
      <Settle {...place} opened={way === 'settle'} />
      <Withdraw {...place} opened={way === 'withdraw'} />
      <Annul {...place} opened={way === 'annul'} />
      <Consign
        dossierId={dossier.id}
        amount={overview.consignment.amount}
        opened={way === 'consign'}
        onClose={close}
      />
    </div>
  );
}
