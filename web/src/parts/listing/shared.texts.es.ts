import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './shared.texts.ts'

export const sharedTexts: Translated<typeof english.sharedTexts> = {
  by: (host: string) => `Compartido por ${host}`,
  receive: 'para el anfitrión',
  price: 'Lo que paga el huésped',
  priceText: (host: string) => `${host} se ocupa de los cobros y reembolsos.`,
  none: 'No hay calendarios compartidos contigo',
  noneText: 'Los anfitriones a los que ayudas llevan sus propios calendarios.',
  listings: 'Ver los anuncios',
}
