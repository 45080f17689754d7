import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

it('says where an address is, and refuses with words when it is nowhere', async () => {
  const { token } = await server().aPerson()
  const locate = (zip: string, state: string) =>
    server().call(
      draftCalls.locate,
      { query: { city: 'Los Angeles', state, country: 'United States', zip } },
      { token },
    )
  expect(await locate('90012', 'California')).toEqual({
    lat: 34.0614,
    lng: -118.2385,
    timeZone: 'America/Los_Angeles',
    city: 'Los Angeles',
    region: 'CA',
  })
  await expect(locate('90012', 'NY')).rejects.toMatchObject({ status: 422, code: 'place_not_found' })
})
