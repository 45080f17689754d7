import { choiceQuery } from '@roomtone/contract/listing/quote-property'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { flattenUnion } from './flatten-union.ts'

describe('a query that is one of several', () => {
  it('becomes one row of parameters for the document', () => {
    const flat = flattenUnion(z.toJSONSchema(choiceQuery, { io: 'input', target: 'draft-7' }))
    expect(flat).toMatchObject({
      type: 'object',
      required: ['by'],
      properties: { by: { enum: ['hour', 'day'] }, date: { type: 'string' }, hours: { maximum: 24 } },
    })
    expect(Object.keys((flat as { properties: object }).properties)).toEqual([
      'by',
      'date',
      'start',
      'hours',
      'prep',
      'strike',
      'checkIn',
      'checkOut',
    ])
  })

  it('leaves every other query as it is', () => {
    const schema = { type: 'object', properties: {} }
    expect(flattenUnion(schema)).toBe(schema)
  })
})
