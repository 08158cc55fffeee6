import { isMailKey, type LetterKey, type TemplateValues } from '@prorata/documents/catalogue/templates';
import type { Letterhead, Logo } from '@prorata/documents/letter/compose-letter';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { brusselsDate } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { insertFile } from '../../database/insert-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Settings } from '../../settings.ts';
import { readTemplate } from '../templates/read-template.ts';
import type { DeliveryContent } from './delivery-content.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import type { Claim } from './lease-delivery.ts';
import { readFile } from './read-enclosures.ts';

/** The letter as PDF: made at the first attempt and kept, so that whatever is attempted later is the same letter. */
export async function makeLetter(
  tools: DeliveryTools,
  claim: Claim,
  content: DeliveryContent,
): Promise<Uint8Array> {
  if (claim.letterFileId !== null) return readFile(tools, claim.letterFileId);
  const { storage, db } = tools;
  const pdf = await setLetter(tools, claim, content);
  const stored = await storage.store(Buffer.from(pdf));
  await inTransaction(db, async (trx) => {
    const letterFileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    await trx.updateTable('deliveries').set({ letterFileId }).where('id', '=', claim.id).execute();
  });
  return pdf;
}

/** What a letter is set from; one that has not been asked for yet has the same. */
export type LetterToSet = Pick<
  Claim,
  'organizationId' | 'language' | 'addressee' | 'email' | 'address' | 'createdAt'
>;
export type SettingTools = Pick<DeliveryTools, 'db' | 'renderer' | 'storage' | 'settings'>;

/** Sets a letter on its page; the same letter gives the same bytes. A trial has a mark across each page. */
export async function setLetter(
  tools: SettingTools,
  letter: LetterToSet,
  content: DeliveryContent,
  isTrial = false,
): Promise<Uint8Array> {
  const { body } = await readTemplate(tools.db, content.template, letter.language);
  const letterhead = await letterheadOf(tools, letter, content.values);
  // Sound: these were the values of this template when they were stored.
  const values = content.values as TemplateValues<LetterKey>;
  return renderLetter(tools.renderer, { key: keyOf(content), body, values, letterhead, isTrial });
}

function keyOf({ template }: DeliveryContent): LetterKey {
  if (isMailKey(template)) throw new Error(`${template} is no letter.`);
  return template;
}

async function letterheadOf(
  tools: SettingTools,
  { organizationId, language, addressee, email, address, createdAt }: LetterToSet,
  values: DeliveryContent['values'],
): Promise<Letterhead> {
  const office = await tools.db
    .selectFrom('organizations')
    .leftJoin('files as logo', 'logo.id', 'organizations.logoFileId')
    .select(['organizations.address', 'organizations.logoFileId', 'logo.mediaType'])
    .select('organizations.enterpriseNumber')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const textOf = (name: keyof typeof values) => String(values[name] ?? '');
  return {
    language,
    sender: {
      name: textOf('office.name'),
      address: textOf('office.address'),
      phone: textOf('office.phone') || null,
      email: textOf('office.email') || null,
      enterpriseNumber: office.enterpriseNumber && formatEnterpriseNumber(office.enterpriseNumber),
      logo: await readLogo(tools, office),
    },
    links: linksOf(tools.settings),
    addressee: [addressee ?? '', ...(email ? [email] : addressLines(address ?? {}))],
    isRegistered: true,
    place: office.address?.city ?? '',
    date: brusselsDate(createdAt),
    dossierNumber: textOf('dossier.number'),
    defendantName: textOf('defendant.name'),
    hasSeveralDefendants: values['defendant.isSeveral'] === true,
  };
}

/** Where a letter can be checked, and where the rights of those it is about are told. */
export function linksOf({ publicOrigin }: Pick<Settings, 'publicOrigin'>): NonNullable<Letterhead['links']> {
  return {
    genuine: new URL('/genuine', publicOrigin).href,
    privacy: new URL('/privacy-policy', publicOrigin).href,
  };
}

const LOGO_TYPES: readonly Logo['mediaType'][] = ['image/svg+xml', 'image/png', 'image/jpeg'];

async function readLogo(
  tools: SettingTools,
  { logoFileId, mediaType }: { readonly logoFileId: string | null; readonly mediaType: string | null },
): Promise<Logo | null> {
  const type = LOGO_TYPES.find((known) => known === mediaType);
  return logoFileId && type ? { mediaType: type, content: await readFile(tools, logoFileId) } : null;
}
