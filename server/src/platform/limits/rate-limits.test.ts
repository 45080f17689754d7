import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { connect } from '../db/database.ts'
import { createRateLimits } from './rate-limits.ts'

const server = useServer()
const limit = { name: 'knock', max: 5, seconds: 60 }
const at = (seconds: number) => new Date(Date.parse('2030-01-01T00:00:00Z') + seconds * 1000)

describe('rate limits', () => {
  it('are shared by processes: two pools, one count, none lost in a race', async () => {
    const pools = [connect(server().databaseUrl), connect(server().databaseUrl)]
    try {
      const doors = pools.map(({ pool }) => createRateLimits(pool, 1))
      const knocks = Array.from({ length: 20 }, (_, n) => doors[n % 2]?.spend(limit, 'ada', at(0)))
      const answers = await Promise.all(knocks)
      expect(answers.filter((answer) => answer?.allowed)).toHaveLength(5)
    } finally {
      for (const { close } of pools) await close()
    }
  })

  it('open again when the window has passed, and say when', async () => {
    const limits = createRateLimits(server().database.pool, 1)
    for (let n = 0; n < 5; n++) expect(await limits.spend(limit, 'bea', at(10))).toEqual({ allowed: true })
    expect(await limits.spend(limit, 'bea', at(30))).toEqual({ allowed: false, retryAfter: 40 })
    expect(await limits.spend(limit, 'bea', at(69.5))).toEqual({ allowed: false, retryAfter: 1 })
    expect(await limits.spend(limit, 'bea', at(70))).toEqual({ allowed: true })
    expect(await limits.spend(limit, 'bea', at(71))).toEqual({ allowed: true })
  })

  it('count each person and each door for itself', async () => {
    const limits = createRateLimits(server().database.pool, 1)
    const one = { name: 'one', max: 1, seconds: 60 }
    expect(await limits.spend(one, 'ada', at(0))).toEqual({ allowed: true })
    expect(await limits.spend(one, 'bea', at(0))).toEqual({ allowed: true })
    expect(await limits.spend({ ...one, name: 'two' }, 'ada', at(0))).toEqual({ allowed: true })
    expect(await limits.spend(one, 'ada', at(0))).toMatchObject({ allowed: false })
    await limits.forgive(one, 'ada')
    expect(await limits.spend(one, 'ada', at(0))).toEqual({ allowed: true })
  })

  it('are spent together, each with a window of its own, and ask to wait for the slowest', async () => {
    const limits = createRateLimits(server().database.pool, 1)
    const [quick, slow] = [
      { name: 'quick', max: 1, seconds: 60 },
      { name: 'slow', max: 2, seconds: 3600 },
    ]
    const spend = (seconds: number) => limits.spendAll([quick, slow], 'ada', at(seconds))
    expect(await spend(0)).toEqual({ allowed: true })
    expect(await spend(10)).toEqual({ allowed: false, retryAfter: 50 })
    expect(await spend(60)).toEqual({ allowed: false, retryAfter: 3540 })
    expect(await limits.spend(quick, 'bea', at(60))).toEqual({ allowed: true })
    expect(await spend(3600)).toEqual({ allowed: true })
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        limits.spendAll(n % 2 ? [quick, slow] : [slow, quick], 'eve', at(0)),
      ),
    )
    expect(many.filter(({ allowed }) => allowed)).toHaveLength(1)
  })

  it('are swept after a day', async () => {
    const limits = createRateLimits(server().database.pool, 1)
    await limits.sweep(at(2 * 86_400))
    const { rows } = await server().database.pool.query('select 1 from rate_limits')
    expect(rows).toEqual([])
  })
})
