import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What OpenTelemetry knows this request as; records nothing unless an SDK is loaded. */
    span: Span | undefined;
  }
}

/** Version, trace, span and flags, as W3C Trace Context writes them. */
const TRACEPARENT = /^[\da-f]{2}-(?<traceId>(?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The trace to which a request belongs: that of its span, or the one that its sender names. */
export function traceIdOf({ span, headers }: Pick<FastifyRequest, 'span' | 'headers'>): string | undefined {
  const own = span?.spanContext();
  if (own && trace.isSpanContextValid(own)) return own.traceId;
  const given = headers['traceparent'];
  return typeof given === 'string' ? TRACEPARENT.exec(given)?.groups?.['traceId'] : undefined;
}

/**
 * Makes a span of every request, under the name of its call and never its address, which can hold codes. Where the SDK has
 * made one already, that one gets the name.
 */
export function traceRequests(app: FastifyInstance, nameOf: (request: FastifyRequest) => string): void {
  const tracer = trace.getTracer('prorata');
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const name = nameOf(request);
    const attributes = {
      'http.request.method': request.method,
      'http.route': name,
      'prorata.request_id': request.id,
    };
    const active = trace.getActiveSpan();
    if (active) {
      request.span = active.setAttributes(attributes);
      return done();
    }
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    request.span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    context.with(trace.setSpan(parent, request.span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
