import type { ClaimCard } from '@roomtone/contract/claim/claim'
import { claimWords } from '@roomtone/texts/claim/claims'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

type Standing = Pick<ClaimCard, 'state' | 'answerDueAt' | 'owed'>

/** No row records that a deadline has passed, so the badge computes it. */
export function isLapsed({ state, answerDueAt }: Pick<Standing, 'state' | 'answerDueAt'>): boolean {
  return state === 'open' && Date.parse(answerDueAt) <= Date.now()
}

const TONES: Record<ClaimCard['state'], BadgeTone> = {
  open: 'wait',
  answered: 'wait',
  decided: 'ok',
  withdrawn: 'off',
}

export function ClaimBadge({ claim }: { claim: Standing }) {
  if (claim.owed > 0) return <Badge tone="bad">{claimWords.unpaid}</Badge>
  const words = claimWords.states[isLapsed(claim) ? 'lapsed' : claim.state]
  return <Badge tone={TONES[claim.state]}>{words}</Badge>
}
