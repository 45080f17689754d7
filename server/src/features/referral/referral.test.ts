import { accountCalls } from '@roomtone/contract/account/account.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import { referralCalls } from '@roomtone/contract/referral/referral.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { hostPayable } from '@roomtone/domain/ledger/accounts'
import { INVITATIONS_A_DAY, REWARD } from '@roomtone/domain/referral/referral'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, runDueJobs, tokenOf } from '../../../testing/booking.ts'
import { useNotifying } from '../../../testing/notifying.ts'
import { giveAccount } from '../../../testing/payouts.ts'
import { simulatedAccount } from '../../../testing/processors.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { balanceOf, sumOfAll } from '../ledger/entry.ts'
import { reconcilePayments } from '../payment/reconcile/reconcile-payments.ts'
import { takeBackReward } from './entry.ts'
import { rewardReferral } from './reward-referral.ts'

const server = useServer()
const { kinds } = useNotifying(server)
const DAY = 86_400_000

const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const invite = async (by: Person, email: string) =>
  server().call(referralCalls.invite, { body: { email } }, await as(by))
const show = async (by: Person) => server().call(referralCalls.show, {}, await as(by))
const list = async (by: Person) =>
  (await server().call(referralCalls.list, { query: {} }, await as(by))).items
const fresh = () => `friend-${crypto.randomUUID()}@example.com`

/** Let in and signed up, as the page does it. */
async function signUp(
  email: string,
  { ref, deviceId = crypto.randomUUID() }: { ref?: string; deviceId?: string } = {},
) {
  await server()
    .deps.db.insertInto('access_whitelist')
    .values({ email, added_at: server().clock.now(), source: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const body = {
    email,
    password: 'Quiet1please',
    fullName: 'Fay Friend',
    userType: 'host' as const,
    deviceId,
  }
  const { user } = await server().call(accountCalls.signUp, { body: { ...body, ...(ref ? { ref } : {}) } })
  await runDueJobs(server())
  return user.id
}

/** A person whom `by` referred, and who may host. */
async function aFriendOf(by: Person): Promise<Person> {
  const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  const now = server().clock.now()
  await server()
    .deps.db.insertInto('referrals')
    .values({
      referrer_id: by.id,
      email: host.email,
      source: 'mail',
      invited_at: now,
      referred_id: host.id,
      joined_at: now,
    })
    .execute()
  return host
}

const complete = (host: Person, guest?: Person) =>
  aBooking(server(), { host, state: 'completed', startsInHours: 30, ...(guest ? { guest } : {}) })

describe('an invitation', () => {
  it('is mailed to an address once, however many invite it, and none of them learns of the others', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => aVerifiedPerson(server())))
    const email = fresh()
    const answers = await Promise.all(members.map((member) => invite(member, email)))
    await server().drain()
    const later = await aVerifiedPerson(server())
    answers.push(await invite(later, email))
    await server().drain()
    for (const answer of answers) expect(answer).toMatchObject({ friend: email, state: 'invited' })
    for (const member of [...members, later]) expect(await list(member)).toHaveLength(1)
    expect((await server().mailsTo(email)).map(({ kind }) => kind)).toEqual(['referral-invitation'])
  })

  it('is mailed once with the code in its link, and lets no one in', async () => {
    const mara = await aVerifiedPerson(server(), { fullName: 'Mara Ellison' })
    const email = fresh()
    expect(await invite(mara, ` ${email.toUpperCase()} `)).toMatchObject({
      friend: email,
      state: 'invited',
      source: 'mail',
    })
    await runDueJobs(server())
    const { code, link, invitationsLeft } = await show(mara)
    expect(link).toMatch(new RegExp(`/\\?ref=${code}$`))
    expect(invitationsLeft).toBe(INVITATIONS_A_DAY - 1)
    const [mail] = await server().mailsTo(email)
    expect(mail).toMatchObject({ kind: 'referral-invitation' })
    expect(mail?.text).toContain(link)
    expect(mail?.text).toContain('Mara')
    expect(mail?.text).not.toContain('Ellison')
    const listed = await server()
      .deps.db.selectFrom('access_whitelist')
      .select('email')
      .where('email', '=', email)
      .execute()
    expect(listed).toEqual([])
    await expect(invite(mara, email)).rejects.toMatchObject({ code: 'validation_failed' })
    await runDueJobs(server())
    expect(await server().mailsTo(email)).toHaveLength(1)
  })

  it('goes neither to oneself nor to a member, and not before one’s own address is confirmed', async () => {
    const mara = await aVerifiedPerson(server())
    const member = await aVerifiedPerson(server())
    await expect(invite(mara, mara.email)).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(invite(mara, member.email)).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(invite(mara, 'no address')).rejects.toMatchObject({ code: 'validation_failed' })
    const unconfirmed = await server().aPerson({ confirmed: false })
    await expect(invite(unconfirmed, fresh())).rejects.toMatchObject({ code: 'email_unconfirmed' })
    expect(await list(mara)).toEqual([])
  })

  it('is one of at most twenty a day, even when they are sent in parallel', async () => {
    const mara = await aVerifiedPerson(server())
    const sent = await Promise.allSettled(
      Array.from({ length: INVITATIONS_A_DAY + 4 }, () => invite(mara, fresh())),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(INVITATIONS_A_DAY)
    for (const one of sent)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'rate_limited' })
    expect((await show(mara)).invitationsLeft).toBe(0)
    server().clock.advance(DAY + 1)
    expect(await invite(mara, fresh())).toMatchObject({ state: 'invited' })
  })
})

