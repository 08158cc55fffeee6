import type { BodyOf } from '@prorata/contract/call';
import type { Stale } from '@prorata/contract/problems';
import type { templatesCalls } from '@prorata/contract/templates/calls';
import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { templateEntry } from '@prorata/documents/catalogue/templates';
import type { TemplateText } from '@prorata/documents/liquid/fill-in';
import { findTemplateFault } from '@prorata/documents/liquid/find-fault';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { presentChanges } from '../../events/present-changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { listVersions, type StoredVersion, type TemplateName } from './queries.ts';
import { textOf } from './read-template.ts';

type Update = BodyOf<typeof templatesCalls.update>;

/** Saves a text as the next version of its template, once it is sure that it can be sent. */
export async function updateTemplate(
  db: Database,
  action: UserAction,
  name: TemplateName,
  { version: editedVersion, ...given }: Update,
): Promise<void> {
  const text = { subject: given.subject, body: given.body.replaceAll('\r\n', '\n') };
  refuseFaults(name, text);
  await inTransaction(db, async (trx) => {
    const versions = await lockVersions(trx, name);
    const builtIn = readBuiltInTemplate(name.key, name.language);
    refuseStaleText(versions, editedVersion, builtIn);
    const before = textOf(versions.at(-1), builtIn);
    if (isSame(before, text)) return;
    const isReset = isSame(builtIn, text);
    const { id, version } = await insertVersion(trx, action, name, versions, isReset ? null : text);
    await recordEvent(trx, action, {
      type: isReset ? 'template.reset' : 'template.changed',
      organizationId: null,
      // The audit trail names things by a uuid: a template goes by that of its first version.
      subjectId: versions[0]?.id ?? id,
      before: { template: `${name.key}.${name.language}`, ...before },
      after: { template: `${name.key}.${name.language}`, ...text },
      version,
    });
  });
}

function refuseFaults({ key, language }: TemplateName, text: TemplateText): void {
  const isMail = templateEntry(key).kind === 'email';
  if (isMail !== (text.subject !== null)) {
    const code = isMail ? 'required' : 'unknown-field';
    throw new ProblemError('validation', { errors: [{ path: 'subject', code }] });
  }
  const template = findTemplateFault(key, language, text);
  if (template) throw new ProblemError('template-invalid', { members: { template } });
}

/** Lines up those who save the same template at once, so that the second is told what the first did. */
async function lockVersions(trx: Transaction, name: TemplateName): Promise<StoredVersion[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`template ${name.key} ${name.language}`}))`.execute(trx);
  return listVersions(trx, name);
}

function refuseStaleText(
  versions: readonly StoredVersion[],
  editedVersion: number,
  builtIn: TemplateText,
): void {
  const last = versions.at(-1);
  const currentVersion = last?.version ?? 0;
  if (currentVersion === editedVersion) return;
  const before = textOf(
    versions.find(({ version }) => version === editedVersion),
    builtIn,
  );
  const after = textOf(last, builtIn);
  const stale: Stale = {
    currentVersion,
    changedAt: last?.savedAt.toISOString() ?? null,
    changedBy: last?.savedByName ?? null,
    subject: 'template',
    changes: presentChanges('template', { before: { ...before }, after: { ...after }, erased: new Set() }),
  };
  throw new ProblemError('stale', { members: { stale } });
}

function isSame(one: TemplateText, other: TemplateText): boolean {
  return one.subject === other.subject && one.body === other.body;
}

function insertVersion(
  trx: Transaction,
  action: UserAction,
  { key, language }: TemplateName,
  versions: readonly StoredVersion[],
  text: TemplateText | null,
) {
  return trx
    .insertInto('templateVersions')
    .values({
      id: newId(),
      templateKey: key,
      language,
      version: (versions.at(-1)?.version ?? 0) + 1,
      subject: text?.subject ?? null,
      body: text?.body ?? null,
      savedBy: action.actor.id,
      savedAt: action.at,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}
