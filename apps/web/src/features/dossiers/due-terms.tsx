import { brusselsDate } from '@prorata/domain/iso-date';
import { IconClockHour4 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Block } from '../../components/block.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Empty } from '../../components/empty.tsx';
import classes from './due-terms.module.css';
import { useDaysLeft } from './use-days-left.ts';
import { useRowName } from './use-defendant-name.ts';
import type { DueDossier } from './waiting-dossiers.ts';

const SHOWN = 6;

/** The terms that end next, with the days that are left. */
export function DueTerms({ due }: { readonly due: readonly DueDossier[] }) {
  const { t } = useTranslation('dossiers');
  return (
    <Block title={t('home.terms')}>
      {due.length === 0 ? (
        <Empty icon={IconClockHour4} title={t('home.noTerms')} />
      ) : (
        <>
          <ul className={classes.list}>
            {due.slice(0, SHOWN).map((one) => (
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
    <Link to="/app/dossier/$dossierId" params={{ dossierId: row.id }} className={classes.item}>
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
