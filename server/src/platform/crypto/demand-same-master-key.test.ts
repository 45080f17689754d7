import { describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'
import { demandSameMasterKey } from './demand-same-master-key.ts'

const house = useHouse()

describe('the master key', () => {
  it('is remembered at the first start and demanded at every later one', async () => {
    const { db, clock, config } = house().deps
    await demandSameMasterKey({ db, clock, config })
    await demandSameMasterKey({ db, clock, config })
    const other = { ...config, masterKey: Buffer.alloc(32, 7) }
    await expect(demandSameMasterKey({ db, clock, config: other })).rejects.toThrow(
      'MASTER_KEY is not the key this database was sealed with',
    )
  })
})
