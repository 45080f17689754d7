import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './shared.texts.ts'

export const sharedTexts: Translated<typeof english.sharedTexts> = {
  by: (host: string) => `Partagé par ${host}`,
  receive: 'pour l’hôte',
  price: 'Ce que paie le locataire',
  priceText: (host: string) => `${host} s’occupe des versements et des remboursements.`,
  none: 'Aucun calendrier n’est partagé avec vous',
  noneText: 'Les hôtes que vous aidez gèrent eux-mêmes leurs calendriers.',
  listings: 'Voir les annonces',
}
