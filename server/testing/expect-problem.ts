import { ERROR_STATUS, type ErrorCode, type Problem } from '@roomtone/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

const INNARDS =
  /node_modules|\.ts:\d|\.js:\d|\bat \w+ \(|select |insert into|update "|syntax error|pg_|relation "|zod/i

/** A refusal as the contract promises it: known code with its status, words for a person, nothing of our insides. */
export function expectProblem(answer: LightMyRequestResponse, why: string): Problem {
  expect(String(answer.headers['content-type']), why).toContain('application/problem+json')
  const problem = answer.json<Problem>()
  expect(Object.keys(ERROR_STATUS), why).toContain(problem.code)
  expect(answer.statusCode, why).toBe(ERROR_STATUS[problem.code as ErrorCode])
  expect(problem.status, why).toBe(answer.statusCode)
  expect(problem.requestId, why).toMatch(/^[0-9a-f-]{36}$/)
  expect(problem.title.length * problem.detail.length, why).toBeGreaterThan(0)
  expect(answer.payload, why).not.toMatch(INNARDS)
  expect(answer.payload.length, why).toBeLessThan(5000)
  return problem
}
