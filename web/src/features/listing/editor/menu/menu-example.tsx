import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { PRODUCTION_KINDS, type ProductionKind } from '@roomtone/domain/booking/production'
import { kindTerms, type Shoot } from '@roomtone/domain/pricing/menu'
import { type Rates, ratesForKind } from '@roomtone/domain/pricing/rates'
import { toLocal } from '@roomtone/domain/time/zone'
import { productionKinds } from '@roomtone/texts/labels'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { termsTexts } from '@roomtone/texts/listing/terms'
import { useState } from 'react'
import { dayTitle, hourTitle } from '../../../../parts/listing/terms/example-titles.ts'
import { dayExample, hourExample, quoteOf } from '../../../../parts/listing/terms/examples.ts'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { Example } from '../example-quote.tsx'
import type { Values } from '../sections.ts'
import { MenuBlock } from './menu-block.tsx'

const texts = menuEditorTexts.example

type MenuExampleProps = { rates: Rates; values: Values; timeZone: string }

/** What two shoots would pay by the typed menu, by the same function that makes the real prices. */
export function MenuExample({ rates, values, timeZone }: MenuExampleProps) {
  const [today] = useState(() => toLocal(new Date(), timeZone).date)
  const hour = hourExample(values, today)
  const day = dayExample(values, today)
  return (
    <MenuBlock title={texts.title} note={texts.note}>
      <div className="grid items-start gap-3 sm:grid-cols-2 min-[85rem]:grid-cols-1">
        {hour && (
          <ShootExample
            name="hour"
            rates={rates}
            first={{ kind: 'stills', crew: 1 }}
            timeFor={(own) => {
              const time = { ...hour, hours: Math.max(hour.hours, own.minimumHours) }
              return { title: hourTitle(time), time: { by: 'hour', ...time } }
            }}
          />
        )}
        {day && (
          <ShootExample
            name="day"
            rates={rates}
            first={{ kind: 'motion', crew: 9 }}
            timeFor={() => ({ title: dayTitle(day), time: { by: 'day', ...day } })}
          />
        )}
      </div>
    </MenuBlock>
  )
}

type ShootExampleProps = {
  name: string
  rates: Rates
  first: Pick<Shoot, 'kind' | 'crew'>
  /** With a kind's own rates, whose minimum may be longer. */
  timeFor: (own: Rates) => { title: string; time: TimeChoice }
}

function ShootExample({ name, rates, first, timeFor }: ShootExampleProps) {
  const [shoot, setShoot] = useState<Shoot>({ ...first, addOns: [] })
  const { title, time } = timeFor(ratesForKind(rates, shoot.kind))
  const crewMax = kindTerms(rates.menu, shoot.kind)?.crewMax ?? null
  const quote = quoteOf(rates, time, shoot)
  const fields = (
    <div className="mt-3 grid grid-cols-[3fr_2fr] items-start gap-3">
      <SelectField
        name={`example.${name}.kind`}
        label={texts.kind}
        value={shoot.kind}
        onChange={(event) => setShoot({ ...shoot, kind: event.target.value as ProductionKind })}
      >
        {PRODUCTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {productionKinds[kind]}
          </option>
        ))}
      </SelectField>
      <NumberField
        name={`example.${name}.crew`}
        label={texts.crew}
        value={shoot.crew}
        onChange={(value) => setShoot({ ...shoot, crew: value ?? 0 })}
      />
    </div>
  )
  if (quote)
    return (
      <Example title={title} quote={quote}>
        {fields}
      </Example>
    )
  return (
    <Card>
      <h4 className="text-small font-medium">{title}</h4>
      {fields}
      <p role="status" className="mt-3 text-small text-ink-2">
        {crewMax !== null && shoot.crew > crewMax
          ? texts.tooMany({ count: crewMax })
          : termsTexts.preview.noPrice}
      </p>
    </Card>
  )
}
