import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { describe, expect, it } from 'vitest'
import { isUnanswered } from '../../../../platform/forms/is-unanswered.ts'
import { readAddress, type Wanted } from './address.ts'
import { attemptKey, draftKey, emptyDraft, keep, newAttempt, type RequestBody, readKept } from './kept.ts'
import { involvedHere, isAnswer, requestBody, withUnanswered } from './request-body.ts'

function store(): Pick<Storage, 'getItem' | 'setItem'> & { all: Map<string, string> } {
  const all = new Map<string, string>()
  return { all, getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value) }
}

const wanted: Wanted = {
  propertyId: 'p1',
  choice: { by: 'hour', date: '2026-12-05', start: 540, hours: 4, crew: 5 },
  isWait: false,
}
const production = {
  title: 'Late Sun',
  kind: 'stills' as const,
  purpose: 'Twelve looks',
  involves: ['animals' as const],
}
const body = (change: Partial<RequestBody> = {}): RequestBody => ({
  ...requestBody({
    wanted,
    attempt: newAttempt('k1'),
    values: { crew: 5, production },
    credits: { credits: [], expectedCredit: 0 },
    expected: { expectedTotal: 78_700, expectedTerms: 'm1' },
  }),
  ...change,
})

describe('what a tab keeps of a checkout', () => {
  it('is kept over a reload', () => {
    const tab = store()
    const draft = { ...emptyDraft({ crew: 5 }), title: 'Late Sun' }
    keep(() => tab, draftKey('m1', wanted), draft)
    expect(readKept(() => tab, draftKey('m1', wanted), emptyDraft({}))).toEqual(draft)
  })

  it('is no reason to fail', () => {
    const tab = store()
    tab.setItem('broken', '{')
    expect(readKept(() => tab, 'broken', emptyDraft({ crew: 2 }))).toEqual(emptyDraft({ crew: 2 }))
    const blocked = () => {
      throw new Error('blocked')
    }
    expect(readKept(blocked, 'any', emptyDraft({ crew: 2 }))).toEqual(emptyDraft({ crew: 2 }))
    expect(() => keep(blocked, 'any', {})).not.toThrow()
  })

  it('is a person’s own; what was typed goes with the space, the key with the time', () => {
    const later: Wanted = { ...wanted, choice: { by: 'day', checkIn: '2026-12-07', checkOut: '2026-12-08' } }
    expect(draftKey('m1', wanted)).toBe(draftKey('m1', later))
    const keys = [
      attemptKey('m1', wanted),
      attemptKey('m2', wanted),
      attemptKey('m1', later),
      attemptKey('m1', { ...wanted, isWait: true }),
      draftKey('m1', wanted),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is another try for another time around the shoot, and the same for other add-ons', () => {
    const { choice } = wanted
    const keyOf = (over: object) => attemptKey('m1', { ...wanted, choice: { ...choice, ...over } })
    expect(keyOf({ prep: 1 })).not.toBe(keyOf({}))
    expect(keyOf({ prep: 1 })).not.toBe(keyOf({ strike: 1 }))
    expect(keyOf({ kind: 'motion', addOns: 'a:1' })).toBe(keyOf({}))
  })

  it('says nothing about a card', () => {
    expect(JSON.stringify([body(), newAttempt('k1'), emptyDraft({ crew: 1 })])).not.toMatch(/card|token/)
  })
})

describe('what is sent', () => {
  it('is the same however often it is sent, and each way of saying it is tried once', () => {
    expect(body()).toEqual(body())
    const other = body({ crew: 4 })
    expect(withUnanswered(withUnanswered(withUnanswered([], body()), other), body())).toEqual([other, body()])
  })

  it('may have arrived when the network or the server failed, and has not when the time is refused', () => {
    const known = (error: unknown) => [isUnanswered(error), isAnswer(error)]
    expect(known(new UnreachableError(0))).toEqual([true, false])
    expect(known(new ApiError({ code: 'internal', status: 500 }))).toEqual([true, false])
    expect(known(new ApiError({ code: 'slot_taken', status: 409 }))).toEqual([false, true])
    expect(known(new ApiError({ code: 'rate_limited', status: 429 }))).toEqual([false, false])
  })

  it('is the time with its prep and strike, and the add-ons on their own', () => {
    const id = '0b0c5d3e-0000-4000-8000-0000000000a1'
    const time = { ...wanted.choice, prep: 2, kind: 'motion' as const, addOns: `${id}:2` }
    const sent = requestBody({
      wanted: { ...wanted, choice: time },
      attempt: newAttempt('k1'),
      values: { crew: 8, production },
      credits: { credits: [], expectedCredit: 0 },
      expected: { expectedTotal: 78_700, expectedTerms: 'm1' },
    })
    expect(sent.choice).toEqual({ by: 'hour', date: '2026-12-05', start: 540, hours: 4, prep: 2 })
    expect([sent.addOns, sent.crew]).toEqual([[{ id, count: 2 }], 8])
  })

  it('declares nothing that the space no longer allows', () => {
    const draft = { ...emptyDraft({ crew: 1 }), involves: ['animals' as const, 'drones' as const] }
    expect(involvedHere(draft, { allows: ['animals'] })).toEqual(['animals'])
  })
})

describe('the address', () => {
  const read = (text: string) => readAddress(new URLSearchParams(text))

  it('knows a choice, a booking, and neither', () => {
    expect(read('property=p1&by=hour&date=2026-12-05&start=540&hours=4&crew=5')).toEqual({
      kind: 'wanted',
      ...wanted,
    })
    expect(read('property=p1&by=day&checkIn=2026-12-07&checkOut=2026-12-08&wait=1')).toMatchObject({
      choice: { by: 'day', checkIn: '2026-12-07', checkOut: '2026-12-08' },
      isWait: true,
    })
    expect(read('booking=b1')).toEqual({ kind: 'booking', id: 'b1' })
    for (const nothing of ['', 'property=p1', 'by=hour&date=2026-12-05', 'property=p1&by=hour&date=soon'])
      expect(read(nothing)).toEqual({ kind: 'empty' })
  })
})
