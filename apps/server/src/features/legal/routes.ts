import { legalCalls } from '@prorata/contract/legal/calls';
import type { LegalText } from '@prorata/contract/legal/legal-text';
import { findRefusal } from '@prorata/domain/capabilities';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readLegalText } from './legal-texts.ts';

export function legalRoutes({ db, clock }: Pick<Tools, 'db' | 'clock'>): Route[] {
  const read = (kind: LegalText['kind'], { lang, version }: TextQuery, from = db) =>
    readLegalText(from, { kind, language: lang ?? 'nl', on: brusselsDate(clock()), version });
  return [
    route(legalCalls.readTermsAndConditions, ({ query }) => read('terms-and-conditions', query)),
    route(legalCalls.readPrivacyPolicy, ({ query }) => read('privacy-policy', query)),
    route(legalCalls.readTermsOfUse, ({ query }) => read('terms-of-use', query)),
    route(legalCalls.canAcceptOrganizationEula, async ({ actor, query }) => {
      const [state, agreement] = await readTogether(db, (db) => [
        readLicenceState(db, actor.user),
        read('licence-agreement', query, db),
      ]);
      return { ...state, agreement };
    }),
  ];
}

interface TextQuery {
  readonly lang?: Language | undefined;
  readonly version?: string | undefined;
}

/** Where the licence agreement of the user's organization stands, and who can do something about it. */
async function readLicenceState(db: Database, user: ActingUser | undefined) {
  const organizationId = user?.organization?.id;
  if (organizationId === undefined) {
    return { canAccept: false, isAccepted: false, acceptedAt: null, administrators: [] };
  }
  const [acceptedAt, administrators] = await readTogether(db, (db) => [
    findLicenceAcceptance(db, organizationId),
    listAdministrators(db, organizationId),
  ]);
  return {
    canAccept: canAcceptLicence(user),
    isAccepted: acceptedAt !== null,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    administrators,
  };
}

/** An administrator of the organization accepts the licence agreement for it, once it has been approved. */
function canAcceptLicence(user: ActingUser | undefined): boolean {
  const isAdministrator = findRefusal(user, 'administerOrganization') === undefined;
  return isAdministrator && user?.organization?.approval === 'approved' && !user.organization.hasAcceptedEula;
}

/** When the licence agreement was first accepted in the name of an organization. */
async function findLicenceAcceptance(db: Database, organizationId: string): Promise<Date | null> {
  const { acceptedAt } = await db
    .selectFrom('legalAcceptances')
    .select(({ fn }) => fn.min('acceptedAt').as('acceptedAt'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return acceptedAt;
}

/** The people who can accept it for the others, by name. */
async function listAdministrators(db: Database, organizationId: string): Promise<string[]> {
  const administrators = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('isOrganizationAdmin', '=', true)
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
  return administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
