import { textsIn } from '@roomtone/texts/all/verification/refusals'
import type { Deps } from '../../platform/deps.ts'
import type { Standing } from '../../platform/identity/identity-provider.ts'
import { Refused } from '../../platform/refused.ts'

type Unfinished = { id: string; provider: string; reference: string | null }

/** Asks the provider for the state of a verification that is in progress. */
export async function findStanding(deps: Deps, { id, provider, reference }: Unfinished): Promise<Standing> {
  // Another provider is in use by now, and what the old one says no longer counts.
  if (provider !== deps.identity.name) return { at: 'end', reason: 'abandoned' }
  if (deps.identity.page === null || reference === null) return { at: 'provider' }
  return deps.identity.page.find(reference).catch((error: unknown) => notReached(deps, id, error))
}

export function notReached({ log }: Pick<Deps, 'log'>, verification: string, error: unknown): never {
  log.error({ err: error, verification }, 'the identity provider did not answer')
  throw new Refused('overloaded', { detail: (language) => textsIn(language).refusals.notReached })
}
