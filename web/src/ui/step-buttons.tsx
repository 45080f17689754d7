import { Minus, Plus } from 'lucide-react'

type StepButtonsProps = {
  fewer: string
  more: string
  isLeast: boolean
  isMost: boolean
  onStep: (by: 1 | -1) => void
}

const BUTTON =
  'absolute inset-y-0 grid w-11 place-items-center rounded-s text-ink-2 hover:text-ink disabled:opacity-40 focus-visible:-outline-offset-4'

/** Left and right inside a field that counts; the field's frame is `relative` and leaves them room. */
export function StepButtons({ fewer, more, isLeast, isMost, onStep }: StepButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={fewer}
        disabled={isLeast}
        onClick={() => onStep(-1)}
        className={`${BUTTON} left-0`}
      >
        <Minus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={more}
        disabled={isMost}
        onClick={() => onStep(1)}
        className={`${BUTTON} right-0`}
      >
        <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </button>
    </>
  )
}
