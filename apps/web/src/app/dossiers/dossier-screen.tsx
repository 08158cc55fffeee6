import { DossierPage } from '../../features/dossiers/dossier-page.tsx';
import { GeneralTab } from '../../features/dossiers/general-tab.tsx';
import { lazyTab } from './lazy-tab.ts';

const TABS = {
  general: GeneralTab,
  balance: lazyTab(() => import('../../features/dossiers/balance-tab.tsx'), 'BalanceTab'),
  statements: lazyTab(() => import('../../features/statements/statements-tab.tsx'), 'StatementsTab'),
  invitations: lazyTab(
    () => import('../../features/invitations/invitations-tab.tsx'),
    'InvitationsTab',
    'invitations',
  ),
  calculation: lazyTab(
    () => import('../../features/distribution/calculation-tab.tsx'),
    'CalculationTab',
    'distribution',
  ),
  costs: lazyTab(() => import('../../features/costs/dossier-costs-tab.tsx'), 'DossierCostsTab', 'costs'),
  audit: lazyTab(() => import('../../features/audit/audit-tab.tsx'), 'AuditTab', 'audit'),
};

/** A dossier with all its sides: the features that work in it meet here. */
export function DossierScreen() {
  return <DossierPage tabs={TABS} />;
}
