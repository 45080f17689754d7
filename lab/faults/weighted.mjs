/** One of them, by weight. */
export function weighted(random, choices) {
  let left = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, choice] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  return choices.at(-1)[1]
}
