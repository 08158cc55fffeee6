import { systemClock } from './adapters/clock.ts';
import { openDatabase } from './database/open-database.ts';
import { explainFailure } from './explain-failure.ts';
import { appointFirstAdministrator } from './features/users/appoint-first-administrator.ts';
import { actionOfSystem } from './http/action.ts';
import { readSettings } from './settings.ts';

/** `node apps/server/src/appoint-administrator.ts ann@office.be`, with the settings of the server. */
try {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Name the mail address of somebody who has registered.');
  const database = await openDatabase(readSettings(process.env));
  try {
    const name = await appointFirstAdministrator(database.db, actionOfSystem(systemClock()), email);
    process.stdout.write(`${name} administers the platform from now on.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
