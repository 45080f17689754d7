import { accountCalls } from '@roomtone/contract/account/account.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
let ada: Person

beforeAll(async () => {
  // A day of our choosing, so that birthdays mean the same whenever this runs.
  server().clock.advance(Date.parse('2031-06-15T12:00:00Z') - server().clock.now().getTime())
  ada = await server().aPerson()
})

const form = {
  firstName: ' Ada ',
  lastName: 'Quill',
  birthday: { month: 6, day: 15, year: 2000 },
  agreedToTerms: true as const,
}

const complete = (over: Record<string, unknown> = {}) =>
  server().call(accountCalls.completeProfile, { body: { ...form, ...over } as never }, { token: ada.token })

const born = (year: number, month: number, day: number) => ({ birthday: { year, month, day } })

describe('finishing signing up', () => {
  it('keeps the legal names, the birthday and the moment of agreeing', async () => {
    const me = await complete()
    expect(me).toMatchObject({
      firstName: 'Ada',
      lastName: 'Quill',
      fullName: 'Ada Quill',
      dateOfBirth: '2000-06-15',
      hasNames: true,
    })
    const row = await server()
      .deps.db.selectFrom('profiles')
      .select(['date_of_birth', 'terms_agreed_at'])
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow()
    expect(row.terms_agreed_at).toBeInstanceOf(Date)
    expect(row.date_of_birth).toBe('2000-06-15')
  })

  it.each([
    [born(2000, 2, 31), 'This date doesn’t exist. Please check the day and month.'],
    [born(2001, 2, 29), 'This date doesn’t exist. Please check the day and month.'],
    [born(2000, 13, 1), 'This date doesn’t exist. Please check the day and month.'],
    [born(2040, 1, 1), 'This date is in the future. Please check the year.'],
    [{ firstName: '  ' }, 'Please fill in all fields'],
    [{ lastName: undefined }, 'Please fill in all fields'],
    [{ birthday: { month: 6, day: 15 } }, 'Please fill in all fields'],
    [{ birthday: undefined }, 'Please fill in all fields'],
    [{ agreedToTerms: false }, 'Please agree to the terms to continue'],
    [{ firstName: '', agreedToTerms: false }, 'Please fill in all fields'],
  ])('refuses %j', async (over, message) => {
    await expect(complete(over)).rejects.toMatchObject({ status: 422, code: 'validation_failed', message })
  })

  it('is for adults: 17 is refused, 18 today is welcome', async () => {
    await expect(complete(born(2013, 6, 16))).rejects.toMatchObject({
      code: 'under_age',
      message: 'You must be at least 18 years old to use Roomtone.',
    })
    expect((await complete(born(2013, 6, 15))).dateOfBirth).toBe('2013-06-15')
  })

  it('does not change a verified name', async () => {
    const { db } = server().deps
    await db
      .updateTable('profiles')
      .set({ is_verified: true, verification_status: 'verified' })
      .where('id', '=', ada.id)
      .execute()
    await expect(complete({ firstName: 'Eve' })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    const me = await server().call(accountCalls.me, {}, { token: ada.token })
    expect(me.firstName).toBe('Ada')
  })
})
