import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { findWeakSecrets } from './weak-secrets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const long = (words: string) => words.repeat(64).slice(0, 64)
const NAMES = ['SESSION_SECRET', 'MASTER_KEY', 'METRICS_TOKEN'] as const

describe('secrets that could be guessed', () => {
  it.each([
    ['one character', long('a')],
    ['two characters', long('ab')],
    ['a run of digits', long('0123456789')],
    ['all hexadecimal digits in a row', long('0123456789abcdef')],
    ['the same backwards', long('fedcba9876543210')],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['a word over and over', long('roomtone')],
    ['what a guide says', 'change-me-change-me-please-change-me-8d2f'],
    ['what the tests run with', 'a secret that is long enough for tests'],
    ['the command that makes one', '$(openssl rand -hex 32) was not expanded'],
  ])('are found: %s', (_, secret) => {
    for (const name of NAMES) expect(findWeakSecrets({ [name]: secret })).toEqual([name])
  })

  it('are those of few characters, whatever their order', () => {
    const letters = 'aabbabaabbbabaababbabaabbbaabababbaababbaabbabaabbbabaababbabaab'
    expect(findWeakSecrets({ SESSION_SECRET: letters, MASTER_KEY: letters })).toEqual([
      'SESSION_SECRET',
      'MASTER_KEY',
    ])
  })

  it('are none of those that the documents tell how to make', () => {
    for (let made = 0; made < 2000; made += 1) {
      const secrets = {
        SESSION_SECRET: randomBytes(16).toString('hex'),
        MASTER_KEY: randomBytes(32).toString('hex'),
        METRICS_TOKEN: randomBytes(8).toString('hex'),
      }
      expect(findWeakSecrets(secrets)).toEqual([])
      expect(findWeakSecrets({ SESSION_SECRET: randomBytes(32).toString('base64') })).toEqual([])
    }
  })

  it('are whatever the examples of this repository hold, or those hold nothing', () => {
    const settings = parseEnv(readFileSync(`${root}.env.example`, 'utf8'))
    for (const name of NAMES) {
      const shown = settings[name] ?? ''
      expect(shown === '' || findWeakSecrets({ [name]: shown }).length === 1).toBe(true)
    }
  })

  it('are not those that are not set', () => {
    expect(findWeakSecrets({})).toEqual([])
  })
})
