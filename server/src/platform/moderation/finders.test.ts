import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { describe, expect, it } from 'vitest'
import { findAddresses } from './contacts/find-addresses.ts'
import { findHandles } from './contacts/find-handles.ts'
import { findLinks } from './contacts/find-links.ts'
import { findPayments } from './contacts/find-payments.ts'
import { findPhones } from './contacts/find-phones.ts'
import { isMostlyDigits, spellOut } from './contacts/spelled-digits.ts'
import type { Found } from './found.ts'
import { findHarm } from './harm/find-harm.ts'
import { joinSpaced, readPlainly, undisguise } from './normalise.ts'

const shown = (found: Found[], text: string): [FlagKind, string][] =>
  found.map(({ kind, from, to }) => [kind, text.slice(from, to)])

describe('reading past disguises', () => {
  it.each([
    ['Ve\u200bn\u00admo', 'venmo'],
    ['\u0440\u0430\u0443\u0440\u0430l', 'paypal'],
    ['ＶＥＮＭＯ 𝓿𝓮𝓷𝓶𝓸', 'venmo venmo'],
    ['Z\u0336e\u0336lle', 'zelle'],
  ])('sees through %s', (text, meant) => expect(readPlainly(text).text).toBe(meant))

  it('remembers where each character came from', () => {
    const { text, from, to } = readPlainly('a\u200b𝓿b')
    expect({ text, from, to }).toEqual({ text: 'avb', from: [0, 2, 4], to: [1, 4, 5] })
  })

  it('pulls spaced letters together, and only single letters', () => {
    expect(joinSpaced(readPlainly('do you v e n m o? v.e.n.m.o it is')).text).toBe(
      'do you venmo? venmo it is',
    )
    expect(joinSpaced(readPlainly('we are on set at 5')).text).toBe('we are on set at 5')
  })

  it('takes digits for letters only in words that have letters', () => {
    expect(undisguise(readPlainly('v3nm0 at 415'), 'i').text).toBe('venmo at 415')
    expect(undisguise(readPlainly('ze11e'), 'l').text).toBe('zelle')
  })
})

describe('spelled digits', () => {
  it.each([
    ['four one five', '4 1 5'],
    ['fivefivefive', '555'],
    ['double five triple zero', '55 000'],
    ['cuatro uno cinco', '4 1 5'],
    ['415 dash 555', '415 - 555'],
    ['41o-555-l234', '410-555-1234'],
    ['none of the phones', 'none of the phones'],
  ])('%s', (text, digits) => expect(spellOut(readPlainly(text)).text).toBe(digits))

  it('knows a piece of a number from talk with numbers in it', () => {
    expect(isMostlyDigits('my number is 415')).toBe(true)
    expect(isMostlyDigits('2 vans')).toBe(false)
    expect(isMostlyDigits('4:30')).toBe(false)
  })
})

