import type { ClaimView } from '@roomtone/contract/claim/claim'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { otherSide } from '@roomtone/domain/claim/claim-steps'
import { claimTexts, evidenceTexts } from '@roomtone/texts/claim/claims'
import { useMutation } from '@tanstack/react-query'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { patiently } from '../../platform/uploads/patiently.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { FilePicker } from '../file/file-picker.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { useKeepClaim } from './use-keep-claim.ts'

/** What both sides said and showed, and the decision. */
export function ClaimStory({ claim }: { claim: ClaimView }) {
  const { side, party, claimant } = claim
  const isOwn = party === side
  return (
    <>
      <Decision claim={claim} />
      <Section title={isOwn ? claimTexts.says.own : claimTexts.says.other({ name: claimant.name })}>
        <div className="grid gap-4">
          <p className="whitespace-pre-line wrap-anywhere">{claim.text}</p>
          <EvidenceList claim={claim} side={side} />
          {isOwn && <AddFiles claim={claim} />}
        </div>
      </Section>
      <Answer claim={claim} />
    </>
  )
}

function Answer({ claim }: { claim: ClaimView }) {
  const { side, party, respondent, answer, state } = claim
  const texts = claimTexts.answer
  const isOwn = party === otherSide(side)
  const hasShown = claim.evidence.some((one) => one.side !== side)
  if (answer === null && !hasShown && state === 'withdrawn') return null
  return (
    <Section title={isOwn ? texts.own : texts.other({ name: respondent.name })}>
      <div className="grid gap-4">
        {answer === null && (
          <p className="text-ink-2">{isOwn ? texts.noneOwn : texts.none({ name: respondent.name })}</p>
        )}
        {answer?.agrees && <p>{texts.agrees}</p>}
        {answer?.text && <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>}
        {(hasShown || (answer && !answer.agrees)) && <EvidenceList claim={claim} side={otherSide(side)} />}
        {/* Before the answer, the answer's form collects them. */}
        {isOwn && !claim.actions.includes('answer') && <AddFiles claim={claim} />}
      </div>
    </Section>
  )
}

function Decision({ claim }: { claim: ClaimView }) {
  const { decision, awarded, claimant, respondent, party, side } = claim
  const texts = claimTexts.decision
  if (decision === null) return null
  const amount = formatMoney(awarded ?? 0)
  const isPayer = party === otherSide(side)
  const words =
    decision.by === 'agreement'
      ? isPayer
        ? texts.agreementOwn({ amount })
        : texts.agreement({ name: respondent.name, amount })
      : awarded
        ? texts.awarded({ name: claimant.name, amount })
        : texts.nothing
  return (
    <Section title={texts.title}>
      <Card className="grid gap-2">
        <p className="font-medium">{words}</p>
        {decision.reason && <p className="whitespace-pre-line wrap-anywhere">{decision.reason}</p>}
      </Card>
    </Section>
  )
}

/** Until the decision, either side may add more. */
function AddFiles({ claim }: { claim: ClaimView }) {
  const { call } = useServices()
  const keep = useKeepClaim()
  const add = useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files) {
        const query = { name: file.name.slice(-120) || 'file' }
        const input = { params: { id: claim.id }, query, bytes: file }
        keep(await patiently(() => call(claimCalls.addEvidence, input)))
      }
    },
    onSuccess: () => void showToast('success', evidenceTexts.added),
    onError: toastError,
  })
  if (!claim.actions.includes('add_evidence')) return null
  if (add.isPending)
    return (
      <p role="status" className="flex items-center gap-2 text-small text-ink-2">
        <Spinner />
        {evidenceTexts.adding}
      </p>
    )
  return (
    <FilePicker
      label={evidenceTexts.add}
      hint={evidenceTexts.addHint}
      isPicture={false}
      multiple
      onFiles={(files) => files.length > 0 && add.mutate(files)}
    />
  )
}
