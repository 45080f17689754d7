import { type AnyEndpoint, FILE_FACTS, type Input, type Method, type Reply } from './endpoint.ts'
import type { ErrorCode, FieldError, Problem, RefusedText } from './errors.ts'

/** Method and path of an endpoint, without its schemas: this is all a page ships. */
export type Call<E extends AnyEndpoint> = { method: Method; path: string; readonly promise?: E }

/** The route is spelled once more here, but the compiler compares it with the endpoint's own. */
export function call<E extends AnyEndpoint>(route: `${E['method']} ${E['path']}`): Call<E> {
  const [method, path] = route.split(' ') as [Method, string]
  return { method, path }
}

export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly fields: FieldError[]
  readonly reasons: string[]
  readonly texts: RefusedText[]
  readonly retryAfter: number | null
  readonly requestId: string | null

  constructor(problem: Partial<Problem> & { code: ErrorCode }) {
    super(problem.detail ?? '')
    this.name = 'ApiError'
    this.code = problem.code
    this.status = problem.status ?? 0
    this.title = problem.title ?? 'Error'
    this.fields = problem.errors ?? []
    this.reasons = problem.reasons ?? []
    this.texts = problem.texts ?? []
    this.retryAfter = problem.retryAfter ?? null
    this.requestId = problem.requestId ?? null
  }
}

/** The network failed, or something in between answered for the server. Worth another try; a page has words for it. */
export class UnreachableError extends Error {
  readonly status: number
  constructor(status: number) {
    super('The server could not be reached')
    this.name = 'UnreachableError'
    this.status = status
  }
}

export type Transport = {
  fetch(
    path: string,
    init: { method: string; headers: Record<string, string>; body?: string | Blob; signal?: AbortSignal },
  ): Promise<Response>
}

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  bytes?: Blob
}

export async function send<E extends AnyEndpoint>(
  transport: Transport,
  target: Call<E>,
  input: Input<E>,
  options: { token?: string | null; language?: string; signal?: AbortSignal } = {},
): Promise<Reply<E>> {
  const parts = input as Parts
  const headers: Record<string, string> = { accept: 'application/json' }
  // What is refused is said in this language.
  if (options.language) headers['accept-language'] = options.language
  if (options.token) headers.authorization = `Bearer ${options.token}`
  if (parts.body !== undefined) headers['content-type'] = 'application/json'
  if (parts.bytes !== undefined) headers['content-type'] = 'application/octet-stream'
  const response = await transport
    .fetch(urlOf(target.path, parts), {
      method: target.method,
      headers,
      ...bodyOf(parts),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    .catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new UnreachableError(0)
    })
  if (response.status === 204) return undefined as Reply<E>
  const facts = response.headers.get(FILE_FACTS)
  if (response.ok && facts)
    return { ...JSON.parse(decodeURIComponent(facts)), file: await wholeFile(response) }
  const answer: unknown = await response.json().catch(() => null)
  // A hotel's sign-in page answers 200 too, but not in JSON.
  if (response.ok && answer !== null) return answer as Reply<E>
  throw isProblem(answer) ? new ApiError(answer) : new UnreachableError(response.status)
}

/** A download that broke off is not a file. */
function wholeFile(response: Response): Promise<Blob> {
  return response.blob().catch(() => {
    throw new UnreachableError(0)
  })
}

function bodyOf(parts: Parts): { body?: string | Blob } {
  if (parts.bytes !== undefined) return { body: parts.bytes }
  return parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }
}

function urlOf(path: string, parts: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  const search = query.toString()
  return search === '' ? filled : `${filled}?${search}`
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'requestId' in answer
}
