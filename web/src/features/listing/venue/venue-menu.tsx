import type { PropertyView } from '@roomtone/contract/listing/property'
import type { AddOn, CrewTier, KindTerms } from '@roomtone/domain/pricing/menu'
import { productionKinds } from '@roomtone/texts/labels'
import { menuChoiceTexts } from '@roomtone/texts/listing/menu-choice'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../platform/format/money.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Picture } from '../../../ui/picture.tsx'
import { addOnPrice, requiredWords } from '../quote/menu-words.ts'
import { Part } from './venue-parts.tsx'

const texts = menuChoiceTexts.menu
const { crew, around, addOns: addOnTexts } = menuChoiceTexts

type MenuProps = { property: PropertyView }

/** The host's price menu: everything that a price depends on besides the time. */
export function VenueMenu({ property }: MenuProps) {
  const { menu, rentsBy } = property
  const { kinds, crewTiers, addOns, prepPercent, longDay } = menu
  const hasLongDay = longDay !== null && rentsBy !== 'day'
  return (
    <Part title={texts.title} id="menu">
      <div className="grid gap-8">
        {kinds.length > 0 && (
          <Rows title={texts.kinds}>
            {kinds.map((one) => (
              <Row key={one.kind} name={productionKinds[one.kind]} value={kindWords(one, rentsBy)} />
            ))}
          </Rows>
        )}
        {crewTiers.length > 0 && (
          <Rows title={texts.crew}>
            {crewTiers.map((tier) => (
              <Row key={tier.from} name={texts.tier({ from: tier.from })} value={tierWords(tier, rentsBy)} />
            ))}
          </Rows>
        )}
        {addOns.length > 0 && <AddOns property={property} />}
        {prepPercent !== null && <Note title={around.title}>{texts.prep({ percent: prepPercent })}</Note>}
        {hasLongDay && (
          <Note title={texts.longDay}>
            {texts.longDayText({ percent: longDay.percent, count: longDay.fromHours })}
          </Note>
        )}
      </div>
    </Part>
  )
}

type RentsBy = PropertyView['rentsBy']

function kindWords({ hourlyRate, pricePerDay, minimumHours, crewMax }: KindTerms, rentsBy: RentsBy): string {
  const words = [
    ...(hourlyRate === null || rentsBy === 'day' ? [] : [texts.perHour({ price: formatMoney(hourlyRate) })]),
    ...(pricePerDay === null || rentsBy === 'hour'
      ? []
      : [texts.perDay({ price: formatMoney(pricePerDay) })]),
    ...(minimumHours === null || rentsBy === 'day' ? [] : [texts.minimum({ count: minimumHours })]),
    ...(crewMax === null ? [] : [crew.upTo({ count: crewMax })]),
  ]
  return words.length === 0 ? texts.usual : words.join(' · ')
}

function tierWords({ perHour, perDay }: CrewTier, rentsBy: RentsBy): string {
  const words = [
    ...(perHour === 0 || rentsBy === 'day' ? [] : [texts.tierHour({ price: formatMoney(perHour) })]),
    ...(perDay === 0 || rentsBy === 'hour' ? [] : [texts.tierDay({ price: formatMoney(perDay) })]),
  ]
  return words.length === 0 ? texts.included : words.join(' · ')
}

function Heading({ children }: { children: string }) {
  return <h3 className="border-b pb-3 font-sans text-small font-medium">{children}</h3>
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading>{title}</Heading>
      <dl>{children}</dl>
    </div>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="gap-4 border-b py-3 sm:flex">
      <dt className="flex-none font-medium sm:w-40">{name}</dt>
      <dd className="text-ink-2 even-figures">{value}</dd>
    </div>
  )
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Heading>{title}</Heading>
      <p className="mt-3 text-ink-2">{children}</p>
    </div>
  )
}

function AddOns({ property: { menu, menuPhotos } }: MenuProps) {
  return (
    <div>
      <Heading>{addOnTexts.title}</Heading>
      <ul>
        {menu.addOns.map((one) => (
          <AddOnRow key={one.id} addOn={one} photo={menuPhotos.find(({ id }) => id === one.photo)} />
        ))}
      </ul>
    </div>
  )
}

type AddOnRowProps = { addOn: AddOn; photo: PropertyView['menuPhotos'][number] | undefined }

function AddOnRow({ addOn, photo }: AddOnRowProps) {
  const facts = factsOf(addOn)
  return (
    <li className="flex gap-4 border-b py-4">
      {photo && (
        <span className="photo w-24 flex-none self-start">
          <Picture picture={uploaded(photo, addOn.name)} sizes="96px" />
        </span>
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{addOn.name}</span>
          <span className="even-figures">{addOnPrice(addOn)}</span>
        </p>
        {addOn.note && <p className="mt-1 text-ink-2">{addOn.note}</p>}
        {addOn.requiredIf && <p className="mt-1 text-small">{requiredWords(addOn.requiredIf)}</p>}
        {facts.length > 0 && <p className="mt-1 text-small text-ink-2">{facts.join(' · ')}</p>}
      </div>
    </li>
  )
}

function factsOf({ unit, min, max, stockPerDay, leadHours }: AddOn): string[] {
  return [
    ...(unit === 'item' && max > min ? [texts.range({ min, max })] : []),
    ...(stockPerDay === null ? [] : [texts.stock({ count: stockPerDay })]),
    ...(leadHours === 0 ? [] : [addOnTexts.tooLate({ count: leadHours })]),
  ]
}
