import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobFigures } from '../../jobs/job-figures.ts'

/** What this process knows by itself, and what it asks the database about all of them. */
export type Figures = {
  pools: Record<string, pg.Pool>
  /** Milliseconds; null while unknown. */
  replica: { lag(): number | null; covers(seen: null): boolean } | null
  liveStreams(): number
  shared(): Promise<SharedFigures>
}

type SharedFigures = {
  jobs: JobFigures
  /** Whose day has come more than an hour ago, by state. */
  overduePayouts: { state: string; count: number }[]
}

/** Several scrapers and an impatient one must not become a load. */
const SHARED_FOR_MS = 15_000

/** Figures for those who hold the token. Without it, or with a wrong one, there is no such address. */
export function registerMetrics(app: FastifyInstance, token: string, figures: Figures): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureProcess(registry, figures)
  const measureShared = createShared(registry, figures.shared)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) return reply.code(404).send({ status: 'not found' })
    await measureShared().catch((error: unknown) =>
      request.log.warn({ err: error }, 'the database has no figures'),
    )
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused under load',
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the URL: ids would make a series each.
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode === 503) shed.inc()
  })
}

/** Looked up when they are asked for, at no cost in between. */
function measureProcess(registry: Registry, { pools, replica, liveStreams }: Figures): void {
  const registers = [registry]
  new Gauge({
    name: 'roomtone_pool_connections',
    help: 'Connections to PostgreSQL of this process; waiting are requests for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  new Gauge({
    name: 'roomtone_live_streams',
    help: 'Open live streams of this process',
    registers,
    collect() {
      this.set(liveStreams())
    },
  })
  if (replica === null) return
  new Gauge({
    name: 'roomtone_replica_lag_seconds',
    help: 'How far the replica is behind the primary; NaN while it does not answer',
    registers,
    collect() {
      const lag = replica.lag()
      this.set(lag === null ? Number.NaN : lag / 1000)
    },
  })
  new Gauge({
    name: 'roomtone_replica_used',
    help: '1 while search and public pages are read from the replica',
    registers,
    collect() {
      this.set(replica.covers(null) ? 1 : 0)
    },
  })
}

function createShared(registry: Registry, read: Figures['shared']): () => Promise<void> {
  const registers = [registry]
  const due = new Gauge({
    name: 'roomtone_jobs_due',
    help: 'Jobs that could run now, of all processes; 10000 means at least',
    labelNames: ['lane'],
    registers,
  })
  const oldest = new Gauge({
    name: 'roomtone_jobs_oldest_due_seconds',
    help: 'How long the oldest due job has been waiting',
    labelNames: ['lane'],
    registers,
  })
  const failed = new Gauge({
    name: 'roomtone_jobs_failed',
    help: 'Jobs that have used up their attempts',
    labelNames: ['task'],
    registers,
  })
  const overdue = new Gauge({
    name: 'roomtone_payouts_overdue',
    help: 'Payouts due for more than an hour',
    labelNames: ['state'],
    registers,
  })
  const write = ({ jobs, overduePayouts }: SharedFigures) => {
    for (const one of jobs.waiting) {
      due.set({ lane: one.lane }, one.due)
      oldest.set({ lane: one.lane }, one.oldestSeconds)
    }
    failed.reset()
    for (const { task, count } of jobs.failed) failed.set({ task }, count)
    overdue.reset()
    for (const { state, count } of overduePayouts) overdue.set({ state }, count)
  }
  let known: { until: number; written: Promise<void> } | null = null
  return () => {
    if (known && performance.now() < known.until) return known.written
    const written = read().then(write)
    known = { until: performance.now() + SHARED_FOR_MS, written }
    return written
  }
}

function isToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
