import './platform/theme/styles.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Application, findFirstPage } from './app/application.tsx';
import { readApplication } from './platform/client/application-query.ts';
import { provideCredentials } from './platform/client/request.ts';
import { keepHelpdesk } from './platform/language/helpdesk.ts';
import { startI18n } from './platform/language/i18n.ts';
import { nextTurn } from './platform/next-turn.ts';
import { takeAwayPainted } from './platform/painted.ts';
import { sessionCredentials } from './platform/session/session.ts';
import { hasStoredSession } from './platform/session/session-mark.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the interface.');

// Who is signed in goes on to their work: what strangers see is not for them.
if (hasStoredSession()) takeAwayPainted();
// The policy of our pages refuses to make code from text: asked whether it may, the browser would report a violation.
globalThis.__zod_globalConfig = { jitless: true };
provideCredentials(sessionCredentials);
// Bit by bit, here and in what follows: what runs in one go keeps a phone from answering its user.
await nextTurn();
await startI18n();
await nextTurn();
findFirstPage();
await nextTurn();
const drawing = createRoot(root);
startTransition(() => drawing.render(<Application />));
// Only messages about failures need it, so nothing waits for it.
readApplication().then(
  ({ helpdesk }) => keepHelpdesk(helpdesk),
  () => {},
);
