import { Text } from '@mantine/core';
import type { FollowingStatus } from '@prorata/contract/following/status';
import { IconAlertTriangle, IconChevronRight, IconFileText } from '@tabler/icons-react';
import { Notice } from '../../../components/notice.tsx';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './following.module.css';
import { useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';

type Draft = NonNullable<FollowingStatus['draft']>;

/** The draft, one tap away; it opens at its own address, where the code proves who asks. */
export function DraftCard({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const { signedBy, signedOn, sentOn, sendMethod, path } = draft;
  const date = formatDate(signedOn, language);
  const about = (
    <>
      <IconFileText aria-hidden className={classes.paper} />
      <span className={classes.paperText}>
        <span className={classes.paperName}>{t('draft.name')}</span>
        <span className={classes.stepText}>
          {signedBy ? t('draft.signed', { name: signedBy, date }) : t('draft.signedOn', { date })}
        </span>
      </span>
    </>
  );
  return (
    <Card title={t('draft.title')}>
      {path ? (
        <a className={classes.paperLine} href={path}>
          {about}
          <IconChevronRight size={20} aria-hidden />
        </a>
      ) : (
        <p className={classes.paperLine}>{about}</p>
      )}
      <Text inherit size="sm" mt="sm" c="dimmed">
        {sendMethod && sentOn && t(`draft.sent.${sendMethod}`, { date: formatDate(sentOn, language) })}{' '}
        {t(path ? 'draft.openText' : 'draft.lost')}
      </Text>
    </Card>
  );
}

/** How and until when it can be contested, and what does not count: there is no button for it, for the law knows none. */
export function ContestCard({ status: { draft, contest, timeline } }: { readonly status: FollowingStatus }) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const { office, bailiffName } = useInvited().dossier;
  if (draft === null) return null;
  if (contest?.ownOn) {
    return (
      <Card title={t('contest.title')}>
        {t('contest.own', { date: formatDate(contest.ownOn, language, 'long') })}
      </Card>
    );
  }
  const isOver = timeline.some(({ step, state }) => step === 'contest' && state === 'done');
  if (contest?.isOver || isOver) {
    if (contest === null || timeline.some(({ step, state }) => step === 'payment' && state === 'done')) {
      return null;
    }
    return (
      <Card title={t('contest.title')}>
        {t('contest.over', { date: formatDate(contest.lastDay, language, 'long') })}
      </Card>
    );
  }
  const { address } = office;
  const place = [address.address1, [address.zipcode, address.city].filter(Boolean).join(' ')];
  return (
    <Card title={t('contest.title')}>
      <Text inherit mb="md">
        {contest
          ? t('contest.text', { date: formatDate(contest.lastDay, language, 'long') })
          : t('contest.notRunning')}
      </Text>
      <ol className={classes.ways}>
        <li>
          <p className={classes.step}>{t('contest.declaration')}</p>
          <p className={classes.stepText}>
            {t('contest.declarationText', {
              address: [office.name, ...place].filter(Boolean).join(', '),
            })}
          </p>
          <p className={classes.links}>
            {office.phone && <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a>}
            {office.email && <a href={`mailto:${office.email}`}>{office.email}</a>}
          </p>
        </li>
        <li>
          <p className={classes.step}>{t('contest.writ')}</p>
          <p className={classes.stepText}>
            {t('contest.writText', { name: draft.signedBy ?? bailiffName ?? office.name })}
          </p>
        </li>
      </ol>
      <Notice icon={IconAlertTriangle}>{t('contest.warning')}</Notice>
    </Card>
  );
}
