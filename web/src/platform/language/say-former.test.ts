import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { textsIn } from '@roomtone/texts/all/labels'
import { expect, it } from 'vitest'
import { sayFormer } from './say-former.ts'

const inSpanish = <R>(reply: R) => sayFormer(reply, textsIn('es').formerMember)
const inFrench = <R>(reply: R) => sayFormer(reply, textsIn('fr').formerMember)

const reply = {
  items: [
    { author: { firstName: FORMER_NAME, fullName: FORMER_FULL_NAME }, text: `By ${FORMER_NAME}`, at: null },
    { author: { firstName: 'Ada', fullName: 'Ada Bel' }, text: 'Fine', at: 3 },
  ],
}

it('says where a member has gone in the language of the page, anywhere in a text', () => {
  expect(inSpanish(reply).items[0]).toEqual({
    author: { firstName: 'Un antiguo miembro', fullName: 'Antiguo miembro' },
    text: `By ${FORMER_NAME}`,
    at: null,
  })
  expect(inFrench(reply).items[0]?.author.firstName).toBe('Un ancien membre')
  expect(sayFormer(reply)).toBe(reply)
})

it('leaves alone what nobody has gone from', () => {
  expect(inSpanish(reply).items[1]).toBe(reply.items[1])
  const all = { items: [{ name: 'Ada' }] }
  expect(inFrench(all)).toBe(all)
  expect(inFrench(undefined)).toBeUndefined()
})
