import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RailSection } from '../../components/block.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { TermList } from './term-list.tsx';

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
      </RailSection>
      {latest}
    </>
  );
}
