import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { useId, useState } from 'react'
import { StepButtons } from '../../../ui/step-buttons.tsx'

type HoursFieldProps = { value: number; least: number; most: number; onChange: (hours: number) => void }

export function HoursField({ value, least, most, onChange }: HoursFieldProps) {
  const id = useId()
  // What is being typed may be no number for a moment.
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    const hours = Number(text)
    if (Number.isInteger(hours) && hours >= 1 && hours <= 24) onChange(hours)
  }

  function step(by: number) {
    setTyped(null)
    onChange(Math.min(Math.max(value + by, least), most))
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {texts.hours}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          className="control px-11 text-center even-figures"
        />
        <StepButtons
          fewer={texts.fewer}
          more={texts.more}
          isLeast={value <= least}
          isMost={value >= most}
          onStep={step}
        />
      </div>
    </div>
  )
}
