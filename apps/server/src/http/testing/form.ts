import type { InjectOptions } from 'fastify';

/** A multipart form as a browser sends it. */
export async function formOf(
  fields: Readonly<Record<string, string | File>>,
): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } };
}
