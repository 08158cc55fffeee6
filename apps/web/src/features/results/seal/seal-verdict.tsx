import { Button, Text, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Hint } from '../../../components/text.tsx';
import { formatDate, formatDecimal, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { type Judgement, POINTS, type PointState } from './judge.ts';
import classes from './seal.module.css';
import { SealContest } from './seal-contest.tsx';
import type { CheckedFiles } from './use-checked-files.ts';
import { usePointTexts } from './use-point-texts.ts';

const ICONS = {
  good: IconCircleCheck,
  remark: IconInfoCircle,
  wrong: IconAlertTriangle,
  open: IconCircleDashed,
} as const satisfies Record<PointState, unknown>;

/** What the files say, the answer first and then question by question. */
export function SealVerdict({ files }: { readonly files: CheckedFiles }) {
  const { t } = useTranslation('seal');
  const language = useLanguage();
  const textsOf = usePointTexts(files);
  const { judgement, checkedAt, report, milliseconds = 0 } = files;
  if (judgement === undefined) return null;
  const { tone, key } = verdictOf(judgement);
  const signedAt = report?.found.signature?.timeStamp.at;
  return (
    <section className={classes.verdict} aria-labelledby="seal-verdict">
      <header className={classes.verdictHead} data-tone={tone}>
        <span className={classes.verdictIcon}>
          {tone === 'negative' ? <IconX aria-hidden /> : <IconCheck aria-hidden />}
        </span>
        <div>
          <Title order={2} size="h2" id="seal-verdict" role="status">
            {t(`verdict.${key}`)}
          </Title>
          {checkedAt && (
            <Text size="sm">
              {t('verdict.checked', {
                date: formatDate(checkedAt.toISOString(), language, 'dateTime'),
                seconds: formatDecimal(milliseconds / 1000, language, 1, 1),
              })}
            </Text>
          )}
        </div>
      </header>
      <ul className={classes.points}>
        {POINTS.map((point) => {
          const state = judgement.points[point];
          const PointIcon = ICONS[state];
          const { title, lines } = textsOf(point, state);
          return (
            <li key={point} data-state={state}>
              <PointIcon aria-hidden />
              <div>
                <Text fw={500}>{title}</Text>
                {lines.map((line) => (
                  <Hint key={line}>{line}</Hint>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {signedAt && checkedAt && judgement.failure === null && (
        <SealContest signedAt={signedAt} checkedAt={checkedAt} />
      )}
      <Next judgement={judgement} />
    </section>
  );
}

const NEXT = {
  unreadable: 'changed',
  changed: 'changed',
  signature: 'changed',
  qr: 'changed',
  pair: 'pair',
  sums: 'sums',
} as const satisfies Record<NonNullable<Judgement['failure']>, string>;

/** What to do about what failed. */
function Next({ judgement: { failure } }: { readonly judgement: Judgement }) {
  const { t } = useTranslation('seal');
  if (failure === null) return null;
  const advice = NEXT[failure];
  return (
    <div className={classes.next}>
      <Text fw={500}>{t('next.title')}</Text>
      <Text size="sm">{t(`next.${advice}`)}</Text>
      {advice === 'changed' && (
        <Button mt="sm" renderRoot={(props) => <Link to="/" {...props} />}>
          {t('next.open')}
        </Button>
      )}
    </div>
  );
}

function verdictOf({ failure, points }: Judgement) {
  if (failure !== null) return { tone: 'negative', key: failure } as const;
  const isSigned = points.signature === 'good' || points.signature === 'remark';
  if (points.recalculated === 'remark') return { tone: 'warning', key: 'partly' } as const;
  if (!isSigned) return { tone: 'warning', key: 'calculated' } as const;
  const tone = points.signature === 'remark' ? 'warning' : 'positive';
  return { tone, key: points.recalculated === 'good' ? 'whole' : 'signed' } as const;
}
