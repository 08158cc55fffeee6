import type { LegalText } from '@prorata/contract/legal/legal-text';
import type { PartsPerMillion } from '@prorata/domain/percentage';
import type {
  ApprovalState,
  DistributionType,
  Language,
  LegalEntityType,
  LegalForm,
  PaymentType,
  UserType,
} from '@prorata/domain/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Address, SetAt, UpdatedAt, Version } from './columns.ts';

export interface FilesTable {
  id: string;
  storageKey: string;
  mediaType: string;
  sizeBytes: bigint;
  sha256: string;
  createdAt: SetAt;
}

export interface OrganizationsTable {
  id: string;
  version: Version;
  name: string;
  displayName: string | null;
  corporateName: string | null;
  corporateForm: LegalForm | null;
  enterpriseNumber: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: Address | null;
  thirdPartyAccount: string | null;
  ciaNumber: string | null;
  logoFileId: string | null;
  preferredLanguage: Generated<Language>;
  paymentType: Generated<PaymentType>;
  distributionType: Generated<DistributionType>;
  creationDiscountPartsPerMillion: Generated<PartsPerMillion>;
  isBailiffsOffice: Generated<boolean>;
  hasDistributionFilePermission: Generated<boolean>;
  hasRankingFilePermission: Generated<boolean>;
  hasClaimOfDebtPermission: Generated<boolean>;
  approval: Generated<ApprovalState>;
  approvalDecidedAt: Date | null;
  approvalDecidedBy: string | null;
  approvalReason: string | null;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface UsersTable {
  id: string;
  version: Version;
  subject: string | null;
  organizationId: string | null;
  firstName: string;
  lastName: string;
  nationalNumber: string | null;
  email: string;
  phone: string | null;
  preferredLanguage: Generated<Language>;
  userType: UserType;
  isPlatformAdmin: Generated<boolean>;
  isOrganizationAdmin: Generated<boolean>;
  hasDistributionReadPermission: Generated<boolean>;
  hasDistributionWritePermission: Generated<boolean>;
  hasRankingPermission: Generated<boolean>;
  hasClaimOfDebtPermission: Generated<boolean>;
  canManageDossiers: Generated<boolean>;
  dutchImmatriculation: string | null;
  frenchImmatriculation: string | null;
  confirmedOfficeMemberAt: Date | null;
  onboardedAt: Date | null;
  approval: Generated<ApprovalState>;
  approvalDecidedAt: Date | null;
  approvalDecidedBy: string | null;
  approvalReason: string | null;
  removedAt: Date | null;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
  /** The words of the name, for the search alone. */
  nameWords: GeneratedAlways<unknown>;
}

export interface LegalAcceptancesTable {
  id: string;
  userId: string;
  organizationId: string | null;
  document: LegalText['kind'];
  documentVersion: string;
  language: Language;
  acceptedAt: SetAt;
}

export interface StandardInvitationsTable {
  id: string;
  version: Version;
  organizationId: string;
  addressee: string | null;
  email: string | null;
  address: Address | null;
  language: Language | null;
  createdAt: SetAt;
  updatedAt: UpdatedAt;
}

export interface PartiesTable {
  id: string;
  organizationId: string;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  nationalNumber: string | null;
  enterpriseNumber: string | null;
  corporateForm: string | null;
  legalEntityType: LegalEntityType | null;
  address: Address | null;
  searchText: GeneratedAlways<string>;
  firstSeenAt: SetAt;
  lastSeenAt: SetAt;
}
