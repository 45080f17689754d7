import { accountCalls } from '@roomtone/contract/account/account.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const refused = { code: 'rate_limited', status: 429 }

/** Each attempt from another address, so that only the limit of the email can bite. */
const from = (attempt: number) => ({ address: `203.0.113.${attempt}` })

describe('asking again and again for one email', () => {
  it('is cut short on the waitlist, no matter where it comes from', async () => {
    const join = (attempt: number) =>
      server().call(
        waitlistCalls.join,
        { body: { email: 'one@example.com', fullName: 'One Person', userType: 'host' } },
        from(attempt),
      )
    await join(1)
    for (const attempt of [2, 3, 4, 5]) await expect(join(attempt)).rejects.toMatchObject({ status: 409 })
    await expect(join(6)).rejects.toMatchObject(refused)
    server().clock.advance(3_601_000)
    await expect(join(7)).rejects.toMatchObject({ status: 409 })
  })

  it('is cut short at sign-up too, with the seconds to wait', async () => {
    const signUp = (attempt: number) =>
      server().call(
        accountCalls.signUp,
        {
          body: { email: 'two@example.com', password: 'Quiet1please', fullName: 'Two', userType: 'creator' },
        },
        from(attempt),
      )
    for (let attempt = 1; attempt <= 10; attempt++)
      await expect(signUp(attempt)).rejects.toMatchObject({ code: 'not_whitelisted' })
    await expect(signUp(11)).rejects.toMatchObject({ ...refused, retryAfter: expect.any(Number) })
  })
})
