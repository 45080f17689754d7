import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { CrewView, openCallSheet, saveCallSheet, saveCrew } from '@roomtone/contract/compliance/crew'
import type { Input, Reply } from '@roomtone/contract/endpoint'
import { openPacket } from '../src/features/compliance/packet/open-packet.ts'
import type { Limit } from '../src/platform/limits/rate-limits.ts'
import { aBooking, type TestBooking, tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

export type WantedMember = Input<typeof saveCrew>['body']['members'][number]
type CallSheetBody = Input<typeof saveCallSheet>['body']

const HOUR = 3_600_000

export const MARA: WantedMember = {
  name: 'Mara Lindqvist',
  role: 'Gaffer',
  email: 'mara@crew.example',
  isMinor: false,
}
export const TEO: WantedMember = { name: 'Teo Brandt', role: 'Sound', email: null, isMinor: false }

/** A confirmed booking with its packet: where crew, links and files begin. */
export async function aShoot(
  server: TestServer,
  wanted: Parameters<typeof aBooking>[1] = {},
): Promise<TestBooking> {
  const booking = await aBooking(server, { state: 'confirmed', ...wanted })
  await openPacket(server.deps, booking.id)
  return booking
}

/** What guests do with their crew, at the time of the server's clock. */
export function useCrew(server: () => TestServer) {
  const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
  const show = async ({ id }: { id: string }, person: Person): Promise<CrewView> =>
    server().call(crewCalls.show, { params: { id } }, await as(person))
  const save = async (
    { id, guest }: TestBooking,
    members: WantedMember[],
    { person = guest, revision }: { person?: Person; revision?: string } = {},
  ): Promise<CrewView> => {
    const seen = revision ?? (await show({ id }, person)).revision
    const body = { revision: seen, members }
    return server().call(crewCalls.save, { params: { id }, body }, await as(person))
  }
  return {
    as,
    show,
    save,
    async saveSheet({ id, guest, startsAt }: TestBooking, over: Partial<CallSheetBody> = {}) {
      const body: CallSheetBody = {
        callAt: new Date(startsAt.getTime() - HOUR).toISOString(),
        parking: 'Two vans in the yard',
        contacts: 'Production: 555 0100',
        hospital: 'St. Vincent, ten minutes east',
        notes: 'Soft shoes, please',
        ...over,
      }
      return server().call(crewCalls.saveCallSheet, { params: { id }, body }, await as(guest))
    },
    async send({ id, guest }: TestBooking, memberIds: string[], person = guest): Promise<CrewView> {
      const input = { params: { id }, body: { memberIds } }
      return server().call(crewCalls.sendLinks, input, await as(person))
    },
    async make({ id, guest }: TestBooking, memberId: string, person = guest) {
      return server().call(crewCalls.makeLink, { params: { id, memberId } }, await as(person))
    },
    async revoke({ id, guest }: TestBooking, memberId: string, person = guest) {
      return server().call(crewCalls.revokeLink, { params: { id, memberId } }, await as(person))
    },
    open: (token: string, address = '127.0.0.1'): Promise<Reply<typeof openCallSheet>> =>
      server().call(crewCalls.open, { body: { token } }, { address }),
    tokenIn: (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '',
    goTo(at: Date, milliseconds = 0): void {
      server().clock.advance(at.getTime() + milliseconds - server().clock.now().getTime())
    },
  }
}

export function idsOf({ members }: CrewView): string[] {
  return members.map(({ id }) => id)
}

/** Leaves everyone who has begun on this limit so much of it. */
export async function useUpTo({ database }: TestServer, limit: Limit, left: number): Promise<void> {
  await database.pool.query('update rate_limits set hits = $1 where starts_with(key, $2)', [
    limit.max - left,
    `${limit.name}:`,
  ])
}
