import type { ClaimView } from '@roomtone/contract/claim/claim'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { answerClaim } from '@roomtone/contract/claim/claims'
import { claimTexts } from '@roomtone/texts/claim/claims'
import { Suspense, useState } from 'react'
import { useKeepClaim } from '../../parts/claim/use-keep-claim.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import { useEvidence } from './use-evidence.ts'

const texts = claimTexts.respond
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Agree and pay, or answer. */
export function RespondForm({ claim }: { claim: ClaimView }) {
  const [isDisagreeing, setDisagreeing] = useState(false)
  return (
    <Card raised className="grid gap-6">
      <h2 className="text-title">{texts.title}</h2>
      <div className="flex flex-wrap gap-3">
        <Agree claim={claim} />
        {!isDisagreeing && (
          <Button variant="line" onClick={() => setDisagreeing(true)}>
            {texts.disagree}
          </Button>
        )}
      </div>
      {isDisagreeing && <Disagree claim={claim} />}
    </Card>
  )
}

function Agree({ claim }: { claim: ClaimView }) {
  const { call } = useServices()
  const keep = useKeepClaim()
  const [isAsking, setAsking] = useState(false)
  const amount = formatMoney(claim.asked)
  const { title, guest, host, ...words } = texts.confirm
  return (
    <>
      <Button variant="ink" onClick={() => setAsking(true)}>
        {texts.agree({ amount })}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            {...words}
            title={title({ amount })}
            text={claim.party === 'guest' ? guest({ amount }) : host({ amount })}
            onConfirm={async () => {
              keep(await call(claimCalls.answer, { params: { id: claim.id }, body: { agrees: true } }))
              void showToast('success', texts.agreed)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Disagree({ claim }: { claim: ClaimView }) {
  const { call } = useServices()
  const keep = useKeepClaim()
  const evidence = useEvidence()
  const form = useForm({
    schema: answerClaim.body,
    read: (data) => ({ agrees: false, text: data.get('text'), ...evidence.chosen() }),
    submit: async (body) => {
      const params = { id: claim.id }
      const answered = await call(claimCalls.answer, { params, body })
      await evidence.send(claim.id)
      keep(evidence.files.length > 0 ? await call(claimCalls.show, { params }) : answered)
      void showToast('success', texts.sent)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      <TextAreaField
        label={texts.text}
        hint={texts.textHint}
        name="text"
        rows={6}
        maxLength={4000}
        error={form.errorOf('text')}
      />
      <EvidencePicker bookingId={claim.bookingId} timeZone={claim.booking.timeZone} evidence={evidence} />
      <Button type="submit" pending={form.pending} pendingText={texts.sending} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}
