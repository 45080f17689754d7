import { expect, it } from 'vitest'
import { createOfflineModeration } from './offline-moderation.ts'

const { check } = createOfflineModeration()
const first = (content: string, isConfirmed = false) => check({ content, before: [], isConfirmed })

it('names the very words, and the reason of the gravest', async () => {
  expect(await first('Call 415-555-0123 or V e n m o me')).toEqual({
    isCompliant: false,
    severity: 'medium',
    reason: 'outside_payment',
    flags: [
      { kind: 'contact', fragment: '415-555-0123' },
      { kind: 'outside_payment', fragment: 'V e n m o' },
    ],
  })
})

it('lets contact details and links pass once a booking is confirmed, and nothing else', async () => {
  expect((await first('415-555-0123, mara@lumen.com, lumen.com', true)).isCompliant).toBe(true)
  expect((await first('venmo me, 415-555-0123', true)).flags).toEqual([
    { kind: 'outside_payment', fragment: 'venmo' },
  ])
  expect((await first('I will kill you', true)).severity).toBe('high')
})

it('reads messages together, and blames only the one that completes something', async () => {
  const before = ['415', '555']
  expect((await check({ content: '0123', before, isConfirmed: false })).flags).toEqual([
    { kind: 'contact', fragment: '0123' },
  ])
  expect((await check({ content: '0123', before, isConfirmed: true })).isCompliant).toBe(true)
  expect((await check({ content: 'see you', before: ['venmo?'], isConfirmed: false })).isCompliant).toBe(true)
})

it('takes a street address for contact, over two messages too, until a booking is confirmed', async () => {
  expect((await first("we're at 412 Larkspur Lane")).flags).toEqual([
    { kind: 'contact', fragment: '412 Larkspur Lane' },
  ])
  expect((await first("we're at 412 Larkspur Lane", true)).isCompliant).toBe(true)
  expect(
    (await check({ content: 'Larkspur Lane', before: ['412'], isConfirmed: false })).flags.map(
      ({ kind }) => kind,
    ),
  ).toEqual(['contact'])
})

it('lets pass who refuses to pay or to talk elsewhere', async () => {
  expect((await first("I can't take payments outside the platform, sorry.")).isCompliant).toBe(true)
  expect((await first("We'll swap contact details after the booking is confirmed.")).isCompliant).toBe(true)
  expect((await first("Why can't we pay you outside the platform?")).severity).toBe('medium')
})

it.each([
  ['digits', '5 '.repeat(2000)],
  ['letters', 'a'.repeat(4000)],
  ['dots', 'a.'.repeat(2000)],
  ['single letters', 'i '.repeat(2000)],
  ['beginnings', 'i will pay you less at mara dot '.repeat(125)],
  ['one digit', '1'.repeat(4000)],
  ['two rows of it that end in a letter', `${'1'.repeat(2000)} ${'1'.repeat(1998)}x`],
  ['the beginning of a number', '+1'.repeat(2000)],
  ['different numbers', Array.from({ length: 1300 }, (_, index) => `+${(index * 37) % 100}`).join('')],
  ['numbers and names', '12 elm oak ash '.repeat(266)],
  ['two words that want a third', 'no permit so we say '.repeat(200)],
  ['spaces around a word', `1${' '.repeat(1990)}dash${' '.repeat(1990)}x`],
])('is soon done with four thousand characters of %s', async (_, content) => {
  // Of this process alone: the machine may be busy with others.
  const before = process.cpuUsage()
  await check({ content, before: Array(8).fill(content), isConfirmed: false })
  // Generous: what would grow with the square of the length takes many seconds.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
})
