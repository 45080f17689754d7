import { describe, expect, it } from 'vitest'
import { assess, flagsOfFindings } from './assess.ts'

const now = new Date('2026-11-15T12:00:00Z')
const birthday = { year: 1990, month: 6, day: 15 }
const facts = {
  birthday,
  profileBirthday: '1990-06-15',
  idSeenElsewhere: false,
  wasRejectedByPerson: false,
}

describe('assessing a submission', () => {
  it('passes the ordinary one to the provider', () => {
    expect(assess(facts, now)).toEqual({ go: 'provider' })
    expect(assess({ ...facts, profileBirthday: null }, now)).toEqual({ go: 'provider' })
  })

  it('rejects people under 18, whatever else is odd, and accepts them on their birthday', () => {
    const turning = { year: 2008, month: 11, day: 15 }
    expect(assess({ ...facts, birthday: turning, profileBirthday: '2008-11-15' }, now)).toEqual({
      go: 'provider',
    })
    const reject = { go: 'reject', reason: 'under_age' }
    for (const idSeenElsewhere of [true, false])
      expect(assess({ ...facts, birthday: { ...turning, day: 16 }, idSeenElsewhere }, now)).toEqual(reject)
  })

  it('sends what is odd to a person, naming each oddity', () => {
    const differs = { ...facts, profileBirthday: '1990-06-16' }
    expect(assess(differs, now)).toEqual({ go: 'review', flags: ['birthday_differs'] })
    expect(assess({ ...facts, idSeenElsewhere: true }, now)).toEqual({
      go: 'review',
      flags: ['duplicate_id'],
    })
    expect(assess({ ...differs, idSeenElsewhere: true }, now)).toEqual({
      go: 'review',
      flags: ['duplicate_id', 'birthday_differs'],
    })
  })

  it('sends the next try to a person after a person has rejected one', () => {
    expect(assess({ ...facts, wasRejectedByPerson: true }, now)).toEqual({
      go: 'review',
      flags: ['rejected_before'],
    })
  })
})

describe('what a provider read on the document', () => {
  const claimed = { legalName: 'Ana María Núñez-Ortega', dateOfBirth: '1990-06-15' }

  it.each(['Ana Maria Nunez Ortega', 'ANA NÚÑEZ ORTEGA', 'Nuñez-Ortega, Ana'])(
    'recognizes her as %s',
    (legalName) => {
      expect(flagsOfFindings(claimed, { legalName, dateOfBirth: '1990-06-15' })).toEqual([])
    },
  )

  it('is no contradiction where it says nothing', () => {
    expect(flagsOfFindings(claimed, { legalName: null, dateOfBirth: null })).toEqual([])
  })

  it('names what differs', () => {
    const found = { legalName: 'Eva Núñez', dateOfBirth: '1990-06-16' }
    expect(flagsOfFindings(claimed, found)).toEqual(['birthday_differs', 'name_differs'])
  })
})
