import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './site-footer.texts.ts'

export const siteFooterTexts: Translated<typeof english.siteFooterTexts> = {
  brand: 'Roomtone',
  navigation: 'Site',
  columns: [
    {
      title: 'Explorer',
      links: [
        { label: 'Rechercher', to: '/search' },
        { label: 'Parcourir les lieux', to: '/properties' },
        { label: 'Comment ça marche', to: '/help?article=what-roomtone-is' },
      ],
    },
    {
      title: 'Hôte',
      links: [
        { label: 'Publier un lieu', to: '/listing-wizard' },
        { label: 'Parrainer un hôte', to: '/refer-host' },
        { label: 'Gagnez 50 $', to: '/refer-host' },
      ],
    },
    {
      title: 'Roomtone',
      links: [
        { label: 'Centre d’aide', to: '/help' },
        { label: 'Conditions d’utilisation', to: '/terms' },
        { label: 'Politique de confidentialité', to: '/privacy' },
      ],
    },
  ],
  demo: {
    name: 'Essayez la démo.',
    before: 'Connectez-vous comme l’une de ces personnes avec le mot de passe ',
    after: '. Les images sont générées par ordinateur ; les lieux sont imaginaires.',
  },
  copyright: (year: number) => `© ${year} Roomtone`,
}
