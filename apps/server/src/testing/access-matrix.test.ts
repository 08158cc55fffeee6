import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Credential } from '@prorata/contract/call';
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
import {
  answersTo,
  EVERY_CALL,
  hasRoles,
  namesSomethingOfInvitation,
  PROOFS,
  type Proof,
} from './access-proofs.ts';
import { STATUS_ROWS } from './access-statuses.ts';
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

/** What each kind of call asks its callers for, and what it answers to anything else. */
function proofsOverCalls(): string {
  const proofs = Object.keys(PROOFS) as Proof[];
  const kinds = Map.groupBy(EVERY_CALL, ({ credential }) => credential);
  const rows = [...kinds].map(([credential, calls]) => {
    const answers = calls[0] && answersTo(calls[0].call);
    const cells = proofs.map((proof) => (answers?.[proof] ?? '').replace(/^[a-z-]+$/, '`$&`'));
    return [ASKED_FOR[credential], `${calls.length}`, ...cells];
  });
  return tableOf(['asks for', 'calls', ...proofs.map((proof) => PROOFS[proof])], rows);
}

const ASKED_FOR: Readonly<Record<Credential, string>> = {
  public: 'nothing',
  token: 'a token',
  workspace: 'a token or a key',
  invitation: 'a code',
  service: 'the service key',
};

/** Those that a code or a key of a service opens, whatever the role of whoever has it. */
function otherCalls(): string {
  const others = EVERY_CALL.filter(({ credential }) => !hasRoles(credential));
  return tableOf(
    ['call', 'method and path', 'asks for', 'with the code of another invitation'],
    others.map(({ id, call, credential }) => [
      `\`${id}\``,
      `\`${call.method} ${call.path}\``,
      ASKED_FOR[credential],
      namesSomethingOfInvitation(call) ? 'not there' : '',
    ]),
  );
}

/** Calls over statuses: what the integration test asks the running server. */
function callsOverStatuses(): string {
  return tableOf(
    ['call', ...DOSSIER_STATUSES, 'else refused with'],
    STATUS_ROWS.map(({ call, may, refusals }) => [
      `\`${call}\``,
      ...DOSSIER_STATUSES.map((status) => (may(status) ? 'yes' : '')),
      refusals.map((refusal) => `\`${refusal}\``).join(', '),
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

### Which call, in which status of its dossier

Every call that is about one dossier and more than a look at it. *yes*: the status is not in its way; whoever may not make it, or lacks something else, is refused all the same.

${callsOverStatuses()}

## What proves who is calling

What a call that asks for something else answers to each proof. A code stands in the path, so that no other call can be shown one.

${proofsOverCalls()}

## Who may make which call

${ROWS.length} rows over ${Object.keys(ROLES).length} roles: ${cells} cells. *own* is something of the person's own organization, *foreign* of another one, *self* the person's own account or a
report that is theirs to sign. *yes*: may; *no*: refused; *not there*: is told that it does not exist; *N*: must register first; *P*: waits for approval; *D*: was disapproved; *L*: the licence is
not accepted; *I*: the organization is incomplete.

${rolesOverCalls()}

## Calls without a role

Whoever has the code of an invitation, or the service key, may make these. With a code nobody finds anything of another invitation.

${otherCalls()}
`;
  await expect(`${written}${MARK}${matrix}`).toMatchFileSnapshot(DOCUMENT);
});
