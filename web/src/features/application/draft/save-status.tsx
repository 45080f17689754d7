import { wizardTexts } from '@roomtone/texts/application/wizard'
import { Check } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import type { SaveState } from './save-queue.ts'

const texts = wizardTexts.save

/** Quiet while typing goes on; speaks up when something is saved, or is not. */
export function SaveStatus({ state }: { state: SaveState }) {
  const isWrong = state === 'failed' || state === 'stopped'
  return (
    <p
      role="status"
      className={cx(
        'ms-auto flex items-center gap-1.5 text-small',
        // A sentence has no room beside the button on a phone.
        isWrong ? 'text-wait max-md:order-last max-md:w-full max-md:pb-3' : 'text-ink-2',
      )}
    >
      {state === 'saved' && (
        <>
          <Check className="size-4 flex-none" strokeWidth={1.5} aria-hidden="true" />
          {texts.saved}
        </>
      )}
      {state === 'saving' && <span aria-hidden="true">{texts.saving}</span>}
      {isWrong && texts[state]}
    </p>
  )
}
