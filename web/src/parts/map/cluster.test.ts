import { describe, expect, it } from 'vitest'
import { clusterPins } from './cluster.ts'

const pin = (id: string, left: number, top: number) => ({ id, left, top })
const idsOf = (clusters: ReturnType<typeof clusterPins>) =>
  clusters.map(({ members }) => members.map(({ id }) => id))

describe('clusterPins', () => {
  it('leaves pins alone that have room', () => {
    expect(idsOf(clusterPins([pin('a', 0, 0), pin('b', 80, 0), pin('c', 0, 40)], 76, 34))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ])
  })

  it('joins those that would cover each other, at the place of the first', () => {
    const [cluster, ...rest] = clusterPins([pin('a', 0, 0), pin('b', 20, 10), pin('c', 75, 33)], 76, 34)
    expect(rest).toEqual([])
    expect(cluster).toMatchObject({ left: 0, top: 0, members: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
  })

  it('loses nobody', () => {
    const pins = Array.from({ length: 500 }, (_, index) =>
      pin(`${index}`, (index * 37) % 400, (index * 91) % 300),
    )
    expect(
      idsOf(clusterPins(pins, 76, 34))
        .flat()
        .sort(),
    ).toEqual(pins.map(({ id }) => id).sort())
  })
})
