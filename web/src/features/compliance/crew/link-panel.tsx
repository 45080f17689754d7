import { crewTexts } from '@roomtone/texts/compliance/crew'
import { useEffect, useRef } from 'react'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'

const texts = crewTexts.links.made

/** A link to pass on by other means, shown only once. */
export function LinkPanel({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      void showToast('success', texts.copied)
    } catch {
      // There is no clipboard without TLS, or when the person has refused it.
      box.current?.querySelector('input')?.select()
      void showToast('error', texts.byHand.title, texts.byHand.text)
    }
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={texts.title({ name })}
      className="grid gap-3 rounded-m bg-paper-2 p-4 outline-none"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={texts.label}
          value={url}
          readOnly
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1 basis-60"
        />
        <Button className="min-h-12" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="line" className="min-h-12" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
      <p className="text-small text-ink-2">{texts.once}</p>
    </section>
  )
}
