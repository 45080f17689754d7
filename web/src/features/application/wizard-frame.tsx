import type { Place } from '@roomtone/domain/listing/wizard'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { type ReactNode, useEffect, useId } from 'react'
import { Wordmark } from '../../parts/site/wordmark.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/states/spinner.tsx'
import { WizardProgress } from './wizard-progress.tsx'

const texts = wizardTexts.frame

type WizardFrameProps = { exit: ReactNode; status?: ReactNode; footer: ReactNode; children: ReactNode }

/** As tall as the screen: its own header, the words in the middle, the next button always within reach. */
export function WizardFrame({ exit, status, footer, children }: WizardFrameProps) {
  useRoomForFooter()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex min-h-17 flex-wrap items-center justify-between gap-x-3 py-3 md:min-h-22">
        <Wordmark to="/home" />
        {status}
        {exit}
      </header>
      <main id="main" tabIndex={-1} className="wrap flex-1 pt-4 pb-20 outline-none md:pt-8">
        {children}
      </main>
      <footer className="sticky bottom-0 z-10 bg-paper">{footer}</footer>
    </div>
  )
}

/** Neither messages nor the focused element may be behind the footer. */
function useRoomForFooter(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toasts', '112px')
    style.scrollPaddingBottom = '112px'
    return () => {
      style.removeProperty('--toasts')
      style.scrollPaddingBottom = ''
    }
  }, [])
}

type WizardFooterProps = {
  /** Null where the person did not come through the screens. */
  place: Place | null
  next: string
  /** Set while the next button is blocked: what is missing. */
  need: string | null
  /** Whether somebody has pressed it anyway. */
  asked: boolean
  pending?: boolean | undefined
  onBack?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** The form that the next button sends. */
  form?: string | undefined
}

export function WizardFooter(props: WizardFooterProps) {
  const { place, next, need, asked, pending = false, onBack, onNext, form } = props
  const id = useId()
  return (
    <>
      {place === null ? <div className="border-t" /> : <WizardProgress place={place} />}
      <div className="wrap pb-[max(16px,env(safe-area-inset-bottom))]">
        {need !== null && (
          <p
            id={id}
            role={asked ? 'alert' : undefined}
            className={asked ? 'pt-3 text-end text-small text-bad' : 'sr-only'}
          >
            {need}
          </p>
        )}
        <div className="flex items-center justify-between gap-4 pt-4">
          {onBack ? (
            <Button variant="quiet" size="l" onClick={onBack}>
              {texts.back}
            </Button>
          ) : (
            <span />
          )}
          <button
            type={form ? 'submit' : 'button'}
            form={form}
            aria-disabled={need !== null || pending || undefined}
            aria-describedby={need === null ? undefined : id}
            onClick={(event) => {
              if (pending) event.preventDefault()
              else onNext?.()
            }}
            className={buttonClass({ size: 'l', className: cx(need !== null && 'opacity-60') })}
          >
            {pending && <Spinner />}
            {pending ? texts.creating : next}
          </button>
        </div>
      </div>
    </>
  )
}
