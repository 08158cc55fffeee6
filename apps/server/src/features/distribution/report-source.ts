import type { ReportSource, StatementOfReport } from '@prorata/documents/report/build-report';
import type {
  Addressee,
  Declarant,
  Declared,
  LogoType,
  Party,
  Rejection,
  Report,
  TariffCost,
} from '@prorata/documents/report/report';
import { writeDate, writeMoney } from '@prorata/documents/report/write-values';
import { type CountContext, type Counting, countClaim } from '@prorata/domain/claims/count-claim';
import type { CutOff } from '@prorata/domain/claims/parts';
import { identifyTitle } from '@prorata/domain/claims/titles';
import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import { debtorsOf } from '@prorata/domain/distribution/estates';
import { partyName } from '@prorata/domain/dossier-validation/party-checks';
import { findEarlyEnd } from '@prorata/domain/early-end';
import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import { type Cents, roundedShare } from '@prorata/domain/money';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { planSending } from '@prorata/domain/report-sending/plan-sending';
import type {
  DossierLanguage,
  LegalForm,
  Salutation,
  SendMethod,
  SendOption,
} from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { seizableIncome } from '@prorata/law/parameters/seizable-income';
import { vatRate } from '@prorata/law/parameters/taxes';
import { contestationTerm } from '@prorata/law/parameters/terms';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import type { Address } from '../../database/tables.ts';
import { estatesOf } from '../dossiers/defendants.ts';
import { deedsOf } from '../dossiers/dossier-fields.ts';
import { sharesInDistribution } from '../dossiers/shares-in-distribution.ts';
import { coDefendantsOf, listDefendantNames } from '../parties/defendant-names.ts';
import { withLegalForm } from '../parties/with-legal-form.ts';
import { countedOf, declaredTotalOf, rejectedOf, restOf } from '../statements/claim-amounts.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import { toCount } from '../statements/claim-to-count.ts';
import { earlierCentsOf } from '../statements/series-amounts.ts';
import { titlesOf } from '../statements/statement-fields.ts';
import type { ClaimRecord } from '../statements/statement-record.ts';
import type { Bailiff, DossierContent, InvitationContent, StatementContent } from './content.ts';
import { incomeRunOf } from './income-of-report.ts';
import type { Calculation } from './inspect-dossier.ts';
import { interestPerDay } from './interest.ts';
import { payableOf, receivedBy } from './settle-follow-up.ts';
import { countContextOf } from './to-input.ts';
import { endedInvitationOf } from './to-validate.ts';

interface ReportedCalculation extends Calculation {
  readonly sequence: number;
  readonly at: Date;
  readonly seal: Report['seal'];
}

/** What the report of a calculation says about the dossier. */
export function reportSourceOf(content: DossierContent, calculation: ReportedCalculation): ReportSource {
  const { dossier, money } = content;
  const { asOf, cutOff, input, distribution, sequence, at, seal } = calculation;
  // Validation has asked for a language.
  const language = dossier.language ?? 'nl';
  const countContext = countContextOf(content, asOf, cutOff);
  return {
    facts: {
      language,
      fileNumber: dossier.fileNumber,
      reference: dossier.reference,
      repertoryNumber: dossier.repertoryNumber,
      calculation: { number: sequence, on: brusselsDate(at) },
      // Left out where there is none, so that the fingerprint of other reports stays.
      ...(content.replaced.length > 0 && { replaces: content.replaced }),
      office: officeOf(content),
      bailiff: bailiffOf(content.bailiff, language),
      substitute: content.substitute && bailiffOf(content.substitute, language),
      defendant: defendantOf(content, language),
      ...partiesAndDeedsOf(content),
      ...coDefendantsIn(content, language),
      origin: {
        kinds: dossier.transactionKinds,
        saleDate: dossier.saleDate,
        seizureDate: dossier.seizureDate,
      },
      ...incomeScaleOf(content, calculation),
      ...incomeRunOf(content),
      consultation: consultationOf(dossier.cbbRequestedAt),
      invitations: invitationsOf(content.invitations),
      costs: costsOf(content, calculation),
      explanation: dossier.explanation,
      officeTexts: officeTextsIn(content, language),
      paymentType: dossier.paymentType,
      contestationTermDays: inForce(contestationTerm, asOf).value,
      interestUntil: cutOff.cutOff,
      sending: sendingOf(content),
      ...seriesOf(content, calculation),
      seal,
    },
    assets: money.assets.map(({ id, name }) => ({ id, name })),
    ...estatesIn(content),
    statements: declaredStatements(content).map((statement) => ({
      ...statementOf(statement, dossier.fileNumber, language, cutOff),
      ...owedByIn(statement, content),
      ...countingsIn(statement, countContext),
      ...settledOf(statement, content, calculation),
      ...earlierOf(statement, content),
    })),
    choices: input.choices ?? {},
    distribution,
  };
}

