import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './shared.texts.ts'

export const sharedTexts: Translated<typeof english.sharedTexts> = {
  by: (host: string) => `Compartido por ${host}`,
  receive: 'para el anfitrión',
  price: 'Lo que paga el huésped',
  priceText: (host: string) => `De los cobros y reembolsos se ocupa ${host}.`,
  none: 'Ningún calendario se comparte contigo',
  noneText: 'Los anuncios con los que ayudas tienen sus propios calendarios, que cuidan sus anfitriones.',
  listings: 'Ver los anuncios',
}
