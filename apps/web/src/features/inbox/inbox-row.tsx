import type { InboxItem } from '@prorata/contract/inbox/inbox';
import {
  type Icon,
  IconAt,
  IconBell,
  IconCalculator,
  IconCash,
  IconChevronRight,
  IconCircleCheck,
  IconClockHour4,
  IconClockPause,
  IconFileCheck,
  IconFiles,
  IconGavel,
  IconHandStop,
  IconMailPlus,
  IconMailX,
  IconRepeat,
  IconSend,
  IconSignature,
  IconSquareCheck,
  IconUserShare,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { type RowAct, RowMenu } from '../../components/row-menu.tsx';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useDaysLeft } from '../dossiers/use-days-left.ts';
import { placeOf } from './asked.ts';
import classes from './inbox.module.css';
import { useItemWords } from './use-item-words.ts';

const ICONS: Partial<Record<InboxItem['kind'], Icon>> = {
  fixDelivery: IconMailX,
  sign: IconSignature,
  send: IconSend,
  pay: IconCash,
  approvePayout: IconCash,
  makePayout: IconCash,
  payAgain: IconCash,
  settleContestation: IconGavel,
  settleAddressees: IconMailX,
  settleStop: IconHandStop,
  distribute: IconRepeat,
  answerReceipts: IconRepeat,
  close: IconCircleCheck,
  review: IconFileCheck,
  addStatements: IconFileCheck,
  calculate: IconCalculator,
  calculateAgain: IconCalculator,
  fillInBalance: IconCalculator,
  sendInvitations: IconSend,
  goOn: IconCircleCheck,
  invite: IconMailPlus,
  placeDocuments: IconFiles,
  mention: IconAt,
  reminder: IconBell,
  task: IconSquareCheck,
};

/** What can be done with a row besides opening it. */
export interface RowActs {
  readonly onSnooze: (item: InboxItem) => void;
  readonly onBringBack: (item: InboxItem) => void;
  readonly onAssign: (item: InboxItem) => void;
  readonly onTickOff: (item: InboxItem) => void;
  readonly canWrite: boolean;
}

interface InboxRowProps {
  readonly item: InboxItem;
  readonly acts: RowActs;
}

/** One thing to do: its verb, dossier, reason, amount, day, and the way to where it is done. */
export function InboxRow({ item, acts }: InboxRowProps) {
  const { title, reason, verb } = useItemWords()(item);
  const { dossier, amount, kind } = item;
  const rowActs = useRowActs(item, acts);
  const RowIcon = ICONS[kind] ?? IconClockHour4;
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    const act = rowActs.find((one) => one.hotkey === key.toLowerCase());
    if (act && act.impossibleBecause === undefined) act.act();
  };
  return (
    <li className={classes.row}>
      <Link {...placeOf(item)} className={classes.link} data-row onKeyDown={press}>
        <RowIcon className={classes.rowIcon} size={18} data-kind={kind} aria-hidden />
        <span className={classes.what}>
          <span className={classes.title}>{title}</span>
          <span className={classes.dossier}>
            <b>{dossier.fileNumber}</b> · {dossier.defendantName}
          </span>
        </span>
        <span className={classes.reason}>{reason}</span>
        <span className={classes.amount}>{amount !== null && <Amount euros={amount} unit="none" />}</span>
        <span className={classes.due}>
          <Due item={item} />
        </span>
        <span className={classes.verb}>
          {verb}
          <IconChevronRight size={14} aria-hidden />
        </span>
      </Link>
      <RowMenu name={`${dossier.fileNumber} ${title}`} acts={rowActs} />
    </li>
  );
}

/** The day of a row; what holds others up is for today whatever its day. */
function Due({ item: { urgency, dueOn, snoozedUntil } }: { readonly item: InboxItem }) {
  const { t } = useTranslation('dossiers');
  const day = snoozedUntil ?? dueOn;
  if (urgency === 'today') {
    return (
      <span className={classes.badge} data-tone="negative">
        {t('terms.today')}
      </span>
    );
  }
  return day === null ? null : <DayBadge day={day} isQuiet={urgency === 'overdue'} />;
}

interface DayBadgeProps {
  readonly day: string;
  /** Its group says already that it is late: not every row is red. */
  readonly isQuiet: boolean;
}

function DayBadge({ day, isQuiet }: DayBadgeProps) {
  const { words, color } = useDaysLeft(day);
  return (
    <span className={classes.badge} data-tone={isQuiet ? 'warning' : color}>
      {words}
    </span>
  );
}

function useRowActs(item: InboxItem, acts: RowActs): (RowAct & { readonly hotkey: string })[] {
  const { t } = useTranslation('inbox');
  const isOff = item.snoozedUntil !== null;
  const because = (isPossible: boolean, reason: string) => (isPossible ? undefined : reason);
  return [
    {
      ...{ key: 'snooze', hotkey: 's', icon: IconClockPause },
      label: isOff ? t('acts.back') : t('acts.snooze'),
      impossibleBecause: because(isOff || item.lastSnooze !== null, t('acts.notPutOff')),
      act: () => (isOff ? acts.onBringBack(item) : acts.onSnooze(item)),
    },
    {
      ...{ key: 'assign', hotkey: 't', icon: IconUserShare, label: t('acts.assign') },
      impossibleBecause: because(acts.canWrite, t('acts.notYours')),
      act: () => acts.onAssign(item),
    },
    {
      ...{ key: 'tickOff', hotkey: 'e', icon: IconSquareCheck, label: t('acts.done') },
      impossibleBecause: because(item.canTickOff && item.canAct, t('acts.notDone')),
      act: () => acts.onTickOff(item),
    },
  ];
}
