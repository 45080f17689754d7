import { useRef } from 'react'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { inviteTexts as texts } from './referral.texts.ts'

export function CopyLink({ link }: { link: string }) {
  const form = useRef<HTMLDivElement>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      void showToast('success', texts.copied)
    } catch {
      // Without TLS, or when the person has said no, there is no clipboard.
      form.current?.querySelector('input')?.select()
      void showToast('error', texts.copyByHand.title, texts.copyByHand.text)
    }
  }

  return (
    <div ref={form} className="flex flex-wrap items-end gap-3">
      <TextField label={texts.link} value={link} readOnly className="min-w-0 flex-1 basis-60" />
      <Button onClick={() => void copy()} className="min-h-12">
        {texts.copy}
      </Button>
    </div>
  )
}
