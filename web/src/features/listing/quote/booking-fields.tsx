import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { longestHours, startsOf } from '@roomtone/domain/availability/usual-time'
import { addDays } from '@roomtone/domain/time/local-date'
import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { type Ref, Suspense, useEffect, useState } from 'react'
import { type Choice, switchTo, termsFor, withStay } from '../../../parts/listing/choice.ts'
import { BySwitch } from '../../../parts/listing/quote/by-switch.tsx'
import { timeWords } from '../../../platform/language/clock.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { DateField } from './date-field.tsx'
import { HoursField } from './hours-field.tsx'

const MenuFields = lazyPart(async () => ({ default: (await import('./menu-fields.tsx')).MenuFields }))

export type FieldsProps = {
  property: PropertyView
  choice: Choice
  onChoose: (next: Choice) => void
  quote: QuoteView | null
  firstField: Ref<HTMLInputElement>
  isMissing: boolean
}

export function BookingFields(props: FieldsProps) {
  const { property, choice, onChoose } = props
  return (
    <>
      {property.rentsBy === 'both' && (
        <BySwitch by={choice.by} onSwitch={(by) => onChoose(switchTo(choice, by))} />
      )}
      {choice.by === 'hour' ? <ByHour {...props} /> : <ByDay {...props} />}
      {hasChoices(property, choice) && <FromMenu {...props} />}
    </>
  )
}

function hasChoices({ menu }: PropertyView, { kind, crew }: Choice): boolean {
  return kind !== '' || crew !== null || menu.prepPercent !== null || menu.addOns.length > 0
}

/** Most spaces have no menu: its code is loaded where there is one, after hydration. */
function FromMenu(props: FieldsProps) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const waiting = <Skeleton className="h-40" />
  return isAlive ? (
    <Suspense fallback={waiting}>
      <MenuFields {...props} />
    </Suspense>
  ) : (
    waiting
  )
}

/** Two years to the day, like the server's limit; for a leap day it is the first of March. */
function boundsOf({ today }: PropertyView) {
  return { first: today, last: addDays(`${Number(today.slice(0, 4)) + 2}${today.slice(4)}`, 0) }
}

function ByHour({ property, choice, onChoose, quote, firstField, isMissing }: FieldsProps) {
  const terms = termsFor(property, choice.kind)
  const isKnown = quote?.choice.date === choice.date && quote.choice.hours === choice.hours
  const free = isKnown ? new Set(quote.freeStarts) : null
  const isOpen = (start: number) => free === null || free.has(start)
  const starts = [...new Set([...startsOf(terms, choice.date), choice.start])].sort((a, b) => a - b)
  return (
    <>
      <DateField
        {...boundsOf(property)}
        label={texts.date}
        propertyId={property.id}
        value={choice.date}
        from={choice.date}
        to={choice.date}
        inputRef={firstField}
        isMissing={isMissing && choice.date === ''}
        onChange={(date) => onChoose({ ...choice, date })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={texts.start}
          value={choice.start}
          onChange={(event) => onChoose({ ...choice, start: Number(event.target.value) })}
        >
          {starts.map((start) => (
            <option key={start} value={start} disabled={!isOpen(start)}>
              {isOpen(start) || start === choice.start
                ? timeWords(start)
                : texts.notFree({ time: timeWords(start) })}
            </option>
          ))}
        </SelectField>
        <HoursField
          value={choice.hours}
          least={terms.minimumHours}
          most={longestHours(property, choice.date)}
          onChange={(hours) => onChoose({ ...choice, hours })}
        />
      </div>
    </>
  )
}

function ByDay({ property, choice, onChoose, firstField, isMissing }: FieldsProps) {
  const { checkIn, checkOut } = choice
  const shared = { ...boundsOf(property), propertyId: property.id, from: checkIn, to: checkOut }
  return (
    <>
      <DateField
        {...shared}
        label={texts.checkIn}
        value={checkIn}
        inputRef={firstField}
        isMissing={isMissing && checkIn === ''}
        onChange={(date) => onChoose(withStay(choice, 'checkIn', date))}
      />
      <DateField
        {...shared}
        label={texts.checkOut}
        value={checkOut}
        isMissing={isMissing && checkOut === ''}
        onChange={(date) => onChoose(withStay(choice, 'checkOut', date))}
      />
    </>
  )
}