/** Which dossier it follows and why, and what is released. */
function seriesOf({ followUp }: DossierContent, { settlement }: Calculation): Pick<Report, 'series'> {
  if (followUp === null) return {};
  const { kind, follows, happenedOn, source, interestCents, ownCostsCents } = followUp;
  const told = { kind, follows, happenedOn, source };
  if (settlement === undefined) return { series: told };
  const { releasedCents, surplus } = settlement;
  return { series: { ...told, settlement: { releasedCents, interestCents, ownCostsCents, surplus } } };
}

/** What the whole run gives a creditor, what was received before, and what is paid now. */
function settledOf(
  { id }: StatementContent,
  { followUp }: DossierContent,
  { settlement, distribution }: Calculation,
): Pick<Declarant, 'settled'> {
  const share = settlement?.shares.find((one) => one.id === id);
  if (share === undefined || followUp === null) return {};
  const { id: _, ...now } = share;
  const carriedFromId = followUp.carried.find((one) => one.id === id)?.carriedFromId;
  const earlier = followUp.before.declarants.find(({ statementId }) => statementId === carriedFromId);
  const totalCents = payableOf(distribution.lines.filter(({ statementId }) => statementId === id));
  return { settled: { totalCents, receivedCents: receivedBy(earlier), ...now } };
}

