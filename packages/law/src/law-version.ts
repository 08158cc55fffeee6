import { ACTS } from './acts.ts';
import { canonicalJson, type Hash } from './canonical-json.ts';
import { EXPLANATIONS } from './explanations/register.ts';
import type { IsoDate } from './iso-date.ts';
import { PARAMETERS } from './parameters/register.ts';
import { PRIORITY_RULES } from './priorities/register.ts';
import { FOLLOWING } from './privileges/accessories.ts';
import { PRIVILEGES } from './privileges/catalogue.ts';
import { LEASE_WINDOWS, WINDOWS } from './privileges/windows.ts';
import { READINGS } from './readings/register.ts';

/** The whole content of the register as one text. */
export function lawContent(): string {
  return canonicalJson({
    accessories: FOLLOWING,
    acts: ACTS,
    explanations: EXPLANATIONS,
    parameters: PARAMETERS,
    priorities: PRIORITY_RULES,
    privileges: PRIVILEGES,
    readings: READINGS,
    windows: { ...WINDOWS, ...LEASE_WINDOWS },
  });
}

/** The name under which a result remembers its law: the edition, and the first digits of the content's hash. */
export function lawVersion(hash: Hash): string {
  const { edition } = EDITIONS[EDITIONS.length - 1] ?? EDITIONS[0];
  return `${edition}+${hash(lawContent()).slice(0, 12)}`;
}

/** One state of the register. Its hash is that of the whole content, so that no value changes without a new edition. */
interface Edition {
  readonly edition: string;
  readonly publishedOn: IsoDate;
  readonly changes: string;
  readonly contentSha256: string;
}

/** Oldest first. An edition that has been used for a signed report is never touched again. */
export const EDITIONS = [
  {
    edition: '2026.1',
    publishedOn: '2026-11-15',
    changes:
      'First edition: 80 privileges, the rules between them, caps, terms, VAT and tariff, read in the consolidated texts of February and March 2026.',
    contentSha256: '6c6c26d2b3ed1bfad52b594afddcfd3e777f54480294d4c534edfc0b87aaf19a',
  },
  {
    edition: '2026.2',
    publishedOn: '2026-11-15',
    changes: 'Each rank carries the day from which it holds. No rank and no figure changed.',
    contentSha256: '535ad5c833f1bcfd5d6eaad78054b4e717698317baa122ece6a89d396eb5e059',
  },
  {
    edition: '2026.3',
    publishedOn: '2026-11-15',
    changes:
      'Names as the statutes and the office say them, and the answers to open questions in words. No rank and no figure changed.',
    contentSha256: '4242ab8b6d518fcfbd1d06010c92bdcd4360c19c820e1ff09d16e82cd72c9fdc',
  },
  {
    edition: '2026.4',
    publishedOn: '2026-11-15',
    changes:
      'German and English names and citations in full, as the Dutch and French ones. No rank and no figure changed.',
    contentSha256: '933fb9300d4b4fbea231dcc36c7ce7485268c4e712c5ee3b73d286b93fb0f4b0',
  },
  {
    edition: '2026.5',
    publishedOn: '2026-11-16',
    changes:
      'Rates of interest, the windows of time that limit a privilege, and what follows a privilege besides the principal. No rank and no cap changed.',
    contentSha256: '965a9afd49b2ed273b21eb00af7abd2e34caef6869bc39e1c211a3f637cf6b60',
  },
  {
    edition: '2026.6',
    publishedOn: '2026-11-16',
    changes:
      'What people read about each privilege, in four languages, and reasons for the answers to open questions. No rank and no figure changed.',
    contentSha256: '2b006f463317b58cc5296cb753991bd00297db35ba26637013d21044e5a62510',
  },
  {
    edition: '2026.7',
    publishedOn: '2026-11-16',
    changes:
      'Dates that decide between a pledge and a landlord or a carrier, or between preservation costs and a funeral, must be given. No rank and no figure changed.',
    contentSha256: 'efb3f04b28f1852f706c6d4e55e833466a2e89bcd6f03585a22b3f7c980ecf7a',
  },
  {
    edition: '2026.8',
    publishedOn: '2026-11-16',
    changes:
      'What the Closure Fund paid of a wage shares the cap of the worker, where he is named. No rank changed.',
    contentSha256: 'b6a196939aea39e8a44dccfe4327e7392027e47f17509427cfab08afd72d4f80',
  },
  {
    edition: '2026.9',
    publishedOn: '2026-11-16',
    changes: 'The brackets of an income that may be seized, per year since 2016. No rank and no cap changed.',
    contentSha256: 'b3a46dbd6d7b3d0b9c8d49426a33db9f92192876c44f7898d04eb59c52238816',
  },
  {
    edition: '2026.10',
    publishedOn: '2026-11-17',
    changes:
      'The terms after the payment: a notice is struck, and unclaimed money is consigned. No rank, no cap and no other figure changed.',
    contentSha256: '0246fd52642591131d2b19762ea3d649b2da890e3fe753a177b8907e2802cd26',
  },
] as const satisfies readonly [Edition, ...Edition[]];
