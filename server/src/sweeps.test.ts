import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { inPortions } from './platform/db/in-portions.ts'
import { each } from './platform/jobs/each.ts'
import { sweepExpired } from './sweeps.ts'

const server = useServer()

describe('sweeping', () => {
  it('goes on behind what failed, and fails at the end by its name', async () => {
    const { deps, owner } = server()
    const { id } = await server().aPerson()
    await owner.query(
      `insert into live_events (user_id, kind, data, created_at)
       select $1, 'message', '{}', $2::timestamptz - interval '3 days' from generate_series(1, 3)`,
      [id, deps.clock.now()],
    )
    const limits = { ...deps.limits, sweep: () => Promise.reject(new Error('no limits today')) }
    const failed = await sweepExpired({ ...deps, limits }).catch((error: unknown) => error)
    expect(failed).toMatchObject({ message: '1 of 20 failed: sweepLimits' })
    const { rows } = await owner.query('select from live_events where user_id = $1', [id])
    expect(rows).toHaveLength(1)
    await sweepExpired(deps)
  })

  it('leaves no one out because another failed, and says who it was', async () => {
    const done: string[] = []
    const work = async (name: string) => {
      if (name.startsWith('bad')) throw new Error(name)
      done.push(name)
    }
    await expect(each(['bad 1', 'good 1', 'bad 2', 'good 2'], work)).rejects.toThrow(
      '2 of 4 failed: bad 1, bad 2',
    )
    expect(done).toEqual(['good 1', 'good 2'])
    await each(['good 3'], work)
  })

  it('does not hold out for hours where nothing answers', async () => {
    let tried = 0
    const work = async () => {
      tried += 1
      await new Promise((done) => setTimeout(done, 20))
      throw new Error('away')
    }
    await expect(each(Array(100).fill('file'), work, { patienceMs: 50 })).rejects.toThrow('of 100 failed')
    expect(tried).toBeLessThan(10)
  })

  it('takes a portion at a time, and leaves to the next run what is too much for one', async () => {
    const sweeping = async (rows: number) => {
      let left = rows
      let portions = 0
      await inPortions(async (limit) => {
        const taken = Math.min(limit, left)
        left -= taken
        portions += 1
        return BigInt(taken)
      })
      return { left, portions }
    }
    expect(await sweeping(12_000)).toEqual({ left: 0, portions: 3 })
    expect(await sweeping(1_000_000)).toEqual({ left: 800_000, portions: 40 })
  })
})
