import { UserManager } from 'oidc-client-ts';

// The hidden frame of a silent renewal ends here. It only hands its address to the page that opened it, which
// checks the answer and changes the code for tokens; so it needs no settings of its own.
const frame = new UserManager({ authority: '', client_id: '', redirect_uri: '' });
await frame.signinSilentCallback();
