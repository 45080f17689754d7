/** How often the yardstick a search may take, by percentile; nothing may take longer than the last. */
const GOALS = { p50: 5, p95: 30, p99: 60, max: 600 }

export function summarize({ listings, answers, hardAnswers, pages }) {
  const cards = spread(answers.map(({ cardsMs }) => cardsMs))
  const group = (name, group) => ({
    name,
    count: group.length,
    ...spread(group.map(({ ms }) => ms)),
    refused: group.filter(({ refused }) => refused !== undefined).length,
    pages: mean(pages.filter(({ kind }) => name === 'all' || kind === name).map((one) => one.pages)),
  })
  const kinds = [...new Set(answers.map(({ kind }) => kind))].sort()
  return {
    listings,
    cards,
    groups: [
      group('all', answers),
      ...kinds.map((name) =>
        group(
          name,
          answers.filter(({ kind }) => kind === name),
        ),
      ),
      group('hard', hardAnswers),
    ],
    hard: hardAnswers.map(({ query, ms, refused }) => ({ query, ms, refused })),
  }
}

export function printReport({ listings, cards, groups, hard }) {
  console.log(`\n${listings} listings; 24 cards by id: ${times(cards)} (p50 / p95 / p99 / max, ms)`)
  for (const group of groups) {
    const ratios = Object.keys(GOALS).map((name) => `${(group[name] / cards.p50).toFixed(1)}×`)
    const refused = group.refused > 0 ? `, ${group.refused} refused` : ''
    const pages = group.pages === null ? '' : `, ${Math.round(group.pages)} pages`
    console.log(`${group.name.padEnd(12)} ${times(group)} = ${ratios.join(' / ')}${pages}${refused}`)
  }
  for (const { query, ms, refused } of hard)
    console.log(`  ${ms.toFixed(1)} ms${refused ? ` ${refused}` : ''} ${JSON.stringify(query)}`)
  const missed = Object.entries(GOALS).filter(([name, most]) => groups[0][name] > most * cards.p50)
  console.log(
    missed.length === 0 ? 'All goals met' : `Missed: ${missed.map(([name, most]) => `${name} ≤ ${most}×`)}`,
  )
}

const times = ({ p50, p95, p99, max }) => [p50, p95, p99, max].map((ms) => ms.toFixed(1)).join(' / ')

function spread(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

function mean(values) {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
