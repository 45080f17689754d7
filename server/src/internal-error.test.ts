import { beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../testing/expect-problem.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

beforeAll(async () => {
  await server().database.close()
})

describe('an internal error', () => {
  it('hides its text from the caller and writes it to the log under the request id', async () => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      payload: { email: 'ada@example.com', password: 'Quiet1please' },
    })
    const problem = expectProblem(answer, 'a closed database')
    expect(problem).toMatchObject({
      status: 500,
      code: 'internal',
      detail: 'Something went wrong on our side. Please try again.',
    })
    const line = server().logLines.find((entry) => entry.includes(problem.requestId))
    expect(line).toBeDefined()
    const entry = JSON.parse(line ?? '{}') as { level: number; err: { message: string; stack: string } }
    expect(entry.err.message).toMatch(/driver|pool/)
    expect(entry.err.stack).toContain('sign-in.ts')
    expect(answer.payload).not.toContain(entry.err.message)
    expect(line).not.toContain('ada@example.com')
    expect(line).not.toContain('Quiet1please')
  })
})

describe('without its database', () => {
  it('lives, but is not ready', async () => {
    expect((await server().app.inject({ url: '/healthz' })).statusCode).toBe(200)
    const ready = await server().app.inject({ url: '/readyz' })
    expect(ready.statusCode).toBe(503)
    expect(ready.headers['retry-after']).toBe('2')
    expect(ready.json()).toEqual({ status: 'not ready' })
  })
})
