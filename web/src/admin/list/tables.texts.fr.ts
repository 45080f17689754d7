import type { Whose } from '@roomtone/domain/queue/queues'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './tables.texts.ts'

const whose: Record<Whose, string> = { all: 'Tout le monde', mine: 'Moi', unassigned: 'Non attribué' }
const figure = (count: number) => count.toLocaleString('fr-FR')

export const tablesTexts: Translated<typeof english.tablesTexts> = {
  search: 'Rechercher par nom ou e-mail',
  searchListings: 'Rechercher par personne, titre ou ville',
  searchHolds: 'Rechercher par raison ou personne',
  searchMailings: 'Rechercher par objet ou mots',
  searchErasures: 'L’identifiant commence par',
  noMatch: 'Essayez d’autres mots, ou moins de filtres.',
  sort: {
    label: 'Ordre',
    newest: 'Les plus récents d’abord',
    oldest: 'Les plus anciens d’abord',
    by: (column: string) => `Trier par ${column.toLowerCase()}`,
  },
  source: 'Ajoutée via',
  anySource: 'Toutes les voies',
  rule: 'Règle',
  anyRule: 'Toutes les règles',
  state: 'État',
  anyState: 'Tous les états',
  export: {
    button: 'Exporter en CSV',
    working: (done: number, total: number) => `${figure(done)} lignes sur ${figure(total)}`,
    done: (rows: number) => ({
      title: 'Exporté',
      text: rows === 1 ? 'Le fichier contient 1 ligne.' : `Le fichier contient ${figure(rows)} lignes.`,
    }),
    cut: (rows: number) =>
      `Le fichier contient les ${figure(rows)} premières lignes. Utilisez les filtres pour obtenir le reste.`,
    failed: 'Le fichier n’a pas pu être créé',
  },
  assigned: {
    whose: 'Responsable',
    whoses: whose,
    label: 'Responsable',
    labelOf: (name: string) => `Responsable : ${name}`,
    nobody: 'Personne',
    me: 'Moi',
    taken: 'C’est à vous maintenant',
    given: (name: string) => `${name} s’en occupe maintenant`,
    released: 'Plus personne ne s’en occupe',
    failed: 'L’attribution n’a pas abouti',
  },
}
export const NOTHING_FITS: Translated<typeof english.NOTHING_FITS> = {
  title: 'Aucun résultat',
  text: tablesTexts.noMatch,
}
