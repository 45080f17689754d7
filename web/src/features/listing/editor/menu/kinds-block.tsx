import { PRODUCTION_KINDS, type ProductionKind } from '@roomtone/domain/booking/production'
import { type KindTerms, kindTerms } from '@roomtone/domain/pricing/menu'
import { hourlyRateOf, type Rates, ratesForKind } from '@roomtone/domain/pricing/rates'
import { productionKinds } from '@roomtone/texts/labels'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { useId } from 'react'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { formatMoney } from '../../../../platform/format/money.ts'
import type { Values } from '../sections.ts'
import { MenuBlock } from './menu-block.tsx'
import type { MenuProps } from './menu-props.ts'

const texts = menuEditorTexts.kinds
const ROW = 'sm:grid-cols-[6rem_repeat(4,minmax(0,1fr))]'
const COLUMNS = ['hourlyRate', 'pricePerDay', 'minimumHours', 'crewMax'] as const

type KindsBlockProps = MenuProps & { rates: Rates; values: Values }

export function KindsBlock({ menu, onChange, errorOf, rates, values }: KindsBlockProps) {
  const usual = {
    hourlyRate: values.pricePerDay > 0 ? formatMoney(hourlyRateOf(values)) : '',
    pricePerDay: values.pricePerDay > 0 ? formatMoney(values.pricePerDay) : '',
    minimumHours: String(values.minimumHours),
    crewMax: String(values.maxGuests),
  }
  const put = (terms: KindTerms) =>
    onChange({
      kinds: PRODUCTION_KINDS.flatMap((kind) => {
        const one = kind === terms.kind ? terms : kindTerms(menu, kind)
        return one && COLUMNS.some((column) => one[column] !== null) ? [one] : []
      }),
    })
  return (
    <MenuBlock title={texts.title} note={texts.note}>
      <div>
        <div aria-hidden="true" className={`grid gap-3 ${ROW} pb-2 text-tiny text-ink-2 max-sm:hidden`}>
          <span />
          {COLUMNS.map((column) => (
            <span key={column}>{texts[column]}</span>
          ))}
        </div>
        <div className="border-y [&>*+*]:border-t">
          {PRODUCTION_KINDS.map((kind) => {
            const index = menu.kinds.findIndex((one) => one.kind === kind)
            return (
              <KindRow
                key={kind}
                kind={kind}
                terms={kindTerms(menu, kind)}
                path={`menu.kinds.${index < 0 ? kind : index}`}
                usual={usual}
                weekend={weekendOf(rates, kind)}
                onChange={put}
                errorOf={errorOf}
              />
            )
          })}
        </div>
      </div>
    </MenuBlock>
  )
}

/** The weekend price of a kind with its own prices; null where it costs the usual. */
function weekendOf(rates: Rates, kind: ProductionKind): string | null {
  const own = kindTerms(rates.menu, kind)
  if (!own || rates.weekendDays.length === 0) return null
  const { weekendHourlyRate, weekendPrice } = ratesForKind(rates, kind)
  const parts = [
    ...(own.hourlyRate !== null && weekendHourlyRate ? [texts.hour({ price: weekendHourlyRate })] : []),
    ...(own.pricePerDay !== null && weekendPrice ? [texts.day({ price: weekendPrice })] : []),
  ]
  return parts.length > 0 ? texts.weekend({ prices: parts }) : null
}

type KindRowProps = {
  kind: ProductionKind
  terms: KindTerms | undefined
  path: string
  usual: Record<(typeof COLUMNS)[number], string>
  weekend: string | null
  onChange: (terms: KindTerms) => void
  errorOf: MenuProps['errorOf']
}

function KindRow({ kind, terms, path, usual, weekend, onChange, errorOf }: KindRowProps) {
  const id = useId()
  const own = terms ?? { kind, hourlyRate: null, pricePerDay: null, minimumHours: null, crewMax: null }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be a cell of the grid
    <div role="group" aria-labelledby={id} className={`grid grid-cols-2 gap-3 py-3 ${ROW}`}>
      <p id={id} className="text-small font-semibold max-sm:col-span-2 sm:pt-3">
        {productionKinds[kind]}
      </p>
      {COLUMNS.map((column) => (
        <NumberField
          key={column}
          name={`${path}.${column}`}
          label={<span className="sm:sr-only">{texts[column]}</span>}
          money={column === 'hourlyRate' || column === 'pricePerDay'}
          optional
          placeholder={usual[column]}
          value={own[column]}
          onChange={(value) => onChange({ ...own, [column]: value })}
          error={errorOf(`${path}.${column}`)}
          className="sm:[&>label]:mb-0"
        />
      ))}
      {weekend && <p className="col-span-full text-small text-ink-2 sm:col-start-2">{weekend}</p>}
    </div>
  )
}
