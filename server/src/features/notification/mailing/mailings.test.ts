import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMailing, aReader, MAILING, turnOff } from '../../../../testing/mailing.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import type { Deps } from '../../../platform/deps.ts'
import { fanOutMailing } from './fan-out-mailing.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
let admin: Person

/** Everybody of the test before wants nothing, so that each begins with an empty room. */
beforeEach(async () => {
  const { owner } = server()
  await owner.query('update users set email_confirmed_at = null')
  await owner.query('truncate mailing_letters, mailings, embedded_mails, rate_limits')
  admin = await server().aPerson({ roles: ['admin'] })
  await turnOff(server(), admin.id, { marketing: true })
})

const mailsOf = async ({ email }: Person) =>
  (await server().mailsTo(email)).filter(({ kind }) => kind.startsWith('mailing'))
const show = (id: string) => server().call(mailingCalls.show, { params: { id } }, { token: admin.token })
const send = (id: string, version = 1) =>
  server().call(mailingCalls.send, { params: { id }, body: { version } }, { token: admin.token })

const refused = (act: Promise<unknown>, code: string) => expect(act).rejects.toMatchObject({ code })

describe('a mailing', () => {
  it('goes to those who want its topic and can be written to, and to nobody else', async () => {
    const wants = await aReader(server())
    const otherTopicOff = await aReader(server())
    await turnOff(server(), otherTopicOff.id, { topics: ['inspiration', 'messages'] })
    const topicOff = await aReader(server())
    await turnOff(server(), topicOff.id, { topics: ['news'] })
    const noMarketing = await aReader(server())
    await turnOff(server(), noMarketing.id, { marketing: true })
    const unconfirmed = await server().aPerson({ confirmed: false })
    const suspended = await aReader(server())
    const { deps } = server()
    const body = { suspended: true, reason: 'Loud' }
    await server().call(peopleCalls.suspend, { params: { id: suspended.id }, body }, { token: admin.token })
    const deactivated = await aReader(server())
    await deps.db
      .updateTable('profiles')
      .set({ verification_status: 'deactivated' })
      .where('id', '=', deactivated.id)
      .execute()

    const id = await aMailing(server(), admin)
    expect(await show(id)).toMatchObject({ state: 'draft', recipients: 2, sentAt: null })
    expect(await send(id)).toMatchObject({ state: 'sending' })
    await server().drain()
    expect(await show(id)).toMatchObject({ state: 'sent', recipients: 2, sentAt: expect.any(String) })
    for (const person of [wants, otherTopicOff]) expect(await mailsOf(person)).toHaveLength(1)
    for (const person of [topicOff, noMarketing, unconfirmed, suspended, deactivated, admin])
      expect(await mailsOf(person)).toEqual([])
  })

  it('is for hosts, or for those who do not host', async () => {
    const host = await aReader(server(), { roles: ['creator', 'host'] })
    const creator = await aReader(server())
    await send(await aMailing(server(), admin, { audience: 'hosts' }))
    await server().drain()
    expect([await mailsOf(host), await mailsOf(creator)].map(({ length }) => length)).toEqual([1, 0])
    await send(await aMailing(server(), admin, { audience: 'creators' }))
    await server().drain()
    expect([await mailsOf(host), await mailsOf(creator)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('says what was written, why it came, and where to turn it off', async () => {
    const reader = await aReader(server())
    await send(await aMailing(server(), admin))
    await server().drain()
    const [mail] = await mailsOf(reader)
    expect(mail?.subject).toBe(MAILING.subject)
    expect(mail?.text).toContain('Three of them are new this week.\n\nAll take\na dolly.')
    expect(mail?.text.split('\n')).toContain('http://localhost:3000/search?q=north')
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('because emails about news and programs are on')
    const { rows } = await server().database.pool.query(
      'select unsubscribe_url, html from embedded_mails where recipient = $1',
      [reader.email],
    )
    expect(rows[0].unsubscribe_url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+$/)
    expect(mail?.text).toContain(`Unsubscribe: ${rows[0].unsubscribe_url}`)
    expect(rows[0].html).toContain(`href="${rows[0].unsubscribe_url}"`)
  })

  it('does not reach someone who turned it off, or was suspended, while it waited to leave', async () => {
    const [turned, suspended, stays] = [
      await aReader(server()),
      await aReader(server()),
      await aReader(server()),
    ]
    const id = await aMailing(server(), admin)
    await send(id)
    await fanOutMailing(server().deps, id)
    await turnOff(server(), turned.id, { marketing: true })
    await server().database.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
    await server().drain()
    expect(await mailsOf(turned)).toEqual([])
    expect(await mailsOf(suspended)).toEqual([])
    expect(await mailsOf(stays)).toHaveLength(1)
  })

  it('cannot be edited, thrown away, tried or sent again once it has left', async () => {
    const token = admin.token
    const id = await aMailing(server(), admin)
    await send(id)
    const again = [
      () => server().call(mailingCalls.edit, { params: { id }, body: { ...MAILING, version: 1 } }, { token }),
      () => server().call(mailingCalls.discard, { params: { id } }, { token }),
      () => server().call(mailingCalls.try, { params: { id } }, { token }),
      () => send(id),
    ]
    for (const act of again) await refused(act(), 'no_longer_possible')
    await server().drain()
    for (const act of again) await refused(act(), 'no_longer_possible')
  })

  it('is only an admin’s to write, see and send', async () => {
    const { token } = await server().aPerson({ roles: ['creator', 'host'] })
    const id = await aMailing(server(), admin)
    await refused(server().call(mailingCalls.write, { body: MAILING }, { token }), 'forbidden')
    await refused(server().call(mailingCalls.show, { params: { id } }, { token }), 'forbidden')
    const body = { version: 1 }
    await refused(server().call(mailingCalls.send, { params: { id }, body }, { token }), 'forbidden')
    expect(await show(id)).toMatchObject({ state: 'draft' })
  })

  it('is changed and thrown away as a draft, and lists newest first', async () => {
    const token = admin.token
    const first = await aMailing(server(), admin)
    server().clock.advance(1000)
    const second = await aMailing(server(), admin, { subject: 'Second', link: null })
    const body = { ...MAILING, subject: 'First, better', topic: 'feedback' as const, link: null, version: 1 }
    const edited = await server().call(mailingCalls.edit, { params: { id: first }, body }, { token })
    expect(edited).toMatchObject({ subject: 'First, better', topic: 'feedback', link: null, state: 'draft' })
    const one = await server().call(mailingCalls.list, { query: { limit: 1 } }, { token })
    expect(one).toMatchObject({ total: 2, items: [{ id: second }] })
    const rest = await server().call(
      mailingCalls.list,
      { query: { limit: 1, cursor: one.nextCursor ?? '' } },
      { token },
    )
    expect(rest).toMatchObject({ nextCursor: null, items: [{ id: first, subject: 'First, better' }] })
    await server().call(mailingCalls.discard, { params: { id: second } }, { token })
    await refused(show(second), 'not_found')
  })

  it('is changed and sent only by someone who has seen its newest words', async () => {
    const reader = await aReader(server())
    const colleague = await server().aPerson({ roles: ['admin'] })
    const id = await aMailing(server(), admin, { subject: '50% off' })
    const edit = ({ token }: Person, subject: string, version: number) =>
      server().call(mailingCalls.edit, { params: { id }, body: { ...MAILING, subject, version } }, { token })
    expect(await edit(colleague, '10% off', 1)).toMatchObject({ subject: '10% off', version: 2 })
    await refused(edit(admin, '50% off', 1), 'stale')
    await refused(send(id, 1), 'stale')
    expect(await show(id)).toMatchObject({ state: 'draft', subject: '10% off', version: 2 })
    const both = await Promise.allSettled([edit(admin, 'Ours', 2), edit(colleague, 'Theirs', 2)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { subject, version } = await show(id)
    await send(id, version)
    await server().drain()
    expect((await mailsOf(reader)).map((mail) => mail.subject)).toEqual([subject])
  })

  it('keeps its button inside Roomtone', async () => {
    const token = admin.token
    for (const path of ['https://evil.example', '//evil.example', 'search', '/a b'])
      await refused(
        server().call(mailingCalls.write, { body: { ...MAILING, link: { label: 'Go', path } } }, { token }),
        'validation_failed',
      )
  })

  it('is tried on the admin alone, marked as such, whatever they left on, and not without end', async () => {
    const reader = await aReader(server())
    const id = await aMailing(server(), admin)
    const trial = () => server().call(mailingCalls.try, { params: { id } }, { token: admin.token })
    await trial()
    await server().drain()
    expect(await mailsOf(reader)).toEqual([])
    expect(await mailsOf(admin)).toMatchObject([
      { kind: 'mailing-trial', subject: `Test: ${MAILING.subject}` },
    ])
    expect(await show(id)).toMatchObject({ state: 'draft' })
    for (let more = 1; more < 30; more++) await trial()
    await refused(trial(), 'rate_limited')
  })
})

const CROWD = 1200
const MINUTE = 60_000

/** Straight into the tables: signing up 1,200 people would take minutes. */
async function aCrowd(): Promise<void> {
  await server().database.pool.query(
    `with made as (
      insert into users (email, password_hash, user_type, email_confirmed_at, created_at)
      select 'crowd-' || gen_random_uuid() || '@example.com', 'none', 'creator', $2, $2
      from generate_series(1, $1) returning id, email)
    insert into profiles (id, email, full_name, updated_at) select id, email, 'Crowd', $2 from made`,
    [CROWD, server().clock.now()],
  )
}

async function waitingLetters(): Promise<{ all: number; people: number }> {
  const { rows } = await server().database.pool.query(
    `select count(*) as all, count(distinct payload -> 'about' ->> 'userId') as people
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-letter' and payload ->> 'mail' = 'mailing'`,
  )
  return rows[0]
}

async function sentLetters(): Promise<{ all: number; people: number }> {
  const { rows } = await server().database.pool.query(
    `select count(*) as all, count(distinct recipient) as people from embedded_mails where kind = 'mailing'`,
  )
  return rows[0]
}

const once = (people: number) => ({ all: people, people })

describe('a mailing to many', () => {
  it('reaches each of them once, though its job fails between batches and is run more often than it should', async () => {
    await aCrowd()
    const id = await aMailing(server(), admin)
    await send(id)
    const { deps, clock } = server()
    // The queue goes by the real clock: a job that is delayed by seconds must not come due while a slow
    // machine works through it.
    clock.advance(2 * MINUTE)
    const dying: Deps = {
      ...deps,
      jobs: {
        ...deps.jobs,
        addMany: async (tx, name, payloads) => {
          await deps.jobs.addMany(tx, name, payloads.slice(0, 100))
          throw new Error('killed')
        },
      },
    }
    await expect(fanOutMailing(dying, id)).rejects.toThrow('killed')
    expect(await waitingLetters()).toEqual(once(0))

    await Promise.all([fanOutMailing(deps, id), fanOutMailing(deps, id), fanOutMailing(deps, id)])
    expect(await waitingLetters()).toEqual(once(500))
    expect(await show(id)).toMatchObject({ state: 'sending', recipients: 500 })

    await server().drain()
    expect(await sentLetters()).toEqual(once(500))
    await expect(fanOutMailing(dying, id)).rejects.toThrow('killed')
    for (const sent of [1000, CROWD]) {
      await server().bringJobsForward()
      await server().drain()
      expect(await sentLetters()).toEqual(once(sent))
    }
    expect(await show(id)).toMatchObject({ state: 'sent', recipients: CROWD })
    await fanOutMailing(deps, id)
    await server().bringJobsForward()
    await server().drain()
    expect(await sentLetters()).toEqual(once(CROWD))
  }, 120_000)

  it('is queued a batch at a time, behind other mail, and asks again who wants it', async () => {
    const { database, deps } = server()
    await aCrowd()
    const id = await aMailing(server(), admin)
    await send(id)
    await fanOutMailing(deps, id)
    await fanOutMailing(deps, id)
    expect(await waitingLetters()).toEqual(once(500))

    // The server is away: all were tried some times, and no more are added. Then it takes all but ten.
    await database.pool.query(
      "update graphile_worker._private_jobs set attempts = 7 where payload ->> 'mail' = 'mailing'",
    )
    await fanOutMailing(deps, id)
    expect(await waitingLetters()).toEqual(once(500))
    await database.pool.query(
      `update graphile_worker._private_jobs set attempts = 8
       where id in (select id from graphile_worker._private_jobs where payload ->> 'mail' = 'mailing' limit 10)`,
    )
    await fanOutMailing(deps, id)
    expect(await waitingLetters()).toEqual(once(510))

    const { rows } = await database.pool.query<{ id: string }>(
      `select id from users where email like 'crowd-%' and email_confirmed_at is not null
       and not exists (select from mailing_letters where user_id = users.id) limit 1`,
    )
    await turnOff(server(), rows[0]?.id ?? '', { topics: ['news'] })
    await deps.jobs.add(deps.db, 'send-mail', {
      mail: 'mailing-trial',
      about: { mailingId: id, userId: admin.id },
    })
    const order = await database.pool.query<{ name: string }>(
      `select t.identifier as name from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('send-mail', 'send-letter') order by j.priority, j.run_at`,
    )
    expect(order.rows.map(({ name }) => name).indexOf('send-mail')).toBe(0)

    await database.pool.query('delete from graphile_worker._private_jobs')
    while ((await show(id)).state === 'sending') {
      await fanOutMailing(deps, id)
      await database.pool.query('delete from graphile_worker._private_jobs')
    }
    expect(await show(id)).toMatchObject({ recipients: CROWD - 1 })
  }, 60_000)
})
