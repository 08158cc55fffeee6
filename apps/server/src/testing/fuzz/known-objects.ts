import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Chance } from './chance.ts';

/** The table of what a parameter or a field of this name means, and which of its columns says it. */
const OBJECTS: Readonly<
  Record<string, readonly [table: string, column?: string, is?: (row: Row) => boolean]>
> = {
  dossierId: ['dossiers'],
  noteId: ['notes'],
  taskId: ['tasks'],
  reminderId: ['reminders'],
  contestationId: ['contestations'],
  pieceId: ['contestation_pieces'],
  deliveryId: ['deliveries'],
  registeredLetterId: ['deliveries'],
  sendingId: ['deliveries'],
  evidenceId: ['delivery_events'],
  creditorId: ['creditors'],
  sameAsId: ['creditors'],
  statementId: ['statements', 'id', (row) => row['invitation_id'] === null],
  tpStatementId: ['statements', 'id', (row) => row['invitation_id'] !== null],
  documentId: ['documents'],
  assetId: ['assets'],
  stopId: ['stops'],
  extractId: ['extracts'],
  importId: ['imports'],
  resultId: ['calculation_results'],
  otherResultId: ['calculation_results'],
  invitationId: ['invitations'],
  invitationCode: ['invitations', 'code'],
  code: ['invitations', 'code'],
  payerId: ['payers'],
  receiptId: ['income_receipts'],
  movementId: ['bank_movements'],
  addresseeId: ['delivery_addressees', 'addressee_id'],
  signatureId: ['signing_sessions'],
  looseDocumentId: ['loose_documents'],
  privilegedClaimId: ['privileged_claims'],
  claimId: ['privileged_claims'],
  line: ['payout_lines', 'number'],
  sequence: ['payout_files', 'sequence'],
  viewId: ['list_views'],
  userId: ['users'],
  handlerId: ['users'],
  previousHandlerId: ['users'],
  assigneeId: ['users'],
  mention: ['users'],
  successorId: ['users'],
  responsibleBailiffId: ['users', 'id', (row) => row['user_type'] === 'Bailiff'],
  deputyBailiffId: ['users', 'id', (row) => row['user_type'] === 'CandidateBailiff'],
  institutionId: ['institutions'],
  partyId: ['parties'],
  otherId: ['parties'],
  invoiceId: ['invoices'],
  transactionId: ['platform_transactions'],
  organizationId: ['organizations'],
  organisationId: ['organizations'],
  bailiffOfficeId: ['organizations'],
  officeId: ['organizations'],
  standardInvitationId: ['standard_invitations'],
  falseLetterId: ['false_letters'],
  requestId: ['privacy_requests'],
  keyId: ['workspace_keys'],
  dossierCostId: ['dossier_costs'],
  platformCostId: ['platform_costs'],
};

/** How other tables name a row of it, where that is not its name in the singular. */
const FOREIGN: Readonly<Record<string, string>> = {
  calculation_results: 'result_id',
  privileged_claims: 'privileged_claim_id',
  parties: 'party_id',
  deliveries: 'delivery_id',
};

/** What is read of a row: its ids, its version, and what tells kinds of it apart. */
type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Whoever asks, as a row of the users. */
export type Asker = Row | undefined;

export interface KnownObjects {
  /** Reads again what is there. */
  refresh(): Promise<void>;
  askerOf(subject: string | null): Asker;
  /**
   * The values of the parameters that such an address has, of objects that belong together. A call learns in which kinds of
   * dossiers it is carried out: it is asked about those more often.
   */
  address(call: string, names: readonly string[], asker: Asker, chance: Chance): Addressed;
  /** Tells how the call fared with what it was asked about. */
  learn(call: string, addressed: Addressed, isAccepted: boolean): void;
  /** What a field of this name may say, in the surroundings of an address. */
  find(name: string, around: Addressed, asker: Asker, chance: Chance): unknown;
  /** A word that was learnt from an answer. */
  tell(name: string, word: string): void;
  /** The version of what has this id. */
  versionOf(id: unknown): unknown;
}

