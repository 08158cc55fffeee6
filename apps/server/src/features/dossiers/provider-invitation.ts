import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { readOfficeValues } from '../invitations/office-values.ts';
import type { ExternalProvider, ExternalProviderParts } from './external-provider-parts.ts';
import type { DossierRecord } from './find-dossier.ts';

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
  parts: ExternalProviderParts,
  dossier: DossierRecord,
  at: Date,
): Promise<ProviderInvitation> {
  const provider = await getProvider(parts, dossier);
  const language = dossier.language ?? 'nl';
  const values = {
    ...(await readOfficeValues(parts.db, dossier)),
    'dossier.isSale': dossier.transactionKinds.includes('sale'),
    'dossier.isSeizure': dossier.transactionKinds.includes('seizureByThirdParties'),
    'provider.name': provider.name,
  };
  const pdf = await renderInvitation(parts, { dossier, provider, language, values, at });
  const fileName = `invitation-${dossier.fileNumber.replaceAll('/', '-')}.pdf`;
  return { provider, language, values, fileName, pdf };
}

/** Whom to invite; refused while the platform, the dossier or the office lacks what an invitation needs. */
async function getProvider(
  { findExternalProvider, isOrganizationReady }: ExternalProviderParts,
  { transactionKinds, organizationId }: DossierRecord,
): Promise<ExternalProvider> {
  const provider = await findExternalProvider();
  if (provider === undefined) throw new ProblemError('external-provider-not-set');
  if (transactionKinds.length === 0) throw new ProblemError('external-provider-no-transaction-type');
  if (!(await isOrganizationReady(organizationId))) {
    throw new ProblemError('external-provider-organization-incomplete');
  }
  return provider;
}

interface ToRender extends Pick<ProviderInvitation, 'provider' | 'language' | 'values'> {
  readonly dossier: DossierRecord;
  readonly at: Date;
}

async function renderInvitation(
  { db, renderer, readTemplate }: ExternalProviderParts,
  { dossier, provider, language, values, at }: ToRender,
): Promise<Buffer> {
  const { body } = await readTemplate('external-provider-invitation', language);
  const { address } = await db
    .selectFrom('organizations')
    .select('address')
    .where('id', '=', dossier.organizationId)
    .executeTakeFirstOrThrow();
  const letterhead = {
    language,
    sender: {
      name: values['office.name'],
      address: values['office.address'],
      phone: values['office.phone'],
      email: values['office.email'],
      logo: null,
    },
    addressee: [provider.name, provider.email],
    isRegistered: false,
    place: address?.city ?? '',
    date: brusselsDate(at),
    dossierNumber: dossier.fileNumber,
    defendantName: values['defendant.name'],
  };
  const letter = { key: 'external-provider-invitation', body, values, letterhead } as const;
  return Buffer.from(await renderLetter(renderer, letter));
}
