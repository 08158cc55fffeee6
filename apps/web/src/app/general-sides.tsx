import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { LatestEvents } from '../features/audit/latest-events.tsx';
import { DossierExtracts } from '../features/extracts/dossier-extracts.tsx';
import { SeriesSection } from '../features/series/series-section.tsx';

/** What other features show beside what a dossier is about. */
export function GeneralSides({ dossier }: { readonly dossier: Dossier }) {
  return (
    <>
      <SeriesSection dossier={dossier} />
      <DossierExtracts dossier={dossier} />
      <LatestEvents dossier={dossier} />
    </>
  );
}
