import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { aVerifiedPerson, tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

type Sharing = {
  host: Person
  listings: string[]
  /** With spaces that are added later. */
  houses?: string[]
  rights: CohostRight[]
  email: string
}

export async function invite(server: TestServer, { host, listings, houses = [], rights, email }: Sharing) {
  const shared = await server.call(
    cohostCalls.invite,
    { body: { email, listings, houses, rights } },
    { token: await tokenOf(server, host) },
  )
  await server.drain()
  return shared
}

/** Of the last invitation to this address. */
export async function tokenMailedTo(server: TestServer, email: string): Promise<string> {
  const mails = (await server.mailsTo(email)).filter(({ kind }) => kind === 'cohost-invited')
  const token = /\/shared-access#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`No invitation to ${email}`)
  return token
}

export async function accept(server: TestServer, person: Person, token: string) {
  return server.call(cohostCalls.accept, { body: { token } }, { token: await tokenOf(server, person) })
}

/** Somebody verified who has taken an invitation with these rights. */
export async function aCohost(
  server: TestServer,
  { host, listings, houses = [], rights }: Omit<Sharing, 'email'>,
  helper?: Person,
): Promise<Person & { cohostId: string }> {
  const person = helper ?? (await aVerifiedPerson(server))
  const { given } = await invite(server, { host, listings, houses, rights, email: person.email })
  await accept(server, person, await tokenMailedTo(server, person.email))
  const row = given.find(({ email, status }) => email === person.email && status === 'invited')
  return { ...person, cohostId: row?.id ?? '' }
}
