import { KEYS_ADDRESS } from '@roomtone/domain/pack/manifest'
import { verifyPackTexts } from '@roomtone/texts/compliance/verify-pack'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'

const { what, alone } = verifyPackTexts

/** What the check consists of, and how to do it without us. Readable without script. */
export function StandAlone() {
  return (
    <aside className="grid content-start gap-8 text-small">
      <section aria-labelledby="what-is-checked">
        <h2 id="what-is-checked" className="text-title">
          {what.heading}
        </h2>
        <ol className="mt-3 grid list-decimal gap-3 ps-5 text-ink-2">
          {what.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="without-this-page" className="grid gap-3">
        <h2 id="without-this-page" className="text-title">
          {alone.heading}
        </h2>
        <p className="text-ink-2">{alone.text}</p>
        <div className="grid justify-items-start gap-3">
          <a href="/verify-pack.mjs" download className="link">
            {alone.script}
          </a>
          <a href={KEYS_ADDRESS} download="roomtone-keys.json" className="link">
            {alone.keys}
          </a>
        </div>
        <code className="block rounded-s bg-off-soft p-3 wrap-anywhere">{alone.command}</code>
        <Button variant="line" className="justify-self-start" onClick={() => void copyCommand()}>
          {alone.copy}
        </Button>
      </section>
    </aside>
  )
}

async function copyCommand(): Promise<void> {
  try {
    await navigator.clipboard.writeText(alone.command)
    await showToast('success', alone.copied)
  } catch {
    await showToast('error', alone.copyFailed)
  }
}
