import type { Deps } from '../deps.ts'

export async function sweepLimits({ limits, clock }: Deps): Promise<void> {
  await limits.sweep(clock.now())
}
