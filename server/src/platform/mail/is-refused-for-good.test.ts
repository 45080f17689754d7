import { expect, it } from 'vitest'
import { isRefusedForGood } from './is-refused-for-good.ts'

const told = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error("Can't send mail"), {
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })

it.each([
  '550 5.1.1 <ada@exmaple.com>: Recipient address rejected: User unknown',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '553 5.1.3 Bad recipient address syntax',
  '556 5.1.10 Recipient domain has a null MX',
  '552 5.2.2 Mailbox full',
  '550 No such user here',
])('is about the recipient: %s', (response) => {
  expect(isRefusedForGood(told(response))).toBe(true)
})

it.each([
  '450 4.1.1 Unverified address',
  '530 5.7.0 Authentication required',
  '535 5.7.8 Bad credentials',
  '550 5.7.1 Relaying denied',
  '550 5.7.26 Unauthenticated mail is not accepted',
  '554 5.7.1 Service unavailable; client host blocked',
  '553 5.1.8 Sender address has been rejected',
  '550 relay not permitted',
  '554 Transaction failed',
  '503 Bad sequence of commands',
])('is about us, or passes: %s', (response) => {
  expect(isRefusedForGood(told(response))).toBe(false)
})

it.each(['MAIL FROM', 'AUTH PLAIN', 'DATA', 'CONN'])('is not about a recipient after %s', (command) => {
  expect(isRefusedForGood(told('550 5.1.1 User unknown', command))).toBe(false)
})

it('is no answer at all', () => {
  expect(isRefusedForGood(new Error('ECONNREFUSED'))).toBe(false)
  expect(isRefusedForGood(null)).toBe(false)
})
