import { randomUUID } from 'node:crypto'
import type { Actor } from '@roomtone/domain/access/actor'
import { markRead } from '../../features/conversation/message/mark-read.ts'
import { sendMessage } from '../../features/conversation/message/send-message.ts'
import { openConversation } from '../../features/conversation/open-conversation.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createOfflineModeration } from '../../platform/moderation/offline-moderation.ts'
import { tellNobody } from '../../platform/records/tell-live.ts'
import { DEMO_CONVERSATIONS, type DemoConversation } from '../content/conversations.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'

const HOUR = 3_600_000

type Stage = { deps: Deps; tx: Tx; now: Date }

/** Guests and hosts who have been talking for a while, and one message that was held back. */
export const seedConversations: SeedStep = async (deps, tx, now) => {
  for (const conversation of DEMO_CONVERSATIONS) await talk({ deps, tx, now }, conversation)
}

/** No page is told about what happened long ago, and no outside service reads what no person wrote. */
function at({ deps, tx, now }: Stage, hoursAgo: number): Deps {
  return {
    ...withinStep(deps, tx, new Date(now.getTime() - hoursAgo * HOUR)),
    live: tellNobody,
    moderation: createOfflineModeration(),
  }
}

async function talk(stage: Stage, { at: title, guest, messages, readBy }: DemoConversation): Promise<void> {
  const listing = await findListing(stage.tx, title)
  const asks = await demoActor(stage.tx, guest)
  const answers = listing ? await demoActor(stage.tx, listing.host) : null
  const [first] = messages
  if (!listing || !asks || !answers || !first) return
  const people: Record<'guest' | 'host', Actor> = { guest: asks, host: answers }
  const { id } = await openConversation(at(stage, first.hoursAgo), asks, { propertyId: listing.id })
  let seq = 0
  for (const { from, hoursAgo, says, isHeld } of messages) {
    const then = at(stage, hoursAgo)
    if (seq > 0) await markRead(then, people[from], { id, seq })
    const sent = await sendMessage(then, people[from], { id, key: randomUUID(), content: says, fileIds: [] })
    if (!isHeld) seq = sent.seq
  }
  const atLast = at(stage, messages.at(-1)?.hoursAgo ?? 0)
  for (const side of readBy) await markRead(atLast, people[side], { id, seq })
}

function findListing(tx: Tx, title: string): Promise<{ id: string; host: string } | undefined> {
  return tx
    .selectFrom('properties')
    .innerJoin('users', 'users.id', 'properties.host_id')
    .select(['properties.id', 'users.email as host'])
    .where('title', '=', title)
    .executeTakeFirst()
}