describe('phone numbers', () => {
  const find = (text: string) => shown(findPhones(readPlainly(text)), text).map(([, fragment]) => fragment)

  it.each([
    ['it is (415) 555-0123, thanks', '(415) 555-0123'],
    ['be there 4:30 415-555-0123', '415-555-0123'],
    ['CDMX 55 1234 5678', '55 1234 5678'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['ring four one five five five five oh one two three!', 'four one five five five five oh one two three'],
    ['call 555-0147', '555-0147'],
  ])('finds the one in: %s', (text, fragment) => expect(find(text)).toContain(fragment))

  it.each([
    '2026-03-14 09:00 to 2026-03-14 19:00',
    'lot 555-0147',
    '10013-2104',
    'order 4155550123',
    '650 800 1200 watt heads',
    '$4,155,550.12',
    'ISO 200 400 800 1600 3200',
  ])('leaves alone: %s', (text) => expect(find(text)).toEqual([]))
})

describe('mail addresses and links', () => {
  const find = (text: string) => shown(findLinks(readPlainly(text), text), text)
  const kinds = (text: string) => [...new Set(find(text).map(([kind]) => kind))]

  it('takes a mail address as contact, and not for a link too', () => {
    expect(find('Write to Mara@Lumen.com today')).toContainEqual(['contact', 'Mara@Lumen.com'])
    expect(kinds('Write to Mara@Lumen.com today')).toEqual(['contact'])
    expect(find('mara (at) lumen (dot) com')[0]).toEqual(['contact', 'mara (at) lumen (dot) com'])
  })

  it.each(['https://lumen.film/x', 'lumenfilms.com', 'lumen.photography', 'drive.google.com/a'])(
    'finds %s',
    (link) => expect(find(`here: ${link} ok`)).toContainEqual(['link', link]),
  )

  it.each([
    'at noon.We start',
    'call_sheet.pdf',
    'A001.mov',
    'Frame.io',
    'f/2.8',
    'e.g. 4.30pm',
    'look.And so on',
  ])('leaves alone: %s', (text) => expect(find(text)).toEqual([]))
})

describe('street addresses', () => {
  const find = (text: string) =>
    shown(findAddresses(readPlainly(text), text), text).map(([, fragment]) => fragment)

  it.each([
    ['come to 412 Larkspur Lane at 9', '412 Larkspur Lane'],
    ["we're at 1180 N. Vine St, apt 4", '1180 N. Vine St'],
    ['412 larkspur ln', '412 larkspur ln'],
    ['corner of 5th and Alvarado', 'corner of 5th and Alvarado'],
    ['the blue house on Fenwick Ave number 27', 'Fenwick Ave number 27'],
    ['four twelve larkspur lane', 'four twelve larkspur lane'],
    ['Calle Reforma 112', 'Calle Reforma 112'],
    ['27 rue des Lilas', '27 rue des Lilas'],
  ])('finds the one in: %s', (text, fragment) =>
    expect(find(text).some((found) => found.includes(fragment))).toBe(true),
  )

  it.each([
    '5 minutes off the 405',
    'street parking',
    'Main street style',
    'the hallway is 12 by 20',
    'Stage 4',
    'studio B',
    'a 20 minutes drive',
    'the 5th and 6th work',
    'the film is called 10 Cloverfield Lane',
    'La calle es tranquila de 9 a 18',
    'une place de parking pour 2 camions',
  ])('leaves alone: %s', (text) => expect(find(text)).toEqual([]))
})

describe('names on other networks', () => {
  const find = (text: string) => shown(findHandles(readPlainly(text)), text).map(([, fragment]) => fragment)

  it('finds names and the way over', () => {
    expect(find('@mara_shoots on insta')).toContain('@mara_shoots')
    expect(find("Let's move to Telegram")).toContain('move to Telegram')
  })

  it.each(['lunch @noon, trucks @base', 'the reel runs on Instagram', 'we post to TikTok in May'])(
    'leaves alone: %s',
    (text) => expect(find(text)).toEqual([]),
  )
})

describe('payment past the platform', () => {
  const find = (text: string) => shown(findPayments(readPlainly(text)), text).map(([, fragment]) => fragment)

  it.each([
    ['ok, v e n m o then', 'v e n m o'],
    ['my V3nm0 is open', 'V3nm0'],
    ['I can pay you cash on the day', 'pay you cash'],
    ["let's go off the app", 'off the app'],
    ['cheaper without the fee', 'cheaper without the fee'],
  ])('finds it in: %s', (text, fragment) => expect(find(text)).toContain(fragment))

  it.each(['petty cash for snacks', 'wire the lav', 'what is the cleaning fee', 'we pay through Roomtone'])(
    'leaves alone: %s',
    (text) => expect(find(text)).toEqual([]),
  )
})

describe('harm', () => {
  const find = (text: string) => shown(findHarm(readPlainly(text)), text).map(([kind]) => kind)

  it.each([
    ['I will kill you', 'threat'],
    ['you stupid b1tch', 'hate'],
    ['no jews allowed', 'hate'],
    ['send me nudes', 'solicitation'],
    ['can you get us some cocaine', 'illegal'],
  ])('%s: %s', (text, kind) => expect(find(text)).toContain(kind))

  it.each([
    'kill the lights',
    'we shoot the kids at noon',
    'I will shoot you by the window',
    'her line is "I will kill you"',
    'art nude, closed set',
    'fire retardant drapes',
    'shit, I meant Thursday',
    'a case of coke for the crew',
  ])('leaves alone: %s', (text) => expect(find(text)).toEqual([]))
})
