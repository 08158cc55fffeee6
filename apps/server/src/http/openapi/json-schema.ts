import * as z from 'zod';

/** A schema of the contract as JSON Schema: as it is sent to us (`input`) or as we answer (`output`). */
export function jsonSchemaOf(schema: z.ZodType, direction: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' });
  return rest;
}
