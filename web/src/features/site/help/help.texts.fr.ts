import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './help.texts.ts'

export const helpTexts: Translated<typeof english.helpTexts> = {
  title: 'Comment pouvons-nous vous aider ?',
  searchLabel: 'Rechercher dans le centre d’aide',
  searchHint: 'Remboursements, vérification, versements',
  searchButton: 'Rechercher',
  popular: 'Articles populaires',
  guides: 'Guides',
  contactTitle: 'Vous n’avez pas trouvé ?',
  contactText: 'Écrivez-nous, quelqu’un vous répondra.',
  back: 'Centre d’aide',
  backToResults: 'Retour aux résultats',
  more: (guide: string) => `Dans la même rubrique : ${guide}`,
  found: (count: number, query: string) =>
    count === 1 ? `1 article pour « ${query} »` : `${count} articles pour « ${query} »`,
  nothing: (query: string) => `Aucun résultat pour « ${query} »`,
  nothingText: 'Essayez d’autres mots, ou écrivez-nous : quelqu’un vous répondra.',
  write: 'Nous écrire',
}
