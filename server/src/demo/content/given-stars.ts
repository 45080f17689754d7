import { ratingHundredths } from '@roomtone/domain/review/review'

/** Stars that come to exactly this rating: one three where there is room for it, a few fours, and fives. */
export function givenStars({ hundredths, count }: { hundredths: number; count: number }): number[] {
  const sum = Math.round((hundredths * count) / 100)
  if (ratingHundredths(sum, count) !== hundredths)
    throw new Error(`No ${count} ratings come to ${hundredths / 100}`)
  const missing = 5 * count - sum
  const threes = missing >= 4 ? 1 : 0
  const fours = missing - 2 * threes
  if (threes + fours > count) throw new Error(`${count} ratings are too few for ${hundredths / 100}`)
  const fewer = [...Array<number>(threes).fill(3), ...Array<number>(fours).fill(4)]
  const stars = Array<number>(count).fill(5)
  // Every second one from the oldest on, so that what is newest is not what was worst.
  for (const [index, given] of fewer.entries()) stars[(index * 2 + 1) % count] = given
  return stars
}
