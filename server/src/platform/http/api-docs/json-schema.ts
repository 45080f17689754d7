import { z } from 'zod'

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  // `unrepresentable: throw` is the default: a reply with a Date or a transform has no document, and its test fails.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7' })
  return rest
}
