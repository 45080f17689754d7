import type { ClaimView } from '@roomtone/contract/claim/claim'
import { claimTexts } from '@roomtone/texts/claim/claims'
import { formatMoney } from '../../platform/format/money.ts'
import { Card } from '../../ui/card.tsx'
import { Countdown } from '../booking/countdown.tsx'
import { momentWords } from '../time/when.ts'
import { isLapsed } from './claim-badge.tsx'

const texts = claimTexts.next

/** Whose turn it is, until when, and what follows. */
export function ClaimNext({ claim, onOver }: { claim: ClaimView; onOver: () => void }) {
  const isRunning = claim.state === 'open' && !isLapsed(claim)
  return (
    <Card raised className="grid gap-3">
      <h2 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h2>
      {isRunning && (
        <Countdown until={claim.answerDueAt} start={claim.createdAt} suffix={texts.left} onEnd={onOver} />
      )}
      <p className="text-small">{nextWords(claim)}</p>
      {claim.isPayoutHeld && <p className="text-small text-ink-2">{texts.held}</p>}
    </Card>
  )
}

export function nextWords(claim: ClaimView): string {
  const { state, actions, respondent, answerDueAt, booking } = claim
  if (state === 'withdrawn') return texts.withdrawn
  if (state === 'decided') return moneyWords(claim)
  if (state === 'answered' || isLapsed(claim)) return texts.deciding
  const by = momentWords(answerDueAt, booking.timeZone)
  return actions.includes('answer')
    ? texts.answerOwn({ when: by })
    : texts.answerOther({ name: respondent.name, when: by })
}

function moneyWords({ refund, charge, owed, awarded }: ClaimView): string {
  const amount = formatMoney(awarded ?? 0)
  if (refund) {
    if (refund.state === 'failed') return texts.refundFailed({ amount })
    return refund.state === 'done' ? texts.refundDone({ amount }) : texts.refund({ amount })
  }
  if (charge?.state === 'captured') return texts.charged({ amount })
  if (charge?.state === 'asking') return texts.charging({ amount })
  return owed > 0 ? texts.unpaid({ amount }) : texts.nothing
}
