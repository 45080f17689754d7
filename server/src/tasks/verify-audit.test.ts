import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { sealAudit } from '../features/audit/seal-audit.ts'
import { verifyAuditTask } from './verify-audit.ts'

const server = useServer()
const said: string[] = []

beforeEach(() => {
  const { config } = server().deps
  vi.stubEnv('DATABASE_URL', server().databaseUrl)
  vi.stubEnv('DATA_DIR', config.dataDir)
  vi.stubEnv('MASTER_KEY', config.masterKey.toString('hex'))
  vi.stubEnv('SESSION_SECRET', config.sessionSecret)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  said.length = 0
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = undefined
})

it('says that the log is whole', async () => {
  await server().aPerson()
  await sealAudit(server().deps)
  await verifyAuditTask()
  expect(said[0]).toBe('The audit log is intact.')
  expect(said.join(' ')).toContain('1 seal.')
  expect(process.exitCode).toBeUndefined()
})

it('names what does not fit and ends with 1', async () => {
  await server().owner.query(
    "begin; set local session_replication_role = 'replica'; update audit_log set action = 'nothing' where id = 1; commit",
  )
  await verifyAuditTask()
  expect(said[0]).toMatch(/^The audit log was tampered with/)
  expect(said[1]).toMatch(/^(row 1, )?seal 1 over rows 1 to \d+: one of its rows was changed$/)
  expect(process.exitCode).toBe(1)
})
