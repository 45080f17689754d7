import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMailing, aReader } from '../../../testing/mailing.ts'
import { useServer } from '../../../testing/server.ts'
import { openSmtpInbox } from '../../../testing/smtp-inbox.ts'

const inbox = await openSmtpInbox()
const server = useServer({ SMTP_URL: inbox.url, MAIL_FROM: 'Roomtone <hello@roomtone.test>' })

afterAll(() => inbox.close())
beforeEach(() => {
  inbox.received.length = 0
})

const join = (email: string) =>
  server().call(waitlistCalls.join, { body: { email, fullName: 'June Albright', userType: 'host' } })
const mailsTo = (email: string) => inbox.received.filter((mail) => mail.to?.text === email)

describe('mail over SMTP', () => {
  it('arrives once, as text and as HTML', async () => {
    await join('june@example.com')
    await server().drain()
    await server().drain()
    const [mail, ...more] = mailsTo('june@example.com')
    expect(more).toEqual([])
    expect(mail?.from?.text).toContain('hello@roomtone.test')
    expect(mail?.subject).toBeTruthy()
    expect(mail?.text).toContain('June')
    expect(mail?.html).toContain('June')
    expect(mail?.messageId).toMatch(/^<job\.\d+@localhost>$/)
  })

  it('is tried again after a refusal, which the person never sees and the log does not name', async () => {
    inbox.refuseNext(2)
    await join('bea@example.com')
    await server().drain()
    expect(inbox.received).toEqual([])
    const log = server().logLines.join('')
    expect(log).toContain('it will be retried')
    expect(log).not.toContain('bea@example.com')

    await server().bringJobsForward()
    await server().drain()
    expect(mailsTo('bea@example.com')).toHaveLength(1)
    expect(mailsTo('operator@roomtone.test')).toHaveLength(1)
  })

  it('is not tried again where the address does not exist, and is where the server thinks ill of us', async () => {
    inbox.refuse('nobody@example.com', { code: 550, text: '5.1.1 User unknown' })
    inbox.refuse('dora@example.com', { code: 550, text: '5.7.1 Relaying denied' })
    await join('nobody@example.com')
    await join('dora@example.com')
    await server().drain()
    const { rows } = await server().database.pool.query<{ error: string }>(
      "select last_error as error from graphile_worker.jobs where task_identifier = 'send-mail'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.error).toContain('5.7.1')
    const log = server().logLines.join('')
    expect(log).toContain('it is not sent again')
    expect(log).not.toContain('nobody@example.com')
    await server().database.pool.query('delete from graphile_worker._private_jobs')
  })

  it('reuses its connections, also after a refusal', async () => {
    const before = inbox.connections()
    inbox.refuse('nowhere@example.com', { code: 550, text: '5.1.1 User unknown' })
    for (const name of ['ada', 'nowhere', 'eve', 'flo', 'gil', 'hal']) {
      await join(`${name}@example.com`)
      await server().drain()
    }
    expect(inbox.received).toHaveLength(11)
    expect(inbox.connections() - before).toBeLessThanOrEqual(2)
  })

  it('has the same Message-ID when it has to be sent twice, so that mailboxes can tell', async () => {
    inbox.loseNextAnswer(2)
    await join('cleo@example.com')
    await server().drain()
    await server().bringJobsForward()
    await server().drain()
    const ids = mailsTo('cleo@example.com').map((mail) => mail.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    const all = new Set(inbox.received.map((mail) => mail.messageId))
    expect(all.size).toBe(2)
  })

  it('carries the headers of one click where a person may turn it off, and only there', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    const reader = await aReader(server())
    const id = await aMailing(server(), admin)
    await server().call(mailingCalls.send, { params: { id }, body: { version: 1 } }, { token: admin.token })
    await server().drain()
    const mails = mailsTo(reader.email)
    const welcome = mails.find((mail) => mail.headers.get('x-roomtone-kind') === 'welcome')
    expect(mails).toHaveLength(2)
    expect(welcome?.headerLines.filter(({ key }) => key.startsWith('list-'))).toEqual([])
    const mailing = mails.find((mail) => mail !== welcome)
    const lines = mailing?.headerLines.filter(({ key }) => key.startsWith('list-')).map(({ line }) => line)
    expect(lines?.map((line) => line.replace(/\s+/g, ' ')).sort()).toEqual([
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      expect.stringMatching(/^List-Unsubscribe: <http:\/\/localhost:3000\/api\/unsubscribe\/[\w.-]+>$/),
    ])

    const [address] = /http:[^>]+/.exec(lines?.join() ?? '') ?? []
    const pressed = await server().app.inject({
      method: 'POST',
      url: new URL(address ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.statusCode).toBe(200)
    const next = await aMailing(server(), admin)
    await server().call(
      mailingCalls.send,
      { params: { id: next }, body: { version: 1 } },
      { token: admin.token },
    )
    await server().drain()
    expect(mailsTo(reader.email)).toHaveLength(2)
  })
})
