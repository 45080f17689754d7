import { homeOf } from '@roomtone/domain/access/page-guard'
import { expect, it } from 'vitest'
import { SESSION_KEY as KEY } from '../../platform/session/session-store.ts'
import { homeFor, SESSION_KEY } from './mark-session.ts'

it.each([[[]], [['host']], [['admin']], [['host', 'admin']]])('leads %j where the guard would', (roles) => {
  expect(homeFor(roles)).toBe(homeOf({ roles } as unknown as Parameters<typeof homeOf>[0]))
})

it('reads the session where the app keeps it', () => {
  expect(SESSION_KEY).toBe(KEY)
})
