import type { SentBodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { insertUser } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../../testing/test-users.ts';

type NewDossier = SentBodyOf<typeof dossiersCalls.create>;

/** A server with the cast of most tests, and in their own office also those who work on dossiers. */
export interface DossierOffice {
  readonly server: TestServer;
  readonly cast: TestUsers;
  /** `joris`, a bailiff; `lotte`, a candidate; `sofie`, who may write; `wout`, who may only read. */
  readonly ids: Readonly<Record<'joris' | 'lotte' | 'sofie' | 'wout', string>>;
  /** A dossier that `ann` answers for, unless said otherwise. */
  readonly newDossier: (changes?: Partial<NewDossier>) => NewDossier;
  readonly open: (changes?: Partial<NewDossier>, subject?: string) => Promise<Dossier>;
}

export async function startDossierOffice(variables: Record<string, string> = {}): Promise<DossierOffice> {
  const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '9999', ...variables });
  const cast = await insertTestUsers(server.db);
  const place = { organizationId: cast.own.id };
  const ids = {
    joris: await insertUser(server.db, 'joris', { ...place, userType: 'Bailiff', lastName: 'Dewitte' }),
    lotte: await insertUser(server.db, 'lotte', { ...place, userType: 'CandidateBailiff' }),
    sofie: await insertUser(server.db, 'sofie', { ...place, hasDistributionWritePermission: true }),
    wout: await insertUser(server.db, 'wout', { ...place, hasDistributionReadPermission: true }),
  };
  const newDossier = (changes: Partial<NewDossier> = {}): NewDossier => ({
    dossierTitle: 'Evenredige verdeling',
    language: 'nl',
    responsibleBailiffId: cast.own.administratorId,
    defendant: {
      companyName: 'Meubelatelier Van Hoorick',
      corporateForm: 'BV',
      address: { city: 'Mechelen' },
    },
    transactionKind: ['sale'],
    saleDate: '2026-10-22',
    ...changes,
  });
  const open = async (changes?: Partial<NewDossier>, subject = 'sofie'): Promise<Dossier> => {
    const payload = newDossier(changes);
    const response = await server.call(subject, { method: 'POST', url: '/api/Dossier', payload });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json();
  };
  return { server, cast, ids, newDossier, open };
}
