import type { HouseSpace } from '@roomtone/contract/premises/premises'
import type { Space } from '@roomtone/domain/premises/layout'
import { houseTexts } from '@roomtone/texts/premises/house'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { FieldMessage } from '../../ui/field-message.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AreaChoiceField } from './area-choice.tsx'
import { areaName } from './area-name.ts'
import { canBeBookedTogether, choiceOf, everyArea, hasEveryArea, withChoice } from './layout-form.ts'
import type { LayoutEdits } from './use-layout.ts'

const texts = houseTexts.spaces
const TONES: Record<HouseSpace['state'], BadgeTone> = { live: 'ok', off: 'off', draft: 'off', review: 'wait' }

type SpaceCardProps = {
  space: HouseSpace
  /** All of the house, this one included. */
  others: readonly HouseSpace[]
  edits: LayoutEdits
  /** Takes it off the house, where it is a listing already. */
  removal: ReactNode
}

export function SpaceCard({ space, others, edits, removal }: SpaceCardProps) {
  const { areas, spaces } = edits.layout
  const index = spaces.findIndex(({ id }) => id === space.id)
  const chosen = spaces[index]
  const title = spaceTitle(space)
  if (!chosen) return null
  const error = edits.errorOf(`spaces.${index}.own`) ?? edits.errorOf(`spaces.${index}.shared`)
  const errorId = `space-${index}-error`
  const choose = (next: Pick<Space, 'own' | 'shared'>) =>
    edits.changeLayout({
      areas,
      spaces: spaces.map((one) => (one.id === space.id ? { ...one, ...next } : one)),
    })
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-1 basis-60 items-start gap-4">
          <span className="photo w-24 flex-none">
            {space.cover ? (
              <Picture picture={uploaded(space.cover)} alt="" sizes="96px" />
            ) : (
              <span className="grid h-full place-items-center text-ink-3">
                <ImageOff className="size-5" strokeWidth={1.5} aria-hidden="true" />
              </span>
            )}
          </span>
          <div className="min-w-0">
            <h3 className="font-serif text-title wrap-anywhere">{title}</h3>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={TONES[space.state]}>{texts.state[space.state]}</Badge>
              {space.bookingsAhead > 0 && (
                <span className="text-small text-ink-2">{texts.ahead({ count: space.bookingsAhead })}</span>
              )}
            </div>
          </div>
        </div>
        <SpaceLink space={space} title={title} />
      </div>
      <div>
        <Button
          variant="line"
          aria-label={texts.wholeName({ title })}
          aria-pressed={hasEveryArea(chosen, areas)}
          onClick={() => choose(everyArea(areas))}
          className={cx(hasEveryArea(chosen, areas) && 'border-ink')}
        >
          {texts.whole}
        </Button>
        <div className="mt-2">
          {areas.map((area) => (
            <AreaChoiceField
              key={area.place}
              name={`spaces.${index}.${area.place}`}
              area={area}
              label={areaName(areas, area)}
              legend={texts.choice({ area: areaName(areas, area), title })}
              value={choiceOf(chosen, area.place)}
              describedBy={error ? errorId : undefined}
              onChange={(choice) => choose(withChoice(chosen, area.place, choice))}
            />
          ))}
        </div>
        <FieldMessage id={errorId}>{error}</FieldMessage>
      </div>
      {chosen.own.length > 0 && others.length > 1 && (
        <p className="text-small text-ink-2">{besideWords(chosen, spaces, others)}</p>
      )}
      {removal && <div className="flex flex-wrap items-center gap-x-4 border-t pt-2">{removal}</div>}
    </Card>
  )
}

export function spaceTitle({ title }: Pick<HouseSpace, 'title'>): string {
  return title || texts.untitled
}

function besideWords(chosen: Space, spaces: readonly Space[], others: readonly HouseSpace[]): string {
  const beside = spaces.filter((one) => one.id !== chosen.id && canBeBookedTogether(chosen, one))
  const titles = others.filter(({ id }) => beside.some((one) => one.id === id)).map(spaceTitle)
  return titles.length > 0 ? texts.beside({ titles }) : texts.alone
}

function SpaceLink({ space: { id, state }, title }: { space: HouseSpace; title: string }) {
  if (state === 'review')
    return (
      <ButtonLink variant="quiet" to={`/listing-preview/${id}`} aria-label={texts.previewName({ title })}>
        {texts.preview}
      </ButtonLink>
    )
  if (state === 'draft')
    return (
      <ButtonLink
        variant="quiet"
        to={`/listing-wizard?draft=${id}`}
        aria-label={texts.continueName({ title })}
      >
        {texts.continue}
      </ButtonLink>
    )
  return (
    <ButtonLink
      variant="quiet"
      to={`/hosting?tab=listings&listing=${id}`}
      aria-label={texts.editName({ title })}
    >
      {texts.edit}
    </ButtonLink>
  )
}
