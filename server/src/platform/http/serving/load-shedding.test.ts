import { describe, expect, it } from 'vitest'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer({ MAX_EVENT_LOOP_DELAY: '5' })
const SAMPLE = 1000

function blockEventLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const nextTurn = () => new Promise((turn) => setImmediate(turn))

describe('a house that is too busy', () => {
  it('says so right away, with a time to retry', async () => {
    // Twice over: the first sample after a delay may still be taken before the delay itself is counted.
    for (let sample = 0; sample < 2; sample++) {
      blockEventLoop(SAMPLE + 50)
      await nextTurn()
    }
    const answer = await server().app.inject({ url: '/api/site' })
    expect(expectProblem(answer, 'busy')).toMatchObject({
      status: 503,
      code: 'overloaded',
      detail: 'Roomtone is very busy right now. Please try again in a few seconds.',
    })
    expect(answer.headers['retry-after']).toBe('5')
    expect((await server().app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})
