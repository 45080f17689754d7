import { DEFAULT_PREP_PERCENT, type Menu } from '@roomtone/domain/pricing/menu'
import { HOURS_IN_PRODUCTION_DAY } from '@roomtone/domain/pricing/rates'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { MenuBlock } from './menu-block.tsx'
import type { MenuProps } from './menu-props.ts'

const texts = menuEditorTexts.time
const FIRST_LONG_DAY: Menu['longDay'] = { fromHours: HOURS_IN_PRODUCTION_DAY, percent: 10 }

/** Hours around the shoot, and the discount for long ones. */
export function TimeBlock({ menu: { prepPercent, longDay }, onChange, errorOf }: MenuProps) {
  return (
    <MenuBlock title={texts.title}>
      <div className="grid gap-3">
        <Switch
          name="menu.prep"
          label={<span className="text-body font-medium">{texts.prep}</span>}
          checked={prepPercent !== null}
          onChange={(event) => onChange({ prepPercent: event.target.checked ? DEFAULT_PREP_PERCENT : null })}
        />
        <p className="text-small text-ink-2">{texts.prepText}</p>
        {prepPercent !== null && (
          <NumberField
            name="menu.prepPercent"
            label={texts.prepPercent}
            unit="%"
            value={prepPercent}
            onChange={(value) => onChange({ prepPercent: value ?? 0 })}
            error={errorOf('menu.prepPercent')}
            className="max-w-60"
          />
        )}
      </div>
      <div className="grid gap-3">
        <Switch
          name="menu.long"
          label={<span className="text-body font-medium">{texts.longDay}</span>}
          checked={longDay !== null}
          onChange={(event) => onChange({ longDay: event.target.checked ? FIRST_LONG_DAY : null })}
        />
        <p className="text-small text-ink-2">{texts.longDayText}</p>
        {longDay && (
          <div className="grid max-w-lg grid-cols-2 items-start gap-3">
            <NumberField
              name="menu.longDay.fromHours"
              label={texts.fromHours}
              unit={texts.hours}
              value={longDay.fromHours}
              onChange={(value) => onChange({ longDay: { ...longDay, fromHours: value ?? 0 } })}
              error={errorOf('menu.longDay.fromHours')}
            />
            <NumberField
              name="menu.longDay.percent"
              label={texts.percent}
              unit="%"
              value={longDay.percent}
              onChange={(value) => onChange({ longDay: { ...longDay, percent: value ?? 0 } })}
              error={errorOf('menu.longDay.percent')}
            />
          </div>
        )}
      </div>
    </MenuBlock>
  )
}
