import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Language } from '@roomtone/texts/languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let ada: Person

beforeAll(async () => {
  ada = await server().aPerson({ email: 'ada@example.com' })
})

async function choose(language: Language | null): Promise<void> {
  await server().deps.db.updateTable('users').set({ language }).where('id', '=', ada.id).execute()
}

const post = (url: string, payload: object) => server().app.inject({ method: 'POST', url, payload })
const signIn = () => post('/api/account/sign-in', { email: ada.email, password: ada.password })

async function resetMail() {
  await server().database.pool.query('delete from embedded_mails')
  await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
  await server().drain()
  const { rows } = await server().database.pool.query(
    "select subject, html, text from embedded_mails where kind = 'reset-password' and recipient = $1",
    [ada.email],
  )
  return rows[0] as { subject: string; html: string; text: string } | undefined
}

describe('the language of an account', () => {
  it('goes out as a cookie with sign-in and refresh, once somebody has chosen one', async () => {
    await choose(null)
    expect((await signIn()).headers['set-cookie']).toBeUndefined()
    await choose('fr')
    const opened = await signIn()
    expect(opened.headers['set-cookie']).toMatch(/^language=fr; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect(opened.json().user.language).toBe('fr')
    const { refresh_token } = opened.json()
    const renewed = await post('/api/account/refresh', { refresh_token })
    expect(renewed.headers['set-cookie']).toMatch(/^language=fr;/)
  })

  it('is returned with the setting itself, so that the page can be redrawn in it', async () => {
    const { access_token } = (await signIn()).json()
    const saved = await server().app.inject({
      method: 'PUT',
      url: '/api/profile/preferences',
      payload: { language: 'es' },
      headers: { authorization: `Bearer ${access_token}`, cookie: 'language=fr' },
    })
    expect(saved.json()).toMatchObject({ language: 'es' })
    expect(saved.headers['set-cookie']).toMatch(/^language=es; Path=\//)
  })

  it('is the language of their mails', async () => {
    await choose('fr')
    const french = await resetMail()
    expect(french?.subject).toBe('Choisissez un nouveau mot de passe')
    expect(french?.html).toContain('<html lang="fr" dir="ltr">')
    expect(french?.text).toContain('pendant 1 heure')
    expect(french?.text).not.toMatch(/\b(the|your|Questions\? Write)\b/)
    expect(tokenIn(french?.text ?? '')).not.toBe('')
    await choose('es')
    expect((await resetMail())?.subject).toBe('Elige una contraseña nueva')
    await choose(null)
    expect((await resetMail())?.subject).toBe('Choose a new password')
  })
})
