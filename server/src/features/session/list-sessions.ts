import type { DeviceSession } from '@roomtone/contract/session/list-sessions'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { browserNames } from '../../platform/http/browser-name.ts'
import { type DeviceRow, findOpenSessions } from './device/device.store.ts'
import { IDLE_DAYS } from './open-session.ts'

export async function listSessions(deps: Deps, actor: Actor): Promise<{ items: DeviceSession[] }> {
  const now = deps.clock.now()
  // A session that was idle for longer can no longer be refreshed.
  const usedSince = new Date(now.getTime() - IDLE_DAYS * 86_400_000)
  const rows = await findOpenSessions(deps.db, actor.userId, { now, usedSince })
  const items = rows.map((row) => view(row, actor.sessionId))
  return { items: [...items.filter((one) => one.isCurrent), ...items.filter((one) => !one.isCurrent)] }
}

function view(row: DeviceRow, current: string): DeviceSession {
  return {
    id: row.id,
    ...browserNames(row.userAgent),
    address: row.address,
    place: row.place,
    startedAt: row.startedAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === current,
  }
}
