import { PRODUCT } from '@roomtone/texts/product'
import { shellTexts as texts } from '@roomtone/texts/shell'
import { Spinner } from '../ui/states/spinner.tsx'

/** Shown in the window while the browser loads a member's page. */
export function Waiting() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <div className="wrap flex h-17 items-center font-serif text-lead md:h-22">{PRODUCT}</div>
      <div role="status" className="grid place-items-center pb-40 text-ink-2">
        <Spinner />
        <span className="sr-only">{texts.loading}</span>
      </div>
    </div>
  )
}
