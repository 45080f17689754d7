import type { LiveEvent } from '@roomtone/contract/conversation/live'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

const EVERYTHING = [
  'conversations',
  'conversation',
  'messages',
  'unread',
  'booking',
  'trips',
  'hosting',
  'notifications',
  'packet',
]
/** An answer that does not come must not hold back what happens after it. */
const PATIENCE = 5000

/** What an event makes out of date. */
export function touchedBy(event: LiveEvent): QueryKey[] {
  switch (event.kind) {
    case 'message':
      return [
        ['messages', event.conversationId],
        ['conversation', event.conversationId],
        ['conversations'],
        ['unread'],
      ]
    case 'read':
      return [['conversation', event.conversationId]]
    case 'booking':
      // The thread that is open shows the booking it is about.
      return [
        ['booking', event.bookingId],
        ['packet', event.bookingId],
        ['trips'],
        ['hosting'],
        ['conversation'],
      ]
    case 'unread':
      return [['unread'], ['conversations']]
    case 'notification':
      // The list and the count.
      return [['notifications']]
    case 'access':
    case 'lost':
      return EVERYTHING.map((first) => [first])
    case 'hello':
      return []
  }
}

/**
 * Has the cache ask again for what an event touched. A key is asked for once at a time: in a busy hour every new
 * question would otherwise cancel the one before, and no answer ever arrived.
 */
export function createEffects(queryClient: QueryClient): (event: LiveEvent) => void {
  const underWay = new Map<string, { again: boolean }>()

  async function refresh(queryKey: QueryKey): Promise<void> {
    const name = JSON.stringify(queryKey)
    const running = underWay.get(name)
    if (running) {
      running.again = true
      return
    }
    const turn = { again: true }
    underWay.set(name, turn)
    while (turn.again) {
      turn.again = false
      await Promise.race([queryClient.invalidateQueries({ queryKey }), patience()])
    }
    underWay.delete(name)
  }

  return (event) => {
    for (const queryKey of touchedBy(event)) void refresh(queryKey)
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE))
}
