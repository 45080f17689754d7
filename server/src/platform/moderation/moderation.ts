import type { Verdict } from '@roomtone/domain/moderation/verdict'

export type Asked = {
  content: string
  /** What the same person wrote in this conversation just before, the latest last: things are split over messages. */
  before: readonly string[]
  /** Contact details and links are fine between people who have a confirmed booking. */
  isConfirmed: boolean
}

/** Judges a message before it is delivered. Never asked inside a transaction. */
export type Moderation = {
  readonly name: 'offline' | 'external'
  check(asked: Asked): Promise<Verdict>
}
