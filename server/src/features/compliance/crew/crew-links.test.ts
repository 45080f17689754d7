import { describe, expect, it } from 'vitest'
import { aVerifiedPerson, type TestBooking } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { aShoot, idsOf, MARA, TEO, useCrew } from '../../../../testing/crew.ts'
import { useServer } from '../../../../testing/server.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const server = useServer()
const { show, save, saveSheet, send, make, revoke, open, tokenIn, goTo } = useCrew(server)
const { cancel, auditOf } = useLife(server)

const SECRETS = ['Secret Street', 'blue pot', '90012']

/** A link of one person, to hand over. */
async function aLink(shoot: TestBooking, member = TEO) {
  const [id = ''] = idsOf(await save(shoot, [member]))
  const link = await make(shoot, id)
  return { ...link, memberId: id, token: tokenIn(link.url) }
}

const viewsOf = async (code: string) =>
  server()
    .deps.db.selectFrom('crew_link_views')
    .innerJoin('crew_links', 'crew_links.id', 'crew_link_views.link_id')
    .select('showed_address as showedAddress')
    .where('code', '=', code)
    .orderBy('crew_link_views.id')
    .execute()

describe('a personal link', () => {
  it('says everything but the address while it is early, and writes the opening down', async () => {
    const shoot = await aShoot(server(), { startsInHours: 24 * 10 })
    await saveSheet(shoot)
    const { token, code } = await aLink(shoot, MARA)
    const sheet = await open(token)
    expect(sheet).toMatchObject({
      standing: 'early',
      place: null,
      viewer: { name: 'Mara Lindqvist', role: 'Gaffer', code },
      production: 'Quiet Hours',
      parking: 'Two vans in the yard',
      addressFrom: new Date(shoot.startsAt.getTime() - 48 * HOUR).toISOString(),
    })
    for (const secret of SECRETS) expect(JSON.stringify(sheet)).not.toContain(secret)
    expect(await viewsOf(code)).toEqual([{ showedAddress: false }])
  })

  it('shows the address within the host’s hours, traceable and counted as a reveal', async () => {
    const shoot = await aShoot(server(), { startsInHours: 24 * 10 })
    const { token, code, memberId } = await aLink(shoot)
    goTo(shoot.startsAt, -48 * HOUR - MINUTE)
    expect((await open(token)).place).toBeNull()
    goTo(shoot.startsAt, -48 * HOUR)
    expect(await open(token)).toMatchObject({
      standing: 'open',
      viewer: { name: 'Teo Brandt', role: 'Sound', code },
      place: {
        address: '12 Secret Street',
        zip: '90012',
        accessNotes: 'The key is under the blue pot.',
        parking: 'Two cars, under the blue pot tree.',
        loadIn: 'Past the shed, under the blue pot arch.',
        arrivalPhotos: [],
      },
    })
    expect(await viewsOf(code)).toEqual([{ showedAddress: false }, { showedAddress: true }])
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['data', 'personal', 'chain_seq'])
      .where('subject_id', '=', shoot.id)
      .where('action', '=', 'crew_link.opened')
      .orderBy('id')
      .execute()
    expect(rows.map(({ data }) => data)).toMatchObject([
      { code, member: memberId, showedAddress: false },
      { code, member: memberId, showedAddress: true },
    ])
    expect(rows.every(({ chain_seq }) => chain_seq !== null)).toBe(true)
    const personal = await server().deps.keys.open(server().deps.db, shoot.id, rows[0]?.personal as Buffer)
    expect(personal).toEqual({ name: 'Teo Brandt', role: 'Sound' })
    const [member] = (await show(shoot, shoot.guest)).members
    expect(member?.link).toMatchObject({ code, views: 2 })
  })

  it('follows right away when the host changes the hours', async () => {
    const shoot = await aShoot(server(), { startsInHours: 24 * 10 })
    const { token } = await aLink(shoot)
    const setHours = (crew_address_hours: number) =>
      server()
        .deps.db.updateTable('properties')
        .set({ crew_address_hours })
        .where('id', '=', shoot.listing.id)
        .execute()
    await setHours(720)
    expect((await open(token)).standing).toBe('open')
    await setHours(1)
    expect((await open(token)).standing).toBe('early')
  })

  it('ends twelve hours after the booking, completed or not', async () => {
    const shoot = await aShoot(server(), { startsInHours: 30 })
    const { token, expiresAt } = await aLink(shoot)
    expect(expiresAt).toBe(new Date(shoot.endsAt.getTime() + 12 * HOUR).toISOString())
    goTo(shoot.endsAt, 12 * HOUR - MINUTE)
    expect((await open(token)).standing).toBe('open')
    goTo(shoot.endsAt, 12 * HOUR)
    await refusedWith(open(token), 'link_invalid')
  })

  it('says nothing but that it is invalid once it was taken back, replaced, cancelled, or never was', async () => {
    const ended: [string, (shoot: TestBooking, memberId: string) => Promise<unknown>][] = [
      ['revoked', (shoot, memberId) => revoke(shoot, memberId)],
      ['replaced', (shoot, memberId) => make(shoot, memberId)],
      ['removed', (shoot) => save(shoot, [])],
      ['cancelled by the guest', (shoot) => cancel(shoot, shoot.guest)],
      ['cancelled by the host', (shoot) => cancel(shoot, shoot.host)],
    ]
    const answers = new Set<string>()
    for (const [name, end] of ended) {
      const shoot = await aShoot(server(), { startsInHours: 30 })
      await saveSheet(shoot)
      const { token, memberId, code } = await aLink(shoot)
      expect((await open(token)).place?.address, name).toBe('12 Secret Street')
      await end(shoot, memberId)
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/call-sheet',
        payload: { token },
      })
      expect(answer.statusCode, name).toBe(410)
      const { requestId: _, ...said } = answer.json()
      answers.add(JSON.stringify(said))
      expect(await viewsOf(code)).toHaveLength(1)
    }
    const never = await server().app.inject({
      method: 'POST',
      url: '/api/call-sheet',
      payload: { token: 'a'.repeat(43) },
    })
    const { requestId: _, ...said } = never.json()
    answers.add(JSON.stringify(said))
    expect(answers.size).toBe(1)
  })

  it('survives a rename and ends with another mailbox', async () => {
    const shoot = await aShoot(server())
    const { token, memberId } = await aLink(shoot, MARA)
    await save(shoot, [{ ...MARA, id: memberId, name: 'Mara Lindqvist-Aho', role: 'Key grip' }])
    expect((await open(token)).viewer).toMatchObject({ name: 'Mara Lindqvist-Aho', role: 'Key grip' })
    await save(shoot, [{ ...MARA, id: memberId, email: 'other@crew.example' }])
    await refusedWith(open(token), 'link_invalid')
  })

  it('that was handed over ends when somebody else is written over that name', async () => {
    const shoot = await aShoot(server())
    const { token, memberId } = await aLink(shoot, TEO)
    const written = { ...TEO, id: memberId }
    await save(shoot, [{ ...written, name: 'teo  BRANDT', role: 'Boom' }])
    expect((await open(token)).viewer.role).toBe('Boom')
    await save(shoot, [{ ...written, email: 'teo@crew.example' }])
    expect((await open(token)).viewer.name).toBe('Teo Brandt')
    const { token: other, memberId: otherId } = await aLink(shoot, TEO)
    await save(shoot, [{ ...TEO, id: otherId, name: 'Bob Carver' }])
    await refusedWith(open(other), 'link_invalid')
    expect((await auditOf(shoot.id)).map(({ action }) => action)).toContain('crew_link.revoked')
  })

  it('is the guest’s to make, while the booking is confirmed and not over', async () => {
    const shoot = await aShoot(server(), { startsInHours: 30 })
    const stranger = await aVerifiedPerson(server())
    const [id = ''] = idsOf(await save(shoot, [MARA]))
    for (const person of [shoot.host, stranger]) {
      await refusedWith(make(shoot, id, person), 'not_found')
      await refusedWith(send(shoot, [id], person), 'not_found')
      await refusedWith(revoke(shoot, id, person), 'not_found')
    }
    goTo(shoot.endsAt, -MINUTE)
    await make(shoot, id)
    goTo(shoot.endsAt)
    await refusedWith(make(shoot, id), 'no_longer_possible')
    await refusedWith(send(shoot, [id]), 'no_longer_possible')
    const gone = await aShoot(server())
    const [member = ''] = idsOf(await save(gone, [MARA]))
    await cancel(gone, gone.guest)
    await refusedWith(make(gone, member), 'no_longer_possible')
  })
})

