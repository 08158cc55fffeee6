import type { ReportSource, StatementOfReport } from '@prorata/documents/report/build-report';
import type { LogoType, Party, Report, TariffCost } from '@prorata/documents/report/report';
import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { findEarlyEnd } from '@prorata/domain/early-end';
import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { DossierLanguage, LegalForm, Salutation } from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { vatRate } from '@prorata/law/parameters/taxes';
import { contestationTerm } from '@prorata/law/parameters/terms';
import type { Address } from '../../database/tables.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';
import type { Bailiff, DossierContent, InvitationContent, StatementContent } from './content.ts';
import type { Calculation } from './inspect-dossier.ts';
import { sharingStatements } from './to-input.ts';
import { endedInvitationOf } from './to-validate.ts';

interface ReportedCalculation extends Calculation {
  readonly sequence: number;
  readonly at: Date;
  readonly seal: Report['seal'];
}

/** What the report of a calculation says about the dossier. */
export function reportSourceOf(content: DossierContent, calculation: ReportedCalculation): ReportSource {
  const { dossier, money } = content;
  const { asOf, input, distribution, sequence, at, seal } = calculation;
  // Validation has asked for a language.
  const language = dossier.language ?? 'nl';
  return {
    facts: {
      language,
      fileNumber: dossier.fileNumber,
      reference: dossier.reference,
      repertoryNumber: dossier.repertoryNumber,
      calculation: { number: sequence, on: brusselsDate(at) },
      office: officeOf(content),
      bailiff: bailiffOf(content.bailiff, language),
      substitute: content.substitute && bailiffOf(content.substitute, language),
      defendant: defendantOf(content, language),
      origin: {
        kinds: dossier.transactionKinds,
        saleDate: dossier.saleDate,
        seizureDate: dossier.seizureDate,
      },
      consultation: consultationOf(dossier.cbbRequestedAt),
      invitations: invitationsOf(content.invitations),
      costs: costsOf(content, calculation),
      explanation: dossier.explanation,
      paymentType: dossier.paymentType,
      contestationTermDays: inForce(contestationTerm, asOf).value,
      seal,
    },
    assets: money.assets.map(({ id, name }) => ({ id, name })),
    statements: sharingStatements(content).map((statement) => statementOf(statement, language)),
    choices: input.choices ?? {},
    distribution,
  };
}

function officeOf({ office }: DossierContent): Report['office'] {
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

/** Bailiffs are designated in Dutch and in French; an English report says what they are. */
const ENGLISH_DESIGNATION = 'bailiff';

/** The text in the language of the report. */
function bailiffOf(bailiff: Bailiff | null, language: DossierLanguage): Report['bailiff'] {
  const { dutchImmatriculation: dutch = null, frenchImmatriculation: french = null } = bailiff ?? {};
  const designations = { nl: dutch ?? french, fr: french ?? dutch, en: ENGLISH_DESIGNATION };
  const immatriculation = designations[language] ?? '';
  return {
    name: [bailiff?.firstName, bailiff?.lastName].filter(Boolean).join(' '),
    ...(bailiff?.salutation && { salutation: bailiff.salutation }),
    immatriculation,
  };
}

function defendantOf({ dossier }: DossierContent, language: DossierLanguage): Report['defendant'] {
  const identity = {
    salutation: dossier.defendantSalutation,
    firstName: dossier.defendantFirstName,
    lastName: dossier.defendantLastName,
    companyName: dossier.defendantCompanyName,
    corporateForm: dossier.defendantCorporateForm,
    enterpriseNumber: dossier.defendantEnterpriseNumber,
    address: dossier.defendantAddress,
  };
  return partyOfReport(identity, language);
}

function consultationOf(at: Date | null): Report['consultation'] {
  return at && { on: brusselsDate(at), time: brusselsTime(at) };
}

function invitationsOf(invitations: readonly InvitationContent[]): Report['invitations'] {
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
    endedEarly: findEarlyEnd(invitations.map(endedInvitationOf)) ?? null,
  };
}

function costsOf({ dossier, money }: DossierContent, { asOf, costs }: Calculation): Report['costs'] {
  const assetNames = new Map(money.assets.map(({ id, name }) => [id, name]));
  return {
    execution: money.executionCosts.map(({ id, description, incurredOn, assetIds, amountCents }) => ({
      id,
      description,
      on: incurredOn,
      amountCents,
      pool: assetIds.map((assetId) => assetNames.get(assetId) ?? '').join(', ') || null,
    })),
    tariff: costs.map(tariffCostOf),
    vatRatePartsPerMillion: inForce(vatRate, asOf).value,
    isFreeOfRegistrationFees: dossier.isFreeOfRegistrationFees,
  };
}

/** Where the minimum of a layered fee holds, its layers explain nothing. */
function tariffCostOf({ period: _, layers, isMinimum, ...cost }: DossierCostLine): TariffCost {
  const counted = isMinimum ? [] : layers;
  return {
    ...cost,
    layers: counted.map(({ layer, partCents }) => ({
      ratePartsPerMillion: Number(layer.ratePartsPerMillion),
      partCents,
    })),
  };
}

function statementOf(statement: StatementContent, language: DossierLanguage): StatementOfReport {
  const { corporateName: companyName, creditorAddress: address } = statement;
  const office = statement.platformOfficeName ?? statement.bailiffsOfficeName;
  const titles = statement.documents.filter(({ documentType }) => documentType === 'title');
  return {
    ...partyOfReport({ ...statement, companyName, address }, language),
    statementId: statement.id,
    declaredBy: [statement.declarant, office].filter(Boolean).join(', ') || null,
    // A title is known by the name under which it was filed, without the ending that only a computer needs.
    titles: titles.map(({ fileName }) => fileName.replace(/\.[a-z0-9]{2,5}$/i, '').replaceAll('_', ' ')),
    filedOn: brusselsDate(statement.submittedAt ?? statement.createdAt),
    isLate: statement.isLate,
  };
}

interface Identity {
  readonly salutation: Salutation | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly corporateForm: LegalForm | null;
  readonly enterpriseNumber: string | null;
  readonly address: Address | null;
}

/** A person or company as the report names it: with the legal form, unless the name says it already. */
function partyOfReport(party: Identity, language: DossierLanguage): Party {
  const name = partyName({ ...party, nationalNumber: null }) ?? '';
  const isCompany = (party.companyName ?? '').trim() !== '';
  return {
    name: isCompany ? withLegalForm(name, party.corporateForm, language) : name,
    ...(!isCompany && party.salutation && { salutation: party.salutation }),
    address: addressLines(party.address ?? {}).join(', '),
    isCompany,
    enterpriseNumber: party.enterpriseNumber,
  };
}
