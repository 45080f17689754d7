const LADDER = [480, 960, 1600, 2400]

export const MASTER_WIDTH = 2400

/** The rungs that the picture reaches, and its own width where that is worth more than the last of them. */
export function widthsFor(width: number): number[] {
  const rungs = LADDER.filter((rung) => rung <= width)
  const last = rungs.at(-1)
  const ownIsWorthIt = last === undefined || (width < MASTER_WIDTH && width >= last * 1.2)
  return ownIsWorthIt ? [...rungs, width] : rungs
}
