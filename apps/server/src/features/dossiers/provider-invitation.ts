import { organizationDetailsSchema } from '@prorata/contract/organizations/organization';
import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readOrganization } from '../organizations/read-organization.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { readTemplate } from '../templates/read-template.ts';
import type { DossierRecord } from './find-dossier.ts';
import { readLetterhead, readOfficeValues } from './office-values.ts';

/** Who invites creditors outside the platform, as its administrators have set it. */
export interface ExternalProvider {
  readonly name: string;
  readonly email: string;
  /** Where it does its work. */
  readonly url: string | null;
}

/** There is one as soon as there is an address to write to. */
export async function findExternalProvider(db: Database): Promise<ExternalProvider | undefined> {
  const { email, name, url } = await readTogether(db, (db) => ({
    email: readParameter(db, 'external-provider.email'),
    name: readParameter(db, 'external-provider.name'),
    url: readParameter(db, 'external-provider.url'),
  }));
  if (email === '') return undefined;
  return { name: name === '' ? email : name, email, url: url === '' ? null : url };
}

/** The invitation for the external provider: what it says, and the paper that says it. */
export interface ProviderInvitation {
  readonly provider: ExternalProvider;
  readonly language: Language;
  readonly values: TemplateValues<'external-provider-invitation'>;
  readonly fileName: string;
  readonly pdf: Buffer;
}

/** The same dossier on the same day gives the same bytes. */
export async function makeProviderInvitation(
  tools: Tools,
  dossier: DossierRecord,
  at: Date,
): Promise<ProviderInvitation> {
  const language = dossier.language ?? 'nl';
  const { provider, office, paper } = await readTogether(tools.db, (db) => {
    const office = readOfficeValues(db, dossier);
    return {
      provider: getProvider({ ...tools, db }, dossier),
      office,
      paper: readPaper(db, dossier, office),
    };
  });
  const values = {
    ...office,
    'dossier.isSale': dossier.transactionKinds.includes('sale'),
    'dossier.isSeizure': dossier.transactionKinds.includes('seizureByThirdParties'),
    'provider.name': provider.name,
  };
  const pdf = await renderInvitation(tools, paper, { provider, values, at });
  const fileName = `invitation-${dossier.fileNumber.replaceAll('/', '-')}.pdf`;
  return { provider, language, values, fileName, pdf };
}

/** Whom to invite; refused while the platform, the dossier or the office lacks what an invitation needs. */
async function getProvider(
  tools: Pick<Tools, 'db' | 'storage' | 'logger'>,
  { transactionKinds, organizationId }: DossierRecord,
): Promise<ExternalProvider> {
  const { provider, isReady } = await readTogether(tools.db, (db) => ({
    provider: findExternalProvider(db),
    isReady: isOrganizationReady({ ...tools, db }, organizationId),
  }));
  if (provider === undefined) throw new ProblemError('external-provider-not-set');
  if (transactionKinds.length === 0) throw new ProblemError('external-provider-no-transaction-type');
  if (!isReady) throw new ProblemError('external-provider-organization-incomplete');
  return provider;
}

/** Nothing that an invitation needs is missing from the office's details, or wrong. */
async function isOrganizationReady(
  tools: Pick<Tools, 'db' | 'storage' | 'logger'>,
  organizationId: string,
): Promise<boolean> {
  const organization = await readOrganization(tools, organizationId);
  return organization.isComplete && organizationDetailsSchema.safeParse(organization).success;
}

/** What the paper says and looks like, whoever it goes to. */
function readPaper(db: Database, dossier: DossierRecord, office: ReturnType<typeof readOfficeValues>) {
  const language = dossier.language ?? 'nl';
  return readTogether(db, (db) => ({
    template: readTemplate(db, 'external-provider-invitation', language),
    head: readLetterhead(db, dossier, language, office),
  }));
}

interface ToRender extends Pick<ProviderInvitation, 'provider' | 'values'> {
  readonly at: Date;
}

async function renderInvitation(
  { renderer }: Pick<Tools, 'renderer'>,
  { template: { body }, head }: Awaited<ReturnType<typeof readPaper>>,
  { provider, values, at }: ToRender,
): Promise<Buffer> {
  const letterhead = {
    ...head,
    addressee: [provider.name, provider.email],
    date: brusselsDate(at),
  };
  const letter = { key: 'external-provider-invitation', body, values, letterhead } as const;
  return Buffer.from(await renderLetter(renderer, letter));
}
