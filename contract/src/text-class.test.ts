import { expect, it } from 'vitest'
import { z } from 'zod'
import { text, textClassOf, textsIn } from './text-class.ts'

const line = z.string().trim().max(20)

it('marks a schema without touching the one it was made of, and checks as before', () => {
  const marked = text('public', line)
  expect(textClassOf(marked)).toBe('public')
  expect(textClassOf(line)).toBeUndefined()
  expect(marked.parse(' light ')).toBe('light')
  expect(marked.safeParse('x'.repeat(21)).success).toBe(false)
  expect(z.toJSONSchema(marked)).toEqual(z.toJSONSchema(line))
})

it('finds every declared text by its path, and no other', () => {
  const body = z.object({
    title: text('public', line).optional(),
    rules: z.array(z.object({ body: text('public', line) })),
    note: text('before_confirmation', line).default(''),
    key: z.string(),
    made: z.union([
      z.object({ by: z.literal('a'), words: text('private', line) }),
      z.object({ by: z.literal('b') }),
    ]),
  })
  const value = body.parse({
    rules: [{ body: 'one' }, { body: 'two' }],
    key: 'k',
    made: { by: 'a', words: 'w' },
  })
  expect(textsIn(body, value)).toEqual([
    { field: 'rules.0.body', class: 'public', value: 'one' },
    { field: 'rules.1.body', class: 'public', value: 'two' },
    { field: 'note', class: 'before_confirmation', value: '' },
    { field: 'made.words', class: 'private', value: 'w' },
  ])
})
