import type {
  Contestation,
  Contestations,
  DepositParty,
  Proceeding,
} from '@prorata/contract/contestations/contestation';
import { hasEffect } from '@prorata/domain/contestations/timeliness';
import { eurosFromCents } from '@prorata/domain/money';
import { readNationalNumber } from '@prorata/domain/national-number';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { defendantOf } from '../dossiers/dossier-fields.ts';
import { type DossierRecord, readInDossier } from '../dossiers/find-dossier.ts';
import { coDefendantsOf, nameOf } from '../parties/defendant-names.ts';
import { type KnownLedger, presentLedger, readReportLedger } from '../results/read-ledger.ts';
import { getStoredResult, type StoredResult } from '../results/stored-result.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { bundleOf, presentBundle, readKept } from './bundle.ts';
import { consignmentIn, type DraftInForce, getDraftInForce } from './draft-in-force.ts';
import { findProceeding } from './find-contestation.ts';
import { listLines, listLots } from './lines.ts';
import { listPieces } from './pieces.ts';
import { listTold, presentTold, presentUntold } from './tell.ts';

type KeptPieces = Awaited<ReturnType<typeof listPieces>>;

/** Everything about who contests the report of a dossier that is in force. */
export async function readContestations(
  db: Database,
  user: ActingUser,
  dossierId: string,
): Promise<Contestations> {
  const { dossier, draft } = await readInDossier(db, user, dossierId, (db, dossier) =>
    readTogether(db, (db) => ({ dossier, draft: getDraftInForce(db, dossierId) })),
  );
  const parts = await readTogether(db, (db) => {
    const known = readReportLedger(db, dossier, draft.id);
    return {
      known,
      ledger: presentLedger(db, draft.id, known),
      stored: getStoredResult(db, { dossierId, resultId: draft.id }),
      pieces: listPieces(db, dossierId),
      filed: readContested(db, draft),
      depositParties: listDepositParties(db, dossier),
      kept: readKept(db, dossierId),
      proceeding: findProceeding(db, draft.id),
      judged: readJudged(db, draft),
    };
  });
  const { stored, known, ledger, pieces, filed, depositParties, kept, proceeding, judged } = parts;
  const consignment = consignmentIn(stored);
  const { contestUntil, payableFrom, handedOver } = ledger;
  return {
    draft: {
      ...{ resultId: draft.id, fileName: draft.fileName, contestUntil, payableFrom, handedOver },
      signedAt: draft.signedAt.toISOString(),
      signedBy: draft.signerName ?? '',
    },
    contestations: presentContestations(filed, { pieces, known }),
    contestants: ledger.addressees.map(({ id, name, recipient, lastDay }) => ({
      ...{ addresseeId: id, name, recipient, lastDay, ...placeOf(known, dossier, id) },
    })),
    lines: listLines(stored),
    lots: listLots(stored),
    surplus: eurosFromCents(stored.distribution.totals.surplusCents),
    consignment: {
      mass: eurosFromCents(consignment.massCents),
      seizureAndSale: eurosFromCents(consignment.seizureAndSaleCents),
      draft: eurosFromCents(consignment.draftCents),
      amount: eurosFromCents(consignment.amountCents),
    },
    depositParties,
    bundle: presentBundle(bundleOf(kept, draft, known)),
    proceeding: presentProceeding({ proceeding, judged }, stored, pieces),
  };
}

/** Where somebody to whom the draft goes can be reached, as the dossier and the office's corrections say. */
function placeOf({ recipients }: KnownLedger, dossier: DossierRecord, id: string) {
  const creditor = recipients.creditors.find(({ addresseeId }) => addresseeId === id);
  const defendant = recipients.defendants.find(({ addresseeId }) => addresseeId === id);
  const { language = dossier.language ?? 'nl', address = null } = creditor ?? defendant ?? {};
  const { street = null, housenumber = null, housenumberaddition = null } = address ?? {};
  const { zipcode = null, city = null, country } = address ?? {};
  return {
    ...{ language, email: creditor?.primaryEmail ?? null },
    address:
      street === null
        ? null
        : { street, housenumber, housenumberaddition, zipcode, city, country: country ?? 'BE' },
  };
}

