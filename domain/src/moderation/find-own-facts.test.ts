import { describe, expect, it } from 'vitest'
import { findOwnFacts, NO_FACTS, type OwnFacts } from './find-own-facts.ts'

const facts: OwnFacts = {
  streets: ['412 N. Maple St., Apt 3'],
  postalCodes: ['90027'],
  accessNotes: ['Lockbox behind the blue planter, code 4471. Park in the yard.'],
  emails: ['Wren.Ostrom@lumen.example'],
  phones: ['+1 (213) 373-4253'],
}

const wordsIn = (text: string) => findOwnFacts(text, facts).map(({ fragment }) => fragment)

describe("the author's own address, codes and contacts in a text", () => {
  it.each([
    ['the street, written long', 'Come to 412 North Maple Street.', '412 North Maple'],
    ['the street, in capitals', 'COME TO 412 N MAPLE ST', '412 N MAPLE'],
    ['the postal code', 'A loft in 90027 with sun', '90027'],
    ['the code of the lockbox', 'The code is 4471', '4471'],
    ['a phrase of the access notes', 'A lockbox behind the blue planter', 'lockbox behind the blue planter'],
    [
      'the mail address, spoken',
      'wren dot ostrom at lumen dot example',
      'wren dot ostrom at lumen dot example',
    ],
    ['the number, grouped otherwise', 'Ring 213.373.42.53 first', '213.373.42.53'],
    ['the number with its country', 'Ring +1 213 3734253', '1 213 3734253'],
  ])('%s', (_, text, fragment) => {
    expect(wordsIn(text)).toContain(fragment)
  })

  it.each([
    'North light over Maple Street all morning',
    'Rooms for 412 people',
    'The planter is blue. Park in the yard',
    'Built in 1924, 90 seats, 27 lamps',
    '',
  ])('passes %j', (text) => {
    expect(wordsIn(text)).toEqual([])
  })

  it('finds nothing where nothing is known', () => {
    expect(findOwnFacts('412 N Maple St, 90027, 213 373 4253', NO_FACTS)).toEqual([])
  })

  it('does not treat a street without a number as an address', () => {
    expect(findOwnFacts('A barn on Old Mill Road', { ...NO_FACTS, streets: ['Old Mill Road'] })).toEqual([])
  })
})
