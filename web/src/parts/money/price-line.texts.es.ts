import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './price-line.texts.ts'

export const priceTexts: Translated<typeof english.priceTexts> = {
  hours: (count: number, unit: string) => `${count} ${count === 1 ? 'hora' : 'horas'} × ${unit}`,
  days: (count: number, unit: string) => `${count} ${count === 1 ? 'día' : 'días'} × ${unit}`,
  dayCap: 'Nunca más que el precio del día',
  discount: (percent: number) => `Descuento semanal, ${percent}%`,
  cleaning: 'Tarifa de limpieza',
  platformFee: 'Tarifa de la plataforma',
  tax: 'Impuestos',
  total: 'Total',
}
