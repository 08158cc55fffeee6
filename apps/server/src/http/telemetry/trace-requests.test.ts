import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { call } from '@prorata/contract/call';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { route } from '../calls/route.ts';
import { createLogger } from '../log/create-logger.ts';
import { createTestApp, LogLines } from '../testing/test-app.ts';
import { inSpan } from './in-span.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const greet = call({
  method: 'GET',
  path: '/api/Greeting/{code}',
  summary: 'Greets.',
  who: ['anyone'],
  params: z.object({ code: z.string() }),
  status: 200,
  answer: z.object({ greeting: z.string() }),
});

let app: Awaited<ReturnType<typeof createTestApp>>;
afterEach(async () => {
  await app.close();
  trace.disable();
  context.disable();
  propagation.disable();
});

async function logOf(traceparent?: string): Promise<Record<string, unknown>> {
  const log = new LogLines();
  app = await createTestApp({
    callTable: { greetings: { greet } },
    routes: [route(greet, () => inSpan('thinking', async () => ({ greeting: 'hello' })))],
    logger: createLogger('info', log),
  });
  await app.inject({ url: '/api/Greeting/SECRETCODE99', headers: traceparent ? { traceparent } : {} });
  return log.parsed().find(({ msg }) => msg === 'answered') ?? {};
}

describe('the log of a request', () => {
  it('names the trace of its sender', async () => {
    expect(await logOf(TRACEPARENT)).toMatchObject({ status: 200, traceId: TRACE });
  });

  it.each([
    undefined,
    'nonsense',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `${TRACEPARENT}","level":50`,
  ])('names none that is not one: %s', async (given) => {
    expect(await logOf(given)).not.toHaveProperty('traceId');
  });
});

/** As an SDK registers itself: it keeps what is running, reads the header of the sender and takes down every span. */
function registerSdk() {
  const running = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => running.getStore() ?? ROOT_CONTEXT,
    with: (ctx, work, self, ...args) => running.run(ctx, () => work.apply(self, args)),
    bind: (_ctx, target) => target,
    enable: () => context as never,
    disable: () => context as never,
  });
  propagation.setGlobalPropagator({
    inject: () => {},
    fields: () => ['traceparent'],
    extract: (ctx, carrier) => {
      const [, traceId = '', spanId = ''] = String(Object(carrier)['traceparent'] ?? '').split('-');
      return traceId ? trace.setSpanContext(ctx, { traceId, spanId, traceFlags: 1 }) : ctx;
    },
  });
  const spans: { name: string; parent: string | undefined; attributes: object; isEnded: boolean }[] = [];
  const startSpan = (name: string, { attributes = {} }: SpanOptions, ctx: Context) => {
    const parent = trace.getSpanContext(ctx);
    const taken = { name, parent: parent?.spanId, attributes: { ...attributes }, isEnded: false };
    spans.push(taken);
    const spanContext = {
      traceId: parent?.traceId ?? TRACE.toUpperCase().toLowerCase(),
      spanId: String(spans.length).padStart(16, 'a'),
      traceFlags: 1,
    };
    const span = {
      spanContext: () => spanContext,
      setAttribute: (key: string, value: unknown) => Object.assign(taken.attributes, { [key]: value }),
      setAttributes: (values: object) => Object.assign(taken.attributes, values),
      setStatus: () => span,
      end: () => (taken.isEnded = true),
      isRecording: () => true,
    };
    return span as unknown as Span;
  };
  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan: (name, options = {}, ctx = context.active()) => startSpan(name, options, ctx),
      startActiveSpan: ((name: string, work: (span: Span) => unknown) => {
        const span = startSpan(name, {}, context.active());
        return context.with(trace.setSpan(context.active(), span), () => work(span));
      }) as Tracer['startActiveSpan'],
    }),
  });
  return spans;
}

it('an SDK that is loaded gets a span for the request, under its sender’s, and one for the work inside', async () => {
  const spans = registerSdk();
  expect(await logOf(TRACEPARENT)).toMatchObject({ traceId: TRACE });
  expect(spans).toMatchObject([
    {
      ...{ name: 'greetings.greet', parent: '00f067aa0ba902b7', isEnded: true },
      attributes: { 'http.route': 'greetings.greet', 'http.response.status_code': 200 },
    },
    { name: 'thinking', parent: 'aaaaaaaaaaaaaaa1', isEnded: true },
  ]);
  expect(JSON.stringify(spans)).not.toContain('SECRETCODE');
});
