import { AUDIT_ACTORS } from '@prorata/contract/audit/audit-event';
import { EXTRACT_TYPES } from '@prorata/contract/extracts/extract';
import { LEGAL_TEXT_KINDS } from '@prorata/contract/legal/legal-text';
import { POOL_KINDS } from '@prorata/domain/distribution/input';
import * as vocabulary from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAMP_OCCASIONS } from '../../events/ask-for-stamp.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Which domain holds which list. */
const DOMAINS: Record<string, readonly string[]> = {
  follow_up_kind: vocabulary.FOLLOW_UP_KINDS,
  liability: vocabulary.LIABILITIES,
  language: vocabulary.LANGUAGES,
  dossier_language: vocabulary.DOSSIER_LANGUAGES,
  dossier_status: vocabulary.DOSSIER_STATUSES,
  invitation_status: vocabulary.INVITATION_STATUSES,
  email_send_status: vocabulary.EMAIL_SEND_STATUSES,
  registered_letter_status: vocabulary.REGISTERED_LETTER_STATUSES,
  transaction_kind: vocabulary.TRANSACTION_KINDS,
  transaction_kinds: vocabulary.TRANSACTION_KINDS,
  payment_type: vocabulary.PAYMENT_TYPES,
  distribution_type: vocabulary.DISTRIBUTION_TYPES,
  creditor_type: vocabulary.CREDITOR_TYPES,
  claim_type: vocabulary.CLAIM_TYPES,
  document_type: vocabulary.DOCUMENT_TYPES,
  send_option: vocabulary.SEND_OPTIONS,
  send_method: vocabulary.SEND_METHODS,
  evidence_kind: vocabulary.EVIDENCE_KINDS,
  link_act: vocabulary.LINK_ACTS,
  salutation: vocabulary.SALUTATIONS,
  user_type: vocabulary.USER_TYPES,
  approval_state: vocabulary.APPROVAL_STATES,
  legal_entity_type: vocabulary.LEGAL_ENTITY_TYPES,
  legal_form: vocabulary.LEGAL_FORMS,
  dossier_cost_kind: vocabulary.DOSSIER_COST_KINDS,
  dossier_cost_type: vocabulary.DOSSIER_COST_TYPES,
  cost_frequency: vocabulary.COST_FREQUENCIES,
  platform_cost_type: vocabulary.PLATFORM_COST_TYPES,
  rejection_reason: vocabulary.REJECTION_REASONS,
  contestation_way: vocabulary.CONTESTATION_WAYS,
  timeliness: vocabulary.TIMELINESS,
  contestation_request: vocabulary.CONTESTATION_REQUESTS,
  contestation_state: vocabulary.CONTESTATION_STATES,
  proceeding_state: vocabulary.PROCEEDING_STATES,
  contestation_piece: vocabulary.CONTESTATION_PIECES,
  closing_task: vocabulary.CLOSING_TASKS,
  stop_letter: vocabulary.STOP_LETTERS,
  creditor_kind: vocabulary.CREDITOR_KINDS,
  income_kind: vocabulary.INCOME_KINDS,
  notification_kind: vocabulary.NOTIFICATION_KINDS,
  file_verdict: vocabulary.FILE_VERDICTS,
};

