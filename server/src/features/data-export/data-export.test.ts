import { randomUUID } from 'node:crypto'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { verifyAs } from '../../../testing/compliance.ts'
import { aConversation, say } from '../../../testing/conversation.ts'
import { askForExport, exportOf, exportTicket } from '../../../testing/data-export.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { deleteParts, PART_BYTES, readParts, SealedWriter } from './sealed-parts.ts'

const DAY = 86_400_000
const HUDSON = {
  line1: '1 Main Street',
  line2: '',
  city: 'Hudson',
  region: 'NY',
  postalCode: '12534',
  country: 'US',
}
const server = useServer()

const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text, values)).rows

const ask = (person: Person) => askForExport(server(), person)
const fetchFile = (url: string) => server().app.inject({ url })

describe('an export', () => {
  let ada: Person
  let ben: Person
  const words = (name: string) => (place: string) => `${name}${place}word`
  const hers = words('ada')
  const his = words('ben')
  const planted: Record<string, string[]> = { ada: [], ben: [] }

  /** Unmistakable words of one person in every place that takes words. */
  async function plant(person: Person, word: (place: string) => string, kept: string[]): Promise<void> {
    const { deps } = server()
    const now = deps.clock.now()
    const put = (place: string) => {
      kept.push(word(place))
      return word(place)
    }
    const me = await as(person)
    const profile = { intro: `${put('intro')} here`, prompts: { fact: `${put('prompt')} there` } }
    await server().call(profileCalls.edit, { body: profile }, me)
    await server().call(
      profileCalls.editPersonalInfo,
      { body: { residential: { ...HUDSON, line1: put('street') } } },
      me,
    )
    await verifyAs(server(), person, put('legalname'))
    kept.push(person.email)
    const seal = (fields: object) =>
      deps.db
        .transaction()
        .execute((tx) => deps.keys.sealBytes(tx, person.id, Buffer.from(JSON.stringify(fields)), now))
    await deps.db
      .insertInto('taxpayers')
      .values({
        user_id: person.id,
        kind: 'individual',
        country: 'US',
        personal: await seal({ name: put('taxname') }),
        tax_id_last4: '1234',
        certified_at: now,
        updated_at: now,
      })
      .execute()
    await deps.db
      .insertInto('vat_ids')
      .values({
        user_id: person.id,
        country: 'DE',
        personal: await seal({ name: put('vatname') }),
        last4: '9',
        updated_at: now,
      })
      .execute()
    await deps.db
      .updateTable('profiles')
      .set({ work: await seal({ company: put('company'), email: '', billing: HUDSON }) })
      .where('id', '=', person.id)
      .execute()
    await deps.db
      .insertInto('referrals')
      .values([
        {
          referrer_id: person.id,
          email: `${put('friend')}@example.com`,
          source: 'mail',
          invited_at: now,
        },
        {
          referrer_id: person.id,
          email: `${word('stranger')}@example.com`,
          source: 'link',
          invited_at: now,
        },
      ])
      .execute()
    await deps.db
      .insertInto('person_notes')
      .values({
        user_id: person.id,
        author_id: person.id,
        body: await seal({ text: `${word('note')}` }),
        created_at: now,
      })
      .execute()
    await deps.db
      .insertInto('listing_drafts')
      .values({
        user_id: person.id,
        content: JSON.stringify({ title: put('draft') }),
        created_at: now,
        updated_at: now,
      })
      .execute()
  }

  beforeAll(async () => {
    ada = await aVerifiedPerson(server(), { fullName: 'Ada Quillsurname' })
    ben = await aVerifiedPerson(server(), { fullName: 'Ben Rossurname', roles: ['creator', 'host'] })
    await plant(ada, hers, planted.ada ?? [])
    await plant(ben, his, planted.ben ?? [])
    const production = (word: string) => ({
      production: { title: word, kind: 'stills' as const, purpose: 'Portraits', involves: [] },
    })
    const shoot = await aBooking(server(), {
      state: 'completed',
      guest: ada,
      host: ben,
      request: production(hers('production')),
      listingOver: {
        access_notes: his('accessnotes'),
        address: his('address'),
        calendar_token: `${his('calendar')}tokenlong`,
      },
    })
    planted.ada?.push(hers('production'))
    planted.ben?.push(his('accessnotes'), his('address'))
    const other = await aBooking(server(), {
      state: 'pending',
      host: ben,
      request: production(his('otherguest')),
    })
    planted.ben?.push(his('otherguest'))
    const talk = await aConversation(server(), { guest: ada, host: ben, listing: shoot.listing })
    await say(server(), ada, talk.id, `${hers('message')} for you`)
    await say(server(), ben, talk.id, 'An answer that Ada has read')
    planted.ada?.push(hers('message'))
    const away = await aConversation(server(), { guest: other.guest, host: ben, listing: other.listing })
    await say(server(), ben, away.id, `${his('message')} for somebody else`)
    planted.ben?.push(his('message'))
    const helped = await aConversation(server())
    await aCohost(server(), { host: helped.host, listings: [helped.listing.id], rights: ['messages'] }, ada)
    await say(server(), ada, helped.id, `${hers('cohosted')} for another's guest`)
    planted.ada?.push(hers('cohosted'))
    const bytes = new Blob([Uint8Array.from(await aJpeg())])
    const file = await server().call(
      conversationCalls.upload,
      { params: { id: talk.id }, query: { name: `${hers('attachment')}.jpg` }, bytes },
      await as(ada),
    )
    await say(server(), ada, talk.id, 'With a picture', { fileIds: [file.id] })
    planted.ada?.push(hers('attachment'))
    await server().drain()
  }, 60_000)

  it('holds everything of hers and nothing of his', async () => {
    const entries = await exportOf(server(), ada)
    const texts = [...entries].filter(([path]) => /\.(json|html)$/.test(path))
    const whole = texts.map(([path, text]) => `${path}\n${text}`).join('\n') + [...entries.keys()].join('\n')
    expect(planted.ada?.length).toBeGreaterThan(12)
    for (const word of planted.ada ?? []) expect(whole, word).toContain(word)
    expect(whole).toContain('An answer that Ada has read')
    for (const word of [
      ...(planted.ben ?? []),
      'Rossurname',
      ben.email,
      his('note'),
      hers('note'),
      hers('stranger'),
      '$argon2',
    ])
      expect(whole, word).not.toContain(word)
    expect([...entries.keys()].some((path) => /^papers\/.+-receipt\.pdf$/.test(path))).toBe(true)
    expect([...entries.keys()].some((path) => path.startsWith('files/messages/'))).toBe(true)
    for (const [path, text] of texts.filter(([path]) => path.endsWith('.json')))
      expect(() => JSON.parse(text) as unknown, path).not.toThrow()
    const messages = JSON.parse(entries.get('messages/messages.json') ?? '[]') as { sender_id: string }[]
    const through = JSON.parse(entries.get('referrals/through-your-link.json') ?? '[]') as object[]
    expect(through).toHaveLength(1)
    expect(new Set(messages.map(({ sender_id }) => sender_id))).toEqual(new Set(['you', 'Ben']))
    expect(entries.get('index.html')).toContain('identity document')
  })

  it('holds everything of his and nothing of hers that he has not seen', async () => {
    const entries = await exportOf(server(), ben)
    const whole = [...entries]
      .filter(([path]) => /\.(json|html)$/.test(path))
      .map(([, text]) => text)
      .join('\n')
    for (const word of planted.ben ?? []) expect(whole, word).toContain(word)
    // What she asked for and wrote to him, he has seen.
    const seen = [hers('production'), hers('message')]
    for (const word of (planted.ada ?? []).filter((each) => !seen.includes(each)))
      expect(whole, word).not.toContain(word)
    expect(whole).not.toContain('Quillsurname')
    expect(whole).not.toContain(his('calendar'))
    expect(whole).not.toContain(his('stranger'))
  })

  it('is one at a time and three in thirty days; one that failed does not count', async () => {
    const eve = await server().aPerson()
    await ask(eve)
    await expect(ask(eve)).rejects.toMatchObject({ code: 'export_underway' })
    await server().drain()
    for (let n = 0; n < 2; n += 1) {
      await ask(eve)
      await server().drain()
    }
    await expect(ask(eve)).rejects.toMatchObject({ status: 429, code: 'export_limit' })
    const { nextAt } = await server().call(privacyCalls.exports, {}, await as(eve))
    expect(nextAt).not.toBeNull()
    await rows(
      "update data_exports set state = 'failed', file_key = null where user_id = $1 and id = (select id from data_exports where user_id = $1 limit 1)",
      [eve.id],
    )
    await ask(eve)
  })

  it('of two requests at one moment makes one', async () => {
    const eve = await server().aPerson()
    const me = await as(eve)
    const both = await Promise.allSettled([1, 2].map(() => server().call(privacyCalls.requestExport, {}, me)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('says by mail when it is ready, is opened after a fresh proof, once for each ticket, and written down', async () => {
    const eve = await server().aPerson()
    const id = await ask(eve)
    await server().drain()
    const mail = (await server().mailsTo(eve.email)).find(({ kind }) => kind === 'data-ready')
    expect(mail?.text).toContain('/settings/privacy?ask=data')
    const me = await as(eve)
    const open = () => server().call(privacyCalls.openExport, { params: { id } }, me)
    const { url } = await open()
    expect((await server().app.inject({ method: 'HEAD', url })).statusCode).not.toBe(200)
    const first = await fetchFile(url)
    expect(first.headers['content-disposition']).toMatch(/^attachment; filename="roomtone-data-/)
    expect(first.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await fetchFile(url)).statusCode).toBe(410)
    const late = (await open()).url
    server().clock.advance(6 * 60_000)
    expect((await fetchFile(late)).statusCode).toBe(410)
    await expect(open()).rejects.toMatchObject({ status: 403, code: 'proof_required' })
    const said = await rows<{ action: string }>(
      "select action from audit_log where actor_id = $1 and action like 'data.%' order by id",
      [eve.id],
    )
    expect(said.map(({ action }) => action)).toEqual(['data.requested', 'data.exported', 'data.downloaded'])
  })

  it('is nobody else’s, and no other export of theirs', async () => {
    const [eve, mallory] = [await server().aPerson(), await server().aPerson()]
    const [hersId, theirsId] = [await ask(eve), await ask(mallory)]
    await server().drain()
    await expect(
      server().call(privacyCalls.openExport, { params: { id: hersId } }, await as(mallory)),
    ).rejects.toMatchObject({ code: 'not_found' })
    const url = await exportTicket(server(), mallory, theirsId)
    expect((await fetchFile(url.replace(theirsId, hersId))).statusCode).toBe(410)
  })

  it('is stored sealed, ends after seven days, and leaves no file', async () => {
    const eve = await server().aPerson()
    const id = await ask(eve)
    await server().drain()
    const { deps } = server()
    const stored = await deps.files.get(`exports/${id}-000000`)
    expect(stored?.includes(eve.email)).toBe(false)
    expect(stored?.subarray(0, 2).toString()).not.toBe('PK')
    server().clock.advance(7 * DAY)
    const { items } = await server().call(privacyCalls.exports, {}, await as(eve))
    expect(items[0]?.state).toBe('expired')
    await deps.jobs.add(deps.db, 'sweep-expired', {})
    await server().drain()
    expect(await deps.files.get(`exports/${id}-000000`)).toBeNull()
    expect(await rows('select state, file_key from data_exports where id = $1', [id])).toEqual([
      { state: 'expired', file_key: null },
    ])
  })

  it('is given up after a day, so that another can be asked for', async () => {
    const eve = await server().aPerson()
    await rows('insert into data_exports (user_id, requested_at) values ($1, $2)', [
      eve.id,
      server().clock.now(),
    ])
    server().clock.advance(DAY + 1000)
    await server().deps.jobs.add(server().deps.db, 'sweep-expired', {})
    await server().drain()
    await ask(eve)
  })
})

describe('sealed parts', () => {
  it('are read back as they were written, however large, and in the same order', async () => {
    const { deps } = server()
    const eve = await server().aPerson()
    const place = { exportId: randomUUID(), userId: eve.id }
    const whole = Buffer.alloc(PART_BYTES * 2 + 12_345, 'roomtone ')
    const out = new SealedWriter(deps, place)
    const writer = out.writable.getWriter()
    for (let at = 0; at < whole.length; at += 700_000) await writer.write(whole.subarray(at, at + 700_000))
    await writer.close()
    expect(out.size).toBe(whole.length)
    const read = async () => {
      const parts: Buffer[] = []
      for await (const part of readParts(deps, place, whole.length)) parts.push(part)
      return Buffer.concat(parts)
    }
    expect((await read()).equals(whole)).toBe(true)
    const keyOf = (n: number) => `exports/${place.exportId}-00000${n}`
    await deps.files.put(keyOf(1), (await deps.files.get(keyOf(0))) ?? Buffer.alloc(0))
    await expect(read()).rejects.toThrow('not what was written')
    await deleteParts(deps, place.exportId)
    expect(await deps.files.get(keyOf(2))).toBeNull()
  })
})
