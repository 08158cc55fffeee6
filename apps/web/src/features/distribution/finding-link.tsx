import type { DossierFinding } from '@prorata/contract/distribution/finding';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DossierTab } from '../dossiers/dossier-search.ts';

/** Where each finding is mended: a tab of the dossier. Users and tariff lie outside, with an administrator. */
const TABS: Partial<Record<DossierFinding['place'], DossierTab>> = {
  general: 'general',
  collection: 'balance',
  statements: 'statements',
  review: 'statements',
};

/** Whether there is something to lead to. */
export function isInDossier({ place }: DossierFinding): boolean {
  return TABS[place] !== undefined;
}

/** Leads to where a finding is mended; plain words where that is not in the dossier. */
export function FindingLink({
  finding,
  children,
}: {
  readonly finding: DossierFinding;
  readonly children: ReactNode;
}) {
  const tab = TABS[finding.place];
  if (tab === undefined) return children;
  const statement = finding.statementId ?? undefined;
  return (
    <Link
      to="."
      search={{ tab, ...(statement && { [finding.place === 'review' ? 'review' : 'open']: statement }) }}
    >
      {children}
    </Link>
  );
}
