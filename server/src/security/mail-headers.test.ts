import { referralCalls } from '@roomtone/contract/referral/referral.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../testing/booking.ts'
import { useServer } from '../../testing/server.ts'
import { openSmtpInbox } from '../../testing/smtp-inbox.ts'

const inbox = await openSmtpInbox()
const server = useServer({ SMTP_URL: inbox.url })

afterAll(() => inbox.close())
beforeEach(() => {
  inbox.received.length = 0
})

/** The recipients of a mail, its subject, and headers that someone might plant. */
function headsOf() {
  return inbox.received.map((mail) => ({
    to: [mail.to].flat().map((one) => one?.text),
    planted: ['bcc', 'cc', 'reply-to', 'x-planted', 'content-disposition'].filter((name) =>
      mail.headers.has(name),
    ),
    subject: mail.subject ?? '',
  }))
}

it.each([
  'june@example.com\r\nBcc: evil@example.com',
  'june@example.com,evil@example.com',
  'june@example.com evil@example.com',
  'June <june@example.com>',
  '"june\r\nBcc: evil"@example.com',
  'june@example.com\u0000',
  'june@[127.0.0.1]>\r\nX-Planted: 1',
])('an address is one address, or none is written to: %j', async (email) => {
  const body = { email, fullName: 'June Albright', userType: 'host' as const }
  await expect(server().call(waitlistCalls.join, { body })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  const mara = await aVerifiedPerson(server())
  await expect(
    server().call(referralCalls.invite, { body: { email } }, { token: await tokenOf(server(), mara) }),
  ).rejects.toMatchObject({ code: 'validation_failed' })
  await server().drain()
  expect(headsOf().filter(({ to }) => to.some((one) => one?.includes('evil')))).toEqual([])
})

it('a name with lines in it begins no header, in any mail that says it', async () => {
  const fullName = 'June\r\nBcc: evil@example.com\r\nX-Planted: 1\r\n\r\n<b>'
  const email = 'june@example.com'
  const body = { email, fullName, userType: 'host' as const }
  await server()
    .call(waitlistCalls.join, { body })
    .catch(() => null)
  // Past the form, as an import would bring it.
  const mara = await aVerifiedPerson(server())
  await server()
    .deps.db.updateTable('profiles')
    .set({ full_name: fullName, first_name: fullName.slice(0, 40) })
    .where('id', '=', mara.id)
    .execute()
  const friend = { email: 'friend@example.com' }
  await server().call(referralCalls.invite, { body: friend }, { token: await tokenOf(server(), mara) })
  await server().drain()
  expect(headsOf().map(({ to }) => to)).toContainEqual(['friend@example.com'])
  for (const { planted, subject } of headsOf()) {
    expect(planted).toEqual([])
    expect(subject).not.toMatch(/[\r\n]/)
  }
  expect(JSON.stringify(headsOf().map(({ to }) => to))).not.toContain('evil')
})

it('a subject with lines in it is one line by the time it leaves', async () => {
  await server().mailer.deliver({
    key: 'a\r\nX-Planted: 1',
    to: 'june@example.com',
    kind: 'welcome',
    mail: { subject: 'Hello\r\nBcc: evil@example.com\r\nX-Planted: 1', text: 'Hello', html: '<p>Hello</p>' },
  } as Parameters<ReturnType<typeof server>['mailer']['deliver']>[0])
  expect(headsOf()).toEqual([
    { to: ['june@example.com'], planted: [], subject: expect.stringContaining('Hello') },
  ])
  expect(inbox.received[0]?.subject).not.toMatch(/[\r\n]/)
  expect(inbox.received[0]?.messageId).not.toMatch(/[\r\n:]/)
})
