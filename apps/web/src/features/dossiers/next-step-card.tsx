import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RailSection } from '../../components/block.tsx';
import { isWork, nextStepOf } from './next-step.ts';
import classes from './next-step-card.module.css';

/** What is to be done next, with the way there. A dossier that is over has none. */
export function NextStepCard({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const step = nextStepOf(dossier);
  if (step === undefined) return null;
  const { key, tab, count } = step;
  return (
    <RailSection title={t('nextStep.title')}>
      <div className={classes.card} data-work={isWork(step) || undefined}>
        <p className={classes.what}>{t(`nextStep.${key}.what`, { count })}</p>
        <p className={classes.why}>{t(`nextStep.${key}.why`)}</p>
        <Link to="." search={{ tab }} className={classes.way}>
          {t(`nextStep.to.${tab}`)}
          <IconChevronRight size={14} stroke={1.75} aria-hidden />
        </Link>
      </div>
    </RailSection>
  );
}
