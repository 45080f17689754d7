import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './price-line.texts.ts'

export const priceTexts: Translated<typeof english.priceTexts> = {
  hours: (count: number, unit: string) => `${count} ${count === 1 ? 'heure' : 'heures'} × ${unit}`,
  days: (count: number, unit: string) => `${count} ${count === 1 ? 'jour' : 'jours'} × ${unit}`,
  dayCap: 'Jamais plus que le prix à la journée',
  discount: (percent: number) => `Remise hebdomadaire, ${percent} %`,
  cleaning: 'Frais de ménage',
  platformFee: 'Frais de plateforme',
  tax: 'Taxes',
  total: 'Total',
}
