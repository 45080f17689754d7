import { describe, expect, it } from 'vitest'
import { Refused, refusedField } from '../refused.ts'
import type { Words } from '../words.ts'
import { languageOfCall } from './choose-language.ts'
import { problemOf } from './problem.ts'

const words: Words = (language) => `said in ${language}`

describe('a problem', () => {
  it('has the words of its code in the language that was asked for', () => {
    const { title, detail, code } = problemOf(new Refused('slot_taken'), 'r1', 'fr')
    expect(code).toBe('slot_taken')
    expect(title).toBe('Plus disponible')
    expect(detail).toContain('créneau')
    expect(problemOf(new Refused('slot_taken'), 'r1', 'en').title).toBe('No longer available')
  })

  it('says more exact words, and those beside a field, in that language too', () => {
    const { detail, errors } = problemOf(refusedField('birthday', words), 'r1', 'es')
    expect(detail).toBe('said in es')
    expect(errors).toEqual([{ field: 'birthday', message: 'said in es' }])
  })

  it('keeps what went wrong on our side to itself, in every language', () => {
    const { code, detail } = problemOf(new Error('select secret from users'), 'r1', 'es')
    expect(code).toBe('internal')
    expect(detail).not.toContain('secret')
    expect(detail).not.toBe(problemOf(new Error('x'), 'r1', 'en').detail)
  })

  it('is logged in English', () => {
    expect(new Refused('conflict', { detail: words }).message).toBe('said in en')
  })
})

it('answers calls in the language they name, and in English otherwise, whatever a cookie says', () => {
  expect(languageOfCall({ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' })).toBe('fr')
  expect(languageOfCall({ 'accept-language': 'xx', cookie: 'language=es' })).toBe('en')
  expect(languageOfCall({})).toBe('en')
})
