import type { Transport } from '@roomtone/contract/call'
import type { AnyEndpoint, Parsed, Reply } from '@roomtone/contract/endpoint'
import { ERROR_STATUS, type ErrorCode, type Problem } from '@roomtone/contract/errors'
import { errors } from '@roomtone/texts/errors'

/** A refusal, in the words of our catalog. */
export class Refusal extends Error {
  readonly problem: Problem

  constructor(code: ErrorCode, over: Partial<Problem> = {}) {
    super(code)
    const { title, text } = errors[code]
    const status = ERROR_STATUS[code]
    this.problem = { type: code, code, status, title, detail: text, requestId: 'request', ...over }
  }
}

type Route = { endpoint: AnyEndpoint; pattern: RegExp; names: string[]; answer: (input: never) => unknown }
type Request = { endpoint: AnyEndpoint; input: unknown }

/**
 * Replaces the transport and keeps to the contract: the endpoint's own schemas parse what is sent to it and
 * what it answers. An answer that throws anything but a refusal counts as a lost connection.
 */
export class FakeServer implements Transport {
  private routes: Route[] = []
  private readonly requests: Request[] = []
  /** Calls that have no answer here, or broke the contract. A test must leave this empty. */
  readonly faults: string[] = []

  on<E extends AnyEndpoint>(endpoint: E, answer: (input: Parsed<E>) => Reply<E> | Promise<Reply<E>>): void {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`)
    const others = this.routes.filter((route) => route.endpoint !== endpoint)
    // `/conversations/unread` before `/conversations/:id`.
    this.routes = [...others, { endpoint, pattern, names, answer }].sort(
      (a, b) => a.names.length - b.names.length,
    )
  }

  /** What this endpoint received, in order. */
  received<E extends AnyEndpoint>(endpoint: E): Parsed<E>[] {
    return this.requests.filter((one) => one.endpoint === endpoint).map(({ input }) => input as Parsed<E>)
  }

  async fetch(...[url, { method, body }]: Parameters<Transport['fetch']>): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://roomtone.test')
    const route = this.routes.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
    )
    if (!route) {
      this.faults.push(`nobody answers ${method} ${pathname}`)
      throw new Error('no answer')
    }
    const { endpoint, pattern, names, answer } = route
    const found = pattern.exec(pathname)?.slice(1) ?? []
    const input = this.kept(`sent to ${endpoint.path}`, () => ({
      params: endpoint.params?.parse(Object.fromEntries(names.map((name, index) => [name, found[index]]))),
      query: endpoint.query?.parse(Object.fromEntries(searchParams)),
      body: endpoint.body?.parse(JSON.parse(String(body))),
    }))
    this.requests.push({ endpoint, input })
    try {
      const reply = await answer(input as never)
      if (endpoint.reply === null) return new Response(null, { status: 204 })
      return Response.json(this.kept(`answered by ${endpoint.path}`, () => endpoint.reply?.parse(reply)))
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.problem, { status: error.problem.status })
      throw error
    }
  }

  private kept<T>(what: string, parse: () => T): T {
    try {
      return parse()
    } catch (error) {
      this.faults.push(`${what}: ${error}`)
      throw error
    }
  }
}

/** An answer that comes when the test says so. */
export function later<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: unknown) => void } | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return {
    promise,
    answer: (value: T) => settle?.resolve(value),
    fail: (error: unknown) => settle?.reject(error),
  }
}
