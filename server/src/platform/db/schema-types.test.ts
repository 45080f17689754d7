import { expect, it } from 'vitest'
import { generateSchemaTypes } from '../../../testing/generate-schema-types.mjs'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

it('the generated types are those of the migrations (else: node server/testing/schema-types.mjs)', () => {
  expect(generateSchemaTypes(server().databaseUrl, { verify: true })).toContain('up-to-date')
})
