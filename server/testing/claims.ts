import type { decideClaim } from '@roomtone/contract/claim/admin-claims'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import type { answerClaim, openClaim } from '@roomtone/contract/claim/claims'
import type { Input } from '@roomtone/contract/endpoint'
import { aBooking, runDueJobs, type TestBooking, tokenOf } from './booking.ts'
import { aJpeg } from './pictures.ts'
import type { Person, TestServer } from './server.ts'

type Opening = Input<typeof openClaim>['body']
type Answer = Input<typeof answerClaim>['body']
type Decision = Input<typeof decideClaim>['body']

export const REASON = 'The picture after the shoot shows it, the one before does not.'

/** What both sides and admins do with a claim, at the time of the server's clock. */
export function useClaims(server: () => TestServer) {
  const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
  const open = async ({ id }: Pick<TestBooking, 'id'>, person: Person, over: Partial<Opening> = {}) => {
    const body: Opening = { kind: 'other', text: 'The lamp by the window is broken.', asked: 12_000, ...over }
    return server().call(claimCalls.open, { params: { id }, body }, await as(person))
  }
  const answer = async (id: string, person: Person, over: Partial<Answer> = {}) => {
    const body: Answer = { agrees: false, text: 'It was broken when we came in.', ...over }
    return server().call(claimCalls.answer, { params: { id }, body }, await as(person))
  }
  const decide = async (id: string, admin: Person, over: Partial<Decision> = {}) =>
    server().call(
      claimCalls.decide,
      { params: { id }, body: { awarded: 5_000, reason: REASON, ...over } },
      await as(admin),
    )
  return {
    as,
    open,
    answer,
    decide,
    /** Began an hour ago, or is over since a minute ago. */
    async aShoot(over: Parameters<typeof aBooking>[1] = {}, isOver = true): Promise<TestBooking> {
      if (isOver) return aBooking(server(), { state: 'completed', startsInHours: 48, ...over })
      const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 48, ...over })
      server().clock.advance(booking.startsAt.getTime() + 3_600_000 - server().clock.now().getTime())
      await runDueJobs(server())
      return booking
    },
    show: async (id: string, person: Person) =>
      server().call(claimCalls.show, { params: { id } }, await as(person)),
    ofBooking: async ({ id }: Pick<TestBooking, 'id'>, person: Person) =>
      server().call(claimCalls.ofBooking, { params: { id } }, await as(person)),
    withdraw: async (id: string, person: Person) =>
      server().call(claimCalls.withdraw, { params: { id } }, await as(person)),
    async addPicture(id: string, person: Person) {
      const bytes = new Blob([new Uint8Array(await aJpeg())])
      return server().call(
        claimCalls.addEvidence,
        { params: { id }, query: { name: 'lamp.jpg' }, bytes },
        await as(person),
      )
    },
    pay: async (id: string, person: Person, token: string) =>
      server().call(claimCalls.pay, { params: { id }, body: { card: { token } } }, await as(person)),
    confirmPayment: async (id: string, person: Person) =>
      server().call(claimCalls.confirmPayment, { params: { id } }, await as(person)),
    /** A host's claim that was answered and waits for a decision. */
    async aCase(booking: TestBooking, side: 'guest' | 'host', asked = 12_000): Promise<string> {
      const [claimant, respondent] =
        side === 'guest' ? [booking.guest, booking.host] : [booking.host, booking.guest]
      const { id } = await open(booking, claimant, { asked })
      await answer(id, respondent)
      return id
    },
  }
}
