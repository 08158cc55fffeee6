import type { FastifyRequest } from 'fastify';
import type { Origin } from './actor.ts';

/** Browsers say who they are in less. */
const MAX_USER_AGENT = 400;

export function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { address: ip, userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null };
}
