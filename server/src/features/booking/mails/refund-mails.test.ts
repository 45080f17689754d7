import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, tokenOf } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { useNotifying } from '../../../../testing/notifying.ts'
import { giveAccount, letPayoutsFallDue, payoutOf, putInDebt } from '../../../../testing/payouts.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
const { told } = useNotifying(server)

let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

async function refund(id: string, amount: number, from: 'platform' | 'host') {
  await server().drain()
  const as = { token: await tokenOf(server(), admin) }
  const { refunded } = await server().call(bookingCalls.show, { params: { id } }, as)
  const body = { key: randomUUID(), amount, from, refunded, reason: 'A secret of the office' }
  await server().call(bookingCalls.adminRefund, { params: { id }, body }, as)
  await server().drain()
}

async function lastMail({ email }: Person, kind: string) {
  const mail = (await server().mailsTo(email)).findLast((one) => one.kind === kind)
  return mail ? { subject: mail.subject, text: mail.text.replace(/\s+/g, ' ') } : undefined
}

const lastLine = async (person: Person) => (await told(person)).at(-1)

describe('an admin’s refund', () => {
  it('is told to the guest with its amount, and not to a host whom it costs nothing', async () => {
    const { id, guest, host } = await aBooking(server(), { state: 'confirmed', startsInHours: 240 })
    await refund(id, 5_000, 'platform')
    const mail = await lastMail(guest, 'booking-refunded')
    expect(mail?.subject).toMatch(/^Refund of \$50: A quiet loft, /)
    expect(mail?.text).toMatch(/\$50 of the \$[\d,.]+ you paid goes back to your card\./)
    expect(mail?.text).not.toContain('secret')
    expect(await lastLine(guest)).toMatchObject({ kind: 'booking-refunded', amount: 5_000, side: 'guest' })
    expect(await lastMail(host, 'booking-refunded')).toBeUndefined()
    expect((await lastLine(host))?.kind).not.toBe('booking-refunded')
  })

  it('out of a payout that is still to come says so to the host', async () => {
    const { id, guest, host } = await aBooking(server(), { state: 'completed', startsInHours: 48 })
    await refund(id, 5_000, 'host')
    const mail = await lastMail(host, 'booking-refunded')
    expect(mail?.text).toContain('The $50 comes out of this booking’s payout.')
    expect(mail?.text).not.toContain('secret')
    expect(await lastLine(host)).toMatchObject({ kind: 'booking-refunded', amount: 5_000, side: 'host' })
    expect(await lastMail(guest, 'booking-refunded')).toBeDefined()
  })

  it('after the payout is a debt: the host hears of it, and of the next payout that is kept for it', async () => {
    const paid = await aBooking(server(), { state: 'completed', startsInHours: 48 })
    const { host } = paid
    await giveAccount(server(), host.id)
    await letPayoutsFallDue(server())
    await refund(paid.id, paid.view.subtotal, 'host')
    const owed = await lastMail(host, 'booking-refunded')
    expect(owed?.text).toContain('is already settled, so the $')
    expect(owed?.text).toContain('comes out of your next payouts.')
    const next = await aBooking(server(), { state: 'completed', host, startsInHours: 48 })
    await letPayoutsFallDue(server())
    const { withheld_cents } = await payoutOf(server(), next.id)
    expect(await payoutOf(server(), next.id)).toMatchObject({ state: 'settled', paid_cents: 0 })
    const kept = await lastMail(host, 'payout-withheld')
    expect(kept?.subject).toMatch(/^\$[\d,.]+ payout used for what you owed$/)
    expect(kept?.text).toContain('so nothing was sent to your bank.')
    expect(kept?.text).toMatch(/A refund to your guest:? \$[\d,.]+ for Quiet Hours at A quiet loft/)
    expect(await lastLine(host)).toMatchObject({ kind: 'payout-withheld', amount: withheld_cents })
  })

  it('names each debt that a payout covers, the oldest first and only as far as it goes', async () => {
    const first = await aBooking(server(), { state: 'completed', startsInHours: 48 })
    const { host } = first
    await giveAccount(server(), host.id)
    await putInDebt(server(), host.id, first.id, first.view.subtotal + 2_000)
    await letPayoutsFallDue(server())
    await refund(first.id, 3_000, 'host')
    const second = await aBooking(server(), { state: 'completed', host, startsInHours: 48 })
    await letPayoutsFallDue(server())
    expect(await payoutOf(server(), second.id)).toMatchObject({ state: 'paid', withheld_cents: 5_000 })
    const sent = (await lastMail(host, 'payout-sent'))?.text
    expect(sent).toMatch(/A booking you canceled:? \$20 for /)
    expect(sent).toMatch(/A refund to your guest:? \$30 for /)
  })

  it('is not counted again by a cancellation after it: the mail says what goes back now', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 20 })
    await refund(booking.id, 5_000, 'platform')
    await life.cancel(booking, booking.guest)
    await server().drain()
    const text = (await lastMail(booking.guest, 'booking-cancel'))?.text
    const now = ((booking.view.total - 5_000) / 100).toLocaleString('en-US', { minimumFractionDigits: 0 })
    expect(text).toContain(`$${now} of the $`)
    expect(text).toContain('We refunded $50 earlier.')
  })

  it('of everything leaves a cancellation nothing more to give', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 20 })
    await refund(booking.id, booking.view.total, 'platform')
    await life.cancel(booking, booking.guest)
    await server().drain()
    const text = (await lastMail(booking.guest, 'booking-cancel'))?.text
    expect(text).toContain('There’s no further refund of the $')
    expect(text).not.toContain('Under the cancellation terms')
  })
})
