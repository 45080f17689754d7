import type { Screen } from './projection.ts'

/** The real point is somewhere within it. */
export function Disc({ at, radius }: { at: Screen; radius: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute rounded-pill border border-accent"
      style={{
        left: at.left - radius,
        top: at.top - radius,
        width: 2 * radius,
        height: 2 * radius,
        backgroundColor: 'color-mix(in srgb, var(--accent) 14%, transparent)',
      }}
    />
  )
}