describe('who brought somebody', () => {
  it('is known by the code of the link, through the waitlist and to the sign-up', async () => {
    const mara = await aVerifiedPerson(server())
    const { code } = await show(mara)
    const email = fresh()
    const body = { email, fullName: 'Fay Friend', userType: 'host' as const, ref: code.toLowerCase() }
    await server().call(waitlistCalls.join, { body })
    await runDueJobs(server())
    expect(await list(mara)).toMatchObject([{ friend: '', source: 'link', state: 'invited' }])
    await signUp(email)
    expect(await list(mara)).toMatchObject([{ friend: 'Fay', source: 'link', state: 'joined' }])
    expect((await show(mara)).joined).toBe(1)
  })

  it('is the first who invited them; who came later is told so', async () => {
    const [first, second] = [await aVerifiedPerson(server()), await aVerifiedPerson(server())]
    const email = fresh()
    await invite(first, email)
    server().clock.advance(1000)
    await signUp(email, { ref: (await show(second)).code })
    expect((await list(first))[0]?.state).toBe('joined')
    expect((await list(second))[0]).toMatchObject({ state: 'refused', refusedBecause: 'other_referrer' })
  })

  it('is no one for an unknown code: signing up works as usual', async () => {
    const id = await signUp(fresh(), { ref: '<b>nonsense</b>' })
    const rows = await server()
      .deps.db.selectFrom('referrals')
      .select('id')
      .where('referred_id', '=', id)
      .execute()
    expect(rows).toEqual([])
  })

  it('earns nothing where both use one device', async () => {
    const deviceId = crypto.randomUUID()
    const email = fresh()
    const ownId = await signUp(fresh(), { deviceId })
    const own = { ...(await aVerifiedPerson(server())), id: ownId }
    await signUp(email, { ref: (await show(own)).code, deviceId })
    expect(await list(own)).toMatchObject([{ state: 'refused', refusedBecause: 'same_device' }])
  })
})

