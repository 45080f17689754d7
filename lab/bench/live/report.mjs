import { atMost, none } from '../../stage/table.mjs'

export function summarize({ streams, rate, alone, sent, spent, heard, before, after }) {
  const arrivals = new Map()
  for (const { seq, userId, at } of heard) {
    const key = `${seq} ${userId}`
    arrivals.set(key, [...(arrivals.get(key) ?? []), at])
  }
  const arrived = arrivedOf(sent, arrivals)
  return {
    streams,
    rate,
    messages: sent.filter(isAccepted).length,
    refused: sent.filter((message) => !isAccepted(message)).length,
    missing: arrived.filter(({ times }) => times.length === 0).length,
    twice: arrived.filter(({ times }) => times.length > 1).length,
    outOfOrder: countOutOfOrder(heard),
    cpuMs: spent / sent.length,
    alone: spread(alone),
    answered: spread(answersOf(sent)),
    delivered: spread(deliveriesOf(arrived)),
    heapPerStream: Math.round((after.heap - before.heap) / streams),
    residentPerStream: Math.round((after.resident - before.resident) / streams),
  }
}

const isAccepted = ({ status }) => status === 200

/** Every message once for each who is to hear of it, with the times at which they did. */
function arrivedOf(messages, arrivals) {
  return messages
    .filter(isAccepted)
    .flatMap((message) =>
      message.to.map((userId) => ({ ...message, times: arrivals.get(`${message.seq} ${userId}`) ?? [] })),
    )
}

const answersOf = (messages) => messages.filter(isAccepted).map(({ at, answered }) => answered - at)

const deliveriesOf = (arrived) =>
  arrived.filter(({ times }) => times.length > 0).map(({ at, times }) => times[0] - at)

export function checksOf({
  alone,
  answered,
  delivered,
  refused,
  missing,
  twice,
  outOfOrder,
  heapPerStream,
  messages,
}) {
  const against = `the mere insert takes ${alone.p99.toFixed(1)}`
  return [
    atMost('ms until a message is answered, p99', answered.p99, 100, against),
    atMost('ms until both sides have heard, p99', delivered.p99, 100, against),
    atMost('kB of heap for a stream', heapPerStream / 1024, 20),
    none(
      'refused, missing, twice or out of order',
      refused + missing + twice + outOfOrder,
      `${messages} messages`,
    ),
  ]
}

function countOutOfOrder(heard) {
  const last = new Map()
  return heard.filter(({ userId, id }) => {
    const isLate = id <= (last.get(userId) ?? 0)
    last.set(userId, id)
    return isLate
  }).length
}

export function printReport(report) {
  const { streams, rate, messages, refused, missing, twice, outOfOrder, alone } = report
  const rows = {
    'sent, answered': report.answered,
    'sent, heard': report.delivered,
  }
  console.log(`\n${streams} streams, two servers, ${rate} messages a second (p50 / p95 / p99 / max, ms)`)
  console.log(`insert alone        ${times(alone)}`)
  for (const [name, figures] of Object.entries(rows)) {
    const ratios = ['p50', 'p99'].map((at) => `${at} ${(figures[at] / alone[at]).toFixed(1)}×`)
    console.log(`${name.padEnd(19)} ${times(figures)} = ${ratios.join(', ')} of the insert`)
  }
  console.log(`A message takes ${report.cpuMs.toFixed(2)} ms of the servers' processor time`)
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`
  console.log(
    `A stream takes ${kilobytes(report.heapPerStream)} of heap, ${kilobytes(report.residentPerStream)} resident`,
  )
  const wrong = { refused, missing, twice, 'out of order': outOfOrder }
  const faults = Object.entries(wrong).filter(([, count]) => count > 0)
  console.log(
    faults.length === 0
      ? `${messages} messages, each heard by both sides exactly once and in order`
      : `Of ${messages} messages: ${faults.map(([name, count]) => `${count} ${name}`).join(', ')}`,
  )
}

const times = ({ p50, p95, p99, max }) => [p50, p95, p99, max].map((ms) => ms.toFixed(1)).join(' / ')

function spread(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