/** Which column check holds which list of a single column. */
const COLUMNS: Record<string, readonly string[]> = {
  legal_acceptances_document_check: LEGAL_TEXT_KINDS,
  dossiers_signer_check: vocabulary.SIGNERS,
  stops_kind_check: vocabulary.STOP_KINDS,
  calculation_results_void_kind_check: vocabulary.VOID_KINDS,
  consultations_step_check: vocabulary.CONSULTATION_STEPS,
  consultations_sources_check: vocabulary.CONSULTATION_SOURCES,
  office_text_versions_place_check: vocabulary.OFFICE_TEXT_PLACES,
  extracts_extract_type_check: EXTRACT_TYPES,
  // The rest of the balance is what no asset brought in, so it is never one.
  assets_pool_kind_check: POOL_KINDS.filter((kind) => kind !== 'money'),
  // The creditor, the office by moving on, or the passing of the last day.
  invitations_closed_by_check: ['creditor', 'office', 'term'],
  // `refused` is a document that came back but did not pass our checks.
  signing_sessions_status_check: ['opening', 'open', 'signed', 'cancelled', 'expired', 'refused'],
  audit_events_actor_kind_check: AUDIT_ACTORS,
  report_receipts_proof: vocabulary.OPENING_PROOFS,
  no_claim_declarations_reason_check: vocabulary.NO_CLAIM_REASONS,
  false_letters_way_check: vocabulary.FALSE_LETTER_WAYS,
  recurring_terms_shares_on_check: vocabulary.SHARE_BASES,
  income_letters_letter_check: vocabulary.INCOME_LETTERS,
  chain_stamps_occasion_check: STAMP_OCCASIONS,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function readChecks(): Promise<{ domain: string | null; name: string; definition: string }[]> {
  const checks = await sql<{ domain: string | null; name: string; definition: string }>`
    select t.typname as domain, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c left join pg_type t on t.oid = c.contypid where c.contype = 'c'
  `.execute(database.db);
  return checks.rows;
}

function wordsIn(definition: string | undefined): string[] {
  return Array.from(definition?.matchAll(/'([^']*)'::text/g) ?? [], ([, word = '']) => word);
}

describe('the closed lists', () => {
  it('of the vocabulary each have a domain with the same words', async () => {
    const checks = await readChecks();
    const stored = Object.keys(DOMAINS).map((domain) => {
      const check = checks.find((candidate) => candidate.domain === domain);
      return [domain, wordsIn(check?.definition)];
    });
    expect(Object.fromEntries(stored)).toEqual(DOMAINS);
  });

  it('of the vocabulary are all among them', () => {
    // Findings are made anew each time, so their codes are never stored.
    const { DOSSIER_VALIDATION_CODES: _, RUN_OCCASIONS: _______, ...stored } = vocabulary;
    // The contract holds what a claim or a dossier keeps as a whole, in the words of the API.
    const {
      CLAIM_PARTS: __,
      INTEREST_KINDS: ___,
      TITLE_KINDS: ____,
      TITLE_APPEALS: _____,
      DEED_KINDS: ______,
      INCOME_RIGHTS: ________,
      ...words
    } = stored;
    const lists = Object.values(words).filter((value) => Array.isArray(value));
    const held = [...Object.values(DOMAINS), ...Object.values(COLUMNS)];
    expect(lists.filter((list) => !held.includes(list))).toEqual([]);
  });

  it('of single columns have the same words as in code', async () => {
    const checks = await readChecks();
    const stored = Object.keys(COLUMNS).map((name) => {
      const check = checks.find((candidate) => candidate.name === name);
      return [name, wordsIn(check?.definition)];
    });
    expect(Object.fromEntries(stored)).toEqual(COLUMNS);
  });
});

describe('the shapes', () => {
  it.each([
    ['cents', -1],
    ['parts_per_million', -1],
    ['parts_per_million', 1_000_001],
    ['national_number', '8507300332'],
    ['enterprise_number', '2403227515'],
    ['iban', 'be68539007547034'],
    ['email_address', 'nobody'],
    ['email_address', 'two@a.example two@b.example'],
    ['sha256', 'A'.repeat(64)],
    ['transaction_kinds', '{sale,gift}'],
    ['transaction_kinds', '{sale,null}'],
    ['address', '{"street": "Keizerstraat", "floor": "2"}'],
    ['address', '{"housenumber": 54}'],
    ['address', '{"country": "Belgium"}'],
    ['address', '[]'],
    ['dossier_language', 'es'],
  ])('%s refuses %s', async (domain, value) => {
    const attempt = sql`select ${value}::${sql.raw(domain)}`.execute(database.db);
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['cents', '0'],
    ['enterprise_number', '0403227515'],
    ['iban', 'BE68539007547034'],
    ['transaction_kinds', '{}'],
    ['address', '{}'],
    ['address', '{"street": "Keizerstraat", "housenumber": "54", "address2": null, "country": "BE"}'],
  ])('%s accepts %s', async (domain, value) => {
    await expect(sql`select ${value}::${sql.raw(domain)}`.execute(database.db)).resolves.toBeDefined();
  });
});

describe('fold', () => {
  it.each([
    ['Élodie', 'elodie'],
    ['STRASSE Straße', 'strasse strasse'],
    ['Œuvre Ångström Łódź', 'oeuvre angstrom lodz'],
    ['Île-de-France', 'ile-de-france'],
  ])('makes %s searchable as %s', async (text, folded) => {
    const { rows } = await sql<{ folded: string }>`select fold(${text}) as folded`.execute(database.db);
    expect(rows).toEqual([{ folded }]);
  });
});
