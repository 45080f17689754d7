import { AREAS_MAX } from '@roomtone/domain/calendar/areas'
import { AREA_NAME_MAX, type Area, SHARED_BY_MAX, SHARED_BY_MIN } from '@roomtone/domain/premises/layout'
import { houseTexts } from '@roomtone/texts/premises/house'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FieldMessage } from '../../ui/field-message.tsx'
import { Section } from '../../ui/section.tsx'
import { areaName } from './area-name.ts'
import { withArea, withAreas } from './layout-form.ts'
import type { LayoutEdits } from './use-layout.ts'

const texts = houseTexts.areas
const COUNTS = Array.from({ length: SHARED_BY_MAX - SHARED_BY_MIN + 1 }, (_, index) => SHARED_BY_MIN + index)

type AreasSectionProps = { edits: LayoutEdits; saved: readonly { place: number }[] }

export function AreasSection({ edits, saved }: AreasSectionProps) {
  const { areas } = edits.layout
  const list = useRef<HTMLUListElement>(null)
  const change = (next: Area[]) => edits.changeLayout(withAreas(edits.layout, next))
  const replace = (area: Area) => change(areas.map((one) => (one.place === area.place ? area : one)))

  function add(): void {
    change(withArea(areas, saved))
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }

  function remove({ place }: Area): void {
    change(areas.filter((one) => one.place !== place))
    // The row takes the focused button with it.
    list.current?.querySelector<HTMLElement>('input')?.focus()
  }

  return (
    <Section title={texts.title}>
      <p className="-mt-3 mb-6 text-ink-2">{texts.text}</p>
      <ul ref={list} className="grid border-t">
        {areas.map((area, index) => (
          <li key={area.place} className="grid grid-cols-[1fr_auto] items-end gap-4 border-b py-5">
            <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
              <TextField
                name={`areas.${index}.name`}
                label={texts.area({ position: index + 1 })}
                value={area.name}
                maxLength={AREA_NAME_MAX}
                autoComplete="off"
                onChange={(event) => replace({ ...area, name: event.target.value })}
                error={edits.errorOf(`areas.${index}.name`)}
              />
              <SelectField
                name={`areas.${index}.sharedBy`}
                label={texts.sharedBy}
                aria-label={texts.sharedByName({ area: areaName(areas, area) })}
                value={area.sharedBy ?? ''}
                onChange={(event) => replace({ ...area, sharedBy: Number(event.target.value) || null })}
                error={edits.errorOf(`areas.${index}.sharedBy`)}
              >
                <option value="">{texts.one}</option>
                {COUNTS.map((count) => (
                  <option key={count} value={count}>
                    {texts.crews({ count })}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button
              variant="quiet"
              aria-label={texts.removeName({ area: areaName(areas, area) })}
              disabled={areas.length === 1}
              onClick={() => remove(area)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <FieldMessage id="areas-error">{edits.errorOf('areas')}</FieldMessage>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button variant="line" disabled={areas.length >= AREAS_MAX} onClick={add}>
          {texts.add}
        </Button>
        {areas.length >= AREAS_MAX && (
          <p className="text-small text-ink-2">{texts.full({ max: AREAS_MAX })}</p>
        )}
      </div>
    </Section>
  )
}
