import { Switch } from '@mantine/core';
import { brusselsDate } from '@prorata/domain/iso-date';
import { IconChevronRight, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { Block, Count } from '../../components/block.tsx';
import { Empty } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import classes from './dossiers-home.module.css';
import { useDaysLeft } from './use-days-left.ts';
import { useRowName } from './use-defendant-name.ts';
import type { DueDossier, WaitingDossier } from './waiting-dossiers.ts';

/** More than these are for the list itself. */
const SHOWN_DOSSIERS = 10;

interface WaitingListProps {
  readonly waiting: readonly WaitingDossier[];
  /** Of how many dossiers this was read, when that is not all of them. */
  readonly readDossiers: number | undefined;
  readonly isMine: boolean;
  readonly onMine: (isMine: boolean) => void;
}

/** One row, one dossier, one verb. */
export function WaitingList({ waiting, readDossiers, isMine, onMine }: WaitingListProps) {
  const { t } = useTranslation('dossiers');
  return (
    <Block
      title={t('home.waiting')}
      remark={<Count of={waiting.length} />}
      act={
        <Switch
          label={t('home.mine')}
          checked={isMine}
          onChange={({ currentTarget }) => onMine(currentTarget.checked)}
        />
      }
    >
      {waiting.length === 0 && (
        <Empty icon={IconCircleCheck} title={t('home.nothingWaiting')}>
          {t('home.nothingWaitingText')}
        </Empty>
      )}
      <ul className={classes.waitingList}>
        {waiting.slice(0, SHOWN_DOSSIERS).map((one) => (
          <li key={one.row.id}>
            <WaitingItem waiting={one} />
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        {readDossiers !== undefined && <span>{t('home.onlyNewest', { count: readDossiers })}</span>}
        <Link to="/app/dossiers" search={isMine ? { mine: true } : {}}>
          {t('home.allOfThem')}
        </Link>
      </p>
    </Block>
  );
}

function WaitingItem({ waiting: { row, step } }: { readonly waiting: WaitingDossier }) {
  const { t } = useTranslation('dossiers');
  const name = useRowName(row);
  return (
    <Link
      to="/app/dossier/$dossierId"
      params={{ dossierId: row.id }}
      search={{ tab: step.tab }}
      className={classes.waitingItem}
    >
      <span className={classes.number}>{row.fileNumber}</span>
      <span className={classes.waitingName}>{name}</span>
      <span className={classes.what}>{t(`nextStep.${step.key}.what`, { count: step.count })}</span>
      <span className={classes.status}>
        <DossierStatusBadge status={row.status} />
      </span>
      <span className={classes.verb}>
        {t(`nextStep.${step.key}.verb`)}
        <IconChevronRight size={14} stroke={1.75} aria-hidden />
      </span>
    </Link>
  );
}

const SHOWN_TERMS = 6;

/** The terms that end next, with the days that are left. */
export function DueTerms({ due }: { readonly due: readonly DueDossier[] }) {
  const { t } = useTranslation('dossiers');
  return (
    <Block title={t('home.terms')}>
      {due.length === 0 ? (
        <Empty icon={IconClockHour4} title={t('home.noTerms')} />
      ) : (
        <>
          <ul className={classes.dueList}>
            {due.slice(0, SHOWN_TERMS).map((one) => (
              <li key={one.row.id}>
                <DueItem due={one} />
              </li>
            ))}
          </ul>
          <p className={classes.note}>{t('terms.restDay')}</p>
        </>
      )}
    </Block>
  );
}

function DueItem({ due: { row, term, dueOn } }: { readonly due: DueDossier }) {
  const { t } = useTranslation('vocabulary');
  const { words, tone } = useDaysLeft(dueOn, brusselsDate(new Date()));
  const name = useRowName(row);
  return (
    <Link to="/app/dossier/$dossierId" params={{ dossierId: row.id }} className={classes.dueItem}>
      <span className={classes.left} data-tone={tone}>
        {words}
      </span>
      <span className={classes.what}>
        <span className={classes.term}>{t(`dossierTerm.${term}`)}</span>
        <span className={classes.dossier}>
          {row.fileNumber} · {name}
        </span>
      </span>
      <span className={classes.date}>
        <DateText value={dueOn} />
      </span>
    </Link>
  );
}
