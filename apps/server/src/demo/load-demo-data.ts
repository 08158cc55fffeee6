import { newInstitutionSchema } from '@prorata/contract/institutions/institution';
import { newStandardInvitationSchema } from '@prorata/contract/organizations/standard-invitation';
import { DEMO_DOSSIERS } from '@prorata/demo/dossiers';
import { DEMO_INSTITUTIONS } from '@prorata/demo/institutions';
import { DEMO_OFFICES, type DemoOffice, type DemoOfficeKey } from '@prorata/demo/offices';
import { DEMO_PARTIES } from '@prorata/demo/parties';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { brusselsDate, yearOf } from '@prorata/domain/iso-date';
import type { ParameterId } from '@prorata/domain/parameters/catalogue';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { createInstitution } from '../features/institutions/institutions.ts';
import { createStandardInvitation } from '../features/organizations/standard-invitations.ts';
import { findDesk } from './find-desk.ts';
import { insertOffices, type OfficeIds } from './insert-offices.ts';
import { insertPeople } from './insert-people.ts';
import { loadDemoRegister } from './load-demo-register.ts';
import { distribute } from './play-distribution.ts';
import { playDossier } from './play-dossier.ts';
import { type DemoTools, type IdsByName, openStory, type Story } from './story.ts';

/**
 * Fills an empty database with the invented offices, people and dossiers, and tells whether it did. A database in which
 * anything was ever entered is left alone, but for the register of a demonstration that has none yet; of several servers
 * that start at once, one fills it.
 */
export async function loadDemoData(
  tools: DemoTools,
  dossiers: typeof DEMO_DOSSIERS = DEMO_DOSSIERS,
): Promise<boolean> {
  const now = tools.clock();
  const peopleIds = await inTransaction(tools.db, (trx) => prepare(openStory(trx, tools, now)));
  await inTransaction(tools.db, (trx) => loadDemoRegister(trx, now));
  if (peopleIds === undefined) return false;
  const signing = await findDesk(tools);
  // Reports are set and signed one after the other while the next dossiers are told: a process of its own sets them.
  let distributed: Promise<void> = Promise.resolve();
  // Each by itself: all together keep whoever else asks the database for something waiting for seconds.
  for (const demo of dossiers.toSorted((one, other) => one.serial - other.serial)) {
    const played = await inTransaction(tools.db, (trx) =>
      playDossier(openStory(trx, tools, now), peopleIds, demo),
    );
    if (demo.distribution === undefined) continue;
    distributed = distributed.then(() => distribute({ ...tools, signing }, now, demo, played));
    // Whoever waits for all of them in the end is told of it.
    distributed.catch(() => undefined);
  }
  await distributed;
  return true;
}

/** All that is there before the first dossier; gives the ids of the people, or nothing when the database is not empty. */
async function prepare(story: Story): Promise<IdsByName | undefined> {
  const { trx } = story;
  await sql`lock table organizations in share row exclusive mode`.execute(trx);
  const anyone = await trx.selectFrom('organizations').select('id').limit(1).executeTakeFirst();
  if (anyone !== undefined) return undefined;
  const officeIds = await insertOffices(story);
  const peopleIds = await insertPeople(story, officeIds);
  await openWorkspaces(story, officeIds, peopleIds);
  await insertParties(trx, officeIds);
  await addStandardInvitations(story, officeIds);
  await addInstitutions(story);
  await setPlatformPrices(trx);
  await nameOperator(trx, peopleIds);
  await setCounters(story, officeIds);
  return peopleIds;
}

/** Of those who file often: the number was compared with the register, and there is an account to be paid on. */
async function openWorkspaces(
  { trx, now }: Story,
  officeIds: OfficeIds,
  peopleIds: IdsByName,
): Promise<void> {
  const administrator = DEMO_PEOPLE.find(({ isPlatformAdmin }) => isPlatformAdmin)?.subject ?? '';
  const numberVerifiedBy = peopleIds.get(administrator) ?? null;
  for (const [key, office] of Object.entries<DemoOffice>(DEMO_OFFICES)) {
    if (office.creditorKind === undefined) continue;
    const organizationId = officeIds[key as DemoOfficeKey];
    await trx
      .updateTable('organizations')
      .set({ numberVerifiedAt: now, numberVerifiedBy })
      .where('id', '=', organizationId)
      .execute();
    const account = { label: office.name, iban: office.thirdPartyAccount, accountHolder: null };
    await trx
      .insertInto('workspaceProfiles')
      .values({
        organizationId,
        contactName: null,
        email: office.email,
        phone: office.phone,
        accounts: JSON.stringify([account]),
        referenceFormat: 'INV-{dossier}',
      })
      .execute();
  }
}

