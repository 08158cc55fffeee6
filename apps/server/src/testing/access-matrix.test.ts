import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CALLERS } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import {
  canDeleteDossier,
  DOSSIER_EVENTS,
  type DossierMoveEvent,
  decideDossierMove,
  findValidationBlock,
  isDossierReadOnly,
} from '@prorata/domain/dossier-workflow';
import {
  decideInvitationMove,
  INVITATION_EVENTS,
  type InvitationEvent,
} from '@prorata/domain/invitation-workflow';
import {
  decideThirdPartyStatementMove,
  THIRD_PARTY_STATEMENT_EVENTS,
  THIRD_PARTY_STATEMENT_STATUSES,
  type ThirdPartyStatementEvent,
} from '@prorata/domain/third-party-statement-workflow';
import { DOSSIER_STATUSES, INVITATION_STATUSES } from '@prorata/domain/vocabulary';
import { expect, it } from 'vitest';
import { listCalls } from '../http/calls/catalogue.ts';
import { ROLES, ROWS } from './access-table.ts';

const DOCUMENT = fileURLToPath(new URL('../../../../docs/security.md', import.meta.url));
const MARK = '<!-- From here on it is written by access-matrix.test.ts, run with -u. -->\n';

/** What each sign of the table stands for. */
const SIGNS = { y: 'yes', '-': 'no', '?': 'not there', N: 'N', P: 'P', D: 'D', L: 'L', I: 'I' } as const;

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Roles over calls and objects: what the integration test asks the running server. */
function rolesOverCalls(): string {
  const features = Map.groupBy(ROWS, ({ call }) => call.split('.')[0] ?? '');
  return [...features]
    .map(([feature, rows]) => {
      const lines = rows.map(({ call, whose, outcomes }) => [
        `\`${call}\``,
        whose ?? '',
        ...outcomes.split(' ').map((sign) => SIGNS[sign as keyof typeof SIGNS]),
      ]);
      return `### ${feature}\n\n${tableOf(['call', 'of', ...Object.keys(ROLES)], lines)}`;
    })
    .join('\n\n');
}

/** Those that no role of the table makes: with a code, a key of a service, or by anybody. */
function otherCalls(): string {
  const inTable = new Set(ROWS.map(({ call }) => call));
  const others = listCalls(CALLS).filter(({ feature, name }) => !inTable.has(`${feature}.${name}`));
  return tableOf(
    ['call', 'method and path', 'who', 'proof'],
    others.map(({ feature, name, call }) => [
      `\`${feature}.${name}\``,
      `\`${call.method} ${call.path}\``,
      call.who.join(', '),
      [...new Set(call.who.map((who) => CALLERS[who]))].join(', '),
    ]),
  );
}

type Decision =
  | { readonly isAllowed: true; readonly to: string }
  | { readonly isAllowed: false; readonly reason: string };

/** Where it leads, and under which conditions; empty where it cannot happen. */
function cellOf(decide: (facts: Readonly<Record<string, boolean>>) => Decision): string {
  const facts: Record<string, boolean> = {};
  for (;;) {
    const decision = decide(facts);
    if (decision.isAllowed)
      return [decision.to, ...Object.keys(facts).map((fact) => `if ${fact}`)].join(', ');
    if (decision.reason === 'notInThisStatus' || facts[decision.reason]) return '';
    facts[decision.reason] = true;
  }
}

function actsOver<Event extends string, Status extends string>(
  events: Readonly<Record<Event, string>>,
  statuses: readonly Status[],
  decide: (status: Status, event: Event, facts: Readonly<Record<string, boolean>>) => Decision,
): string {
  const rows = (Object.entries(events) as [Event, string][]).map(([event, who]) => [
    `\`${event}\``,
    who,
    ...statuses.map((status) => cellOf((facts) => decide(status, event, facts))),
  ]);
  return tableOf(['act', 'by', ...statuses], rows);
}

function editingOver(): string {
  const yes = (is: boolean) => (is ? 'yes' : '');
  return tableOf(
    ['act', 'by', ...DOSSIER_STATUSES],
    [
      ['read', 'reader of the office', ...DOSSIER_STATUSES.map(() => 'yes')],
      ['change', 'manager', ...DOSSIER_STATUSES.map((status) => yes(!isDossierReadOnly(status, true)))],
      [
        'validate',
        'manager',
        ...DOSSIER_STATUSES.map((status) => yes(findValidationBlock(status, true) === undefined)),
      ],
      [
        'delete, before anything was sent',
        'manager',
        ...DOSSIER_STATUSES.map((status) => yes(canDeleteDossier(status, false))),
      ],
      [
        'delete, afterwards',
        'manager',
        ...DOSSIER_STATUSES.map((status) => yes(canDeleteDossier(status, true))),
      ],
    ],
  );
}

it('is what docs/security.md says of who may do what, in which status', async () => {
  const [written = ''] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  const cells = ROWS.length * Object.keys(ROLES).length;
  const matrix = `
## Who may do what in which status

A move that the table does not have is refused with 409, whoever asks. *manager* may write dossiers of the office, *signer* is the bailiff who signs this one, *creditor*
holds the code of the invitation, *system* is the clock or a report of a delivery.

### A dossier: reading and changing

${editingOver()}

### A dossier: its moves

${actsOver<DossierMoveEvent, (typeof DOSSIER_STATUSES)[number]>(DOSSIER_EVENTS, DOSSIER_STATUSES, decideDossierMove)}

### An invitation

${actsOver<InvitationEvent, (typeof INVITATION_STATUSES)[number]>(INVITATION_EVENTS, INVITATION_STATUSES, decideInvitationMove)}

### A statement of an invited creditor

${actsOver<ThirdPartyStatementEvent, (typeof THIRD_PARTY_STATEMENT_STATUSES)[number]>(THIRD_PARTY_STATEMENT_EVENTS, THIRD_PARTY_STATEMENT_STATUSES, decideThirdPartyStatementMove)}

## Who may make which call

${ROWS.length} rows over ${Object.keys(ROLES).length} roles: ${cells} cells. *own* is something of the person's own organization, *foreign* of another one, *self* the person's own account or a
report that is theirs to sign. *yes*: may; *no*: refused; *not there*: is told that it does not exist; *N*: must register first; *P*: waits for approval; *D*: was disapproved; *L*: the licence is
not accepted; *I*: the organization is incomplete.

${rolesOverCalls()}

## Calls without a role

${otherCalls()}
`;
  await expect(`${written}${MARK}${matrix}`).toMatchFileSnapshot(DOCUMENT);
});
