import { filesTexts } from '@roomtone/texts/compliance/files'
import { type FormEvent, useRef, useState } from 'react'
import { FilePicker } from '../../../parts/file/file-picker.tsx'
import { readNumber } from '../../../parts/money/number-field.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { PacketUpload } from './use-packet-upload.ts'

const texts = filesTexts.certificate
const EMPTY: TypedCertificate = { validFrom: '', validUntil: '', limit: '', file: null }

/** The file, and the facts on it. */
export function CertificateForm({ add }: Pick<PacketUpload, 'add'>) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [failing, setFailing] = useState<ReturnType<typeof checkCertificate>>(null)
  const [pending, setPending] = useState(false)
  const errorOf = (field: keyof TypedCertificate) => (failing?.field === field ? failing.message : undefined)
  const field = (name: 'validFrom' | 'validUntil' | 'limit') => ({
    name,
    label: texts[name],
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: errorOf(name),
    className: 'min-w-0 flex-1 basis-60',
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (pending) return
    const problem = checkCertificate(typed)
    setFailing(problem)
    if (problem || !typed.file) {
      void showToast('error', texts.invalid, problem?.message)
      form.current
        ?.querySelector<HTMLElement>(problem?.field === 'file' ? '[type=file]' : `[name="${problem?.field}"]`)
        ?.focus()
      return
    }
    const { validFrom, validUntil, limit, file } = typed
    setPending(true)
    const arrived = await add(file, { validFrom, validUntil, limit: readNumber(limit, { money: true }) ?? 0 })
    setPending(false)
    if (arrived) setTyped(EMPTY)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3">
        <TextField {...field('validFrom')} type="date" />
        <TextField {...field('validUntil')} type="date" />
        <TextField {...field('limit')} inputMode="decimal" autoComplete="off" />
      </div>
      <FilePicker
        label={typed.file?.name ?? filesTexts.choose.insurance}
        hint={filesTexts.accepts.paper}
        isPicture={false}
        error={errorOf('file')}
        onFiles={([file]) => file && setTyped({ ...typed, file })}
      />
      <div>
        <Button type="submit" variant="ink" pending={pending} pendingText={texts.adding}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}

type TypedCertificate = { validFrom: string; validUntil: string; limit: string; file: File | null }

/** The first missing value; the server checks the same. */
function checkCertificate({
  validFrom,
  validUntil,
  limit,
  file,
}: TypedCertificate): { field: keyof TypedCertificate; message: string } | null {
  if (validFrom === '') return { field: 'validFrom', message: texts.missing.validFrom }
  if (validUntil === '') return { field: 'validUntil', message: texts.missing.validUntil }
  if (validUntil < validFrom) return { field: 'validUntil', message: texts.missing.order }
  if (!((readNumber(limit, { money: true }) ?? 0) > 0))
    return { field: 'limit', message: texts.missing.limit }
  return file === null ? { field: 'file', message: texts.missing.file } : null
}
