/**
 * What the stream at /api/live tells a signed-in page: ids, never contents. The page asks for what it shows.
 * `hello` comes first and carries the id to resume from; `lost` says that too much was missed to be told one by one.
 */
export const LIVE_KINDS = [
  'message',
  'read',
  'booking',
  'unread',
  'notification',
  'application',
  'access',
] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

export type LiveEvent =
  | { kind: 'message'; conversationId: string; seq: number }
  | { kind: 'read'; conversationId: string; seq: number }
  | { kind: 'booking'; bookingId: string }
  | { kind: 'unread' }
  | { kind: 'notification' }
  /** Sent to review, decided on or withdrawn. */
  | { kind: 'application'; applicationId: string }
  /** What this person may see has changed. */
  | { kind: 'access' }
  | { kind: 'hello' }
  | { kind: 'lost' }
