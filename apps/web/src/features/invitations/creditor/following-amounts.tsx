import { Text } from '@mantine/core';
import type { FollowedStatement } from '@prorata/contract/following/status';
import { sumEuros } from '@prorata/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { privilegeName } from '../../../components/claims/privilege-words.ts';
import { Amount } from '../../../components/values.tsx';
import { formatAmount, formatDecimal, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './following.module.css';
import { privilegesQuery, useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';

interface FollowingAmountsProps {
  readonly statement: FollowedStatement;
  readonly isOnly: boolean;
}

/** From what was claimed to what is given: each difference with its reason. */
export function FollowingAmounts({ statement, isOnly }: FollowingAmountsProps) {
  const { t } = useTranslation(['following', 'vocabulary']);
  const language = useLanguage();
  const { claimed, parts, review, share, creditorName } = statement;
  const counted = review ? sumEuros([review.admitted, review.reserved]) : 0;
  const interest = review && share ? sumEuros([share.counted, -counted]) : 0;
  return (
    <Card title={isOnly ? t('following:amounts.title') : creditorName}>
      <dl className={classes.amounts}>
        <Line name={t('following:amounts.claimed')} euros={claimed}>
          {parts
            .map(
              ({ part, amount }) =>
                `${t(`vocabulary:claimPart.${part}`)} ${formatAmount(amount, language, 'none')}`,
            )
            .join(' + ')}
        </Line>
        {review?.cuts
          .filter(({ kind }) => kind === 'rejected')
          .map((cut) => (
            <CutLine key={`${cut.privilegeId} ${cut.amount}`} cut={cut} />
          ))}
        {review && <Line name={t('following:amounts.admitted')} euros={review.admitted} />}
        {review && review.reserved > 0 && (
          <Line name={t('following:amounts.reserved')} euros={review.reserved}>
            {[
              ...review.cuts.filter(({ kind }) => kind === 'reserved').map(({ note }) => note),
              t('following:amounts.reservedText'),
            ]
              .filter(Boolean)
              .join(' ')}
          </Line>
        )}
        {review?.explanation && (
          <div className={classes.cut}>
            <dt className={classes.cutName}>{t('following:amounts.explanation')}</dt>
            <dd>{review.explanation}</dd>
          </div>
        )}
        {share?.run && share.run.earlier > 0 && (
          <>
            <Line name={t('following:amounts.earlier')} euros={share.run.earlier} />
            <Line name={t('following:amounts.before')} euros={share.run.before} />
          </>
        )}
        {share && interest > 0 && !share.run?.earlier && (
          <Line name={t('following:amounts.interest')} euros={interest} />
        )}
        {share && <ShareLines share={share} />}
      </dl>
      {share?.whyNotAll && <WhyNotAll why={share.whyNotAll} />}
    </Card>
  );
}

interface LineProps {
  readonly name: string;
  readonly euros: number;
  readonly isStrong?: boolean;
  /** What is to be said about it, in words. */
  readonly children?: string;
}

function Line({ name, euros, isStrong = false, children }: LineProps) {
  return (
    <div className={classes.line} data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>
        <Amount euros={euros} unit="none" />
      </dd>
      {children && <dd className={classes.remark}>{children}</dd>}
    </div>
  );
}

type Cut = NonNullable<FollowedStatement['review']>['cuts'][number];

function CutLine({ cut: { privilegeId, amount, reason, note } }: { readonly cut: Cut }) {
  const { t } = useTranslation(['following', 'vocabulary']);
  const language = useLanguage();
  const { invitationCode } = useInvited();
  const privileges = useQuery({ ...privilegesQuery(invitationCode), enabled: privilegeId !== null });
  const privilege = privileges.data?.items.find(({ id }) => id === privilegeId);
  const name = privilege ? privilegeName(privilege, language) : t('following:amounts.ordinary');
  return (
    <div className={classes.cut}>
      <dt className={classes.hiddenName}>{t('following:amounts.rejected')}</dt>
      <dd>
        <strong>{formatAmount(-amount, language, 'none')}</strong> {name}
        {[reason && t(`vocabulary:rejectionReason.${reason}`), note].filter(Boolean).map((words, place) => (
          <Fragment key={words}>
            {place === 0 ? ': ' : '. '}
            {words}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

function ShareLines({ share }: { readonly share: NonNullable<FollowedStatement['share']> }) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const { allotted, consigned, borne, run } = share;
  const counted = run?.before ?? share.counted;
  return (
    <>
      <Line name={t('amounts.allotted')} euros={allotted} isStrong>
        {counted > 0 && allotted < counted
          ? t('amounts.share', { percent: percentOf(allotted, counted, language) })
          : ''}
      </Line>
      {consigned > 0 && <Line name={t('amounts.consigned')} euros={consigned} />}
      {borne > 0 && <Line name={t('amounts.borne')} euros={-borne} />}
      {run && run.after > 0 && (
        <Line name={t('amounts.after')} euros={run.after}>
          {t('amounts.afterText')}
        </Line>
      )}
    </>
  );
}

function percentOf(part: number, whole: number, language: ReturnType<typeof useLanguage>): string {
  return `${formatDecimal((part / whole) * 100, language, 0, 2)}\u00a0%`;
}

type Why = NonNullable<NonNullable<FollowedStatement['share']>['whyNotAll']>;

/** The money in one bar: what costs and privileges took, and what was left for everybody else. */
function WhyNotAll({ why }: { readonly why: Why }) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const { money, costs, privileged, forOrdinary, demandedByOrdinary } = why;
  const demanded = formatAmount(demandedByOrdinary, language);
  const pieces = [
    ['costs', costs],
    ['privileged', privileged],
    ['ordinary', forOrdinary],
  ] as const;
  return (
    <div className={classes.why}>
      <Text inherit fw={500} component="h3">
        {t('why.title')}
      </Text>
      <svg
        className={classes.bar}
        viewBox="0 0 1000 12"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('why.picture')}
      >
        {pieces.map(([key, euros], place) => {
          const before = sumEuros(pieces.slice(0, place).map(([, amount]) => amount));
          const width = money > 0 ? (euros / money) * 1000 : 0;
          return (
            <rect
              key={key}
              x={money > 0 ? (before / money) * 1000 : 0}
              width={Math.max(width, 0)}
              height={12}
              data-piece={key}
            />
          );
        })}
      </svg>
      <dl className={classes.sum}>
        <div>
          <dt>{t('why.money')}</dt>
          <dd>
            <Amount euros={money} unit="none" />
          </dd>
        </div>
        {pieces.map(([key, euros]) => (
          <div key={key} data-piece={key}>
            <dt>{t(`why.${key}`)}</dt>
            <dd>
              <Amount euros={key === 'ordinary' ? euros : -euros} unit="none" />
            </dd>
          </div>
        ))}
      </dl>
      {demandedByOrdinary > 0 && (
        <Text inherit size="sm" c="dimmed">
          {t('why.text', {
            demanded,
            available: formatAmount(forOrdinary, language),
            percent: percentOf(forOrdinary, demandedByOrdinary, language),
          })}
        </Text>
      )}
    </div>
  );
}
