import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { expect, it } from 'vitest'
import { insertListing } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()

it('calendars on private addresses are refused unless the configuration says otherwise', async () => {
  const host = await server().aPerson({ roles: ['host'] })
  const { id } = await insertListing(server(), host.id)
  for (const url of [
    'http://127.0.0.1:1/a.ics',
    'http://[::1]/a.ics',
    'http://169.254.169.254/',
    'webcal://localhost/a.ics',
  ]) {
    const call = server().call(
      hostingCalls.addFeed,
      { params: { id }, body: { name: 'Inside', url } },
      { token: host.token },
    )
    await expect(call).rejects.toMatchObject({
      code: 'feed_refused',
      message: 'This address isn’t on the public internet.',
    })
  }
})
