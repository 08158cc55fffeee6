import type { OwnOrganization } from '@prorata/contract/organizations/organization';
import type { Me } from '@prorata/contract/users/user';
import { isCreditorOrganization } from '@prorata/domain/capabilities';

/** What decides which of the two kinds of work somebody has: distributing, or filing statements. */
export type VisitingUser = Pick<Me, 'isPlatformAdmin' | 'canFileClaims'> & {
  readonly organization: Pick<OwnOrganization, 'isBailiffsOffice' | 'hasClaimOfDebtPermission'> | null;
};

/** Whether an organization keeps no dossiers and files statements: it has the workspace and nothing else. */
export function isCreditor(organization: VisitingUser['organization'] | undefined): boolean {
  return organization != null && isCreditorOrganization(organization);
}

/** Whoever also runs the platform keeps its screens. */
export function isOfCreditor({ organization, isPlatformAdmin }: VisitingUser): boolean {
  return isCreditor(organization) && !isPlatformAdmin;
}
