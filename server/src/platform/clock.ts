/** Use cases ask the clock once and pass `now` on; rules never read it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** For tests: a clock that can be moved forward by hand and otherwise keeps time. */
export class MovableClock implements Clock {
  private shift = 0

  now(): Date {
    return new Date(Date.now() + this.shift)
  }

  advance(milliseconds: number): void {
    this.shift += milliseconds
  }
}

/** For tests of whole processes: the process that started this one says how wrong its clock is. */
export function clockSteppedByParent(): Clock {
  let shift = 0
  process.on('message', (word) => {
    if (typeof word === 'object' && word !== null && 'clockShift' in word) shift = Number(word.clockShift)
  })
  // Being ready to listen is no reason to go on living.
  process.channel?.unref()
  return { now: () => new Date(Date.now() + shift) }
}
