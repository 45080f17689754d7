import { ApiError } from '@roomtone/contract/call'
import { releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import { type ReleaseView, signRelease } from '@roomtone/contract/compliance/release'
import type { Drawing } from '@roomtone/domain/compliance/drawing'
import { releaseTexts } from '@roomtone/texts/compliance/release'
import { useState } from 'react'
import { refreshBookings } from '../../../parts/booking/booking.query.ts'
import { refreshPackets } from '../../../parts/compliance/packet.query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField, TextField } from '../../../ui/field.tsx'
import { CodeField } from './code-field.tsx'
import { SignatureField } from './signature-field.tsx'

const texts = releaseTexts.sign
/** The form's fields in order: the first wrong one is named. */
const schema = signRelease.body.pick({ legalName: true, signature: true, hasConsented: true, code: true })

type SignFormProps = {
  bookingId: string
  release: ReleaseView
  onSigned: (release: ReleaseView) => void
  /** There is a newer version; what was typed is kept for it. */
  onStale: () => void
}

export function SignForm({ bookingId, release, onSigned, onStale }: SignFormProps) {
  const { call, queryClient } = useServices()
  const [name, setName] = useState('')
  const [drawing, setDrawing] = useState<Drawing>([])
  const [isTyped, setTyped] = useState(false)
  const form = useForm({
    schema,
    read: (data) => ({
      legalName: data.get('legalName'),
      signature: isTyped ? { kind: 'typed' } : { kind: 'drawn', drawing },
      hasConsented: data.has('hasConsented'),
      code: String(data.get('code')).replace(/\s/g, ''),
    }),
    submit: async (asked) => {
      const { version, hash } = release
      const body = { ...asked, version, hash, hasRead: true as const }
      try {
        onSigned(await call(releaseCalls.sign, { params: { id: bookingId }, body }))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null
        if (code === 'no_longer_possible') void refreshBookings(queryClient)
        if (code === 'no_longer_possible' || code === 'stale') void refreshPackets(queryClient)
        if (code !== 'stale') throw error
        onStale()
      }
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      <TextField
        label={texts.name}
        hint={release.nameHint === null ? texts.nameHintPlain : texts.nameHint({ hint: release.nameHint })}
        name="legalName"
        autoComplete="name"
        maxLength={201}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('legalName')}
      />
      <SignatureField
        drawing={drawing}
        onDraw={setDrawing}
        isTyped={isTyped}
        onTyped={setTyped}
        name={name}
        error={form.errorOf('signature')}
      />
      <CheckboxField
        name="hasConsented"
        label={releaseTexts.consent}
        hint={release.consent}
        error={form.errorOf('hasConsented')}
        className="rounded-m bg-paper-2 p-4"
      />
      <CodeField key={release.version} bookingId={bookingId} error={form.errorOf('code')} />
      <Button type="submit" size="l" wide pending={form.pending} pendingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
