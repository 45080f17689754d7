import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import {
  type AddOn,
  type ChosenAddOn,
  isRequired,
  PREP_DAYS_MAX,
  PREP_HOURS_MAX,
  piecesOf,
} from '@roomtone/domain/pricing/menu'
import { leastHours, mostCrew } from '@roomtone/domain/pricing/what-menu-asks'
import { productionKinds } from '@roomtone/texts/labels'
import { menuChoiceTexts as texts } from '@roomtone/texts/listing/menu-choice'
import { useId } from 'react'
import { type Choice, shootOf } from '../../../parts/listing/choice.ts'
import { shootTimesWords } from '../../../parts/time/shoot-times.ts'
import { cx } from '../../../ui/cx.ts'
import { SelectField } from '../../../ui/field.tsx'
import { CountField } from './count-field.tsx'
import { addOnPrice, requiredWords } from './menu-words.ts'
import { timeOf } from './time-of.ts'

type MenuFieldsProps = {
  property: PropertyView
  choice: Choice
  onChoose: (next: Choice) => void
  quote: QuoteView | null
}

/** What a crew chooses from the host's menu, as far as prices depend on it. */
export function MenuFields(props: MenuFieldsProps) {
  const { property, choice, onChoose } = props
  const { menu } = property
  const { kind, crew } = choice
  return (
    <>
      {kind !== '' && (
        <SelectField
          label={texts.kind}
          value={kind}
          onChange={(event) => onChoose(ofKind(property, choice, event.target.value))}
        >
          {PRODUCTION_KINDS.map((each) => (
            <option key={each} value={each}>
              {productionKinds[each]}
            </option>
          ))}
        </SelectField>
      )}
      {crew !== null && (
        <CountField
          label={texts.crew.label}
          fewer={texts.crew.fewer}
          more={texts.crew.more}
          value={crew}
          least={1}
          most={mostCrew(property, shootOf(choice).kind)}
          hint={texts.crew.upTo({ count: mostCrew(property, shootOf(choice).kind) })}
          onChange={(next) => onChoose({ ...choice, crew: next })}
        />
      )}
      {menu.prepPercent !== null && <Around {...props} percent={menu.prepPercent} />}
      {menu.addOns.length > 0 && <AddOns {...props} />}
    </>
  )
}

/** A kind may have its own minimum: the time grows with it. */
function ofKind(property: PropertyView, choice: Choice, value: string): Choice {
  const kind = PRODUCTION_KINDS.find((one) => one === value)
  if (!kind) return choice
  return { ...choice, kind, hours: Math.max(choice.hours, leastHours(property, kind)) }
}

function Around({ choice, onChoose, quote, percent }: MenuFieldsProps & { percent: number }) {
  const { title, hint, free, fewer, more, ...fields } = texts.around
  const times = quote && shootTimesWords({ ...quote.choice, timeZone: quote.timeZone })
  const most = choice.by === 'hour' ? PREP_HOURS_MAX : PREP_DAYS_MAX
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['prep', 'strike'] as const).map((each) => {
          const field = fields[choice.by][each]
          return (
            <CountField
              key={each}
              label={field}
              fewer={fewer({ field })}
              more={more({ field })}
              value={choice[each]}
              least={0}
              most={most}
              onChange={(count) => onChoose({ ...choice, [each]: count })}
            />
          )
        })}
      </div>
      <p className="mt-1 text-small text-ink-2">
        {percent === 0 ? free : hint({ percent })} {times && `${times}.`}
      </p>
    </fieldset>
  )
}

function AddOns(props: MenuFieldsProps) {
  const { property, choice, onChoose, quote } = props
  const time = timeOf(choice, property.today)
  const { addOns } = choice

  function choose(chosen: ChosenAddOn): void {
    const next = property.menu.addOns.flatMap(({ id }) => {
      const one = id === chosen.id ? chosen : addOns.find((each) => each.id === id)
      return one && one.count > 0 ? [one] : []
    })
    onChoose({ ...choice, addOns: next })
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{texts.addOns.title}</legend>
      <ul className="grid gap-1">
        {property.menu.addOns.map((one) => (
          <AddOnField
            key={one.id}
            addOn={one}
            chosen={addOns.find(({ id }) => id === one.id)?.count ?? 0}
            isNeeded={isRequired(one, shootOf(choice), time, property.hours)}
            standing={quote?.addOns.find(({ id }) => id === one.id)}
            crew={shootOf(choice).crew}
            onChoose={(count) => choose({ id: one.id, count })}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type AddOnFieldProps = {
  addOn: AddOn
  chosen: number
  /** This shoot requires it. */
  isNeeded: boolean
  standing: QuoteView['addOns'][number] | undefined
  crew: number
  onChoose: (count: number) => void
}

function AddOnField({ addOn, chosen, isNeeded, standing, crew, onChoose }: AddOnFieldProps) {
  const id = useId()
  const { name, min, max, unit } = addOn
  const count = isNeeded ? Math.max(chosen, min) : chosen
  const left = standing?.left ?? null
  const isGone = left !== null && left < piecesOf(addOn, min, crew)
  // Too few for everyone in a crew may still be enough for a smaller one.
  const isForFewer = unit === 'person' && isGone && left > 0
  const notes = [
    ...(isNeeded && addOn.requiredIf ? [requiredWords(addOn.requiredIf)] : []),
    ...(standing?.isTooLate ? [texts.addOns.tooLate({ count: addOn.leadHours })] : []),
    ...(isGone && !isForFewer ? [texts.addOns.none] : []),
    ...(isForFewer || (!isGone && left !== null && left < max)
      ? [texts.addOns.left({ count: left ?? 0 })]
      : []),
  ]
  // An add-on that can't be had can't be added, but it can still be removed.
  const isFixed = isNeeded || (chosen === 0 && (isGone || standing?.isTooLate === true))
  return (
    <li>
      <label className={cx('flex items-start gap-3 py-1.5 text-small', isFixed && !isNeeded && 'text-ink-2')}>
        <input
          type="checkbox"
          className="tick"
          checked={count > 0}
          disabled={isFixed}
          onChange={(event) => onChoose(event.target.checked ? min : 0)}
          aria-describedby={notes.length > 0 ? id : undefined}
        />
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <span className="flex-none even-figures">{addOnPrice(addOn)}</span>
      </label>
      {notes.length > 0 && (
        <p id={id} className="ps-6 text-tiny text-ink-2">
          {notes.join(' · ')}
        </p>
      )}
      {unit === 'item' && count > 0 && max > min && (
        <div className="mt-1 mb-2 ps-6">
          <CountField
            label={texts.addOns.count({ name })}
            fewer={texts.addOns.fewer({ name })}
            more={texts.addOns.more({ name })}
            value={count}
            least={min}
            most={Math.max(min, Math.min(max, left ?? max))}
            onChange={onChoose}
          />
        </div>
      )}
    </li>
  )
}
