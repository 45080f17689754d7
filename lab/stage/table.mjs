/** What was measured, what it was compared with in the same run, and whether that is enough. */
export function atLeast(what, figure, least, detail = '') {
  return { what, figure, must: `≥ ${least}`, reached: figure >= least, detail }
}

export function atMost(what, figure, most, detail = '') {
  return { what, figure, must: `≤ ${most}`, reached: figure <= most, detail }
}

/** For what is counted and must not happen at all. */
export function none(what, count, detail = '') {
  return { what, figure: count, must: '0', reached: count === 0, detail }
}

export function printChecks(part, checks) {
  const rows = checks.map(({ what, figure, must, reached, detail }) => [
    what,
    shown(figure),
    must,
    reached ? 'yes' : 'NO',
    detail,
  ])
  printTable([part, 'measured', 'must reach', 'reached', 'of'], rows)
}

export function printTable(head, rows) {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)))
  const line = (cells) =>
    cells
      .map((cell, at) => (at === 1 ? cell.padStart(widths[at]) : cell.padEnd(widths[at])))
      .join('  ')
      .trimEnd()
  process.stdout.write(`\n${line(head)}\n${widths.map((width) => '─'.repeat(width)).join('  ')}\n`)
  for (const row of rows) process.stdout.write(`${line(row)}\n`)
  process.stdout.write('\n')
}

export function shown(figure) {
  if (Number.isInteger(figure)) return String(figure)
  return Math.abs(figure) >= 100 ? figure.toFixed(0) : figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2)
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2
}

export function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
