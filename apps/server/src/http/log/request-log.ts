import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { loggablePath } from './loggable-path.ts';

/** One line per request, when its answer is out. What went wrong inside is logged once, by the error handler. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: loggablePath(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    };
    if (error) request.log.info({ ...line, reason: error.message }, 'answer not sent whole');
    else request.log.info(line, 'answered');
  }
}
