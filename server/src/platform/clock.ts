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
