import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { nullBeside } from './null-beside.ts'

const shapeOf = (schema: z.ZodType) => nullBeside(z.toJSONSchema(schema, { target: 'draft-7' }))

describe('something or null', () => {
  it('is written as something that may be null, however deep it is', () => {
    const person = z.object({ kind: z.enum(['guest', 'host']).nullable(), home: z.object({}).nullable() })
    expect(shapeOf(z.object({ people: z.array(person.nullable()) }))).toMatchObject({
      properties: {
        people: {
          items: {
            type: 'object',
            nullable: true,
            properties: {
              kind: { type: 'string', nullable: true },
              home: { type: 'object', nullable: true },
            },
          },
        },
      },
    })
  })

  it('keeps what is said around it', () => {
    const kind = z.enum(['guest', 'host']).nullable().describe('Of a person')
    expect(shapeOf(kind)).toMatchObject({ type: 'string', nullable: true, description: 'Of a person' })
  })

  it.each([
    ['a choice of more', z.union([z.string(), z.number(), z.null()])],
    ['a choice itself', z.union([z.string(), z.number()]).nullable()],
    ['no null among it', z.union([z.string(), z.number()])],
    ['nothing but null', z.null()],
  ])('stays as it is where there is %s', (_, schema) => {
    const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { target: 'draft-7' })
    expect(shapeOf(schema)).toMatchObject(plain)
    expect(shapeOf(schema)).not.toHaveProperty('nullable')
  })
})
