import { CREW_TIERS_MAX, type CrewTier } from '@roomtone/domain/pricing/menu'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MenuBlock } from './menu-block.tsx'
import type { MenuProps } from './menu-props.ts'

const texts = menuEditorTexts.tiers
const FIRST_FROM = 7
const NEXT_STEP = 5

type CrewTiersBlockProps = MenuProps & { maxGuests: number }

export function CrewTiersBlock({ menu: { crewTiers }, onChange, errorOf, maxGuests }: CrewTiersBlockProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const included = (crewTiers[0]?.from ?? 0) - 1

  function add(): void {
    onChange({ crewTiers: [...crewTiers, tierAfter(crewTiers.at(-1), maxGuests)] })
    // The new field is drawn first, then it gets the focus.
    setTimeout(() =>
      document.querySelector<HTMLElement>(`[name="menu.crewTiers.${crewTiers.length}.from"]`)?.focus(),
    )
  }

  function remove(index: number): void {
    onChange({ crewTiers: crewTiers.filter((_, at) => at !== index) })
    addButton.current?.focus()
  }

  return (
    <MenuBlock title={texts.title} note={texts.note({ max: maxGuests })}>
      {included > 0 && <p className="text-small text-ink-2">{texts.included({ count: included })}</p>}
      <ol className="grid gap-3 empty:hidden">
        {crewTiers.map((tier, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crew size has no name but its place
          <li key={index}>
            <TierRow
              tier={tier}
              index={index}
              errorOf={(part) => errorOf(`menu.crewTiers.${index}.${part}`)}
              onChange={(next) =>
                onChange({ crewTiers: crewTiers.map((each, at) => (at === index ? next : each)) })
              }
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {crewTiers.length >= CREW_TIERS_MAX && (
        <p className="text-small text-ink-2">{texts.full({ max: CREW_TIERS_MAX })}</p>
      )}
      <Button
        ref={addButton}
        variant="line"
        className="justify-self-start"
        aria-disabled={crewTiers.length >= CREW_TIERS_MAX || undefined}
        onClick={() => crewTiers.length < CREW_TIERS_MAX && add()}
      >
        <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        {texts.add}
      </Button>
    </MenuBlock>
  )
}

/** No crew is larger than the space allows. */
function tierAfter(last: CrewTier | undefined, maxGuests: number): CrewTier {
  if (!last) return { from: Math.max(2, Math.min(maxGuests, FIRST_FROM)), perHour: 0, perDay: 0 }
  return { ...last, from: Math.max(last.from, Math.min(maxGuests, last.from + NEXT_STEP)) }
}

type TierRowProps = {
  tier: CrewTier
  index: number
  errorOf: (part: keyof CrewTier) => string | undefined
  onChange: (tier: CrewTier) => void
  onRemove: () => void
}

function TierRow({ tier, index, errorOf, onChange, onRemove }: TierRowProps) {
  const name = texts.tier({ position: index + 1 })
  const field = (part: keyof CrewTier) => ({
    name: `menu.crewTiers.${index}.${part}`,
    label: texts[part],
    value: tier[part],
    onChange: (value: number | null) => onChange({ ...tier, [part]: value ?? 0 }),
    error: errorOf(part),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would break the row
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-[repeat(2,minmax(0,1fr))_auto] items-start gap-3 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
    >
      <div className="max-sm:col-span-2">
        <NumberField {...field('from')} unit={texts.people} />
      </div>
      <IconButton
        label={texts.remove({ position: index + 1 })}
        className="mt-6.5 sm:order-last"
        onClick={onRemove}
      >
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <NumberField {...field('perHour')} money />
      <NumberField {...field('perDay')} money />
    </div>
  )
}
