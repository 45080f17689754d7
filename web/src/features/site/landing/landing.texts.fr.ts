import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './landing.texts.ts'

export const landingTexts: Translated<typeof english.landingTexts> = {
  joinWaitlist: 'Rejoindre la liste',
  open: {
    signUp: 'S’inscrire',
    first:
      'Créez un compte et confirmez votre identité avec une pièce officielle. Cela prend deux à trois minutes, une seule fois.',
    closing: 'Roomtone est ouvert à tous. Créez un compte et dites-nous si vous accueillez ou créez.',
  },
  hero: {
    title: 'Le lieu, avant que',
    titleEnd: 'quelqu’un parle.',
    lead: [
      'Des hôtes proposent des lieux privés.',
      'Des équipes à l’identité vérifiée les louent pour de petites productions, à l’heure ou à la journée.',
    ],
    seeSpaces: 'Voir les lieux',
    caption: { place: 'Foundry Street Brick Loft', rest: ', prêt pour une équipe de six' },
    demo: 'Démo : comment se connecter',
  },
  showcase: {
    title: 'Un lieu pour chaque scène',
    pause: 'Mettre la rotation en pause',
    resume: 'Reprendre la rotation',
  },
  how: {
    title: 'Comment ça marche',
    steps: [
      {
        title: 'S’inscrire',
        text: 'Rejoignez la liste d’attente. Une fois invité, confirmez qui vous êtes avec une pièce d’identité. Deux à trois minutes, une seule fois.',
      },
      {
        title: 'Proposer ou chercher',
        text: 'Publiez un lieu avec cinq photos et un prix, ou cherchez-en un par endroit, date et taille d’équipe.',
      },
      {
        title: 'Réserver en confiance',
        text: 'Dites ce que vous comptez tourner et envoyez une demande. Quand l’hôte accepte, vous recevez l’adresse et les deux parties signent l’autorisation.',
      },
    ],
  },
  featured: {
    title: 'Lieux à la une',
    browse: 'Parcourir tous les lieux',
    perDay: '/ jour',
    rated: 'Noté',
    guests: (count: number) => `Jusqu’à ${count} personnes`,
    size: (squareFeet: number) => `${squareFeet.toLocaleString('fr-FR')} pi²`,
  },
  safety: {
    title: ['Discret pour les hôtes,', 'sûr pour les équipes'],
    lead: 'Roomtone est un intermédiaire neutre. Il vérifie qui sont les gens et garde les dossiers ; il ne produit ni ne distribue jamais rien.',
    identities: {
      title: 'Identités vérifiées',
      text: 'Chacun passe un contrôle d’identité avant de réserver ou de publier. Le document n’est jamais montré à l’autre partie.',
      people: [
        { letters: 'MO', name: 'Marguerite O.', badge: 'Hôte vérifié' },
        { letters: 'JT', name: 'Jonah T., équipe de quatre', badge: 'Vérifié' },
      ],
    },
    address: {
      title: 'Adresse protégée jusqu’à la confirmation',
      text: 'D’ici là, personne ne reçoit la rue, les consignes d’accès ni le point exact. La carte montre un cercle.',
      before: 'Avant',
      confirmed: 'Réservation confirmée',
      lines: ['41 Foundry Street, Unit 3', 'Providence, RI 02903'],
    },
    charge: {
      title: 'Débité seulement à l’acceptation',
      text: 'Votre carte est autorisée avec la demande. Si l’hôte refuse, ou ne répond pas à temps, l’autorisation disparaît.',
      steps: [
        { title: 'Demande envoyée', amount: '787 $ réservés' },
        { title: 'L’hôte accepte', amount: '787 $ débités', on: true },
        { title: 'Ou refuse', amount: '0 $, autorisation levée' },
      ],
    },
    records: {
      title: 'Des dossiers vérifiables hors ligne',
      text: 'Chaque réservation confirmée a une archive signée. Quiconque la détient peut la contrôler sans nous, à l’octet près.',
      files: [
        { name: 'location-release.pdf', hash: '9f3c 41d8 … 7be2' },
        { name: 'house-rules.pdf', hash: 'c07a 5e19 … 20f4' },
        { name: 'crew-list.pdf', hash: '18b6 f3ca … d951' },
      ],
    },
  },
  closing: {
    title: 'Silence, s’il vous plaît.',
    text: 'Roomtone fonctionne pour l’instant sur invitation. Laissez votre nom et dites-nous si vous accueillez ou créez ; nous écrivons dès qu’il y a de la place.',
  },
}