interface Kept {
  readonly pieces: KeptPieces;
  readonly known: KnownLedger;
}

function selectContestations(db: Database, resultId: string) {
  return db
    .selectFrom('contestations as contestation')
    .innerJoin('users as registrar', 'registrar.id', 'contestation.registeredBy')
    .selectAll('contestation')
    .select([
      sql<string>`registrar.first_name || ' ' || registrar.last_name`.as('registrarName'),
      sql<boolean>`exists (
        select from holding_contestations where holding_contestations.id = contestation.id
      )`.as('isHolding'),
      sql<Date | null>`(
        select max(created_at) from deliveries
        where deliveries.dossier_id = contestation.dossier_id and purpose = 'contestation-reply'
          and strpos(idempotency_key, contestation.id::text) > 0
      )`.as('repliedAt'),
    ])
    .where('contestation.resultId', '=', resultId)
    .orderBy('registeredAt')
    .orderBy('contestation.id');
}

type Contested = Awaited<ReturnType<typeof readContested>>;

/** Who contests a draft, who was told of each, and what was thought of its time before. */
async function readContested(db: Database, { id: resultId }: DraftInForce) {
  const [rows, former] = await readTogether(db, (db) => [
    selectContestations(db, resultId).execute(),
    listFormerTimeliness(db, resultId),
  ]);
  const told = await readTogether(db, (db) => rows.map(({ id }) => listTold(db, id)));
  return { rows, former, told: new Map(rows.map(({ id }, place) => [id, told[place] ?? []])) };
}

function presentContestations({ rows, former, told }: Contested, { pieces, known }: Kept): Contestation[] {
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, way: row.way, date: row.contestedOn, time: row.contestedTime },
    ...{ addresseeId: row.addresseeId, contestant: row.contestant, appearing: row.appearing },
    ...{ servedBy: row.servedBy, statementId: row.statementId, against: row.against },
    ...{ claimId: row.claimId, request: row.request, requestedPrivilegeId: row.requestedPrivilegeId },
    requestedLotId: row.requestedLotId,
    requestedAmount: row.requestedCents === null ? null : eurosFromCents(row.requestedCents),
    formerTimeliness: former
      .filter(({ contestationId }) => contestationId === row.id)
      .map(({ timeliness, lastDay, foundUntil }) => ({
        ...{ timeliness, lastDay, foundUntil: foundUntil.toISOString() },
      })),
    told: presentTold(told.get(row.id) ?? []),
    untold: presentUntold(known.recipients, row.addresseeId, told.get(row.id) ?? []),
    ...{ requested: row.requested, grounds: row.grounds, timeliness: row.timeliness },
    ...{ lastDay: row.lastDay, cautiousDay: row.cautiousDay, hasEffect: hasEffect(row) },
    ...{ state: row.state, isHolding: row.isHolding, endedOn: row.endedOn, endNote: row.endNote },
    needsNewDraft: row.needsNewDraft,
    registeredAt: row.registeredAt.toISOString(),
    registeredBy: row.registrarName,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    pieces: pieces
      .filter(({ contestationId }) => contestationId === row.id)
      .map(({ presented }) => presented),
  }));
}

function listFormerTimeliness(db: Database, resultId: string) {
  return db
    .selectFrom('formerTimeliness as former')
    .innerJoin('contestations as contestation', 'contestation.id', 'former.contestationId')
    .select(['contestationId', 'former.timeliness', 'former.lastDay', 'foundUntil'])
    .where('contestation.resultId', '=', resultId)
    .orderBy('foundUntil')
    .execute();
}

interface KnownProceeding {
  readonly proceeding: Awaited<ReturnType<typeof findProceeding>>;
  readonly judged: Awaited<ReturnType<typeof readJudged>>;
}

