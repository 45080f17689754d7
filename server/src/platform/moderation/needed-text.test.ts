import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MODERATION_CORPUS, UNSEEN_MESSAGES } from '../../../testing/moderation-corpus.ts'
import { HATE, HATE_HINTS } from './harm/hate-patterns.ts'
import { ILLEGAL, ILLEGAL_HINTS } from './harm/illegal-patterns.ts'
import { SOLICITATION, SOLICITATION_HINTS } from './harm/solicitation-patterns.ts'
import { THREAT_HINTS, THREATS } from './harm/threat-patterns.ts'
import { isLikely } from './likely.ts'
import { neededText } from './needed-text.ts'
import { readPlainly, wordReadings } from './normalise.ts'

describe('what a pattern needs', () => {
  it.each([
    [/\bvenmo\b/, ['venmo']],
    [/pay ?pal/, ['paypal', 'pay pal']],
    [/colou?r/, ['color', 'colour']],
    [/gr[ae]y/, ['gray', 'grey']],
    [/(?:cash|wire) (?:me|us)/, ['cash me', 'cash us', 'wire me', 'wire us']],
    [/\d+ (?:grams|ounces)/, [' grams', ' ounces']],
    [/(?<!no )kill(?:s|ed)?(?! the lights)/, ['kill', 'kills', 'killed']],
    [/(?:ha)+ha/, ['ha']],
    [/(?:mind|watch) .* step/, ['mind ', 'watch ']],
    [/x{2,}y/, ['x']],
  ])('%s', (pattern, needed) => expect(neededText(pattern)?.sort()).toEqual([...needed].sort()))

  it.each([/\d{3}-\d{4}/, /\w+@\w+/u, /(?:one|\d)/, /(?:call)?/, /call/i, /(?!call)/, /[a-z]/, /[^c]l?/])(
    'nothing can be said, or nothing of use: %s',
    (pattern) => expect((neededText(pattern) ?? ['']).every((one) => one.length < 3)).toBe(true),
  )

  it('is never missing from what the pattern finds', () => {
    const letter = fc.constantFrom('a', 'b', 'c', '[ab]', '[^a]', '\\d', ' ')
    const word = fc.array(letter, { minLength: 1, maxLength: 3 }).map((letters) => letters.join(''))
    const choice = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `(?:${words.join('|')})`)
    const often = fc.constantFrom('', '?', '*', '+', '{2}', '{0,2}')
    const part = fc.oneof(
      word,
      fc.tuple(choice, often).map((both) => both.join('')),
    )
    const pattern = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
    const found = pattern.chain((source) =>
      fc.tuple(fc.constant(source), fc.stringMatching(new RegExp(source))),
    )
    fc.assert(
      fc.property(found, ([source, text]) => {
        const needed = neededText(new RegExp(source))
        expect(needed?.some((one) => text.includes(one)) ?? true).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('which patterns are tried', () => {
  it('are all that find something in the corpus, and few others', () => {
    const patterns = [HATE, HATE_HINTS, ILLEGAL, ILLEGAL_HINTS, SOLICITATION, SOLICITATION_HINTS]
    const all = [...patterns, THREATS, THREAT_HINTS].flat()
    let [likely, finding] = [0, 0]
    const texts = [...MODERATION_CORPUS, ...UNSEEN_MESSAGES].flatMap(({ text }) =>
      wordReadings(readPlainly(text)),
    )
    for (const { text } of texts)
      for (const pattern of all) {
        const finds = text.search(pattern) !== -1
        if (isLikely(text, pattern)) likely += 1
        else if (finds) expect.fail(`"${text}" was not tried on ${pattern}`)
        if (finds) finding += 1
      }
    expect(finding).toBeGreaterThan(100)
    expect(likely / (texts.length * all.length)).toBeLessThan(0.1)
  })
})
