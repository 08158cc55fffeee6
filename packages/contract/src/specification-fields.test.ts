import { expect, it } from 'vitest';
import type * as z from 'zod';
import { addressSchema } from './contact-fields.ts';
import { dossierCostSchema } from './costs/dossier-cost.ts';
import { platformCostSchema } from './costs/platform-cost.ts';
import { defendantSchema, dossierSchema } from './dossiers/dossier.ts';
import { dossierRowSchema } from './dossiers/dossier-row.ts';
import { executionCostSchema, soldAssetSchema } from './dossiers/sold-asset.ts';
import { invitationCodeSchema, invitationSchema } from './invitations/invitation.ts';
import { invoicingRowSchema } from './invoicing/invoicing.ts';
import { organizationSchema } from './organizations/organization.ts';
import { standardInvitationSchema } from './organizations/standard-invitation.ts';
import { applicationSchema } from './parameters/parameter.ts';
import { partySchema } from './parties/party.ts';
import { resultSchema } from './results/result.ts';
import { documentSchema } from './statements/document.ts';
import { privilegedClaimSchema } from './statements/privileged-claim.ts';
import { statementSchema } from './statements/statement.ts';
import { thirdPartyStatementSchema } from './statements/third-party-statement.ts';
import { userSchema } from './users/user.ts';

/** Section 3 of the specification, word for word in camelCase where it writes prose. */
const ENTITIES: readonly [string, z.ZodObject, string][] = [
  [
    'Dossier',
    dossierSchema,
    `fileNumber dossierTitle dossierReference filingDate language responsibleBailiff deputyBailiff defendant
     daterequestcbb freeOfRegistrationFees transactionKind saleDate dateSeizure paymentType distributionType isClosed
     status balanceToDistribute soldAssets executionCosts`,
  ],
  [
    'Dossier list',
    dossierRowSchema,
    `fileNumber defendantName nationalNumber kboNumber responsibleBailiff transactionKind status createdAt
     statusChangedAt createdBy canDelete canCancel canMarkAsPaid`,
  ],
  [
    'Defendant',
    defendantSchema,
    'name surname email phone nationalNumber companyName kboNumber corporateForm address',
  ],
  ['Sold asset', soldAssetSchema, 'name description collectedAmount'],
  ['Execution cost', executionCostSchema, 'description date amount assetId'],
  [
    'Statement',
    statementSchema,
    `creditorType firstName lastName nationalNumber corporateName corporateForm kboNumber creditorAddress
     totalAmountClaimed privilegedClaims documents declarant bailiffOffice paymentaccount paymentreference
     primaryEmail extraEmails sendOption sendSeparately sendReportByEmail sendDistributionFileAsAttachment
     noSecurityLink validated`,
  ],
  [
    'Third-party statement',
    thirdPartyStatementSchema,
    'explanationOfChange validated privilegedClaims documents',
  ],
  [
    'Privileged claim',
    privilegedClaimSchema,
    'type amountDemanded assetDescription privilegeId documentId assetId isCalculatedAutomatically',
  ],
  ['Document', documentSchema, 'fileName documentType uploadDate'],
  [
    'Invitation',
    // Its code has a call of its own.
    invitationSchema.extend(invitationCodeSchema.shape),
    'status sendDate code email extraEmails addressee address validUntil sendMethod fallbackAddress',
  ],
  ['Calculation result', resultSchema, 'fileName date note signDate sendDate'],
  [
    'Organization',
    organizationSchema,
    `name email phone thirdPartyAccount corporateName corporateForm kboNumber address isBailiffsOffice
     hasDistributionFilePermission hasRankingFilePermission hasClaimOfDebtPermission preferredLanguage logo website
     displayName ciaNumber paymentType distributionType creationCostsDiscount approved isComplete`,
  ],
  [
    'User',
    userSchema,
    `name surname nationalNumber email phone preferredLanguage userType isBailiff isPlatformAdmin isOrganizationAdmin
     distributionReadPermission distributionWritePermission rankingPermission claimOfDebtPermission
     canManageDossiersPermission dutchImmatriculation frenchImmatriculation approved isOnboarded isPending
     organization`,
  ],
  ['Standard invitation', standardInvitationSchema, 'email addressee address'],
  [
    'Dossier cost',
    dossierCostSchema,
    'name displayName kind type vatApplicable frequency frequencyOffset periods',
  ],
  ['Period of a dossier cost', dossierCostSchema.shape.periods.element, 'validFrom validUntil cost layers'],
  ['Platform cost', platformCostSchema, 'name displayName type periods'],
  ['Period of a platform cost', platformCostSchema.shape.periods.element, 'validFrom validUntil cost'],
  [
    'Invoicing row',
    invoicingRowSchema,
    `organizationName event extraInfo transactionDate amount dossierNumber defendant dateCreated firstInvitationDate
     lastCalculationDate dossierCreatedOn`,
  ],
  [
    'Address',
    addressSchema,
    'address1 address2 zipcode city country street housenumber housenumberaddition addressee',
  ],
  ['Party', partySchema, 'name firstname lastname nationalNumber kboNumber address legalEntityType'],
  ['Application configuration', applicationSchema, 'authority clientId onboardingEnabled'],
];

it('every entity has the fields of the specification', () => {
  for (const [entity, schema, fields] of ENTITIES) {
    expect.soft(Object.keys(schema.shape), entity).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  }
});
