import type { Position } from './position.ts'

const LONGEST_LAG_MS = 10_000
const MOST_MARKS = 600

type Mark = { position: Position; at: number }

/**
 * What is known of a replica, from looks at both databases: the rule by which it is read from or passed over. Times
 * are of one clock that never steps back.
 */
export class Standing {
  /** The primary's positions and their times, oldest first, as far as the replica has not passed them. */
  private marks: Mark[] = []
  private replayed: Position | null = null
  /** The last one that it has come past. */
  private passed: Mark | null = null

  /** All that was committed before `at` is before `position`. */
  sawPrimary(position: Position, at: number): void {
    this.marks.push({ position, at })
    if (this.marks.length > MOST_MARKS) this.marks = this.marks.filter((_, index) => index % 2 === 1)
  }

  sawReplica(replayed: Position): void {
    this.replayed = replayed
    const known = this.passed ? [this.passed, ...this.marks] : this.marks
    // Nothing, where another replica answers under this address that is not as far.
    this.passed = known.findLast(({ position }) => position <= replayed) ?? null
    this.marks = this.marks.filter(({ position }) => position > replayed)
  }

  /** It did not answer, or is no replica: nothing holds until it has been seen again. */
  lostReplica(): void {
    this.replayed = null
  }

  /**
   * In milliseconds; null while it is not known. Counted to the last look at the primary: while that cannot be asked
   * nothing is written either, and pages are still there to be read.
   */
  lag(): number | null {
    if (this.replayed === null || this.passed === null) return null
    return (this.marks.at(-1) ?? this.passed).at - this.passed.at
  }

  /** Whether everybody who has seen the database at this position may read from the replica. */
  covers(seen: Position | null): boolean {
    const lag = this.lag()
    if (lag === null || lag > LONGEST_LAG_MS || this.replayed === null) return false
    return seen === null || seen <= this.replayed
  }
}
