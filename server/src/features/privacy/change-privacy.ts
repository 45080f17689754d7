import type { Parsed } from '@roomtone/contract/endpoint'
import type {
  changePrivacy as changePrivacyEndpoint,
  PrivacySettingsView,
} from '@roomtone/contract/privacy/privacy-settings'
import type { Actor } from '@roomtone/domain/access/actor'
import { PRIVACY_DEFAULTS, type PrivacySettings } from '@roomtone/domain/account/privacy'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { LIMITS } from './limits.ts'
import {
  findRecentTalks,
  findSettings,
  forgetReadEvents,
  lockSettingsOf,
  saveSettings,
} from './privacy.store.ts'
import { privacyView } from './show-privacy.ts'

/** Pages that may be open right now. */
const TALKS = 200

type Changes = Parsed<typeof changePrivacyEndpoint>['body']

export async function changePrivacy(
  deps: Deps,
  { userId }: Actor,
  changes: Changes,
): Promise<PrivacySettingsView> {
  await requireWithin(deps, LIMITS.changesOfPerson, userId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockSettingsOf(tx, userId)
    const before = (await findSettings(tx, userId)) ?? PRIVACY_DEFAULTS
    const after = { ...before, ...given(changes) }
    const changed = namesOf(after).filter((name) => before[name] !== after[name])
    if (changed.length === 0) return privacyView(before)
    await saveSettings(tx, userId, after, now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'privacy.changed',
      subjectType: 'user',
      subjectId: userId,
      data: Object.fromEntries(changed.map((name) => [name, after[name]])),
    })
    if (changed.includes('readReceipts')) await showReceiptsAnew(deps, tx, userId, now)
    return privacyView(after)
  })
}

function given(changes: Changes): Partial<PrivacySettings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

function namesOf(settings: PrivacySettings): (keyof PrivacySettings)[] {
  return Object.keys(settings) as (keyof PrivacySettings)[]
}

/** Applies to both sides of each conversation immediately. */
async function showReceiptsAnew(deps: Deps, tx: Tx, userId: string, now: Date): Promise<void> {
  await forgetReadEvents(tx, userId)
  for (const { id, others } of await findRecentTalks(tx, userId, TALKS))
    await deps.live.tell(tx, [userId, ...others], { kind: 'read', conversationId: id, seq: 0 }, now)
}
