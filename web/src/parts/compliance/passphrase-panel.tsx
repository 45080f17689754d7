import { downloadPackTexts } from '@roomtone/texts/compliance/download-pack'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

const texts = downloadPackTexts.passphrase

type PassphrasePanelProps = {
  passphrase: string
  /** A dialog around it has the title and the focus. */
  bare?: boolean | undefined
  onClose: () => void
}

export function PassphrasePanel({ passphrase, bare = false, onClose }: PassphrasePanelProps) {
  const box = useRef<HTMLElement>(null)
  const words = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => {
    if (!bare) box.current?.focus()
  }, [bare])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(passphrase)
      void showToast('success', texts.copied)
    } catch {
      // There is no clipboard without TLS, or when the person has refused it.
      if (words.current) window.getSelection()?.selectAllChildren(words.current)
      void showToast('error', texts.byHand.title, texts.byHand.text)
    }
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={bare ? undefined : title}
      className={cx('grid w-full min-w-0 gap-4 outline-none', !bare && 'rounded-m bg-paper-2 p-4 md:p-6')}
    >
      {!bare && (
        <h3 id={title} className="font-sans text-body font-semibold tracking-normal">
          {texts.title}
        </h3>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 rounded-s border bg-card px-4 py-3">
          <span className="block text-small text-ink-2">{texts.label}</span>
          {/* Shown in full on every screen, to be written down. */}
          <code ref={words} className="block text-h3">
            {passphrase}
          </code>
        </p>
        <Button onClick={() => void copy()} className="min-h-12">
          {texts.copy}
        </Button>
      </div>
      <p className="text-small text-ink-2">{texts.once}</p>
      <p className="text-small text-ink-2">
        <Link to="/verify" className="link">
          {texts.verify}
        </Link>
        .
      </p>
      <div>
        <Button variant="line" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </section>
  )
}
