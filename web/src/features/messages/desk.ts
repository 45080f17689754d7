import { useMember } from '../../platform/session/use-session.ts'
import { Drafts } from './drafts.ts'
import { Outbox } from './outbox.ts'

export type Desk = { drafts: Drafts; outbox: Outbox }

const desks = new Map<string, Desk>()

/** Whoever signs in to this browser next finds a desk of their own. */
function deskOf(ownerId: string): Desk {
  const desk = desks.get(ownerId) ?? {
    drafts: new Drafts(localStorage, ownerId),
    outbox: new Outbox(localStorage, ownerId),
  }
  desks.set(ownerId, desk)
  return desk
}

export function useDesk(): Desk {
  return deskOf(useMember()?.id ?? '')
}
