import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { FLAG_REASONS } from '@roomtone/domain/moderation/verdict'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'

const NOT_HERE: readonly FlagKind[] = ['threat', 'hate']

/** A case may name phone numbers, prices and worse; it may not attack anybody. */
export async function demandDecent(deps: Deps, content: string): Promise<void> {
  if (content === '') return
  const { flags } = await deps.moderation.check({ content, before: [], isConfirmed: true })
  const against = flags.filter(({ kind }) => NOT_HERE.includes(kind))
  const [first] = against
  if (first)
    throw new Refused('message_flagged', {
      detail: FLAG_REASONS[first.kind],
      reasons: [...new Set(against.map(({ fragment }) => fragment))],
    })
}
