import { ApiError } from '@roomtone/contract/call'
import { describe, expect, it } from 'vitest'
import { blockOf, isAboveForm, onItsField } from './blocks.ts'

const ready = { isVerified: true, emailConfirmed: true, email: 'a@b.test' }
const free = { problem: null, canWait: false }
const taken = { problem: { code: 'taken' as const, message: 'This time is taken.' }, canWait: true }

describe('what is in the way', () => {
  it('is nothing for a verified person and a free time', () => {
    expect(blockOf(ready, free, false)).toBeNull()
  })

  it('is the person first, then the time', () => {
    expect(blockOf({ ...ready, isVerified: false, emailConfirmed: false }, taken, false)?.title).toBe(
      'Verification Required',
    )
    expect(blockOf({ ...ready, emailConfirmed: false }, taken, false)?.title).toBe('Confirm your email')
    expect(blockOf(ready, taken, false)?.text).toBe('This time is taken.')
  })

  it('is the other way round for a second hold', () => {
    expect(blockOf(ready, taken, true)).toBeNull()
    expect(blockOf(ready, free, true)).not.toBeNull()
    expect(blockOf(ready, { ...taken, canWait: false }, true)).not.toBeNull()
  })
})

describe('a request that was never answered', () => {
  it('may hold the time itself: it is sent again, whatever the page was told of the time since', () => {
    expect(blockOf(ready, taken, false, true)).toBeNull()
    expect(blockOf(ready, free, true, true)).toBeNull()
    expect(blockOf({ ...ready, isVerified: false }, taken, false, true)).not.toBeNull()
  })
})

describe('refusals', () => {
  it('land on the field they are about', () => {
    const crew = onItsField(new ApiError({ code: 'crew_too_large', detail: 'Too many.' }))
    expect(crew).toMatchObject({ fields: [{ field: 'crew', message: 'Too many.' }] })
    const named = new ApiError({ code: 'not_allowed_here', errors: [{ field: 'x', message: 'y' }] })
    expect(onItsField(named)).toBe(named)
    const other = new ApiError({ code: 'rate_limited' })
    expect(onItsField(other)).toBe(other)
  })

  it('about price, time and person are shown above', () => {
    expect(isAboveForm(new ApiError({ code: 'price_changed' }))).toBe(true)
    expect(isAboveForm(new ApiError({ code: 'terms_changed' }))).toBe(true)
    expect(isAboveForm(new ApiError({ code: 'crew_too_large' }))).toBe(false)
    expect(isAboveForm(new Error('network'))).toBe(false)
  })
})
