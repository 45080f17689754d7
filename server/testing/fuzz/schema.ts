/** JSON Schema as far as the API's document uses it. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema | Schema[]
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  pattern?: string
  format?: string
}

export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }

export type Operation = {
  route: string
  method: string
  path: string
  parameters: Parameter[]
  body: { type: string; schema: Schema } | null
  /** By status; null where there is nothing to read. */
  responses: Map<number, Schema | null>
}

type Content = Record<string, { schema?: Schema }>
type Documented = {
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses?: Record<string, { content?: Content }>
}

/** Every operation that the document describes. */
export function operationsOf(document: { paths: Record<string, Record<string, Documented>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([written, methods]) =>
    Object.entries(methods).map(([verb, described]) => {
      const path = written.replace(/\{(\w+)\}/g, ':$1')
      const method = verb.toUpperCase()
      const [type, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? []
      return {
        route: `${method} ${path}`,
        method,
        path,
        parameters: described.parameters ?? [],
        body: type ? { type, schema: content?.schema ?? {} } : null,
        responses: new Map(
          Object.entries(described.responses ?? {}).map(([status, { content: answer }]) => [
            Number(status),
            Object.values(answer ?? {})[0]?.schema ?? null,
          ]),
        ),
      }
    }),
  )
}
