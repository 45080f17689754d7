import { expect, it } from 'vitest'
import { askTogether } from './ask-together.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

function watched(answer: (key: string) => string | undefined = (key) => `of ${key}`) {
  const asked: string[][] = []
  const find = askTogether(async (keys: readonly string[]) => {
    asked.push([...keys])
    await nextTurn()
    const found = keys.map((key) => [key, answer(key)] as const)
    return new Map(found.filter((one): one is readonly [string, string] => one[1] !== undefined))
  })
  return { asked, find }
}

it('asks once for all who ask in the same turn, and gives each their own', async () => {
  const { asked, find } = watched()
  expect(await Promise.all(['a', 'b', 'a'].map(find))).toEqual(['of a', 'of b', 'of a'])
  expect(asked).toEqual([['a', 'b']])
})

it('asks again for later callers, even while an answer is on its way', async () => {
  const { asked, find } = watched()
  const first = find('a')
  await nextTurn()
  expect(await Promise.all([first, find('a'), find('b')])).toEqual(['of a', 'of a', 'of b'])
  expect(asked).toEqual([['a'], ['a', 'b']])
})

it('has nothing to say about what is not there', async () => {
  const { find } = watched((key) => (key === 'b' ? undefined : key))
  expect(await Promise.all(['a', 'b'].map(find))).toEqual(['a', undefined])
})

it('fails for all of one turn, and for no one after them', async () => {
  let isDown = true
  const { find } = watched((key) => {
    if (isDown) throw new Error('The database is away')
    return key
  })
  const [one, other] = await Promise.allSettled(['a', 'b'].map(find))
  expect([one?.status, other?.status]).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await find('a')).toBe('a')
})
