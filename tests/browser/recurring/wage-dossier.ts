import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import type { Office, PreparedDossier } from '../support/office.ts';

const ADDRESS = { street: 'Kaai', housenumber: '1', zipcode: '2000', city: 'Antwerpen', country: 'BE' };

/** A dossier whose money comes month by month, from nobody yet. */
export async function openWageDossier(office: Office): Promise<PreparedDossier> {
  const bailiffs = await office.call<{ items: { id: string; surname: string }[] }>(
    'GET',
    '/api/User/bailiffs',
  );
  return office.call<Dossier>('POST', '/api/Dossier', {
    language: 'nl',
    paymentType: 'recurring',
    responsibleBailiffId: bailiffs.items.find(({ surname }) => surname === office.bailiff.lastName)?.id,
    defendant: {
      companyName: `Loonbeslag ${Date.now()}`,
      address: { address1: 'Dorpsstraat 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    },
    transactionKind: ['seizureByThirdParties'],
    dateSeizure: '2026-01-15',
  });
}

/** Gives the id of the payer. */
export async function addPayerTo(office: Office, { id }: PreparedDossier, name: string): Promise<string> {
  const payer = { name, kind: 'replacement', address: ADDRESS };
  const { payers } = await office.call<Recurring>('POST', `/api/Dossier/${id}/Recurring/payer`, payer);
  return payers.find((one) => one.name === name)?.id ?? '';
}

interface Received {
  readonly payerId: string;
  readonly receivedOn: string;
  readonly amount: number;
}

/** Of the month in which it came. */
export async function receive(office: Office, { id }: PreparedDossier, received: Received): Promise<void> {
  const receipt = { ...received, month: received.receivedOn.slice(0, 7) };
  await office.call('POST', `/api/Dossier/${id}/Recurring/receipt`, receipt);
}
