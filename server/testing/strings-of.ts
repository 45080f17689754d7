import { textClassOf } from '@roomtone/contract/text-class'
import type { z } from 'zod'

export type Leaf = {
  field: string
  schema: z.core.$ZodType
  /** Its own checks leave no room for words: a uuid, a date, a pattern. */
  isFormat: boolean
}

/** Every string that a value of this schema can hold, by its path. */
export function stringsOf(schema: z.core.$ZodType, field = ''): Leaf[] {
  if (textClassOf(schema) !== undefined) return [{ field, schema, isFormat: false }]
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) =>
        stringsOf(part, field === '' ? key : `${field}.${key}`),
      )
    case 'array':
      return stringsOf(def.element, `${field}[]`)
    case 'record':
      return [...stringsOf(def.keyType, `${field}{key}`), ...stringsOf(def.valueType, `${field}{}`)]
    case 'union':
      return def.options.flatMap((option) => stringsOf(option, field))
    case 'pipe':
      return [...stringsOf(def.in, field), ...stringsOf(def.out, field)]
    case 'optional':
    case 'nullable':
    case 'default':
      return stringsOf(def.innerType, field)
    case 'tuple':
      return def.items.flatMap((item) => stringsOf(item, field))
    case 'string':
      return [{ field, schema, isFormat: isFormat(def) }]
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'number':
    case 'transform':
      return []
    default:
      throw new Error(`${field}: nobody knows what a ${def.type} holds`)
  }
}

function isFormat(def: z.core.$ZodStringDef): boolean {
  const checks = (def.checks ?? []).map((check) => check._zod.def.check)
  return 'format' in def || checks.includes('string_format')
}
