/**
 * The states of an application. The host withdraws it themself: its answers are a draft again until they are
 * sent.
 */
export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

type Step = { by: 'host' | 'reviewer'; from: readonly ApplicationStatus[]; to: ApplicationStatus }

export const APPLICATION_STEPS = {
  approve: { by: 'reviewer', from: ['pending'], to: 'approved' },
  reject: { by: 'reviewer', from: ['pending'], to: 'rejected' },
  withdraw: { by: 'host', from: ['pending'], to: 'withdrawn' },
  /** As its next revision. */
  send: { by: 'host', from: ['rejected', 'withdrawn'], to: 'pending' },
} as const satisfies Record<string, Step>

export function mayTake(step: keyof typeof APPLICATION_STEPS, status: ApplicationStatus): boolean {
  const from: readonly ApplicationStatus[] = APPLICATION_STEPS[step].from
  return from.includes(status)
}