/** Of a run: what the runs before it gave to a statement, be it consigned; of the first of them nothing. */
function earlierOf(
  statement: StatementContent,
  { incomeRun }: DossierContent,
): Pick<StatementOfReport, 'earlierCents'> {
  return incomeRun === null ? {} : { earlierCents: earlierCentsOf(statement) };
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

/** Those in the language of the report: a text in another would be no part of this deed. */
function officeTextsIn(
  { officeTexts }: DossierContent,
  language: DossierLanguage,
): NonNullable<Report['officeTexts']> {
  const inLanguage = officeTexts.filter((written) => written.language === language);
  return Object.fromEntries(inLanguage.map(({ place, text }) => [place, text]));
}

function isLogoType(mediaType: string): mediaType is LogoType {
  return ['image/svg+xml', 'image/png', 'image/jpeg'].includes(mediaType);
}

/** Bailiffs are designated in Dutch and in French; a report in another language says what they are. */
const ENGLISH_DESIGNATION = 'bailiff';

/** The text in the language of the report. */
function bailiffOf(bailiff: Bailiff | null, language: DossierLanguage): Report['bailiff'] {
  const { dutchImmatriculation: dutch = null, frenchImmatriculation: french = null } = bailiff ?? {};
  const designations = {
    nl: dutch ?? french,
    fr: french ?? dutch,
    de: bailiff?.salutation === 'ms' ? 'Gerichtsvollzieherin' : 'Gerichtsvollzieher',
    en: ENGLISH_DESIGNATION,
  };
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

/** Who seized, by which deeds, and who owed the money, as the office has entered it. */
function partiesAndDeedsOf({ dossier }: DossierContent): Required<Pick<Report, 'parties' | 'deeds'>> {
  const { seizingCreditors, deeds, thirdPartyDebtors, electedDomicile } = deedsOf(dossier);
  return {
    parties: {
      seizing: seizingCreditors.map(({ kboNumber, ...party }) => ({ ...party, enterpriseNumber: kboNumber })),
      thirdParties: thirdPartyDebtors.map(({ kboNumber, ...party }) => ({
        ...party,
        enterpriseNumber: kboNumber,
      })),
      electedDomicile,
    },
    deeds: deeds.map(({ date, ...deed }) => ({ ...deed, on: date })),
  };
}

const WAYS = {
  RegisteredLetter: 'registered',
  QualifiedDelivery: 'qualified',
  EmailLink: 'email',
  EmailAttachment: 'email',
} as const satisfies Record<SendOption, Addressee['ways'][number]>;

/** To whom the report goes, as it is planned today, each with the ways. */
function sendingOf({ recipients }: DossierContent): Addressee[] {
  const { parcels } = planSending(recipients);
  const waysTo = (addresseeId: string): Addressee['ways'] => {
    const mine = parcels.filter(({ addresseeIds }) => addresseeIds.includes(addresseeId));
    return [...new Set(mine.map(({ way }) => WAYS[way]))];
  };
  const { creditors, defendants } = recipients;
  return [
    ...creditors.map(({ addresseeId, statementId, name }) => ({
      ...{ name, statementId, isDefendant: false },
      ways: waysTo(addresseeId),
    })),
    ...defendants.map(({ addresseeId, name }) => ({
      ...{ name, statementId: null, isDefendant: true },
      ways: waysTo(addresseeId),
    })),
  ];
}

function coDefendantsIn(
  { dossier }: DossierContent,
  language: DossierLanguage,
): Pick<Report, 'coDefendants'> {
  const people = coDefendantsOf(dossier);
  if (people.length === 0) return {};
  return {
    coDefendants: people.map(({ name, surname, kboNumber, ...identity }) =>
      partyOfReport(
        { ...identity, firstName: name, lastName: surname, enterpriseNumber: kboNumber },
        language,
      ),
    ),
  };
}

/** The scale of the law on the day on which the money last came in; where nobody has entered it, on the governing date. */
function incomeScaleOf(
  { dossier }: DossierContent,
  { asOf, input }: Calculation,
): Pick<Report, 'incomeScale'> {
  if (input.pools.every(({ kind }) => kind !== 'income' && kind !== 'maintenanceOnly')) return {};
  const received = deedsOf(dossier).thirdPartyDebtors.flatMap(({ receivedOn }) => receivedOn ?? []);
  const onDate = received.toSorted().at(-1) ?? asOf;
  const scale = seizableIncome.values.findLast(({ from }) => from <= onDate);
  return scale?.value ? { incomeScale: { from: scale.from, ...scale.value } } : {};
}

/** The names of the estates, where there are several. */
function estatesIn({ dossier }: DossierContent): Pick<ReportSource, 'estates'> {
  if (coDefendantsOf(dossier).length === 0) return {};
  const common = estatesOf(dossier).map(({ id, name }) => ({ id, name, isCommon: true }));
  return {
    estates: [...listDefendantNames(dossier).map((own) => ({ ...own, isCommon: false })), ...common],
  };
}

/** Who owes a statement and how, each way once: that of what has no privilege, then those of its claims. */
function owedByIn(statement: StatementContent, { dossier }: DossierContent): Pick<Declarant, 'owedBy'> {
  if (coDefendantsOf(dossier).length === 0) return {};
  const names = new Map(listDefendantNames(dossier).map(({ id, name }) => [id, name]));
  const { cents, rejectedCents } = restOf(statement);
  const hasRest = cents + rejectedCents > 0n || statement.claims.length === 0;
  const debts = [...(hasRest ? [statement] : []), ...statement.claims];
  const ways = new Map(
    debts.map(({ debtorIds, liability }) => [`${liability} ${debtorIds}`, { debtorIds, liability }]),
  );
  return {
    owedBy: [...ways.values()].map((debt) => ({
      names: debtorsOf(debt).map((id) => names.get(id) ?? ''),
      liability: debt.liability,
    })),
  };
}

function consultationOf(at: Date | null): Report['consultation'] {
  return at && { on: brusselsDate(at), time: brusselsTime(at) };
}

function invitationsOf(invitations: readonly InvitationContent[]): Report['invitations'] {
  const sent = invitations.filter(({ sentAt }) => sentAt !== null);
  const days = sent.flatMap(({ sentAt }) => (sentAt ? [brusselsDate(sentAt)] : [])).sort();
  const countOf = (method: SendMethod) => sent.filter(({ sendMethod }) => sendMethod === method).length;
  const qualified = countOf('QualifiedDelivery');
  return {
    registered: countOf('RegisteredLetter'),
    byMail: countOf('Email'),
    // Left out of what never used it, so that its fingerprint stays.
    ...(qualified > 0 && { qualified }),
    firstSentOn: days.at(0) ?? null,
    lastSentOn: days.at(-1) ?? null,
    silent: sent
      // Whoever does not answer about a balance has filed before: it stands.
      .filter(({ status, isBalanceRequest }) => status === 'ClosedAndNotSubmitted' && !isBalanceRequest)
      .map(({ addressee, emails }) => addressee ?? emails[0] ?? ''),
    endedEarly: findEarlyEnd(invitations.map(endedInvitationOf)) ?? null,
  };
}

function costsOf(
  { dossier, money, creditors }: DossierContent,
  { asOf, costs }: Calculation,
): Report['costs'] {
  const creditorNames = new Map(creditors.map(({ id, name }) => [id, name]));
  const assetNames = new Map(money.assets.map(({ id, name }) => [id, name]));
  return {
    execution: money.executionCosts.map(
      ({ id, description, incurredOn, assetIds, amountCents, ...cost }) => ({
        id,
        description,
        on: incurredOn,
        amountCents,
        pool: assetIds.map((assetId) => assetNames.get(assetId) ?? '').join(', ') || null,
        ...(cost.creditorId !== null && { borneBy: creditorNames.get(cost.creditorId) ?? '' }),
        ...(cost.tariffArticle !== null && { tariffArticle: cost.tariffArticle }),
      }),
    ),
    tariff: costs.map(tariffCostOf),
    vatRatePartsPerMillion: inForce(vatRate, asOf).value,
    isFreeOfRegistrationFees: dossier.isFreeOfRegistrationFees,
  };
}

/** Where the minimum of a layered fee holds, its layers explain nothing. */
function tariffCostOf({ period: _, layers, isMinimum, tariffArticle, ...cost }: DossierCostLine): TariffCost {
  const counted = isMinimum ? [] : layers;
  return {
    ...cost,
    ...(tariffArticle !== null && { tariffArticle }),
    layers: counted.map(({ layer, partCents }) => ({
      ratePartsPerMillion: Number(layer.ratePartsPerMillion),
      partCents,
    })),
  };
}

/** Whoever declared is listed, be it with nothing admitted (Judicial Code 1629); only what was deleted is not. */
function declaredStatements({ statements }: DossierContent): StatementContent[] {
  return statements.filter(({ deletedAt }) => deletedAt === null);
}

function statementOf(
  statement: StatementContent,
  fileNumber: string,
  language: DossierLanguage,
  cutOff: CutOff,
): StatementOfReport {
  const { corporateName: companyName, creditorAddress: address } = statement;
  const office = statement.platformOfficeName ?? statement.bailiffsOfficeName;
  return {
    ...partyOfReport({ ...statement, companyName, address }, language),
    statementId: statement.id,
    declaredBy: [statement.declarant, office].filter(Boolean).join(', ') || null,
    titles: titlesIn(statement, language),
    hasUnnamedTitle: statement.documents.some(({ documentType }) => documentType === 'title'),
    payment: paymentOf(statement, fileNumber),
    declared: declaredIn(statement, language, cutOff),
    filedOn: brusselsDate(statement.submittedAt ?? statement.createdAt),
    isLate: statement.isLate,
  };
}

/** Each title once, by what identifies it, wherever in the statement it is invoked. */
function titlesIn(statement: StatementContent, language: DossierLanguage): string[] {
  const titles = [...titlesOf(statement), ...statement.claims.flatMap((claim) => detailsOf(claim).titles)];
  const writer = {
    date: (date: string) => writeDate(date, language),
    amount: (cents: Cents) => writeMoney(cents, language),
  };
  const lines = titles.map((title) => identifyTitle(title, language, writer));
  return [...new Set(lines)];
}

/** As far as an account may be read by all parties, and what the payment will say. */
function paymentOf(
  { paymentAccount, paymentReference }: StatementContent,
  fileNumber: string,
): NonNullable<Declarant['payment']> {
  const isStructured = paymentReference?.startsWith('+++') ?? false;
  return {
    accountEnd: paymentAccount?.slice(-4) ?? null,
    // A structured communication takes no words besides.
    communication: isStructured
      ? (paymentReference ?? '')
      : [paymentReference, fileNumber].filter(Boolean).join(' '),
  };
}

function declaredIn(statement: StatementContent, language: DossierLanguage, cutOff: CutOff): Declared {
  const { claims } = statement;
  const { numerator, denominator } = interestPerDay(claims, cutOff);
  return {
    ...declaredTotalOf(statement),
    rejections: rejectionsIn(statement, language),
    reservationReasons: claims.flatMap(({ reservationReason }) => reservationReason ?? []),
    // From cents to ten-thousandths of a euro.
    interestPerDay: Number(roundedShare(numerator, 100n, denominator)),
  };
}

/** How its amounts came to be counted; what was refused as a whole is not counted. */
function countingsIn(statement: StatementContent, context: CountContext): Pick<Declarant, 'countings'> {
  if (!sharesInDistribution(statement)) return {};
  const { id, isReserved } = statement;
  const { cents, rejectedCents } = restOf(statement);
  const rest: Counting = {
    id,
    declaredCents: cents + rejectedCents,
    rejection: rejectedCents > 0n ? { amountCents: rejectedCents, ...whyCut(statement, statement) } : null,
    reservation: isReserved ? { amountCents: cents, reason: null } : null,
    events: [],
    countedCents: cents,
  };
  return { countings: [...statement.claims.map((claim) => countingOf(claim, statement, context)), rest] };
}

function countingOf(claim: ClaimRecord, statement: StatementContent, context: CountContext): Counting {
  const admittedAndReserved = countedOf(claim);
  const rejectedCents = rejectedOf(claim);
  const reservedCents = statement.isReserved ? admittedAndReserved : claim.reservedCents;
  const { events, amountCents } = countClaim(toCount(claim), context);
  return {
    id: claim.id,
    declaredCents: admittedAndReserved + rejectedCents,
    rejection: rejectedCents > 0n ? { amountCents: rejectedCents, ...whyCut(claim, statement) } : null,
    reservation: reservedCents > 0n ? { amountCents: reservedCents, reason: claim.reservationReason } : null,
    events,
    countedCents: amountCents,
  };
}

/** Where the office gave no code, what it told the creditor is the reason. */
function whyCut(
  { rejectionReason, rejectionNote }: Pick<StatementContent, 'rejectionReason' | 'rejectionNote'>,
  { explanationOfChange }: StatementContent,
): Pick<Rejection, 'reason' | 'note'> {
  return {
    reason: rejectionReason ?? 'other',
    note: rejectionNote ?? (rejectionReason === null ? explanationOfChange : null),
  };
}

/** Each cut with its reason. */
function rejectionsIn(statement: StatementContent, language: DossierLanguage): Rejection[] {
  const { claims, totalAmountClaimedCents } = statement;
  const told = (
    name: string | null,
    rejectedCents: Cents,
    cut: Pick<StatementContent, 'rejectionReason' | 'rejectionNote'>,
  ): Rejection => ({ name, rejectedCents, ...whyCut(cut, statement) });
  // What is invalid is refused as a whole, whatever its claims were.
  if (totalAmountClaimedCents === 0n) {
    return [told(null, declaredTotalOf(statement).rejectedCents, statement)].filter(isRejected);
  }
  const nameOf = (privilegeId: string | null) =>
    privilegeId === null ? null : getPrivilege(privilegeId).names[language];
  return [
    ...claims.map((claim) => told(nameOf(claim.privilegeId), rejectedOf(claim), claim)),
    told(null, restOf(statement).rejectedCents, statement),
  ].filter(isRejected);
}

function isRejected({ rejectedCents }: Rejection): boolean {
  return rejectedCents > 0n;
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
