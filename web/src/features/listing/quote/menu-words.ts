import type { AddOn, RequiredIf } from '@roomtone/domain/pricing/menu'
import { productionKinds } from '@roomtone/texts/labels'
import { menuChoiceTexts as texts } from '@roomtone/texts/listing/menu-choice'
import { formatMoney } from '../../../platform/format/money.ts'
import { timeWords } from '../../../platform/language/clock.ts'
import { listWords } from '../../../platform/language/list-words.ts'

/** `$40 per person` */
export function addOnPrice({ unit, price }: Pick<AddOn, 'unit' | 'price'>): string {
  return texts.addOns[unit]({ price: formatMoney(price) })
}

/** `Required for: Motion, crews of 8 or more, or hours outside 8:00 AM–8:00 PM` */
export function requiredWords({ kinds, crewFrom, outside }: RequiredIf): string {
  const conditions = [
    ...kinds.map((kind) => productionKinds[kind]),
    ...(crewFrom === null ? [] : [texts.condition.crew({ from: crewFrom })]),
    ...(outside
      ? [texts.condition.outside({ from: timeWords(outside.from), until: timeWords(outside.until) })]
      : []),
  ]
  return texts.condition.required({ list: listWords(conditions, 'disjunction') })
}
