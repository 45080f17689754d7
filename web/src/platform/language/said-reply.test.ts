import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { expect, it } from 'vitest'
import { saidReply as inSpanish } from './said-reply.texts.es.ts'
import { saidReply as inFrench } from './said-reply.texts.fr.ts'
import { saidReply as inEnglish } from './said-reply.texts.ts'

const reply = {
  items: [
    { author: { firstName: FORMER_NAME, fullName: FORMER_FULL_NAME }, text: `By ${FORMER_NAME}`, at: null },
    { author: { firstName: 'Ada', fullName: 'Ada Bel' }, text: 'Fine', at: 3 },
  ],
}

it('says where a member has gone in the language of the page, wherever it stands', () => {
  expect(inSpanish(reply).items[0]).toEqual({
    author: { firstName: 'Un antiguo miembro', fullName: 'Antiguo miembro' },
    text: `By ${FORMER_NAME}`,
    at: null,
  })
  expect(inFrench(reply).items[0]?.author.firstName).toBe('Un ancien membre')
  expect(inEnglish(reply)).toBe(reply)
})

it('leaves alone what nobody has gone from', () => {
  expect(inSpanish(reply).items[1]).toBe(reply.items[1])
  const all = { items: [{ name: 'Ada' }] }
  expect(inFrench(all)).toBe(all)
  expect(inFrench(undefined)).toBeUndefined()
})