async function addStandardInvitations(story: Story, officeIds: OfficeIds): Promise<void> {
  const administrators = DEMO_PEOPLE.filter(({ isOrganizationAdmin }) => isOrganizationAdmin);
  for (const { subject, office } of administrators) {
    if (office === null) continue;
    for (const invitation of DEMO_OFFICES[office].standardInvitations) {
      const input = newStandardInvitationSchema.parse(invitation);
      const action = await story.actionOf(subject, story.now);
      await createStandardInvitation(story.trx, action, officeIds[office], input);
    }
  }
}

async function addInstitutions(story: Story): Promise<void> {
  const administrator = DEMO_PEOPLE.find(({ isPlatformAdmin }) => isPlatformAdmin)?.subject ?? '';
  const action = await story.actionOf(administrator, story.now);
  for (const institution of DEMO_INSTITUTIONS) {
    await createInstitution(story.trx, action, newInstitutionSchema.parse(institution));
  }
}

/** Whom the offices met before the story began: nothing in the product enters a party by itself. */
async function insertParties(trx: Transaction, officeIds: OfficeIds): Promise<void> {
  const rows = DEMO_PARTIES.map(({ office, legalForm, ...party }) => ({
    id: newId(),
    organizationId: officeIds[office],
    corporateForm: legalForm,
    ...party,
  }));
  await trx.insertInto('parties').values(rows).execute();
}

const OPERATOR: Readonly<Partial<Record<ParameterId, string>>> = {
  'operator.name': 'Prorata Demo BV',
  'operator.address': 'Voorbeeldstraat 1, 1000 Brussel',
  'operator.enterprise-number': '1999.000.051',
  'operator.account': 'BE68 5390 0754 7034',
  'operator.helpdesk-email': 'help@prorata.example',
  'operator.helpdesk-phone': '02 000 01 23',
  'operator.data-protection': 'privacy@prorata.example',
};

/** An invented operator, so that letters and legal texts have somebody to name. */
async function nameOperator(trx: Transaction, peopleIds: IdsByName): Promise<void> {
  const administrator = DEMO_PEOPLE.find(({ isPlatformAdmin }) => isPlatformAdmin)?.subject ?? '';
  const updatedBy = peopleIds.get(administrator);
  if (updatedBy === undefined) throw new Error('Nobody administers the platform.');
  const rows = Object.entries(OPERATOR).map(([key, value]) => ({
    id: newId(),
    key,
    value: JSON.stringify(value),
    updatedBy,
  }));
  await trx.insertInto('parameters').values(rows).execute();
}

const PRICES_CENTS: Readonly<Record<PlatformCostType, bigint>> = {
  creation: 4_500n,
  registeredLetterPort: 1_185n,
  qualifiedDeliveryPort: 420n,
  emailPort: 35n,
  analysis: 250n,
};

/** Invented prices instead of the nothing that a new platform charges, in force since before anybody could set them. */
async function setPlatformPrices(trx: Transaction): Promise<void> {
  for (const [type, costCents] of Object.entries(PRICES_CENTS)) {
    await trx
      .updateTable('platformCostPeriods')
      .set({ costCents })
      .from('platformCosts')
      .whereRef('platformCosts.id', '=', 'platformCostId')
      .where('platformCosts.type', '=', type as PlatformCostType)
      .execute();
  }
}

/** Offices that came to the platform in the course of a year go on counting from where they were. */
async function setCounters({ trx, now }: Story, officeIds: OfficeIds): Promise<void> {
  const fileYear = yearOf(brusselsDate(now));
  for (const [office, dossiers] of Map.groupBy(DEMO_DOSSIERS, (dossier) => dossier.office)) {
    const lastSerial = Math.min(...dossiers.map(({ serial }) => serial)) - 1;
    if (lastSerial === 0) continue;
    const counter = { organizationId: officeIds[office], fileYear, lastSerial };
    await trx.insertInto('fileNumberCounters').values(counter).execute();
  }
}