export interface Addressed {
  readonly params: Record<string, unknown>;
  /** The ids of what the address names, as the columns of other tables name them. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The last of them. */
  readonly named: Row | undefined;
}

/** Columns by which a row is somebody's own. */
const OWNER = ['author_id', 'user_id', 'created_by', 'assignee_id'];

/** What the offices have, and may be named in their calls; beside it words that only some calls understand. */
export async function openKnownObjects(
  db: Database,
  organizationIds: readonly string[],
  unsealCode: (sealed: Buffer) => string,
  given: Readonly<Record<string, readonly unknown[]>>,
): Promise<KnownObjects> {
  const words: Record<string, readonly unknown[]> = { ...given };
  const query = await queryOf(db, organizationIds);
  const rowsOf = new Map<string, Row[]>();
  const rowById = new Map<unknown, Row>();
  const experience = new Map<string, { accepted: number; refused: number }>();

  const rowsFor = (name: string, fixed: Readonly<Record<string, unknown>>) => {
    const [table = '', , is = () => true] = OBJECTS[name] ?? [];
    return (rowsOf.get(table) ?? []).filter(
      (row) =>
        is(row) &&
        Object.entries(fixed).every(
          ([column, id]) => row[column] === undefined || row[column] === null || row[column] === id,
        ),
    );
  };
  const kindOf = (row: Row | undefined) => {
    const dossier = rowById.get(row?.['dossier_id']) ?? row;
    const own = rowById.get(row?.['invitation_id'])?.['status'] ?? row?.['status'];
    return [dossier?.['status'], dossier?.['payment_type'], own].join(' ');
  };
  const isPromising = (call: string) => (row: Row) => {
    const tried = experience.get(`${call} ${kindOf(row)}`);
    return tried === undefined || tried.accepted > 0 || tried.refused < 2;
  };
  const isOwn = (asker: Row) => (row: Row) =>
    OWNER.some((column) => row[column] === asker['id']) ||
    [asker['id'], asker['organization_id']].includes(row['id'] ?? null) ||
    (row['enterprise_number'] ?? null) ===
      (rowById.get(asker['organization_id'])?.['enterprise_number'] ?? 0);
  const choose = (candidates: readonly Row[], likely: readonly ((row: Row) => boolean)[], chance: Chance) => {
    const preferred = likely
      .filter(() => chance.is(0.85))
      .reduce((left, wanted) => {
        const fitting = left.filter(wanted);
        return fitting.length > 0 ? fitting : left;
      }, candidates);
    return preferred.length === 0 ? undefined : chance.pick(preferred);
  };
  const likelyFor = (asker: Asker) =>
    asker === undefined || asker['is_platform_admin'] === true ? [] : [isOwn(asker)];
  const valueFor = (name: string, row: Row) => row[OBJECTS[name]?.[1] ?? 'id'];

  return {
    refresh: async () => {
      const { rows } = await query.execute(db);
      rowsOf.clear();
      rowById.clear();
      for (const { name, row } of rows) {
        const { code_sealed: sealed, ...rest } = row;
        const whole =
          typeof sealed === 'string' ? { ...rest, code: unsealCode(Buffer.from(sealed, 'hex')) } : rest;
        const others = rowsOf.get(name);
        if (others === undefined) rowsOf.set(name, [whole]);
        else others.push(whole);
        rowById.set(whole['id'], whole);
      }
    },
    askerOf: (subject) =>
      (rowsOf.get('users') ?? []).find((row) => subject !== null && row['subject'] === subject),
    address: (call, names, asker, chance) => {
      const params: Record<string, unknown> = {};
      let fixed: Record<string, unknown> = {};
      let named: Row | undefined;
      for (const name of names.toReversed()) {
        const said = words[name];
        if (said !== undefined) params[name] = chance.pick(said);
        const [table] = OBJECTS[name] ?? [];
        if (table === undefined) continue;
        const key = foreignKeyOf(table);
        const candidates = rowsFor(name, fixed).filter(
          ({ id }) => fixed[key] === undefined || id === fixed[key],
        );
        const found = choose(candidates, [isPromising(call), ...likelyFor(asker)], chance);
        if (found === undefined) continue;
        params[name] = valueFor(name, found);
        const ties = Object.entries(found).filter(([column, id]) => column.endsWith('_id') && id !== null);
        fixed = {
          ...Object.fromEntries(ties),
          ...fixed,
          ...(found['id'] !== undefined && { [key]: found['id'] }),
        };
        named ??= found;
      }
      return { params, fixed, named };
    },
    learn: (call, { named }, isAccepted) => {
      const place = `${call} ${kindOf(named)}`;
      const tried = experience.get(place) ?? { accepted: 0, refused: 0 };
      tried[isAccepted ? 'accepted' : 'refused'] += 1;
      experience.set(place, tried);
    },
    find: (name, { fixed }, asker, chance) => {
      const said = words[name];
      if (said !== undefined) return chance.pick(said);
      if (OBJECTS[name] === undefined) return undefined;
      const { dossier_id, organization_id } = fixed;
      const place = {
        ...(dossier_id !== undefined && { dossier_id }),
        ...(organization_id !== undefined && { organization_id }),
      };
      const found = choose(rowsFor(name, place), likelyFor(asker), chance);
      return found && valueFor(name, found);
    },
    tell: (name, word) => {
      words[name] = [...(words[name] ?? []), word].slice(-5);
    },
    versionOf: (id) => rowById.get(id)?.['version'],
  };
}

