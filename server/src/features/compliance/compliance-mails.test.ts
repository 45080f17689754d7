import { describe, expect, it } from 'vitest'
import { useLife } from '../../../testing/booking-life.ts'
import { type TestPacket, useSigning } from '../../../testing/compliance.ts'
import { inEnglish } from '../../../testing/in-english.ts'
import { useServer } from '../../../testing/server.ts'
import { complianceMails } from './compliance.mails.ts'

const server = useServer()
const signing = useSigning(server)
const life = useLife(server)

const compose = async (kind: string, { id }: TestPacket, to: 'guest' | 'host') =>
  (await inEnglish(complianceMails(server().deps))[kind]?.(
    { bookingId: id, to },
    { unsubscribeUrl: null },
  )) ?? null

async function markComplete(
  { id }: TestPacket,
  by: { completed_by?: string; completed_reason?: string } = {},
): Promise<void> {
  await server()
    .deps.db.updateTable('compliance_packets')
    .set({ status: 'complete', completed_at: server().clock.now(), ...by })
    .where('booking_id', '=', id)
    .execute()
}

describe('mails about a packet', () => {
  it('ask each side to sign, on their own page, until they have', async () => {
    const booking = await signing.aPacket()
    const guest = await compose('release-issued', booking, 'guest')
    expect(guest?.to).toBe(booking.guest.email)
    expect(guest?.mail.text).toContain(`/trips/${booking.id}`)
    const host = await compose('release-issued', booking, 'host')
    expect(host?.to).toBe(booking.host.email)
    expect(host?.mail.text).toContain(`booking=${booking.id}`)
    await signing.sign(booking.guest, booking)
    expect(await compose('release-issued', booking, 'guest')).toBeNull()
    expect((await compose('release-signed', booking, 'host'))?.mail.subject).toContain('The guest signed')
    expect(await compose('release-signed', booking, 'guest')).toBeNull()
    await signing.sign(booking.host, booking)
    expect((await compose('release-signed', booking, 'guest'))?.mail.text).toContain(
      'signed too, so the location release',
    )
  })

  it('say that it is a new version, and say nothing once the booking is cancelled', async () => {
    const booking = await signing.aPacket()
    await signing.changeProduction(booking.guest, booking, { title: 'Loud Hours', purpose: 'Drums' })
    const { mail } = (await compose('release-issued', booking, 'host')) ?? {}
    expect(mail?.subject).toContain('updated location release')
    expect(mail?.text).toContain('version 2')
    expect(mail?.text).toContain('Loud Hours')
    expect(await compose('packet-complete', booking, 'host')).toBeNull()
    await life.cancel(booking, booking.guest)
    expect(await compose('release-issued', booking, 'host')).toBeNull()
  })

  it('name no address, no postcode and nobody of the other side', async () => {
    const booking = await signing.aPacket()
    await markComplete(booking)
    for (const kind of ['release-issued', 'packet-complete']) {
      const { mail } = (await compose(kind, booking, 'guest')) ?? {}
      expect(mail?.text).toContain('A quiet loft')
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/Secret Street|90012|Hana|203\.0/)
    }
  })

  it('say that an admin vouches for what is missing, and why; never that everything is in', async () => {
    const booking = await signing.aPacket()
    const admin = await server().aPerson({ roles: ['admin'] })
    await markComplete(booking, { completed_by: admin.id, completed_reason: 'Both sides signed on paper' })
    expect(await compose('packet-complete', booking, 'guest')).toBeNull()
    const { mail } = (await compose('packet-marked', booking, 'guest')) ?? {}
    expect(mail?.text).toMatch(/Both\s+sides\s+signed\s+on\s+paper/)
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Cleared to shoot|both signatures/)
    await signing.sign(booking.guest, booking)
    await life.cancel(booking, booking.guest)
    for (const kind of ['packet-marked', 'release-signed'])
      expect(await compose(kind, booking, 'host')).toBeNull()
  })

  it('say nothing of a packet that was complete and whose booking is cancelled', async () => {
    const booking = await signing.aPacket()
    await markComplete(booking)
    expect(await compose('packet-marked', booking, 'host')).toBeNull()
    await life.cancel(booking, booking.guest)
    expect(await compose('packet-complete', booking, 'host')).toBeNull()
  })

  it('keep the code out of the subject', async () => {
    const booking = await signing.aPacket()
    await signing.askForCode(booking.guest, booking)
    const code = await signing.codeIn(booking.guest.email)
    const mail = (await server().mailsTo(booking.guest.email)).find(({ kind }) => kind === 'signing-code')
    expect(mail?.text).toContain(code)
    expect(mail?.subject).not.toMatch(/\d/)
  })
})
