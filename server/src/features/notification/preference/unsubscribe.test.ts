import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import type { OptionalTopic } from '@roomtone/domain/notification/topics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../../testing/server.ts'
import { unsubscribeLinks } from '../../../platform/mail/unsubscribe-links.ts'
import { writeUnsubscribeToken } from '../../../platform/mail/unsubscribe-token.ts'
import { findPreferences } from './preference.store.ts'
import { maskEmail } from './subscription.view.ts'

const server = useServer()
let address = ''

beforeAll(async () => {
  address = await server().app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server().app.server.closeAllConnections())

const tokenOf = ({ id }: Person, topic: OptionalTopic) =>
  writeUnsubscribeToken(server().deps.config.sessionSecret, { userId: id, topic })
const preferencesOf = ({ id }: Person) => findPreferences(server().deps.db, id)
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
const post = (token: string, body: RequestInit['body'] = ONE_CLICK) =>
  fetch(`${address}/api/unsubscribe/${token}`, { method: 'POST', body, redirect: 'manual' })
const auditOf = ({ id }: Person) =>
  server()
    .deps.db.selectFrom('audit_log')
    .select(['action', 'data', 'actor_id as actorId'])
    .where('subject_id', '=', id)
    .where('action', 'like', 'mail.%')
    .orderBy('id')
    .execute()

const refused = (act: Promise<unknown>, code: string) => expect(act).rejects.toMatchObject({ code })

describe('the button of a mail program', () => {
  it('turns all marketing off for a mail of offers, without a session or a cookie', async () => {
    const person = await server().aPerson()
    const answer = await post(tokenOf(person, 'news'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toBe('')
    expect(await preferencesOf(person)).toEqual({ topicsOff: [], noMarketing: true })
  })

  it('turns one topic off where nothing is sold, and is the same when pressed twice', async () => {
    const person = await server().aPerson()
    const token = tokenOf(person, 'messages')
    for (let press = 0; press < 2; press++) expect((await post(token)).status).toBe(200)
    expect(await preferencesOf(person)).toEqual({ topicsOff: ['messages'], noMarketing: false })
    expect(await auditOf(person)).toEqual([
      { action: 'mail.unsubscribed', data: { what: 'messages' }, actorId: null },
    ])
  })

  it('may send its form in either way that the standard allows', async () => {
    const person = await server().aPerson()
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await post(tokenOf(person, 'reminders'), form)).status).toBe(200)
    expect(await preferencesOf(person)).toMatchObject({ topicsOff: ['reminders'] })
  })

  it('has to say that it is one', async () => {
    const person = await server().aPerson()
    const token = tokenOf(person, 'news')
    const other = new FormData()
    other.set('List-Unsubscribe', 'Maybe')
    for (const body of [new URLSearchParams(), new URLSearchParams({ x: '1' }), other])
      expect((await post(token, body)).status).toBe(422)
    const json = await fetch(`${address}/api/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"List-Unsubscribe":"One-Click"}',
    })
    expect(json.status).toBe(415)
    expect(await preferencesOf(person)).toMatchObject({ noMarketing: false })
  })

  it('does nothing with a link that is not ours', async () => {
    const person = await server().aPerson()
    const token = tokenOf(person, 'news')
    for (const wrong of [`${token}x`, token.slice(0, -2), 'never-issued'])
      expect((await post(wrong)).status).toBe(404)
    expect(await preferencesOf(person)).toMatchObject({ noMarketing: false })
  })

  it('never acts when it only looks: it is led to the page', async () => {
    const person = await server().aPerson()
    const { oneClick, page } = unsubscribeLinks(server().deps.config, { userId: person.id, topic: 'news' })
    const path = oneClick.replace('http://localhost:3000', address)
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(path, { method, redirect: 'manual' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(page.replace('http://localhost:3000', ''))
    }
    expect(await preferencesOf(person)).toMatchObject({ noMarketing: false })
    expect(await auditOf(person)).toEqual([])
  })

  it('is the only place that takes forms', async () => {
    const answer = await fetch(`${address}/api/unsubscribe`, { method: 'POST', body: ONE_CLICK })
    expect(answer.status).toBe(415)
  })
})

describe('the page behind the link of a mail', () => {
  const show = (token: string) => server().call(notificationCalls.subscription, { query: { token } })
  const change = (token: string, what: 'topic' | 'marketing', isOn: boolean) =>
    server().call(notificationCalls.changeSubscription, { body: { token, what, isOn } })

  it('shows whose mail it is without saying the address, and what would be turned off', async () => {
    const person = await server().aPerson({ email: 'vera.lindqvist@example.com' })
    expect(await show(tokenOf(person, 'after_shoot'))).toEqual({
      email: 'v•••@example.com',
      topic: 'after_shoot',
      isOn: true,
      noMarketing: false,
    })
    expect(await auditOf(person)).toEqual([])
  })

  it('turns the topic off and on again, and all marketing too, each with an audit row', async () => {
    const person = await server().aPerson()
    const token = tokenOf(person, 'inspiration')
    expect(await change(token, 'topic', false)).toMatchObject({ isOn: false, noMarketing: false })
    expect(await change(token, 'marketing', false)).toMatchObject({ isOn: false, noMarketing: true })
    expect(await show(token)).toMatchObject({ isOn: false, noMarketing: true })
    expect(await change(token, 'marketing', true)).toMatchObject({ isOn: false, noMarketing: false })
    expect(await change(token, 'topic', true)).toMatchObject({ isOn: true, noMarketing: false })
    expect(await preferencesOf(person)).toEqual({ topicsOff: [], noMarketing: false })
    const actions = (await auditOf(person)).map(({ action, data }) => [
      action,
      (data as { what: string }).what,
    ])
    expect(actions).toEqual([
      ['mail.unsubscribed', 'inspiration'],
      ['mail.unsubscribed', 'marketing'],
      ['mail.subscribed', 'marketing'],
      ['mail.subscribed', 'inspiration'],
    ])
  })

  it('is not found without a whole link', async () => {
    const person = await server().aPerson()
    const token = tokenOf(person, 'news')
    await refused(show('never-issued'), 'not_found')
    await refused(change(`${token}.`, 'topic', false), 'not_found')
    const gone = writeUnsubscribeToken(server().deps.config.sessionSecret, {
      userId: '00000000-0000-4000-8000-000000000000',
      topic: 'news',
    })
    await refused(show(gone), 'not_found')
    expect(await preferencesOf(person)).toMatchObject({ topicsOff: [] })
  })

  it('masks short and strange addresses as well', () => {
    expect(maskEmail('a@b.example')).toBe('a•••@b.example')
    expect(maskEmail('élodie@example.com')).toBe('é•••@example.com')
  })
})

describe('limits', () => {
  it('count the page by the address of the caller, and wrong links of mail programs alone', async () => {
    const person = await server().aPerson()
    const token = tokenOf(person, 'news')
    const { pool } = server().database
    await pool.query(
      `insert into rate_limits (key, window_started, hits) values
       ('unsubscribe:203.0.113.9', $1, 1000000), ('unsubscribe-wrong:127.0.0.1', $1, 1000000)
       on conflict (key) do update set hits = excluded.hits, window_started = excluded.window_started`,
      [server().clock.now()],
    )
    const caller = { address: '203.0.113.9' }
    await refused(server().call(notificationCalls.subscription, { query: { token } }, caller), 'rate_limited')
    expect((await post('never-issued')).status).toBe(429)
    expect((await post(token)).status).toBe(200)
  })
})
