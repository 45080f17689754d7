import { Minus, Plus } from 'lucide-react'
import { cx } from './cx.ts'

type StepButtonsProps = {
  fewer: string
  more: string
  isLeast: boolean
  isMost: boolean
  onStep: (by: 1 | -1) => void
}

const BUTTON =
  'absolute inset-y-0 grid w-11 place-items-center rounded-s text-ink-2 hover:text-ink focus-visible:-outline-offset-4'

/**
 * Two buttons inside a field with a number; the field's frame is `relative` and leaves them room. At an end
 * one of them is inactive, and says so without dropping its focus.
 */
export function StepButtons({ fewer, more, isLeast, isMost, onStep }: StepButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={fewer}
        aria-disabled={isLeast}
        onClick={() => !isLeast && onStep(-1)}
        className={cx(BUTTON, 'start-0', isLeast && 'opacity-40')}
      >
        <Minus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={more}
        aria-disabled={isMost}
        onClick={() => !isMost && onStep(1)}
        className={cx(BUTTON, 'end-0', isMost && 'opacity-40')}
      >
        <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </button>
    </>
  )
}
