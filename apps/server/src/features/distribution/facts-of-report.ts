import type { ReportFacts, StatementFacts } from '@prorata/documents/report/draw-up/facts';
import type { Invitations, LogoType } from '@prorata/documents/report/v1/report';
import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { vatRate } from '@prorata/law/parameters/taxes';
import { contestationTerm } from '@prorata/law/parameters/terms';
import type { DossierContent, InvitationContent, StatementContent } from './content.ts';
import type { Calculation } from './inspect-dossier.ts';
import { partyOfReport } from './party-of-report.ts';
import { sharingStatements } from './to-input.ts';

interface Drawing {
  readonly sequence: number;
  readonly at: Date;
  readonly seal: ReportFacts['seal'];
}

/** What the report says about the dossier, apart from the sums. */
export function factsOfReport(
  content: DossierContent,
  { asOf, costs, input }: Calculation,
  { sequence, at, seal }: Drawing,
): ReportFacts {
  const { dossier, money } = content;
  // Validation has asked for a language.
  const language = dossier.language ?? 'nl';
  return {
    language,
    fileNumber: dossier.fileNumber,
    reference: dossier.reference,
    calculation: { number: sequence, on: brusselsDate(at) },
    office: officeOf(content),
    bailiff: bailiffOf(content, language),
    defendant: defendantOf(content, language),
    origin: {
      kinds: dossier.transactionKinds,
      saleDate: dossier.saleDate,
      seizureDate: dossier.seizureDate,
    },
    consultation: consultationOf(dossier.cbbRequestedAt),
    invitations: invitationsOf(content.invitations),
    assets: money.assets.map(({ id, name }) => ({ id, name })),
    executionCosts: money.executionCosts.map(({ id, description, incurredOn, assetId, amountCents }) => ({
      id,
      description,
      on: incurredOn,
      assetId,
      amountCents,
    })),
    tariffCosts: costs,
    vatRatePartsPerMillion: inForce(vatRate, asOf).value,
    isFreeOfRegistrationFees: dossier.isFreeOfRegistrationFees,
    statements: sharingStatements(content).map((statement) => statementOf(statement, language)),
    choices: input.choices ?? {},
    explanation: dossier.explanation,
    paymentType: dossier.paymentType,
    contestationTermDays: inForce(contestationTerm, asOf).value,
    seal,
  };
}

function officeOf({ office }: DossierContent): ReportFacts['office'] {
  const { logo } = office;
  return {
    name: office.displayName ?? office.name,
    address: addressLines(office.address ?? {}).join(', '),
    city: office.address?.city ?? '',
    phone: office.phone,
    email: office.email,
    enterpriseNumber: office.enterpriseNumber,
    thirdPartyAccount: office.thirdPartyAccount,
    logo: logo && isLogoType(logo.mediaType) ? { sha256: logo.sha256, mediaType: logo.mediaType } : null,
  };
}

function isLogoType(mediaType: string): mediaType is LogoType {
  return ['image/svg+xml', 'image/png', 'image/jpeg'].includes(mediaType);
}

/** The text in the language of the report; an English one takes either. */
function bailiffOf({ bailiff }: DossierContent, language: DossierLanguage): ReportFacts['bailiff'] {
  const { dutchImmatriculation: dutch = null, frenchImmatriculation: french = null } = bailiff ?? {};
  const immatriculation = (language === 'fr' ? (french ?? dutch) : (dutch ?? french)) ?? '';
  return { name: [bailiff?.firstName, bailiff?.lastName].filter(Boolean).join(' '), immatriculation };
}

function defendantOf({ dossier }: DossierContent, language: DossierLanguage): ReportFacts['defendant'] {
  const identity = {
    firstName: dossier.defendantFirstName,
    lastName: dossier.defendantLastName,
    companyName: dossier.defendantCompanyName,
    corporateForm: dossier.defendantCorporateForm,
    enterpriseNumber: dossier.defendantEnterpriseNumber,
    address: dossier.defendantAddress,
  };
  return partyOfReport(identity, language);
}

function consultationOf(at: Date | null): ReportFacts['consultation'] {
  return at && { on: brusselsDate(at), time: brusselsTime(at) };
}

function invitationsOf(invitations: readonly InvitationContent[]): Invitations {
  const sent = invitations.filter(({ sentAt }) => sentAt !== null);
  const days = sent.flatMap(({ sentAt }) => (sentAt ? [brusselsDate(sentAt)] : [])).sort();
  const registered = sent.filter(({ sendMethod }) => sendMethod === 'RegisteredLetter').length;
  return {
    registered,
    byMail: sent.length - registered,
    firstSentOn: days.at(0) ?? null,
    lastSentOn: days.at(-1) ?? null,
    silent: sent
      .filter(({ status }) => status === 'ClosedAndNotSubmitted')
      .map(({ addressee, emails }) => addressee ?? emails[0] ?? ''),
  };
}

function statementOf(statement: StatementContent, language: DossierLanguage): StatementFacts {
  const { corporateName: companyName, creditorAddress: address } = statement;
  const office = statement.platformOfficeName ?? statement.bailiffsOfficeName;
  const titles = statement.documents.filter(({ documentType }) => documentType === 'title');
  return {
    ...partyOfReport({ ...statement, companyName, address }, language),
    id: statement.id,
    declaredBy: [statement.declarant, office].filter(Boolean).join(', ') || null,
    // A title is known by the name under which it was filed, without the ending that only a computer needs.
    titles: titles.map(({ fileName }) => fileName.replace(/\.[a-z0-9]{2,5}$/i, '').replaceAll('_', ' ')),
    filedOn: brusselsDate(statement.submittedAt ?? statement.createdAt),
    isLate: statement.isLate,
  };
}
