import { ApiError } from '@roomtone/contract/call'
import { verificationForm } from '@roomtone/contract/verification/submit-verification'
import type { VerificationView } from '@roomtone/contract/verification/verification'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { verificationTexts } from '@roomtone/texts/verification/verification'
import type { ChangeEvent } from 'react'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Draft } from './draft.ts'
import { IdUpload } from './id-upload.tsx'
import type { IdFile } from './use-id-file.ts'

const texts = verificationTexts.form

type DetailsFormProps = {
  draft: Draft
  onDraft: (draft: Draft) => void
  idFile: IdFile
  /** Submitted, and the answer is being waited for. */
  checking: boolean
  onBack: () => void
  onSubmitted: (view: VerificationView) => void
  /** The person's verification may have changed elsewhere. */
  onFailed: () => void
}

export function DetailsForm(props: DetailsFormProps) {
  const { draft, onDraft, idFile, checking, onBack, onSubmitted, onFailed } = props
  const { call } = useServices()
  const form = useForm({
    schema: verificationForm,
    read: (data) => Object.fromEntries(data),
    submit: async (values) => {
      try {
        const documentId = await idFile.documentId()
        // The file's own card shows what went wrong with it.
        if (documentId === null) return
        onSubmitted(await call(verificationCalls.submit, { body: { ...values, documentId } }))
      } catch (error) {
        fail(error)
      }
    },
  })

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.fields.length > 0) throw error
    if (error instanceof ApiError && error.code === 'not_found') idFile.expire()
    const isTooOften = error instanceof ApiError && error.code === 'rate_limited'
    void showToast('error', texts.failed.title, isTooOften ? error.message : texts.failed.text)
    onFailed()
  }

  const field = (name: keyof Draft) => ({
    name,
    label: texts[name],
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onDraft({ ...draft, [name]: event.target.value }),
    error: form.errorOf(name),
  })
  const hasFile = idFile.chosen !== null && idFile.chosen.phase !== 'failed'
  const isComplete = draft.fullName.trim() !== '' && draft.dateOfBirth !== '' && hasFile
  const pending = form.pending || checking
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-8 border-t pt-8">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-5">
          <TextField {...field('fullName')} autoComplete="name" required />
          <TextField {...field('dateOfBirth')} type="date" autoComplete="bday" required />
          <TextField {...field('idNumber')} hint={texts.idNumberHint} autoComplete="off" spellCheck={false} />
          <TextField {...field('address')} hint={texts.addressHint} autoComplete="street-address" />
        </div>
        <IdUpload idFile={idFile} error={form.errorOf('documentId')} />
      </div>
      {checking && <CheckingLine />}
      <div className="flex flex-wrap gap-3">
        <Button size="l" variant="line" disabled={pending} onClick={onBack} className="max-sm:w-full">
          {texts.back}
        </Button>
        <Button
          type="submit"
          size="l"
          disabled={!isComplete}
          pending={pending}
          pendingText={texts.pending}
          className="max-sm:w-full"
        >
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

function CheckingLine() {
  return (
    <div className="grid gap-3 text-small text-ink-2">
      <span aria-hidden="true" className="h-0.5 animate-breathe bg-accent" />
      <p role="status">{texts.checking}</p>
    </div>
  )
}
