import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../pages/page.ts';
import type { Authority, Credential } from './authority.ts';
import { answerStampRequest, STAMP_SCENARIOS } from './stamp-time.ts';

const QUERY_TYPE = 'application/timestamp-query';
const REPLY_TYPE = 'application/timestamp-reply';
const MAX_QUERY_BYTES = 8 * 1024;

/** What whoever tests asks of the service: to misbehave, and what its clock shows when that of the product stands still. */
interface Wish {
  readonly act?: string;
  readonly at?: string;
}

/** A time stamp service as they all are (RFC 3161, 3.4): a query comes in, a reply goes out, and nobody signs in. */
export async function registerTimeStampService(app: FastifyInstance, authority: Authority): Promise<void> {
  let service: Promise<Credential> | undefined;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      QUERY_TYPE,
      { parseAs: 'buffer', bodyLimit: MAX_QUERY_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Querystring: Wish; Body: Buffer }>('/time-stamp', async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) return reply.code(415).send();
      const { act, at } = request.query;
      service ??= authority.issueStampService();
      const answer = await answerStampRequest(request.body, await service, authority, {
        scenario: STAMP_SCENARIOS.find((scenario) => scenario === act) ?? 'honest',
        at: at === undefined ? new Date() : new Date(at),
      });
      return reply.type(REPLY_TYPE).send(answer);
    });
  });
}

/** How the overview of the stand-ins presents the service. */
export const TIME_STAMP_SERVICE: StandIn = {
  name: 'Stand-in time stamp service',
  text: 'In place of the service that vouches for the moment at which the chain of events of a dossier existed (RFC 3161). It stamps with an invented certificate of the signing desk’s authority.',
  links: [{ href: '/signing/authority.pem', text: 'The authority’s certificate' }],
};
