type ObjectSchema = { properties?: Record<string, Record<string, unknown>>; required?: string[] }
type Union = { oneOf?: ObjectSchema[]; anyOf?: ObjectSchema[] }

/**
 * A query is a row of parameters, and the document knows no choice between rows: a union becomes one row with the
 * parameters of all its members, of which only those are required that every member requires.
 */
export function flattenUnion(schema: object): object {
  const { oneOf, anyOf } = schema as Union
  const members = oneOf ?? anyOf
  if (!members) return schema
  const properties: Record<string, Record<string, unknown>> = {}
  for (const member of members)
    for (const [name, property] of Object.entries(member.properties ?? {}))
      properties[name] = eitherOf(properties[name], property)
  const required = Object.keys(properties).filter((name) =>
    members.every((member) => member.required?.includes(name)),
  )
  return { type: 'object', properties, required }
}

/** The word that tells the members apart has one value in each. */
function eitherOf(known: Record<string, unknown> | undefined, next: Record<string, unknown>) {
  if (known === undefined) return next
  const values = [...valuesOf(known), ...valuesOf(next)]
  return values.length > 0 ? { type: 'string', enum: [...new Set(values)] } : known
}

function valuesOf(schema: Record<string, unknown>): unknown[] {
  if (Array.isArray(schema['enum'])) return schema['enum']
  return 'const' in schema ? [schema['const']] : []
}
