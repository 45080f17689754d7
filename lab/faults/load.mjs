import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../stage/seeded.mjs'
import { Refusal, Unanswered } from './client.mjs'
import { DEEDS } from './deeds.mjs'
import { weighted } from './weighted.mjs'

const GUEST = [
  [20, 'search'],
  [34, 'request'],
  [5, 'pay'],
  [4, 'withdraw'],
  [7, 'cancel'],
  [16, 'message'],
  [5, 'upload'],
  [9, 'sign'],
  [4, 'refresh'],
  [1, 'signIn'],
]
const HOST = [
  [50, 'answer'],
  [4, 'cancel'],
  [18, 'message'],
  [4, 'upload'],
  [12, 'sign'],
  [4, 'refresh'],
  [1, 'signIn'],
]

/** Everybody does one thing after the other, each by their own draw, until told to stop. */
export function startLoad({ people, world, journal, mailbox, seed, pace = [120, 500] }) {
  let stopped = false
  const counts = { done: 0, refused: 0, unanswered: 0 }
  const faults = []
  const refusals = new Map()
  const live = async (me, as, choices, number) => {
    const random = seeded(seed * 1000 + number)
    while (!stopped) {
      await pause(random.int(...pace))
      if (stopped) return
      const deed = weighted(random, choices)
      try {
        await DEEDS[deed]({ me, as, random, world, journal, mailbox })
        counts.done += 1
      } catch (error) {
        if (error instanceof Refusal) {
          counts.refused += 1
          const what = `${deed} ${error.message}`
          refusals.set(what, (refusals.get(what) ?? 0) + 1)
        } else if (error instanceof Unanswered) counts.unanswered += 1
        else faults.push(error)
      }
    }
  }
  const lives = [
    ...people.guests.map((me, number) => live(me, 'guest', GUEST, number)),
    ...people.hosts.map((me, number) => live(me, 'host', HOST, 500 + number)),
  ]
  return {
    counts,
    refusals,
    stop: async () => {
      stopped = true
      await Promise.all(lives)
      if (faults.length > 0) throw faults[0]
    },
  }
}