function foreignKeyOf(table: string): string {
  return FOREIGN[table] ?? `${table.replace(/s$/, '')}_id`;
}

/** One statement for all of it: of the offices where a table knows whose its rows are. */
async function queryOf(db: Database, organizationIds: readonly string[]) {
  const tables = [...new Set(Object.values(OBJECTS).map(([table]) => table))];
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", udt_name as type from information_schema.columns
    where table_schema = current_schema()`.execute(db);
  const columnsOf = Map.groupBy(columns, ({ table }) => table);
  const has = (table: string, column: string) =>
    columnsOf.get(table)?.some((one) => one.column === column) ?? false;
  const ids = sql.join(organizationIds);
  const ofOffice = sql`select id from dossiers where organization_id in (${ids})`;
  const parts = tables.map((table) => {
    const kept = (columnsOf.get(table) ?? []).filter(
      ({ column, type }) => type === 'uuid' || KEPT.includes(column),
    );
    const pairs = kept.flatMap(({ column }) => [
      sql.lit(column),
      column === 'code_sealed' ? sql`encode(code_sealed, 'hex')` : sql.ref(column),
    ]);
    const series = has(table, 'series_id') ? [sql.lit('dossier_id'), sql.ref('series_id')] : [];
    const where = has(table, 'dossier_id')
      ? sql`dossier_id in (${ofOffice})`
      : has(table, 'series_id')
        ? sql`series_id in (${ofOffice})`
        : has(table, 'organization_id')
          ? sql`(organization_id in (${ids}) or organization_id is null)`
          : sql`true`;
    return sql`(select ${sql.lit(table)} as name, jsonb_build_object(${sql.join([...pairs, ...series])}) as row from ${sql.table(table)} where ${where} order by 2)`;
  });
  return sql<{
    name: string;
    row: Record<string, string | number | boolean | null>;
  }>`${sql.join(parts, sql` union all `)}`;
}

const KEPT = [
  ...['version', 'number', 'sequence', 'status', 'addressee_id', 'payment_type', 'user_type', 'subject'],
  ...['is_platform_admin', 'enterprise_number', 'code_sealed'],
];
