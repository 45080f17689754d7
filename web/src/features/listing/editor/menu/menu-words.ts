import type { AddOn, Menu } from '@roomtone/domain/pricing/menu'
import { productionKindsInText } from '@roomtone/texts/labels'
import { menuEditorTexts as texts } from '@roomtone/texts/listing/menu-editor'
import { formatMoney } from '../../../../platform/format/money.ts'
import { timeWords } from '../../../../platform/language/clock.ts'

/** A menu's contents, in half a line; empty for an empty menu. */
export function menuWords({ kinds, crewTiers, addOns, prepPercent, longDay }: Menu): string {
  return [
    ...(kinds.length > 0 ? [texts.counts.kinds({ count: kinds.length })] : []),
    ...(crewTiers.length > 0 ? [texts.counts.tiers({ count: crewTiers.length })] : []),
    ...(addOns.length > 0 ? [texts.counts.addOns({ count: addOns.length })] : []),
    ...(prepPercent === null ? [] : [texts.counts.prep]),
    ...(longDay === null ? [] : [texts.counts.longDay]),
  ].join(', ')
}

export function addOnPrice({ unit, price }: AddOn): string {
  return texts.addOns.priced[unit]({ price: formatMoney(price) })
}

/** When an add-on is required; empty until the host has said. */
export function requiredWords({ kinds, crewFrom, outside }: NonNullable<AddOn['requiredIf']>): string {
  return [
    ...kinds.map((kind) => productionKindsInText[kind]),
    ...(crewFrom === null ? [] : [texts.required.crewWords({ count: crewFrom })]),
    ...(outside === null
      ? []
      : [texts.required.outsideWords({ from: timeWords(outside.from), until: timeWords(outside.until) })]),
  ].join(', ')
}
