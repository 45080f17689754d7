import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateSchemaTypes } from '../../../testing/generate-schema-types.mjs'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

it('the generated types are those of the migrations (else: node server/testing/schema-types.mjs)', () => {
  expect(generateSchemaTypes(server().databaseUrl, { verify: true })).toContain('up-to-date')
})

it('say of every JSON column what is in it (else: name its type in server/testing/generate-schema-types.mjs)', () => {
  const untyped = /^ {2}\w+: (?:Generated<)?Json\b.*$/gm
  const schema = readFileSync(new URL('./generated/schema.ts', import.meta.url), 'utf8')
  expect('  data: Generated<Json>;').toMatch(untyped)
  expect(schema.match(untyped)).toBeNull()
})
