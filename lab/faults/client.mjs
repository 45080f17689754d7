import { setTimeout as pause } from 'node:timers/promises'

const ANSWER_MS = 8000
const FIRST_PAUSE = 200
const LONGEST_PAUSE = 2000

export class Refusal extends Error {
  constructor(status, problem) {
    super(`${status} ${problem?.code ?? 'without a word'}`)
    this.status = status
    this.code = problem?.code ?? ''
    this.problem = problem
  }
}

/** No answer came for as long as a person would have kept trying, so the outcome is unknown. */
export class Unanswered extends Error {}

/**
 * One person's browser: any of the servers will do, as behind a load balancer. An unanswered request is sent
 * again with the same body, and so with the same key, until it is answered or `patience` runs out.
 */
export class Browser {
  constructor({ bases, email, password, seen }) {
    Object.assign(this, { bases, email, password, seen, session: null, turn: Math.floor(Math.random() * 2) })
  }

  async signIn(patience) {
    const body = { email: this.email, password: this.password }
    this.session = await this.send('POST', '/api/account/sign-in', { body, patience })
  }

  async refresh(patience) {
    const body = { refresh_token: this.session.refresh_token }
    try {
      this.session = await this.send('POST', '/api/account/refresh', { body, patience })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'session_not_found') throw error
      await this.signIn(patience)
    }
  }

  /** An expired access token is renewed; after the end of a session, the person signs in again. */
  async call(method, path, options = {}) {
    const patience = options.patience ?? 20_000
    if (!this.session) await this.signIn(patience)
    for (let round = 0; ; round += 1) {
      try {
        return await this.send(method, path, { ...options, patience, token: this.session.access_token })
      } catch (error) {
        const isOver = error instanceof Refusal && error.status === 401 && round < 6
        if (!isOver) throw error
        if (error.code === 'session_expired') await this.refresh(patience)
        else await this.signIn(patience)
        // Clocks that differ make a fresh token look expired; a moment later another server may answer.
        if (round > 0) await pause(300)
      }
    }
  }

  async send(method, path, { body, bytes, token, patience }) {
    const until = Date.now() + patience
    for (let tries = 0; ; tries += 1) {
      this.turn += 1
      const base = this.bases[this.turn % this.bases.length]
      const answer = await ask(`${base}${path}`, { method, body, bytes, token })
      this.seen({
        at: Date.now(),
        method,
        path,
        status: answer.status,
        retryAfter: answer.retryAfter,
        code: answer.body?.code,
      })
      if (answer.status >= 200 && answer.status < 300) return answer.body
      const isWorthIt = answer.status === 0 || answer.status >= 500 || answer.status === 429
      if (!isWorthIt) throw new Refusal(answer.status, answer.body)
      if (Date.now() > until)
        throw new Unanswered(`${method} ${path}: ${answer.status} ${answer.body?.code ?? ''}`)
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries))
    }
  }
}

/** Status 0: the connection was dead, or no answer came in time. */
export async function ask(url, { method = 'GET', body, bytes, token, patience = ANSWER_MS }) {
  const headers = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (bytes !== undefined) headers['content-type'] = 'application/octet-stream'
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    return { status: answer.status, body: parse(text), retryAfter: answer.headers.get('retry-after') }
  } catch {
    return { status: 0, body: null, retryAfter: null }
  }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