describe('the reward', () => {
  it('is earned with the friend’s first completed booking, is in the ledger and is paid within 14 days', async () => {
    const mara = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await giveAccount(server(), mara.id)
    const friend = await aFriendOf(mara)
    const booking = await complete(friend)
    expect(await list(mara)).toMatchObject([{ state: 'earned', reward: REWARD }])
    expect(await balanceOf(server().deps.db, hostPayable(mara.id))).toBe(-REWARD)
    expect(await kinds(mara)).toContain('referral-earned')
    const [due] = (await server().call(payoutCalls.list, { query: {} }, await as(mara))).items
    expect(due).toMatchObject({ cause: 'referral', bookingId: null, amount: REWARD, state: 'scheduled' })
    expect(Date.parse(due?.dueAt ?? '') - booking.endsAt.getTime()).toBeLessThanOrEqual(14 * DAY)
    expect((await server().call(payoutCalls.earnings, {}, await as(mara))).upcoming).toBe(REWARD)

    // Again by the same job, and by the friend's next booking: it is earned once.
    await rewardReferral(server().deps, booking.id)
    await complete(friend)
    expect(await balanceOf(server().deps.db, hostPayable(mara.id))).toBe(-REWARD)

    server().clock.advance(14 * DAY)
    await runDueJobs(server())
    await runDueJobs(server())
    expect(await list(mara)).toMatchObject([{ state: 'paid' }])
    expect(await show(mara)).toMatchObject({ earned: 0, paid: REWARD })
    expect(await balanceOf(server().deps.db, hostPayable(mara.id))).toBe(0)
    expect(await sumOfAll(server().deps.db)).toBe(0)
    await runDueJobs(server())
    const sent = (await server().mailsTo(mara.email)).find(({ kind }) => kind === 'payout-sent')
    expect(sent?.text).toContain('$50')
    const [paid] = (await server().call(payoutCalls.list, { query: { show: 'settled' } }, await as(mara)))
      .items
    const record = await server().call(payoutCalls.record, { params: { id: paid?.id ?? '' } }, await as(mara))
    expect((await readPdf(record)).text).toContain('Referral reward')
    const { statements } = await server().call(payoutCalls.earnings, {}, await as(mara))
    expect(statements.length).toBeGreaterThan(0)
    const papers: string[] = []
    for (const month of statements) {
      const paper = await server().call(payoutCalls.statement, { params: { month } }, await as(mara))
      papers.push((await readPdf(paper)).text)
    }
    expect(papers.join(' ').replaceAll(/\s+/g, ' ')).toContain('Referral reward')
  })

  it('waits for a creator who is owed it, and goes out once they have verified and said where to', async () => {
    const mara = await server().aPerson({ roles: ['creator'] })
    await complete(await aFriendOf(mara))
    server().clock.advance(14 * DAY)
    await runDueJobs(server())
    await runDueJobs(server())
    const problem = (await server().mailsTo(mara.email)).find(({ kind }) => kind === 'payout-problem')
    expect(problem?.text).toContain('/settings/payments?tab=payouts')
    const setUp = async () =>
      server().call(paymentCalls.setUpPayoutAccount, { body: { token: simulatedAccount() } }, await as(mara))
    await expect(setUp()).rejects.toMatchObject({ code: 'verification_required' })
    await server()
      .deps.db.updateTable('profiles')
      .set({ is_verified: true, verification_status: 'verified' })
      .where('id', '=', mara.id)
      .execute()
    await setUp()
    await runDueJobs(server())
    await runDueJobs(server())
    expect(await show(mara)).toMatchObject({ earned: 0, paid: REWARD, hasPayoutAccount: true })
  })

  it('is not earned by booking with one’s own friend', async () => {
    const mara = await aVerifiedPerson(server())
    const friend = await aFriendOf(mara)
    await complete(friend, mara)
    expect((await list(mara))[0]?.state).toBe('hosting')
    await complete(friend)
    expect((await list(mara))[0]?.state).toBe('earned')
  })

  it('is refused where both are one person by their ID or their payout account', async () => {
    const mara = await aVerifiedPerson(server())
    const friend = await aFriendOf(mara)
    const reference = await giveAccount(server(), mara.id)
    await giveAccount(server(), friend.id)
    await server()
      .deps.db.updateTable('payout_accounts')
      .set({ reference })
      .where('user_id', '=', friend.id)
      .execute()
    await complete(friend)
    expect((await list(mara))[0]).toMatchObject({
      state: 'refused',
      refusedBecause: 'same_account',
      reward: 0,
    })

    const leo = await aVerifiedPerson(server())
    const other = await aFriendOf(leo)
    const idHash = Buffer.from('one and the same')
    for (const { id } of [leo, other])
      await server()
        .deps.db.insertInto('verifications')
        .values({
          user_id: id,
          provider: 'mock',
          status: 'verified',
          personal: Buffer.from('sealed'),
          date_of_birth: '1990-06-15',
          id_hash: idHash,
          submitted_at: server().clock.now(),
          decided_at: server().clock.now(),
        })
        .execute()
    await complete(other)
    expect((await list(leo))[0]).toMatchObject({ state: 'refused', refusedBecause: 'same_identity' })
  })

  it('is not earned with a booking that was given back whole, whichever came first', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    const mara = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const friend = await aFriendOf(mara)
    const giveBack = async ({ id, view }: Awaited<ReturnType<typeof complete>>, less = 0) => {
      const body = {
        key: crypto.randomUUID(),
        amount: view.total - less,
        from: 'platform',
        refunded: 0,
        reason: 'Sorry',
      } as const
      await server().call(bookingCalls.adminRefund, { params: { id }, body }, await as(admin))
    }
    const before = await aBooking(server(), { host: friend, state: 'confirmed', startsInHours: 30 })
    await giveBack(before)
    server().clock.advance(before.endsAt.getTime() - server().clock.now().getTime() + 60_000)
    await runDueJobs(server())
    expect(await list(mara)).toMatchObject([{ state: 'hosting', reward: 0 }])
    const after = await complete(friend)
    await giveBack(after, 1_000)
    await runDueJobs(server())
    expect((await list(mara))[0]?.state).toBe('earned')
    const refunded = after.view.total - 1_000
    const body = {
      key: crypto.randomUUID(),
      amount: 1_000,
      from: 'platform',
      refunded,
      reason: 'Sorry',
    } as const
    await server().call(bookingCalls.adminRefund, { params: { id: after.id }, body }, await as(admin))
    await runDueJobs(server())
    expect(await list(mara)).toMatchObject([{ state: 'refused', refusedBecause: 'refunded' }])
    expect(await balanceOf(server().deps.db, hostPayable(mara.id))).toBe(0)
  })

  it('is taken back while it has not gone out, and stays where it has', async () => {
    const mara = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const friend = await aFriendOf(mara)
    const booking = await complete(friend)
    const takeBack = () =>
      server()
        .deps.db.transaction()
        .execute((tx) => takeBackReward(server().deps, tx, booking.id, server().clock.now()))
    await takeBack()
    await takeBack()
    expect(await list(mara)).toMatchObject([{ state: 'refused', refusedBecause: 'refunded' }])
    expect(await balanceOf(server().deps.db, hostPayable(mara.id))).toBe(0)
    await giveAccount(server(), mara.id)
    server().clock.advance(14 * DAY)
    await runDueJobs(server())
    expect(await show(mara)).toMatchObject({ earned: 0, paid: 0 })
    expect(await sumOfAll(server().deps.db)).toBe(0)
    await reconcilePayments(server().deps)
    const last = await server()
      .deps.db.selectFrom('reconciliations')
      .select('differences')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(last.differences).toEqual([])
  })
})
