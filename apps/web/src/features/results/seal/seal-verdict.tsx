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
import {
  type Headline,
  type Judgement,
  POINTS,
  type PointKey,
  type PointState,
  type Refusal,
} from './judge.ts';
import classes from './seal.module.css';
import { SealContest } from './seal-contest.tsx';
import { SignedRevision } from './signed-revision.tsx';
import type { CheckedFiles } from './use-checked-files.ts';
import { useForeignText, usePointTexts } from './use-point-texts.ts';

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
  const foreignText = useForeignText();
  const { judgement, checkedAt, report, milliseconds = 0 } = files;
  if (judgement === undefined) return null;
  const tone = toneOf(judgement);
  const signedAt = report?.found.proof.signature?.timeStamp.at;
  const HeadIcon = HEAD_ICONS[tone];
  return (
    <section className={classes.verdict} aria-labelledby="seal-verdict">
      <header className={classes.verdictHead} data-tone={tone}>
        <span className={classes.verdictIcon}>
          <HeadIcon aria-hidden />
        </span>
        <div>
          <Title order={2} size="h2" id="seal-verdict" role="status">
            {t(`verdict.${judgement.headline}`)}
          </Title>
          {report && judgement.refusal === 'foreign' && <Text>{foreignText(report.found)}</Text>}
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
        {POINTS.filter((point) => isTold(judgement, point)).map((point) => {
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
      {signedAt && checkedAt && judgement.refusal === null && (
        <SealContest signedAt={signedAt} checkedAt={checkedAt} />
      )}
      <Next files={files} judgement={judgement} />
    </section>
  );
}

/** Of a file that is refused, only what was found. */
function isTold({ refusal, points }: Judgement, point: PointKey): boolean {
  return refusal === null || points[point] !== 'open';
}

type Advice = 'changed' | 'partial' | 'revoked' | 'otherDossier' | 'pair' | 'sums';

const NEXT: Readonly<Partial<Record<Headline, Advice>>> = {
  partial: 'partial',
  unreadable: 'changed',
  changed: 'changed',
  ambiguous: 'changed',
  foreign: 'changed',
  invalid: 'changed',
  notSigned: 'changed',
  otherDossier: 'otherDossier',
  qr: 'changed',
  pair: 'pair',
  sums: 'sums',
} satisfies Record<Refusal | 'partial', Advice>;

interface NextProps {
  readonly files: CheckedFiles;
  readonly judgement: Judgement;
}

/** Advice for each part that failed or is not proven. */
function Next({ files: { report, checkSigned }, judgement: { headline, refusal } }: NextProps) {
  const { t } = useTranslation('seal');
  const isRevoked = headline === 'partial' && report?.found.proof.fault === 'certificateRevoked';
  const advice = isRevoked ? 'revoked' : NEXT[headline];
  if (advice === undefined) return null;
  const signed = report?.found.proof.signed;
  const hasMore = signed && signed.end < report.found.bytes.length;
  return (
    <div className={classes.next}>
      <Text fw={500}>{t('next.title')}</Text>
      <Text size="sm">{t(`next.${advice}`)}</Text>
      <div className={classes.nextActs}>
        {advice !== 'pair' && advice !== 'sums' && (
          <Button mt="sm" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('next.open')}
          </Button>
        )}
        {refusal !== null && hasMore && (
          <SignedRevision
            key={report.found.proof.sha256}
            fileName={report.name}
            report={report.found}
            checkSigned={checkSigned}
          />
        )}
      </div>
    </div>
  );
}

const HEAD_ICONS = { positive: IconCheck, warning: IconInfoCircle, negative: IconX } as const;

/** Green is only what is called real. */
function toneOf({ headline, refusal }: Judgement): keyof typeof HEAD_ICONS {
  if (refusal !== null) return 'negative';
  return headline === 'whole' || headline === 'signed' ? 'positive' : 'warning';
}
