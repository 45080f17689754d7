import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }

describe('joining the waitlist', () => {
  it('keeps the entry, thanks the person and tells the operator', async () => {
    await server().call(waitlistCalls.join, { body: { ...form, email: '  June@Example.com ' } })
    await server().drain()
    const row = await server().deps.db.selectFrom('waitlist').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: 'june@example.com', full_name: 'June Albright', user_type: 'host' })
    expect(await server().mailsTo('june@example.com')).toMatchObject([{ kind: 'waitlist-joined' }])
    expect(await server().mailsTo('operator@roomtone.test')).toMatchObject([
      { subject: 'Waitlist: June Albright' },
    ])
  })

  it('says so when the address is there already, however it is spelled, and also in a race', async () => {
    await expect(
      server().call(waitlistCalls.join, { body: { ...form, email: 'JUNE@example.com' } }),
    ).rejects.toMatchObject({
      code: 'already_on_waitlist',
      title: 'Already on waitlist',
      message: 'This email is already registered on the waitlist.',
    })
    const racers = Array.from({ length: 8 }, () =>
      server().call(waitlistCalls.join, { body: { ...form, email: 'race@example.com' } }),
    )
    const results = await Promise.allSettled(racers)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    [{ ...form, email: 'nonsense' }, 'Invalid email address'],
    [{ ...form, email: `${'a'.repeat(60)}@${'b'.repeat(200)}.com` }, 'Email too long'],
    [{ ...form, fullName: ' J ' }, 'Name must be at least 2 characters'],
    [{ ...form, fullName: 'x'.repeat(101) }, 'Name too long'],
    [{ ...form, email: 'bad', fullName: '' }, 'Invalid email address'],
  ])('shows the first message only: %j', async (body, message) => {
    await expect(server().call(waitlistCalls.join, { body })).rejects.toMatchObject({
      title: 'Validation Error',
      message,
    })
  })

  it('says what is wrong in the language that the caller names', async () => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/waitlist',
      headers: { 'accept-language': 'es' },
      payload: { ...form, email: 'nonsense', fullName: 'J' },
    })
    expect(answer.json()).toMatchObject({
      title: 'Error de validación',
      detail: 'Correo electrónico no válido',
      errors: [
        { field: 'email', message: 'Correo electrónico no válido' },
        { field: 'fullName', message: 'El nombre debe tener al menos 2 caracteres' },
      ],
    })
  })
})
