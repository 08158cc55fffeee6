import { type Call, type Credential, IDEMPOTENCY_KEY_HEADER } from '@prorata/contract/call';
import { PROBLEM_MEDIA_TYPE } from '@prorata/contract/problems';
import * as z from 'zod';
import { credentialOf } from '../authentication/authenticate.ts';
import type { CatalogueEntry } from '../calls/catalogue.ts';

const SECURITY: Readonly<Record<Credential, readonly object[]>> = {
  public: [],
  token: [{ idToken: [] }],
  workspace: [{ idToken: [] }, { organizationKey: [] }],
  // The code stands in the path.
  invitation: [],
  service: [{ serviceKey: [] }],
};

export const IDEMPOTENCY_KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'Chosen by the sender, one for each thing to be done; best a random UUID. A request that was carried out is not carried out again for the same caller, call and key within 24 hours, but answered as before, with `idempotency-replayed: true`. A repeat that comes meanwhile waits. A refused request keeps nothing and may be sent again. The same key with other content is refused (422, `idempotency-key-reused`); when the answer is no longer known, 409 `already-carried-out`.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
} as const;

/** The refusals that calls share, by status. */
export const PROBLEM_ANSWERS = Object.fromEntries(
  Object.entries({
    400: 'Something that was sent is not right; `errors` names the fields.',
    401: 'Who is calling is not known: no credential, or one that is not valid.',
    403: 'Who is calling may not do this.',
    404: 'It does not exist, or not for who is calling.',
    409: 'It is not possible (any more) in the state that things are in.',
    413: 'More was sent than is accepted.',
    415: 'It was sent in a form that is not accepted.',
    422: 'It is written correctly but cannot be carried out.',
    429: 'Too many requests in a short time; `retry-after` says how long to wait.',
    500: 'An error of ours; `requestId` finds it in the log.',
    501: 'This call has not been built yet.',
    503: 'Something that is needed does not answer now.',
  }).map(([status, description]) => [`Problem${status}`, { description, content: problemContent() }]),
);

export function describeCall(
  { feature, name, call }: CatalogueEntry,
  isBuilt: boolean,
): Record<string, unknown> {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: call.summary,
    description: `For: ${call.who.join(', ')}.`,
    security: SECURITY[credentialOf(call)],
    ...(!isBuilt && { 'x-not-built': true }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...bodyOf(call),
    responses: { [call.status]: answerOf(call), ...problemsOf(call, isBuilt) },
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function bodyOf({ body, upload }: Call): object {
  if (upload)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(upload) } } },
    };
  if (body) {
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(body, 'input') } },
      },
    };
  }
  return {};
}

/** The fields that the contract names, and the file itself, which JSON Schema cannot express. */
function formOf(upload: z.ZodObject): object {
  const {
    properties,
    required = [],
    ...rest
  } = z.toJSONSchema(upload, { io: 'input', unrepresentable: 'any' });
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { ...rest, properties: { ...properties, file }, required: [...required, 'file'] };
}

function answerOf({ answer }: Call): object {
  if (answer === null) return { description: 'Done; there is nothing to say.' };
  if (answer instanceof z.ZodType) {
    return {
      description: 'Done.',
      content: { 'application/json': { schema: jsonSchemaOf(answer, 'output') } },
    };
  }
  return {
    description: 'The file.',
    content: Object.fromEntries(answer.file.map((mediaType) => [mediaType, {}])),
  };
}

function problemsOf(call: Call, isBuilt: boolean): object {
  const isChange = call.method !== 'GET';
  const takesInput = Boolean(call.params || call.query || call.body || call.upload);
  const statuses = [
    ...(takesInput ? [400] : []),
    ...(credentialOf(call) === 'public' ? [] : [401, 403]),
    ...(call.params ? [404] : []),
    ...(isChange ? [409, 422] : []),
    ...(call.body || call.upload ? [413, 415] : []),
    429,
    500,
    ...(isBuilt ? [] : [501]),
    503,
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
  );
}

function problemContent(): Record<string, object> {
  return { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };
}

/** A schema of the contract as JSON Schema: as it is sent to us (`input`) or as we answer (`output`). */
export function jsonSchemaOf(schema: z.ZodType, direction: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' });
  return rest;
}
