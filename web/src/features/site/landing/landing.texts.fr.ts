import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './landing.texts.ts'

export const landingTexts: Translated<typeof english.landingTexts> = {
  joinWaitlist: 'Rejoindre la liste',
  open: {
    signUp: 'S’inscrire',
    first:
      'Créez un compte et faites vérifier votre pièce d’identité. Cela prend 2 à 3 minutes, une seule fois.',
    closing: 'Roomtone est ouvert à tous. Créez un compte et dites-nous si vous êtes hôte ou créateur.',
  },
  hero: {
    title: 'Le lieu, avant que',
    titleEnd: 'quelqu’un parle.',
    lead: [
      'Des hôtes proposent des lieux privés.',
      'Des équipes à l’identité vérifiée les louent pour de petites productions, à l’heure ou à la journée.',
    ],
    seeSpaces: 'Voir les lieux',
    caption: { place: 'Foundry Street Brick Loft', rest: ', prêt pour une équipe de 6' },
    demo: 'Démo : comment se connecter',
  },
  showcase: {
    title: 'Un lieu pour chaque scène',
    pause: 'Mettre le diaporama en pause',
    resume: 'Reprendre le diaporama',
  },
  how: {
    title: 'Comment ça marche',
    steps: [
      {
        title: 'S’inscrire',
        text: 'Rejoignez la liste d’attente. Une fois invité, faites vérifier votre pièce d’identité. Cela prend 2 à 3 minutes, une seule fois.',
      },
      {
        title: 'Proposer ou chercher',
        text: 'Publiez un lieu avec au moins 5 photos et un prix, ou cherchez par endroit, date et taille d’équipe.',
      },
      {
        title: 'Réserver en confiance',
        text: 'Dites à l’hôte ce que vous tournez et envoyez une demande. S’il accepte, vous recevez l’adresse et vous signez tous deux l’autorisation.',
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
    lead: 'Roomtone est un intermédiaire neutre. Nous vérifions les identités et conservons les dossiers. Nous ne produisons ni ne diffusons aucun contenu.',
    identities: {
      title: 'Identités vérifiées',
      text: 'Chacun passe un contrôle d’identité avant de réserver ou de publier. L’autre partie ne voit jamais le document.',
      people: [
        { letters: 'MO', name: 'Marguerite O.', badge: 'Hôte vérifié' },
        { letters: 'JT', name: 'Jonah T., équipe de 4', badge: 'Vérifié' },
      ],
    },
    address: {
      title: 'Adresse protégée jusqu’à la confirmation',
      text: 'D’ici là, les équipes ne reçoivent ni la rue, ni les consignes d’accès, ni le point exact. La carte montre un cercle.',
      before: 'Avant',
      confirmed: 'Réservation confirmée',
      lines: ['41 Foundry Street, Unit 3', 'Providence, RI 02903'],
    },
    charge: {
      title: 'Débité seulement à l’acceptation',
      text: 'À l’envoi de la demande, nous prenons une simple autorisation sur votre carte. Si l’hôte refuse ou ne répond pas à temps, elle est levée.',
      steps: [
        { title: 'Demande envoyée', amount: '787 $ réservés' },
        { title: 'L’hôte accepte', amount: '787 $ débités', on: true },
        { title: 'Ou refuse', amount: '0 $, autorisation levée' },
      ],
    },
    records: {
      title: 'Des dossiers vérifiables hors ligne',
      text: 'Chaque réservation confirmée a une archive signée. Toute personne qui en a une copie peut la contrôler sans nous, à l’octet près.',
      files: [
        { name: 'location-release.pdf', hash: '9f3c 41d8 … 7be2' },
        { name: 'house-rules.pdf', hash: 'c07a 5e19 … 20f4' },
        { name: 'crew-list.pdf', hash: '18b6 f3ca … d951' },
      ],
    },
  },
  closing: {
    title: 'Silence, s’il vous plaît.',
    text: 'Roomtone fonctionne pour l’instant sur invitation. Laissez votre nom et dites-nous si vous êtes hôte ou créateur. Nous vous écrirons dès qu’il y aura de la place.',
  },
}
