import type {
  DossierToValidate,
  PostalAddress,
  StatementToValidate,
} from '@prorata/domain/dossier-validation/dossier-to-validate';
import type { StatementToFound } from '@prorata/domain/dossier-validation/titles';
import type { EndedInvitation } from '@prorata/domain/early-end';
import { brusselsDate } from '@prorata/domain/iso-date';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Address } from '../../database/tables.ts';
import { coDefendantsOf } from '../parties/defendant-names.ts';
import { countedOf, rejectedOf, restOf } from '../statements/claim-amounts.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import { creditorOf, titlesOf } from '../statements/statement-fields.ts';
import type { DossierContent, InvitationContent, StatementContent } from './content.ts';

/** The dossier as the rules of validation look at it. */
export function toValidate({ dossier, bailiff, money, statements }: DossierContent): DossierToValidate {
  const assetIds = money.assets.map(({ id }) => id);
  return {
    fileNumber: dossier.fileNumber,
    language: dossier.language,
    responsibleBailiff: bailiff,
    balanceToDistributeCents: dossier.balanceToDistributeCents ?? 0n,
    assets: money.assets.map(({ id, collectedAmountCents }) => ({
      id,
      collectedCents: collectedAmountCents,
    })),
    defendant: {
      firstName: dossier.defendantFirstName,
      lastName: dossier.defendantLastName,
      nationalNumber: dossier.defendantNationalNumber,
      companyName: dossier.defendantCompanyName,
      enterpriseNumber: dossier.defendantEnterpriseNumber,
      address: postalAddressOf(dossier.defendantAddress),
    },
    coDefendants: coDefendantsOf(dossier).map((person) => ({
      firstName: person.name,
      lastName: person.surname,
      nationalNumber: person.nationalNumber,
      companyName: person.companyName,
      enterpriseNumber: person.kboNumber,
      address: postalAddressOf(person.address),
    })),
    statements: statements.map((statement) => toStatement(statement, assetIds)),
  };
}

function toStatement(statement: StatementContent, assetIds: readonly string[]): StatementToValidate {
  return {
    id: statement.id,
    isThirdParty: statement.invitationId !== null,
    isValidated: statement.validatedAt !== null,
    isDeleted: statement.deletedAt !== null,
    creditor: creditorOf(statement),
    totalAmountClaimedCents: statement.totalAmountClaimedCents,
    declaredTotalCents: statement.declaredTotalCents,
    documentTypes: statement.documents.map(({ documentType }) => documentType),
    claims: statement.claims.map((claim) => ({
      id: claim.id,
      type: claim.claimType,
      amountDemandedCents: countedOf(claim),
      rejectedCents: rejectedOf(claim),
      privilegeType: claim.privilegeId === null ? null : getPrivilege(claim.privilegeId).kind,
      hasDocument: claim.documentId !== null,
      assetIds: claim.isOnAllAssets ? assetIds : claim.assetIds,
    })),
  };
}

/** A statement that shares in the distribution, with what it is founded on. */
export function toFound(statement: StatementContent): StatementToFound {
  return {
    id: statement.id,
    rest: { countedCents: restOf(statement).cents, titles: titlesOf(statement) },
    claims: statement.claims.map((claim) => ({
      id: claim.id,
      countedCents: countedOf(claim),
      titles: detailsOf(claim).titles,
    })),
  };
}

/** How long the creditor of an invitation had to file. */
export function endedInvitationOf({
  sendMethod,
  sentAt,
  presentedAt,
  closedAt,
  closedBy,
}: InvitationContent): EndedInvitation {
  return {
    sendMethod,
    sentOn: sentAt && brusselsDate(sentAt),
    presentedOn: presentedAt && brusselsDate(presentedAt),
    closedOn: closedAt && brusselsDate(closedAt),
    closedBy,
  };
}

function postalAddressOf(address: Address | null): PostalAddress {
  const { address1 = null, street = null, zipcode = null, city = null, country = null } = address ?? {};
  return { address1, street, zipcode, city, country };
}
