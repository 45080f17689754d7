/**
 * How far the database's log has come, in bytes. A reader that has replayed as far has seen everything
 * before.
 */
export type Position = number

/** Past any position: a reader with this position reads from the primary. */
export const FURTHEST: Position = Number.MAX_SAFE_INTEGER

const NAME = /(?:^|;\s*)(?:__Host-)?wrote-(\d{1,16})=/g
/**
 * A replica further behind than a third of this is not read from, so a write that is older is on it. Nothing about
 * the person is in it.
 */
const KEPT_SECONDS = 30

/** The furthest of what this browser was told after its writes; null for who has written nothing lately. */
export function seenBy(cookies: string | undefined): Position | null {
  const positions = positionsIn(cookies)
  return positions.length === 0 ? null : Math.max(...positions)
}

export function cookieOf(position: Position): string {
  return `wrote-${position}=1`
}

/**
 * Each write has a cookie of its own: of two answers that overtake each other, the later to arrive would otherwise
 * take back what the earlier said. Those that the browser sent along are older, and go.
 */
export function cookiesAfterWrite(
  position: Position,
  { cookies, https }: { cookies: string | undefined; https: boolean },
): string[] {
  const line = (at: Position, seconds: number) =>
    `${https ? '__Host-' : ''}${cookieOf(at)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  const outdone = positionsIn(cookies).filter((earlier) => earlier < position)
  return [line(position, KEPT_SECONDS), ...outdone.slice(0, 8).map((earlier) => line(earlier, 0))]
}

function positionsIn(cookies: string | undefined): Position[] {
  return [...(cookies ?? '').matchAll(NAME)].map(([, digits]) => Math.min(Number(digits), FURTHEST))
}
