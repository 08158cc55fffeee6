import { expect, test } from 'vitest';
import { requestUrl } from './request-url.ts';

const BASE = 'https://api.prorata.example';

test('parameters are filled in and cannot leave their place', () => {
  expect(
    requestUrl(BASE, '/api/Dossier/{dossierId}/asset/{assetId}', { dossierId: '7', assetId: '../8?x' }),
  ).toBe('https://api.prorata.example/api/Dossier/7/asset/..%2F8%3Fx');
});

test('a parameter that is not given is a mistake of ours', () => {
  expect(() => requestUrl(BASE, '/api/User/{userId}')).toThrow('/api/User/{userId} needs userId.');
});

test('query values are written as text; what is not there is left out', () => {
  const query = {
    Search: 'Van Hoorick & co',
    page: 2,
    ShowPaidDossiers: false,
    sort: undefined,
    order: null,
  };
  expect(requestUrl(BASE, '/api/Dossier', {}, query)).toBe(
    'https://api.prorata.example/api/Dossier?Search=Van+Hoorick+%26+co&page=2&ShowPaidDossiers=false',
  );
});

test('several values repeat the name', () => {
  expect(requestUrl(BASE, '/api/Dossier', {}, { status: ['Created', 'Paid'] })).toBe(
    'https://api.prorata.example/api/Dossier?status=Created&status=Paid',
  );
});
