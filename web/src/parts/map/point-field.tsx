import { metresBetween, type Point } from '@roomtone/domain/geo/distance'
import { readPoint } from '@roomtone/domain/geo/read-point'
import { pinReach } from '@roomtone/domain/listing/pin-reach'
import { pointTexts as texts } from '@roomtone/texts/map/point'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { distanceWords } from './distance-words.ts'

/** Where the address says that it is, and what people call that. */
type Area = Point & { name: string }

type PointFieldProps = {
  /** The exact one, where there is one. */
  point: Point | null
  area: Area | null
  onPick: (point: Point) => void
}

/** The exact point without a map to set it on: pasted as coordinates or as a link. One far from the area is asked about. */
export function PointField({ point, area, onPick }: PointFieldProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<Point | null>(null)

  function take(): void {
    const read = readPoint(text)
    const found = read.kind === 'point' ? read.point : null
    const reach = found && area ? pinReach(found, area) : 'usual'
    setAsked(reach === 'far' ? found : null)
    if (read.kind !== 'point') setError(texts.problems[read.kind])
    else if (area && reach === 'too_far') setError(texts.problems.too_far(farness(read.point, area)))
    else if (reach === 'usual') pick(read.point)
  }

  function pick(found: Point): void {
    setAsked(null)
    setError(undefined)
    setText('')
    onPick(found)
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // It sets the point, and does not send the form around it.
    event.preventDefault()
    take()
  }

  return (
    <div className="grid gap-4">
      <p role="status" className="text-small text-ink-2">
        {point &&
          (area
            ? texts.setNear({ point: pointWords(point), ...farness(point, area) })
            : texts.set({ point: pointWords(point) }))}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={texts.label}
          hint={texts.hint}
          value={text}
          error={error}
          autoComplete="off"
          spellCheck={false}
          maxLength={4000}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
            setAsked(null)
          }}
          onKeyDown={press}
          className="min-w-0 flex-1 basis-72"
        />
        <Button variant="line" onClick={take} className="sm:mt-7">
          {texts.take}
        </Button>
      </div>
      {asked && area && (
        <div role="alert" className="rounded-m bg-wait-soft p-4 text-small">
          <p className="font-medium text-wait">{texts.far(farness(asked, area))}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="line" onClick={() => pick(asked)}>
              {texts.use}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {texts.other}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function farness(point: Point, area: Area) {
  return { distance: distanceWords(metresBetween(point, area)), place: area.name }
}

function pointWords({ lat, lng }: Point): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}
