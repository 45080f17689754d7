import type { TextClass } from '@roomtone/domain/moderation/text-class'
import { z } from 'zod'

const classes = z.registry<{ textClass: TextClass }>()

/** Declares who will read a free text; a test asks it of every string that a body can carry. */
export function text<S extends z.ZodType>(textClass: TextClass, schema: S): S {
  const marked = schema.clone()
  classes.add(marked, { textClass })
  return marked
}

/** Undefined: not declared. */
export function textClassOf(schema: z.core.$ZodType): TextClass | undefined {
  return classes.get(schema)?.textClass
}

export type ClassedText = { field: string; class: TextClass; value: string }

/** Every declared text within a parsed value, with the path that a form knows its field by. */
export function textsIn(schema: z.core.$ZodType, value: unknown, field = ''): ClassedText[] {
  const textClass = textClassOf(schema)
  if (textClass !== undefined) return typeof value === 'string' ? [{ field, class: textClass, value }] : []
  return partsOf(schema, value).flatMap(([key, part, held]) =>
    textsIn(part, held, key === '' ? field : field === '' ? key : `${field}.${key}`),
  )
}

type Part = [key: string, schema: z.core.$ZodType, value: unknown]

function partsOf(schema: z.core.$ZodType, value: unknown): Part[] {
  if (value === undefined || value === null) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([key, part]) => [key, part, read(value, key)])
    case 'array':
      return (value as unknown[]).map((held, index) => [String(index), def.element, held])
    case 'record':
      return Object.entries(value).map(([key, held]) => [key, def.valueType, held])
    case 'union':
      return optionsFor(def.options, value).map((option) => ['', option, value])
    case 'pipe':
      return [['', def.in, value]]
    case 'optional':
    case 'nullable':
    case 'default':
      return [['', def.innerType, value]]
    default:
      return []
  }
}

const optionsFor = (options: readonly z.core.$ZodType[], value: unknown) =>
  options.filter((option) => z.safeParse(option, value).success).slice(0, 1)

const read = (value: unknown, key: string): unknown => (value as Record<string, unknown>)[key]
