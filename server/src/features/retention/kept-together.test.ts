import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, runDueJobs } from '../../../testing/booking.ts'
import { verifyAs } from '../../../testing/compliance.ts'
import { aConversation, heard, say } from '../../../testing/conversation.ts'
import { useServer } from '../../../testing/server.ts'
import { applyRetention } from './apply-retention.ts'
import { previewRetention } from './preview-retention.ts'

const DAY = 86_400_000
const server = useServer()

const after = (days: number) => server().clock.advance(days * DAY)
const years = (n: number) => after(Math.ceil(n * 365.25))
const run = () => applyRetention(server().deps)
const due = async (rule: string) => {
  const { rules } = await previewRetention(server().deps)
  return rules.find((one) => one.rule === rule)?.subjects.map(({ id }) => id) ?? []
}

async function erased(rule: string): Promise<string[]> {
  const done = await server()
    .deps.db.selectFrom('erasures')
    .select('subject_id as id')
    .where('rule', '=', rule)
    .execute()
  return done.map(({ id }) => id)
}

describe('what two people wrote', () => {
  it('stays while a newer booking of the same space keeps it', async () => {
    const first = await aBooking(server(), { state: 'completed' })
    const talk = await aConversation(server(), first)
    await say(server(), first.guest, talk.id, 'See you on Friday')
    years(4)
    const second = await aBooking(server(), { ...first, state: 'completed', listing: first.listing })
    years(3.1)
    await run()
    const done = await erased('booking_records')
    expect(done).toContain(first.id)
    expect(done).not.toContain(second.id)
    const words = async () => (await heard(server(), first.guest, talk.id)).map(({ content }) => content)
    expect(await words()).toEqual(['See you on Friday'])
    years(4.1)
    await run()
    expect(await erased('booking_records')).toContain(second.id)
    expect(await words()).toEqual([''])
  })
})

describe('records of a verification', () => {
  it('stay as long as a release that was signed under them', async () => {
    const { db } = server().deps
    const guest = await aVerifiedPerson(server())
    const old = await verifyAs(server(), guest, 'Sam Signer')
    after(100)
    const booking = await aBooking(server(), { state: 'confirmed', guest })
    await runDueJobs(server())
    const release = await db
      .selectFrom('releases')
      .select(['id', 'body_hash'])
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('release_signatures')
      .values({
        release_id: release.id,
        party: 'guest',
        signer_id: guest.id,
        body_hash: release.body_hash,
        verification_id: old,
        details: Buffer.alloc(0),
        signed_at: server().clock.now(),
      })
      .execute()
    server().clock.advance(booking.endsAt.getTime() + DAY - server().clock.now().getTime())
    await runDueJobs(server())
    await verifyAs(server(), guest, 'Sam Signer')
    after(2484)
    await run()
    expect(await erased('verification_records')).not.toContain(old)
    after(100)
    const wanted = {
      bookings: await due('booking_records'),
      verifications: await due('verification_records'),
    }
    expect(wanted.bookings).toContain(booking.id)
    expect(wanted.verifications).toContain(old)
    await run()
    expect(await erased('booking_records')).toEqual(expect.arrayContaining(wanted.bookings))
    expect(await erased('verification_records')).toEqual(expect.arrayContaining(wanted.verifications))
  })
})
