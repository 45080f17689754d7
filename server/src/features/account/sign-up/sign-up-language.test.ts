import { accountCalls } from '@roomtone/contract/account/account.calls'
import { expect, it } from 'vitest'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()

async function signUp(email: string, headers: Record<string, string>) {
  await server()
    .deps.db.insertInto('access_whitelist')
    .values({ email, added_at: server().clock.now(), source: 'admin' })
    .execute()
  return server().app.inject({
    method: 'POST',
    url: '/api/account/sign-up',
    payload: { email, password: 'Quiet1please', fullName: 'June Albright', userType: 'creator' },
    headers,
  })
}

async function mailsOf(email: string): Promise<string[]> {
  await server().drain()
  return (await server().mailsTo(email)).map(({ subject }) => subject).sort()
}

it('remembers the language of the page on which somebody signs up, and writes to them in it', async () => {
  const answer = await signUp('lena@example.com', { cookie: 'other=1; language=fr', 'accept-language': 'es' })
  expect(answer.json().user.language).toBe('fr')
  expect(answer.headers['set-cookie']).toMatch(/^language=fr;/)
  expect(await mailsOf('lena@example.com')).toEqual([
    'Bienvenue sur Roomtone',
    'Confirmez votre adresse e-mail',
  ])
})

it('takes what the browser wishes where nothing was chosen', async () => {
  const answer = await signUp('luz@example.com', { 'accept-language': 'pt-BR,es-MX;q=0.9,en;q=0.8' })
  expect(answer.json().user.language).toBe('es')
  const { access_token: token } = answer.json()
  expect(await server().call(accountCalls.me, {}, { token })).toMatchObject({ language: 'es' })
})

it('keeps nothing for English, which nobody has to choose', async () => {
  const answer = await signUp('ed@example.com', { cookie: 'language=en', 'accept-language': 'fr' })
  expect(answer.json().user.language).toBeNull()
  expect(answer.headers['set-cookie']).toBeUndefined()
})
