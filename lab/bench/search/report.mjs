import { atLeast, atMost, spreadOf } from '../../stage/table.mjs'

/** How often the yardstick a search may take, by percentile. */
const GOALS = { p50: 5, p95: 30, p99: 60 }
/** How often the yardstick anything may take, whatever is asked and when. */
const EVER = 600
/** How often faster than the textbook. */
const AHEAD = { p50: 8, p95: 40 }
const PAGES = 1500

export function summarize({ listings, cold, answers, hardAnswers, pages, textbook }) {
  const group = (name, members) => ({
    name,
    count: members.length,
    ...spreadOf(members.map(({ ms }) => ms)),
    refused: members.filter(({ refused }) => refused !== undefined).length,
    pages: mean(pages.filter(({ kind }) => name === 'all' || kind === name).map((one) => one.pages)),
  })
  const kinds = [...new Set(answers.map(({ kind }) => kind))].sort()
  return {
    listings,
    cards: spreadOf(answers.map(({ cardsMs }) => cardsMs)),
    groups: [
      group('all', answers),
      ...kinds.map((name) =>
        group(
          name,
          answers.filter(({ kind }) => kind === name),
        ),
      ),
      group('hard', hardAnswers),
      group('restarted', cold),
    ],
    statements: mean(pages.map((one) => one.pages / one.statements)),
    hard: hardAnswers.map(({ query, ms, refused }) => ({ query, ms, refused })),
    textbook: spreadOf(textbook),
    beside: spreadOf(answers.slice(0, textbook.length).map(({ ms }) => ms)),
  }
}

export function checksOf({ cards, groups, statements, textbook, beside }) {
  const [all] = groups
  const yard = `${ms(cards.p50)}, 24 cards by id`
  return [
    ...Object.entries(GOALS).map(([name, most]) =>
      atMost(`a search, ${name}`, all[name] / cards.p50, most, `${ms(all[name])} against ${yard}`),
    ),
    ...Object.entries(AHEAD).map(([name, least]) =>
      atLeast(
        `faster than a textbook, ${name}`,
        textbook[name] / beside[name],
        least,
        `${ms(beside[name])} against ${ms(textbook[name])}`,
      ),
    ),
    atMost('pages a statement', statements, PAGES, `${Math.round(all.pages)} a search`),
    ...['all', 'hard', 'restarted'].map((name) => {
      const { max } = groups.find((one) => one.name === name)
      return atMost(`the slowest, ${name}`, max / cards.p50, EVER, `${ms(max)} against ${yard}`)
    }),
  ]
}

export function printGroups({ listings, cards, groups, textbook, hard }) {
  const line = (name, { p50, p95, p99, max }, rest = '') =>
    process.stdout.write(
      `${name.padEnd(16)} ${[p50, p95, p99, max].map((one) => one.toFixed(1)).join(' / ')}${rest}\n`,
    )
  process.stdout.write(`\n${listings} listings; p50 / p95 / p99 / slowest, in ms\n`)
  line('24 cards by id', cards)
  for (const { name, pages, refused, ...spread } of groups)
    line(
      name,
      spread,
      `${pages === null ? '' : `, ${Math.round(pages)} pages`}${refused > 0 ? `, ${refused} out of time` : ''}`,
    )
  line('textbook', textbook)
  for (const { query, ms: took, refused } of hard)
    process.stdout.write(`  ${took.toFixed(1)} ms${refused ? ` ${refused}` : ''} ${JSON.stringify(query)}\n`)
}

function ms(figure) {
  return `${figure.toFixed(1)} ms`
}

function mean(values) {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
