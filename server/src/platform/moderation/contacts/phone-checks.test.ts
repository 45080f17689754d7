import { describe, expect, it } from 'vitest'
import { readPlainly } from '../normalise.ts'
import { findPhones } from './find-phones.ts'
import { createPhoneChecks } from './phone-checks.ts'

/** What was looked up while a text was read by somebody who knows these numbers alone. */
function lookedUp(text: string, valid: string[] = []) {
  const asked: string[] = []
  const checks = createPhoneChecks((digits) => {
    asked.push(digits)
    return valid.includes(digits)
  })
  const found = findPhones(readPlainly(text), checks)
  return { asked, found: found.map(({ from, to }) => text.slice(from, to)) }
}

const differentNumbers = (count: number) => Array.from({ length: count }, (_, index) => 4_150_000_000 + index)

describe('looking numbers up', () => {
  it('asks once for what is written again and again', () => {
    const { asked, found } = lookedUp('+1'.repeat(2000))
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBeLessThan(20)
    expect(found).toEqual([])
  })

  it('asks two hundred times at most, and then takes what looks like a number for one', () => {
    const many = differentNumbers(360)
    const { asked, found } = lookedUp(many.join('\n'))
    expect(asked).toHaveLength(200)
    // Of each it is asked whether it is one of the United States, and of Mexico.
    expect(found).toEqual(many.slice(100).map(String))
    const pluses = Array.from({ length: 1300 }, (_, index) => `+${(index % 89) + 10}`).join('')
    expect(lookedUp(pluses).asked).toHaveLength(200)
  })

  it('finds the one that is real among decoys', () => {
    const real = '+442079460958'
    const hidden = (decoys: number) => [...differentNumbers(decoys), real, ...differentNumbers(9)].join('\n')
    for (const decoys of [0, 50, 150, 300]) expect(lookedUp(hidden(decoys), [real]).found).toContain(real)
  })
})
