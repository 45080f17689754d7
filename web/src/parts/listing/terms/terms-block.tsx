import type { TermsBlock as Block } from '@roomtone/domain/listing/terms'
import { termsTexts as texts } from '@roomtone/texts/listing/terms'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../../../ui/cx.ts'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { blockId } from './go-to-block.ts'

type TermsBlockProps = {
  block: Block
  note: string | null
  isConfirmed: boolean
  onConfirm: () => void
  /** Why it cannot be confirmed yet, once somebody has tried. */
  obstacle?: string | undefined
  children: ReactNode
}

/** One part of the terms: what it is, its fields, and the host's confirmation. */
export function TermsBlock({ block, note, isConfirmed, onConfirm, obstacle, children }: TermsBlockProps) {
  const heading = useId()
  const message = useId()
  const { title } = texts.blocks[block]
  return (
    <section id={blockId(block)} aria-labelledby={heading} className="min-w-0 border-t py-6">
      <div className="mb-4 grid grid-cols-[1fr_auto] items-center gap-x-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h2 id={heading} tabIndex={-1} className="scroll-mt-24 text-title outline-none">
            {title}
          </h2>
          {note !== null && <p className="text-small text-ink-2">{note}</p>}
        </div>
        <ConfirmButton
          name={title}
          isConfirmed={isConfirmed}
          onConfirm={onConfirm}
          describedBy={obstacle ? message : undefined}
        />
      </div>
      {obstacle && (
        <div role="alert" className="-mt-2 mb-4">
          <FieldMessage id={message}>{obstacle}</FieldMessage>
        </div>
      )}
      <div className="grid gap-4 [&_.control]:min-h-11 [&_.control]:text-small [&_input.control]:font-medium">
        {children}
      </div>
    </section>
  )
}

type ConfirmButtonProps = {
  name: string
  isConfirmed: boolean
  onConfirm: () => void
  describedBy: string | undefined
}

/** It stays a button after the press, so that the keyboard keeps its place. */
function ConfirmButton({ name, isConfirmed, onConfirm, describedBy }: ConfirmButtonProps) {
  return (
    <button
      type="button"
      aria-label={isConfirmed ? texts.confirmedName({ name }) : texts.confirmName({ name })}
      aria-disabled={isConfirmed || undefined}
      aria-describedby={describedBy}
      onClick={() => !isConfirmed && onConfirm()}
      className={cx(
        'touch inline-flex min-h-9 flex-none items-center gap-2 rounded-pill border text-small font-semibold whitespace-nowrap',
        isConfirmed
          ? 'cursor-default border-transparent ps-3 text-ok'
          : 'border-ink bg-card ps-3 pe-4 hover:bg-paper-2',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-5 place-items-center rounded-pill border',
          isConfirmed ? 'border-ok bg-ok text-card' : 'border-ink-3',
        )}
      >
        {isConfirmed && <Check className="size-3" strokeWidth={3} />}
      </span>
      {isConfirmed ? texts.confirmed : texts.confirm}
    </button>
  )
}
