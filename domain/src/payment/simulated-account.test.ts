import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CLOSED_ACCOUNT,
  findAccountProblems,
  readSimulatedAccount,
  simulatedAccountFor,
} from './simulated-account.ts'

const RANDOM = 'abcdefgh12'
const good = { routing: '110000000', account: '000123456789', holder: 'Ada Quill' }

describe('accounts of the simulated processor', () => {
  it('gives nothing of the number away but its last four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8,17}$/), (account) => {
        const token = simulatedAccountFor({ ...good, account }, RANDOM) ?? ''
        expect(token).not.toContain(account)
        expect(token).not.toContain(good.routing)
        expect(token).not.toMatch(/Ada|Quill/)
        expect(readSimulatedAccount(token)).toEqual({
          isClosed: account === CLOSED_ACCOUNT,
          last4: account.slice(-4),
        })
      }),
    )
  })

  it('plays a closed account for the number that is published for it', () => {
    const token = simulatedAccountFor({ ...good, account: '0001 1111 1113' }, RANDOM) ?? ''
    expect(token).toMatch(/^acct_sim_closed/)
    expect(readSimulatedAccount(token)).toEqual({ isClosed: true, last4: '1113' })
  })

  it('names what is wrong with each field', () => {
    expect(findAccountProblems(good)).toEqual({})
    expect(findAccountProblems({ routing: '', account: '', holder: ' ' })).toEqual({
      routing: 'incomplete',
      account: 'incomplete',
      holder: 'incomplete',
    })
    for (const routing of ['110000001', '000000000', '1100000000'])
      expect(findAccountProblems({ ...good, routing })).toEqual({ routing: 'invalid' })
    expect(findAccountProblems({ ...good, account: '1'.repeat(18) })).toEqual({ account: 'invalid' })
    expect(simulatedAccountFor({ ...good, routing: '110000001' }, RANDOM)).toBeUndefined()
  })

  it('reads nothing else', () => {
    for (const other of ['', 'acct_1', 'acct_sim_1', `acct_sim_${RANDOM}_678`, `acct_sim_${RANDOM}_6789\n`])
      expect(readSimulatedAccount(other)).toBeNull()
  })
})
