import { Anchor, Paper, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { incomeStepOf, isWork, nextStepOf } from '@prorata/domain/next-step';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RailSection } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './general.module.css';
import { type Milestone, milestonesOf } from './milestones.ts';
import { TermsFile } from './terms-file.tsx';
import { useDaysLeft } from './use-days-left.ts';

interface GeneralRailProps {
  readonly dossier: Dossier;
  readonly latest: ReactNode;
}

/** Beside the form: what comes next, until when, and what happened last. */
export function GeneralRail({ dossier, latest }: GeneralRailProps) {
  const { t } = useTranslation('dossiers');
  return (
    <>
      <NextStepCard dossier={dossier} />
      <RailSection title={t('terms.title')}>
        <TermList dossier={dossier} />
        {dossier.terms.some(({ isDone }) => !isDone) && <TermsFile dossierId={dossier.id} />}
      </RailSection>
      {latest}
    </>
  );
}

/** What is to be done next, with the way there. A dossier that is over has none. */
function NextStepCard({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const step = nextStepOf(dossier) ?? incomeStepOf(dossier);
  if (step === undefined) return null;
  const { key, tab, part, count } = step;
  return (
    <RailSection title={t('nextStep.title')}>
      <Paper withBorder p="md" {...(isWork(step) && { bg: 'warning.0', bd: '1px solid warning.2' })}>
        <Text fw={500} {...(isWork(step) && { c: 'warning.9' })}>
          {t(`nextStep.${key}.what`, { count })}
        </Text>
        <Text size="sm" c={isWork(step) ? 'warning.8' : 'dimmed'}>
          {t(`nextStep.${key}.why`)}
        </Text>
        <Anchor
          size="sm"
          mt="sm"
          display="inline-flex"
          renderRoot={(props) => <Link to="." search={{ tab, ...(part && { part }) }} {...props} />}
        >
          {t(`nextStep.to.${part ?? tab}`)}
          <IconChevronRight className={classes.chevron} size={14} aria-hidden />
        </Anchor>
      </Paper>
    </RailSection>
  );
}

/** The way of a dossier in dates: what happened, and until when the next acts are in time. */
function TermList({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const milestones = milestonesOf(dossier);
  if (milestones.length === 0) {
    return <Hint>{t('terms.none')}</Hint>;
  }
  return (
    <ol>
      {milestones.map((milestone) => (
        <MilestoneItem key={milestone.key} milestone={milestone} />
      ))}
    </ol>
  );
}

function MilestoneItem({ milestone }: { readonly milestone: Milestone }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  const { date, isDone, movedFrom } = milestone;
  const { words, color } = useDaysLeft(date);
  return (
    <li className={classes.milestone} data-done={isDone || undefined}>
      <Text fw={500}>
        {milestone.kind === 'transaction'
          ? t(`vocabulary:transactionKind.${milestone.key}`)
          : t(`vocabulary:dossierTerm.${milestone.key}`)}
      </Text>
      <Hint>
        <DateText value={date} />
        {!isDone && (
          <Text span inherit {...(color !== 'slate' && { c: `${color}.8`, fw: 500 })}>
            {` · ${words}`}
          </Text>
        )}
      </Hint>
      {movedFrom && <Hint>{t('terms.movedFrom', { date: formatDate(movedFrom, language) })}</Hint>}
    </li>
  );
}
