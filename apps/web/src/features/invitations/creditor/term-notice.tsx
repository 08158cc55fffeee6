import { IconClockHour4, IconLock } from '@tabler/icons-react';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { daysLeft } from './days-left.ts';
import { useInvited } from './invited.ts';
import classes from './term-notice.module.css';

/** How long there still is time or, once there is none, why nothing can be changed. */
export function TermNotice() {
  const { dossier } = useInvited();
  const left = useTimeLeft();
  const closed = useClosedReason();
  if (dossier.invitation.isOpen && left === undefined) return null;
  const isOpen = dossier.invitation.isOpen;
  const NoticeIcon = isOpen ? IconClockHour4 : IconLock;
  return (
    <p className={classes.notice} data-closed={!isOpen || undefined} role={isOpen ? undefined : 'status'}>
      <NoticeIcon aria-hidden />
      <span>{isOpen ? left : closed}</span>
    </p>
  );
}

function useTimeLeft(): string | undefined {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  const { validUntil } = useInvited().dossier.invitation;
  if (validUntil === null) return undefined;
  const date = formatDate(validUntil, language);
  const count = daysLeft(validUntil, new Date());
  return count < 1 ? t('term.lastDay', { date }) : t('term.left', { count, date });
}

function useClosedReason(): string {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  const { closedAt, closedBy, validUntil } = useInvited().dossier.invitation;
  if (closedBy === 'creditor') {
    return t('closed.byYou', { moment: formatDate(closedAt, language, 'dateTime') });
  }
  // The clock closes it a little after its last day: until then, too, nothing can be changed.
  const isPastDate = closedBy === 'term' || (closedBy === null && validUntil !== null);
  return isPastDate ? t('closed.pastDate', { date: formatDate(validUntil, language) }) : t('closed.byOther');
}
