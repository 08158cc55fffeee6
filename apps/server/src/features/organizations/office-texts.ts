import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { OfficeText, SavedOfficeText } from '@prorata/contract/organizations/office-text';
import { LANGUAGES, OFFICE_TEXT_PLACES } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import { findRefusalToManage, findRefusalToRead } from './policy.ts';
import { getOrganization, lockOrganization } from './queries.ts';

type Place = ParamsOf<typeof organizationsCalls.updateOfficeText>;
type StoredVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** Every text in every language, those that were never written too. */
export async function listOfficeTexts(
  db: Database,
  user: ActingUser,
  organizationId: string,
): Promise<OfficeText[]> {
  refuse(findRefusalToRead(user, organizationId));
  await getOrganization(db, organizationId);
  const latest = await listLatest(db, organizationId);
  return OFFICE_TEXT_PLACES.flatMap((place) =>
    LANGUAGES.map((language) =>
      present(
        { place, language },
        latest.find((row) => row.place === place && row.language === language),
      ),
    ),
  );
}

/** The words that count for the reports of an office, in all languages. */
export async function readOfficeTexts(db: Database, organizationId: string) {
  const latest = await listLatest(db, organizationId);
  return latest.flatMap(({ place, language, text }) => (text === null ? [] : [{ place, language, text }]));
}

export async function listSavedOfficeTexts(
  db: Database,
  user: ActingUser,
  place: Place,
): Promise<SavedOfficeText[]> {
  refuse(findRefusalToRead(user, place.organizationId));
  await getOrganization(db, place.organizationId);
  const versions = await listVersions(db, place);
  return versions.slice(0, MOST_VERSIONS).map(({ version, text, savedAt, savedByName }) => ({
    version,
    text,
    savedAt: savedAt.toISOString(),
    savedBy: savedByName,
  }));
}

const MOST_VERSIONS = 100;

/** Saves a text as its next version. Reports that are signed keep the one with which they were signed. */
export function updateOfficeText(
  db: Database,
  action: UserAction,
  { organizationId, ...place }: Place,
  given: BodyOf<typeof organizationsCalls.updateOfficeText>,
): Promise<OfficeText> {
  refuse(findRefusalToManage(action.actor, organizationId));
  const text = given.text?.replaceAll(/\r\n?/g, '\n') ?? null;
  return inTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId);
    const versions = await listVersions(trx, { organizationId, ...place });
    const last = versions.at(0);
    // The trail names things by a uuid: a text goes by that of its first version.
    const subjectId = versions.at(-1)?.id ?? newId();
    const version = last?.version ?? 0;
    await refuseStale(trx, { id: subjectId, version }, given.version);
    if ((last?.text ?? null) === text) return present(place, last);
    await trx
      .insertInto('officeTextVersions')
      .values({
        id: last === undefined ? subjectId : newId(),
        organizationId,
        ...place,
        text,
        version: version + 1,
        savedBy: action.actor.id,
        savedAt: action.at,
      })
      .execute();
    await recordEvent(trx, action, {
      type: 'officeText.changed',
      organizationId,
      subjectId,
      version: version + 1,
      before: { ...place, text: last?.text ?? null },
      after: { ...place, text },
    });
    return present(place, (await listVersions(trx, { organizationId, ...place })).at(0));
  });
}

function present(
  place: Pick<OfficeText, 'place' | 'language'>,
  saved: StoredVersion | undefined,
): OfficeText {
  return {
    ...place,
    text: saved?.text ?? null,
    version: saved?.version ?? 0,
    updatedAt: saved?.savedAt.toISOString() ?? null,
    updatedBy: saved?.savedByName ?? null,
  };
}

function selectVersions(db: Database | Transaction, organizationId: string) {
  return db
    .selectFrom('officeTextVersions as saved')
    .innerJoin('users', 'users.id', 'saved.savedBy')
    .select(['saved.id', 'saved.place', 'saved.language', 'saved.version', 'saved.text', 'saved.savedAt'])
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('savedByName'))
    .where('saved.organizationId', '=', organizationId);
}

function listLatest(db: Database | Transaction, organizationId: string) {
  return selectVersions(db, organizationId)
    .distinctOn(['saved.place', 'saved.language'])
    .orderBy('saved.place')
    .orderBy('saved.language')
    .orderBy('saved.version', 'desc')
    .execute();
}

/** All that one text has been, the latest first. */
function listVersions(db: Database | Transaction, { organizationId, place, language }: Place) {
  return selectVersions(db, organizationId)
    .where('saved.place', '=', place)
    .where('saved.language', '=', language)
    .orderBy('saved.version', 'desc')
    .execute();
}