describe('the mail with it', () => {
  it('goes to that person, works, and knows no address; the token is in no job and no table', async () => {
    const shoot = await aShoot(server(), { startsInHours: 30 })
    const mailbox = `gaffer-${shoot.id.slice(0, 8)}@crew.example`
    const [id = ''] = idsOf(await save(shoot, [{ ...MARA, email: mailbox }]))
    const { members } = await send(shoot, [id])
    const { rows: jobs } = await server().database.pool.query(
      "select payload::text from graphile_worker._private_jobs where payload::text like '%crew-link%'",
    )
    await server().drain()
    const [mail, ...more] = await server().mailsTo(mailbox)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'crew-link', subject: 'Your call sheet: Quiet Hours' })
    expect(mail?.text).toContain(members[0]?.link?.code)
    for (const secret of SECRETS) expect(mail?.text).not.toContain(secret)
    const token = tokenIn(mail?.text ?? '')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect((await open(token)).viewer.name).toBe('Mara Lindqvist')
    expect(jobs.length).toBeGreaterThan(0)
    for (const { payload } of jobs) {
      expect(payload).not.toContain(token)
      expect(payload).not.toContain(mailbox)
    }
    const { rows } = await server().database.pool.query('select * from crew_links where code = $1', [
      members[0]?.link?.code,
    ])
    const raw = Buffer.from(token, 'base64url')
    for (const value of Object.values(rows[0] as Record<string, unknown>))
      expect(Buffer.isBuffer(value) ? value.equals(raw) : String(value).includes(token)).toBe(false)
    expect(server().logLines.join('')).not.toContain(token)
  })

  it('is not sent any more when the link was taken back meanwhile', async () => {
    const shoot = await aShoot(server())
    const mailbox = `late-${shoot.id.slice(0, 8)}@crew.example`
    const [id = ''] = idsOf(await save(shoot, [{ ...MARA, email: mailbox }]))
    await send(shoot, [id])
    await revoke(shoot, id)
    await server().drain()
    expect(await server().mailsTo(mailbox)).toEqual([])
  })

  it('needs an email to go to', async () => {
    const shoot = await aShoot(server())
    const [mara = '', teo = ''] = idsOf(await save(shoot, [MARA, TEO]))
    const { fields } = await refusedWith(send(shoot, [mara, teo]), 'validation_failed')
    expect(fields).toMatchObject([{ field: 'memberIds' }])
    expect((await show(shoot, shoot.guest)).members.map(({ link }) => link)).toEqual([null, null])
    expect((await auditOf(shoot.id)).map(({ action }) => action)).not.toContain('crew_link.made')
  })
})
