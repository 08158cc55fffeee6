import * as z from 'zod';
import { identifierSchema, instantSchema } from '../fields.ts';

/** More than a person has devices. */
export const MAX_SESSIONS = 100;

export const BROWSERS = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export type Browser = (typeof BROWSERS)[number];

export const SYSTEMS = ['iOS', 'iPadOS', 'Android', 'Windows', 'ChromeOS', 'macOS', 'Linux'] as const;
export type System = (typeof SYSTEMS)[number];

/** Where a user is signed in. */
export const sessionSchema = z.object({
  id: identifierSchema,
  /** As the browser presents itself; null for one that we do not recognize. */
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
  /** The session of this very call. */
  isCurrent: z.boolean(),
  signedInAt: instantSchema,
  /** To some minutes. */
  lastUsedAt: instantSchema,
});
export type Session = z.output<typeof sessionSchema>;
