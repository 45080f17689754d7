import { expect, it } from 'vitest'
import { generateSchemaTypes } from '../../../testing/generate-schema-types.mjs'
import { useHouse } from '../../../testing/house.ts'

const house = useHouse()

it('the generated types are those of the migrations (else: node server/testing/schema-types.mjs)', () => {
  expect(generateSchemaTypes(house().databaseUrl, { verify: true })).toContain('up-to-date')
})
