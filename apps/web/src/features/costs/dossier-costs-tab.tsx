import type { Dossier } from '@prorata/contract/dossiers/dossier';
import classes from './dossier-costs-tab.module.css';
import { DossierTariff } from './dossier-tariff.tsx';
import { PlatformTransactions } from './platform-transactions.tsx';

/** What a dossier costs: to those who share the money, by the tariff; and to the office, by the platform. */
export function DossierCostsTab({ dossier }: { readonly dossier: Dossier }) {
  return (
    <div className={classes.sections}>
      <DossierTariff dossierId={dossier.id} />
      <PlatformTransactions dossierId={dossier.id} />
    </div>
  );
}
