import { actingUserFrom } from '../features/users/acting-user.ts';
import { findUserBySubject } from '../features/users/queries.ts';
import type { ActingUser } from '../http/authentication/actor.ts';
import { insertUser } from './people.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { insertTestUsers, type TestUsers } from './test-users.ts';

/** A server with the cast of most tests, and in their own office `sofie`, who may write, and `wout`, who may only read. */
export interface CalculationOffice {
  readonly server: TestServer;
  readonly cast: TestUsers;
  /** A person as the server knows them once their token was read. */
  readonly actingUser: (subject: string) => Promise<ActingUser>;
}

export async function startCalculationOffice(
  settings: Readonly<Record<string, string>> = {},
  openDatabase?: Parameters<typeof startTestServer>[1],
): Promise<CalculationOffice> {
  const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '9999', ...settings }, openDatabase);
  const cast = await insertTestUsers(server.db);
  const place = { organizationId: cast.own.id };
  await insertUser(server.db, 'sofie', { ...place, hasDistributionWritePermission: true });
  await insertUser(server.db, 'wout', { ...place, hasDistributionReadPermission: true });
  const actingUser = async (subject: string) => {
    const user = await findUserBySubject(server.db, subject);
    if (user === undefined) throw new Error(`${subject} is gone.`);
    return actingUserFrom(user);
  };
  return { server, cast, actingUser };
}
