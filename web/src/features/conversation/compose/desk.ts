import { useMember } from '../../../platform/session/use-session.ts'
import { Drafts } from './drafts.ts'
import { Outbox } from './outbox.ts'

export type Desk = { drafts: Drafts; outbox: Outbox }

const desks = new Map<string, Desk>()

/** Each person who signs in to this browser has a desk of their own. */
function deskOf(ownerId: string): Desk {
  const shelf = shelfOfBrowser()
  const desk = desks.get(ownerId) ?? {
    drafts: new Drafts(shelf, ownerId),
    outbox: new Outbox(shelf, ownerId),
  }
  desks.set(ownerId, desk)
  return desk
}

/** Where storage is blocked even reading its name throws: drafts then last as long as the tab. */
function shelfOfBrowser(): Storage {
  try {
    return localStorage
  } catch {
    return { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {}, clear() {} }
  }
}

export function useDesk(): Desk {
  return deskOf(useMember()?.id ?? '')
}
