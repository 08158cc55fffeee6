import { VisuallyHidden } from '@mantine/core';
import type { FollowingStatus } from '@prorata/contract/following/status';
import { sumEuros } from '@prorata/domain/money';
import { IconCheck, IconPlayerPauseFilled } from '@tabler/icons-react';
import { formatAmount, formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './following.module.css';
import { Card } from './invited-page.tsx';

type Step = FollowingStatus['timeline'][number];

/** The way from filing to the end: done, now in amber, and what comes later hollow. */
export function FollowingTimeline({ status }: { readonly status: FollowingStatus }) {
  const { t } = useTranslation('following');
  const tell = useStepTexts(status);
  return (
    <Card>
      <VisuallyHidden component="h2">{t('timeline.title')}</VisuallyHidden>
      <ol className={classes.timeline}>
        {status.timeline.map((step) => {
          const { title, text } = tell(step);
          return (
            <li
              key={step.step}
              data-state={step.state}
              {...(step.state === 'now' && { 'aria-current': 'step' as const })}
            >
              <span className={classes.mark} aria-hidden>
                {step.state === 'done' && <IconCheck size={16} stroke={2.5} />}
                {step.state === 'stopped' && <IconPlayerPauseFilled size={14} />}
              </span>
              <div>
                <p className={classes.step}>
                  {title}
                  <VisuallyHidden>, {t(`timeline.states.${step.state}`)}</VisuallyHidden>
                </p>
                {text && <p className={classes.stepText}>{text}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function useStepTexts({ statements, closedAt, receiptNumber, draft, payableFrom }: FollowingStatus) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const day = (value: string | null) => value && formatDate(value, language);
  const rejected = sumEuros(statements.map(({ review }) => review?.rejected ?? 0));
  const detailOf: Readonly<Record<Step['step'], (step: Step) => (string | null | false | undefined)[]>> = {
    filed: () => [
      closedAt && formatDate(closedAt, language, 'dateTime'),
      receiptNumber && t('timeline.receipt', { number: receiptNumber }),
      statements.some(({ isLate }) => isLate) && t('timeline.late'),
    ],
    reviewed: ({ on }) => [
      day(on),
      rejected > 0 && t('timeline.notAccepted', { amount: formatAmount(rejected, language) }),
    ],
    draft: ({ on }) => [
      day(on),
      draft?.receivedOn && t('timeline.received', { date: formatDate(draft.receivedOn, language) }),
    ],
    contest: ({ on, state }) => [
      on && (state === 'done' ? day(on) : t('timeline.until', { date: formatDate(on, language, 'long') })),
    ],
    payment: ({ on, state }) => [
      day(on),
      state === 'ahead' && payableFrom && t('money.payableFrom', { date: formatDate(payableFrom, language) }),
    ],
    end: ({ on }) => [day(on)],
  };
  return (step: Step) => ({
    title:
      step.step === 'contest' && step.state === 'done'
        ? t('timeline.steps.contestOver')
        : t(`timeline.steps.${step.step}`),
    text: detailOf[step.step](step).filter(Boolean).join(' · '),
  });
}
