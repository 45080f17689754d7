import { expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../testing/booking.ts'
import { insertListing } from '../testing/listings.ts'
import { type Person, useServer } from '../testing/server.ts'

const server = useServer()

async function post(url: string, payload: object, language: string, person?: Pick<Person, 'id'>) {
  const authorization = person ? `Bearer ${await tokenOf(server(), person)}` : undefined
  const answer = await server().app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': language, ...(authorization ? { authorization } : {}) },
  })
  expect(answer.statusCode, answer.payload).toBeLessThan(300)
}

async function subjectsTo(email: string): Promise<string[]> {
  await server().drain()
  return (await server().mailsTo(email)).map(({ subject }) => subject)
}

it('writes to somebody without an account in the language of the page that caused it', async () => {
  const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Imani Okafor' })
  const { id } = await insertListing(server(), host.id)
  await post('/api/cohosts', { email: 'luz@example.com', listings: [id], rights: ['calendar'] }, 'es', host)
  await post('/api/referral/invitations', { email: 'jean@example.com' }, 'fr', host)
  await post('/api/referral/invitations', { email: 'ed@example.com' }, 'en', host)
  expect(await subjectsTo('luz@example.com')).toEqual(['Imani te invitó a ayudar con A quiet loft'])
  expect(await subjectsTo('jean@example.com')).toEqual([expect.stringContaining('lieu')])
  expect(await subjectsTo('ed@example.com')).toEqual(['Imani thinks your space belongs on Roomtone'])
})

it('remembers the language in which somebody joined the waitlist, and invites them in it', async () => {
  const admin = await server().aPerson({ roles: ['admin'] })
  const join = { email: 'lea@example.com', fullName: 'Léa Martin', userType: 'creator' }
  await post('/api/waitlist', join, 'fr')
  const row = await server()
    .deps.db.selectFrom('waitlist')
    .select(['id', 'language'])
    .where('email', '=', join.email)
    .executeTakeFirstOrThrow()
  expect(row.language).toBe('fr')
  await post('/api/admin/waitlist/invite', { ids: [row.id] }, 'en', admin)
  const [joined, invited] = await subjectsTo(join.email)
  expect(joined).toBe('Vous êtes sur la liste d’attente')
  expect(invited).toContain('Votre invitation')
})

it('asks a member’s own choice first, and no choice is English', async () => {
  const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Imani Okafor' })
  const { id } = await insertListing(server(), host.id)
  const [plain, french] = [await aVerifiedPerson(server()), await aVerifiedPerson(server())]
  await server().deps.db.updateTable('users').set({ language: 'fr' }).where('id', '=', french.id).execute()
  for (const { email } of [plain, french])
    await post('/api/cohosts', { email, listings: [id], rights: ['calendar'] }, 'es', host)
  expect(await subjectsTo(plain.email)).toContain('Imani invited you to help with A quiet loft')
  expect((await subjectsTo(french.email)).join()).toContain('Imani vous propose')
})
