import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { aVerifiedPerson, tokenOf } from './booking.ts'
import type { Person, TestHouse } from './house.ts'

type Sharing = { host: Person; listings: string[]; rights: CohostRight[]; email: string }

export async function invite(house: TestHouse, { host, listings, rights, email }: Sharing) {
  const shared = await house.call(
    cohostCalls.invite,
    { body: { email, listings, rights } },
    { token: await tokenOf(house, host) },
  )
  await house.drain()
  return shared
}

/** Of the last invitation to this address. */
export async function tokenMailedTo(house: TestHouse, email: string): Promise<string> {
  const mails = (await house.mailsTo(email)).filter(({ kind }) => kind === 'cohost-invited')
  const token = /\/shared-access#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`No invitation to ${email}`)
  return token
}

export async function accept(house: TestHouse, person: Person, token: string) {
  return house.call(cohostCalls.accept, { body: { token } }, { token: await tokenOf(house, person) })
}

/** Somebody verified who has taken an invitation with these rights. */
export async function aCohost(
  house: TestHouse,
  { host, listings, rights }: Omit<Sharing, 'email'>,
  helper?: Person,
): Promise<Person & { cohostId: string }> {
  const person = helper ?? (await aVerifiedPerson(house))
  const { given } = await invite(house, { host, listings, rights, email: person.email })
  await accept(house, person, await tokenMailedTo(house, person.email))
  const row = given.find(({ email, status }) => email === person.email && status === 'invited')
  return { ...person, cohostId: row?.id ?? '' }
}
