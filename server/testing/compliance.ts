import { randomUUID } from 'node:crypto'
import { packetCalls, releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { signRelease } from '@roomtone/contract/compliance/release'
import type { Input } from '@roomtone/contract/endpoint'
import type { Drawing } from '@roomtone/domain/compliance/drawing'
import type { NoticeKind } from '@roomtone/domain/notification/notices'
import { aBooking, aVerifiedPerson, runDueJobs, type TestBooking, tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

export const DRAWING: Drawing = [
  [
    [40, 120],
    [120, 40],
    [180, 150],
    [260, 60],
  ],
  [[300, 100]],
]

export type SigningBody = Input<typeof signRelease>['body']

/** Does what a provider would: a submission that passed, under this legal name. */
export async function verifyAs(
  { deps: { db, keys }, clock }: TestServer,
  person: Pick<Person, 'id'>,
  legalName: string,
): Promise<string> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('verifications')
      .values({
        user_id: person.id,
        provider: 'stripe',
        status: 'verified',
        personal: await keys.seal(tx, person.id, { legalName, address: '1 Quiet Lane' }, now),
        date_of_birth: '1990-06-15',
        submitted_at: now,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** A crew member straight into the table, for tests that are not about the list. */
export async function addCrew({ deps: { db, keys }, clock }: TestServer, bookingId: string): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const personal = await keys.seal(tx, bookingId, { name: 'Cy Focus', role: 'Gaffer', email: '' }, now)
    await tx
      .insertInto('crew_members')
      .values({ booking_id: bookingId, position: 1, personal, created_at: now })
      .execute()
  })
}

export type TestPacket = TestBooking & { guest: Person; host: Person }

/** What both sides do to a release, as themselves and at the time of the server's clock. */
export function useSigning(server: () => TestServer) {
  const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
  const show = async (person: Pick<Person, 'id'>, { id }: { id: string }, version?: number) =>
    server().call(releaseCalls.show, { params: { id }, query: { version } }, await as(person))
  const askForCode = async (person: Pick<Person, 'id'>, { id }: { id: string }) =>
    server().call(releaseCalls.sendCode, { params: { id } }, await as(person))
  const codeIn = async (email: string): Promise<string> => {
    await server().drain()
    const mails = (await server().mailsTo(email)).filter(({ kind }) => kind === 'signing-code')
    const code = mails.at(-1)?.text.match(/\b\d{6}\b/)?.[0]
    if (!code) throw new Error(`No code reached ${email}`)
    return code
  }
  const bodyFor = async (
    person: Person,
    booking: { id: string },
    over: Partial<SigningBody> = {},
  ): Promise<SigningBody> => {
    const release = await show(person, booking)
    return {
      version: release.version,
      hash: release.hash,
      hasRead: true,
      hasConsented: true,
      legalName: person.fullName,
      signature: { kind: 'drawn', drawing: DRAWING },
      code: '000000',
      ...over,
    }
  }
  const send = async (person: Pick<Person, 'id'>, { id }: { id: string }, body: SigningBody) =>
    server().call(
      releaseCalls.sign,
      { params: { id }, body },
      { ...(await as(person)), address: '203.0.113.77' },
    )
  return {
    /** The people who were notified of it, once for each notice. */
    toldOf: async (bookingId: string, kind: NoticeKind): Promise<string[]> => {
      await server().drain()
      const rows = await server()
        .deps.db.selectFrom('notifications')
        .select('user_id')
        .where('booking_id', '=', bookingId)
        .where('kind', '=', kind)
        .execute()
      return rows.map(({ user_id }) => user_id)
    },
    as,
    show,
    askForCode,
    codeIn,
    bodyFor,
    send,
    /** Confirmed, with its packet opened. Guest and host are called by the names they were verified under. */
    async aPacket(over: Parameters<typeof aBooking>[1] = {}): Promise<TestPacket> {
      const guest = over.guest ?? (await aVerifiedPerson(server(), { fullName: 'Gus Guest' }))
      const host =
        over.host ?? (await aVerifiedPerson(server(), { fullName: 'Hana Host', roles: ['creator', 'host'] }))
      const booking = await aBooking(server(), { state: 'confirmed', ...over, guest, host })
      await runDueJobs(server())
      return booking
    },
    packet: async (person: Pick<Person, 'id'>, { id }: { id: string }) =>
      server().call(packetCalls.show, { params: { id } }, await as(person)),
    print: async (person: Pick<Person, 'id'>, { id }: { id: string }, version?: number) =>
      server().call(releaseCalls.print, { params: { id }, query: { version } }, await as(person)),
    changeProduction: async (
      person: Pick<Person, 'id'>,
      { id }: { id: string },
      body: { title: string; purpose: string },
    ) => server().call(releaseCalls.changeProduction, { params: { id }, body }, await as(person)),
    /** The whole way: the code is asked for, read from the mailbox and sent with the signature. */
    async sign(person: Person, booking: { id: string }, over: Partial<SigningBody> = {}) {
      await askForCode(person, booking)
      const code = await codeIn(person.email)
      return send(person, booking, await bodyFor(person, booking, { code, ...over }))
    },
    anAdmin: () => aVerifiedPerson(server(), { roles: ['creator', 'admin'] }),
    aStranger: () => aVerifiedPerson(server(), { email: `stranger-${randomUUID()}@example.com` }),
  }
}
