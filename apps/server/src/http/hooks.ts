import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';

/** What an outside service sends, as it sent it: what it signed are these very bytes. */
export interface HookRequest {
  readonly body: Buffer;
  readonly query: Readonly<Record<string, string | undefined>>;
  header(name: string): string | undefined;
}

export interface HookAnswer {
  readonly status: number;
  readonly body: object;
}

/** An address at which an outside service reports by itself. It is no call of the API: the service says what it sends. */
export interface Hook {
  readonly path: string;
  /** Finds out itself whether it is the service that speaks. */
  readonly handle: (request: HookRequest) => Promise<HookAnswer>;
}

/** A report on a mail returns its headers: that is what we ask for. */
export const MAX_REPORT_BYTES = 2 * 1024 * 1024;

export async function registerHooks(
  app: FastifyInstance,
  hooks: readonly Hook[],
  limit: onRequestAsyncHookHandler,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { path, handle } of hooks) {
      scope.post<{ Querystring: Record<string, string | string[] | undefined> }>(
        path,
        { onRequest: limit, bodyLimit: MAX_REPORT_BYTES },
        async (request, reply) => {
          const { status, body } = await handle({
            body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            query: Object.fromEntries(
              Object.entries(request.query).map(([name, value]) => [name, String(value)]),
            ),
            header: (name) => [request.headers[name]].flat()[0],
          });
          return reply.code(status).send(body);
        },
      );
    }
  });
}
