import { loginTexts } from '@roomtone/texts/account/login-security'
import { useRef } from 'react'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'

const texts = loginTexts.factor.codes

/** Shown only once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  const file = `${texts.fileHead}\n\n${codes.join('\n')}\n`

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      void showToast('success', texts.copied)
    } catch {
      // There is no clipboard without TLS, or when the person has refused it.
      if (list.current) window.getSelection()?.selectAllChildren(list.current)
      void showToast('error', texts.byHand.title, texts.byHand.text)
    }
  }

  return (
    <div className="grid gap-4">
      <ul
        ref={list}
        aria-label={texts.list}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-m bg-paper-2 p-4"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={texts.fileName}
          className={buttonClass({ variant: 'line' })}
        >
          {texts.download}
        </a>
      </div>
      <Button wide onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  )
}
