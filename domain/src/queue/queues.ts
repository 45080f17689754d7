/** Work that waits for a person, and can be given to one. */
export const QUEUES = ['verification', 'application', 'moderation', 'claim', 'refund'] as const
export type Queue = (typeof QUEUES)[number]

/** Whose work a list shows. */
export const WHOSE = ['all', 'mine', 'unassigned'] as const
export type Whose = (typeof WHOSE)[number]
