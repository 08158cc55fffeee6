import { apiBase } from './api-base.ts';
import { createRequest } from './create-request.ts';
import { currentCredentials } from './credentials.ts';

/** Makes a call of the contract: `request(usersCalls.me, {})`. */
export const request = createRequest({
  base: apiBase(window.location.origin),
  credentials: currentCredentials,
});
