import { type Drawing, FIELD_HEIGHT, FIELD_WIDTH, type Point } from '@roomtone/domain/compliance/drawing'
import { releaseTexts } from '@roomtone/texts/compliance/release'
import { Eraser, Undo2 } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { CheckboxField } from '../../../ui/field.tsx'
import { addStroke, pathOf, pointAt } from './strokes.ts'

const texts = releaseTexts.signature

type SignatureFieldProps = {
  drawing: Drawing
  onDraw: (drawing: Drawing) => void
  isTyped: boolean
  onTyped: (isTyped: boolean) => void
  /** The name that is typed instead of a drawing. */
  name: string
  error: string | undefined
}

/** The signature is drawn by pointer; people who can't or don't want to draw type their name. */
export function SignatureField({ drawing, onDraw, isTyped, onTyped, name, error }: SignatureFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{texts.label}</legend>
      {isTyped ? (
        <TypedName name={name} />
      ) : (
        <Pad drawing={drawing} onDraw={onDraw} isWrong={error !== undefined} />
      )}
      {/* A missing drawing is reported at the name, because that control works with a keyboard. */}
      <CheckboxField
        name="signature.drawing"
        label={texts.typed}
        hint={texts.typedHint}
        error={error}
        checked={isTyped}
        onChange={(event) => onTyped(event.target.checked)}
        className="mt-3"
      />
    </fieldset>
  )
}

function TypedName({ name }: { name: string }) {
  return (
    <p className="grid place-items-center rounded-s border bg-paper-2 px-4 py-6 text-center">
      {name.trim() === '' ? (
        <span className="text-small text-ink-2">{texts.noName}</span>
      ) : (
        <span className="font-serif text-h1 wrap-anywhere italic">{name}</span>
      )}
    </p>
  )
}

type PadProps = { drawing: Drawing; onDraw: (drawing: Drawing) => void; isWrong: boolean }

function Pad({ drawing, onDraw, isWrong }: PadProps) {
  const [said, setSaid] = useState('')
  const { stroke, handlers } = useStroke((done) => change(addStroke(drawing, done), ''))
  const isEmpty = drawing.length === 0

  function change(next: Drawing, words: string) {
    onDraw(next)
    setSaid(words)
  }

  return (
    <>
      <div
        className={cx(
          'relative overflow-hidden rounded-s border bg-card',
          isWrong ? 'border-bad' : 'border-ink-3',
        )}
      >
        <svg
          {...handlers}
          viewBox={`0 0 ${FIELD_WIDTH} ${FIELD_HEIGHT}`}
          role="img"
          aria-label={isEmpty ? texts.empty : texts.drawn}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          // A finger draws here; it scrolls everywhere else.
          style={{ touchAction: 'none', cursor: 'crosshair' }}
          className="w-full select-none"
        >
          <path
            d={`M32 ${BASELINE}H${FIELD_WIDTH - 32}`}
            strokeWidth="1.5"
            style={{ stroke: 'var(--line)' }}
          />
          {[...drawing, stroke]
            .map((points, at) => ({ key: at, points }))
            .map(({ key, points }) => (
              <path key={key} d={pathOf(points)} />
            ))}
        </svg>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink-2">{texts.hint}</p>
        <div className="flex flex-wrap">
          <Button variant="quiet" onClick={() => change(drawing.slice(0, -1), texts.undone)}>
            <Undo2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {texts.undo}
          </Button>
          <Button variant="quiet" onClick={() => change([], texts.cleared)}>
            <Eraser className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {texts.clear}
          </Button>
        </div>
        <span role="status" className="sr-only">
          {said}
        </span>
      </div>
    </>
  )
}

const BASELINE = 150

/** One pointer at a time: a second finger or the palm beside a pen draws nothing. */
function useStroke(onEnd: (stroke: Point[]) => void) {
  const [stroke, setStroke] = useState<Point[]>([])
  const running = useRef<{ pointer: number; points: Point[] } | null>(null)

  function add(event: PointerEvent<SVGSVGElement>): void {
    const run = running.current
    if (run?.pointer !== event.pointerId) return
    const box = event.currentTarget.getBoundingClientRect()
    const native = event.nativeEvent
    // A pen reports more often than the screen is drawn.
    const between = native.getCoalescedEvents?.() ?? []
    for (const { clientX, clientY } of between.length > 0 ? between : [native])
      run.points.push(pointAt(box, clientX, clientY))
    setStroke([...run.points])
  }

  function end(event: PointerEvent<SVGSVGElement>): void {
    const run = running.current
    if (run?.pointer !== event.pointerId) return
    running.current = null
    setStroke([])
    onEnd(run.points)
  }

  return {
    stroke,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (running.current !== null || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        running.current = { pointer: event.pointerId, points: [] }
        add(event)
      },
      onPointerMove: add,
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