function presentProceeding(
  { proceeding, judged }: KnownProceeding,
  stored: StoredResult,
  pieces: KeptPieces,
): Proceeding | null {
  if (proceeding === undefined) return null;
  const { version, state, consignedOn, filedOn, roleNumber, hearingOn, hearingTime } = proceeding;
  const { judgedOn, appealedOn, finalOn, paidOn } = proceeding;
  return {
    ...{ version, state, consignedOn, filedOn, roleNumber, hearingOn, hearingTime },
    ...{ judgedOn, appealedOn, finalOn, paidOn },
    amount: eurosFromCents(proceeding.amountCents),
    pieces: pieces
      .filter(({ proceedingId }) => proceedingId === proceeding.id)
      .map(({ presented }) => presented),
    judgment: presentJudgment(judged, stored),
  };
}

/** What judges gave to whom in the proceeding about a draft. */
function readJudged(db: Database, { id: resultId }: DraftInForce) {
  return db
    .selectFrom('judgmentLines')
    .innerJoin('proceedings as proceeding', 'proceeding.id', 'judgmentLines.proceedingId')
    .selectAll('judgmentLines')
    .where('proceeding.resultId', '=', resultId)
    .execute();
}

/** The table of the last judgment beside ours, line by line. Whom it does not name, it gives nothing. */
function presentJudgment(
  rows: KnownProceeding['judged'],
  { report, distribution }: StoredResult,
): Proceeding['judgment'] {
  if (rows.length === 0) return null;
  const isOnAppeal = rows.some((row) => row.isOnAppeal);
  const judged = new Map(
    rows.filter((row) => row.isOnAppeal === isOnAppeal).map((row) => [row.statementId, row.amountCents]),
  );
  const drafted = [
    ...report.declarants.map(({ statementId, name, allottedCents }) => ({
      ...{ statementId, name, cents: allottedCents },
    })),
    { statementId: null, name: null, cents: distribution.totals.surplusCents },
  ];
  return {
    isOnAppeal,
    lines: drafted.map(({ statementId, name, cents }) => {
      const judgedCents = judged.get(statementId) ?? 0n;
      return {
        ...{ statementId, name, drafted: eurosFromCents(cents), judged: eurosFromCents(judgedCents) },
        difference: eurosFromCents(judgedCents - cents),
      };
    }),
  };
}

/** What the deposit office asks of each party (Act of 11 July 2018, articles 10 and 13), and what is not known of it. */
async function listDepositParties(db: Database, dossier: DossierRecord): Promise<DepositParty[]> {
  const statements = await db
    .selectFrom('statements')
    .select(['firstName', 'lastName', 'corporateName', 'enterpriseNumber', 'nationalNumber'])
    .select(['paymentAccount', 'primaryEmail'])
    .where('dossierId', '=', dossier.id)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const defendants = [defendantOf(dossier), ...coDefendantsOf(dossier)];
  return [
    ...statements.map((row) =>
      depositParty({
        ...{ name: creditorNameOf(row), isCompany: row.corporateName !== null },
        ...{ enterpriseNumber: row.enterpriseNumber, nationalNumber: row.nationalNumber },
        ...{ account: row.paymentAccount, email: row.primaryEmail, phone: null },
      }),
    ),
    ...defendants.map((person) =>
      depositParty({
        ...{ name: nameOf(person), isCompany: person.companyName !== null },
        ...{ enterpriseNumber: person.kboNumber, nationalNumber: person.nationalNumber },
        ...{ account: null, email: person.email, phone: person.phone },
      }),
    ),
  ];
}

interface KnownParty extends Pick<DepositParty, 'name' | 'account' | 'email' | 'phone'> {
  readonly isCompany: boolean;
  readonly enterpriseNumber: string | null;
  readonly nationalNumber: string | null;
}

function depositParty({ isCompany, enterpriseNumber, nationalNumber, ...party }: KnownParty): DepositParty {
  const number = isCompany ? enterpriseNumber : (nationalNumber ?? enterpriseNumber);
  const birthDate = (nationalNumber && readNationalNumber(nationalNumber)?.birthDate) || null;
  const { account, email, phone } = party;
  const known = { number, birthDate: isCompany ? '-' : birthDate, account, email, phone };
  const missing = (['number', 'birthDate', 'account', 'email', 'phone'] as const).filter(
    (key) => !known[key],
  );
  return { ...party, number, birthDate: isCompany ? null : birthDate, missing };
}
