import type { Screen } from './projection.ts'

type Placed = Screen & { id: string }
export type Cluster<T extends Placed> = Screen & { members: T[] }

/**
 * Pins that would cover each other become one. The first pin leads, so that the best offer keeps its place.
 */
export function clusterPins<T extends Placed>(
  pins: readonly T[],
  width: number,
  height: number,
): Cluster<T>[] {
  const clusters: Cluster<T>[] = []
  for (const pin of pins) {
    const near = clusters.find(
      ({ left, top }) => Math.abs(left - pin.left) < width && Math.abs(top - pin.top) < height,
    )
    if (near) near.members.push(pin)
    else clusters.push({ left: pin.left, top: pin.top, members: [pin] })
  }
  return clusters
}
