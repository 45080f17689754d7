type Schema = Record<string, unknown>

/**
 * The same shape for the serialiser, which writes "something or null" as a choice between two shapes and validates
 * every such value to choose. Said as `nullable` it looks whether it is null.
 */
export function nullBeside(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullBeside)
  if (schema === null || typeof schema !== 'object') return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, nullBeside(part)]))
  const something = besideNull(inner)
  if (!something) return inner
  const { anyOf: _, ...around } = inner
  return { ...around, ...something, nullable: true }
}

/** What a choice of two offers besides null, where that is a plain shape and no choice itself. */
function besideNull({ anyOf }: Schema): Schema | null {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return null
  const others = (anyOf as Schema[]).filter(({ type }) => type !== 'null')
  const [other] = others
  return others.length === 1 && typeof other?.['type'] === 'string' ? other : null
}
