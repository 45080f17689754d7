import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './wizard.texts.ts'

export const wizardTexts: Translated<typeof english.wizardTexts> = {
  title: 'Publiez votre lieu pour de petites productions',
  types: { home: 'Maison', room: 'Pièce', location: 'Extérieur' },
  steps: [
    {
      title: 'Décrivez le lieu',
      text: 'Quel type de lieu, quelle partie vous proposez, où il se trouve et combien de personnes y tiennent.',
    },
    {
      title: 'Montrez-le',
      text: 'Au moins 5 photos de jour, un titre, jusqu’à 2 points forts et quelques phrases honnêtes.',
    },
    {
      title: 'Fixez vos conditions',
      text: 'Un prix par jour, qui peut réserver et comment, la sécurité, et c’est prêt.',
    },
  ],
  start: 'Commencer',
  how: 'Comment publier une annonce',
  open: {
    title: 'Reprendre où vous en étiez',
    untitled: 'Annonce sans titre',
    percent: (share: number) => `${Math.round(share * 100)} % terminé`,
    rework: 'Modifications demandées',
    changed: (day: string) => `Dernière modification : ${day}`,
    resume: (title: string) => `Continuer ${title}`,
    more: (count: number) => `En afficher ${count} de plus`,
  },
  frame: {
    exit: 'Enregistrer et quitter',
    leave: 'Quitter',
    uploading: 'Envoi des photos…',
    withoutPhotos: 'Quitter sans ces photos',
    back: 'Retour',
    next: 'Suivant',
    create: 'Créer l’annonce',
    creating: 'En cours…',
    progress: 'Progression de votre annonce',
    progressText: (step: number, screen: number, of: number) =>
      `Étape ${step} sur 3, écran ${screen} sur ${of}`,
    overviewText: 'Aperçu',
    step: (step: number) => `Étape ${step} sur 3`,
    notes: 'Ce que le réviseur a demandé',
  },
  save: {
    saved: 'Enregistré',
    saving: 'Enregistrement',
    failed: 'Pas encore enregistré. Nous continuons d’essayer.',
    stopped: 'Pas encore enregistré. Vérifiez votre saisie.',
  },
  submit: {
    done: 'Candidature envoyée ! Vous serez prévenu une fois qu’elle sera examinée.',
    failed: 'La candidature n’a pas pu être envoyée',
    verifyFirst: 'Veuillez d’abord vérifier votre identité.',
    verify: 'Votre brouillon est enregistré. Vérifiez votre identité une fois, puis créez l’annonce.',
  },
  missing: {
    title: 'Nous n’avons pas trouvé ce brouillon',
    text: 'Il a peut-être été envoyé en examen ou supprimé, ou il appartient à un autre compte.',
    action: 'Commencer une nouvelle annonce',
    listings: 'Vos annonces',
  },
  reworkRefused: 'Vous ne pouvez pas modifier cette candidature',
  loadFailed: 'Le brouillon n’a pas pu être chargé',
  needs: {
    'property-type': 'Choisissez un type de lieu pour continuer.',
    'place-type': 'Faites un choix pour continuer.',
    address: 'Renseignez l’adresse, la ville, l’État et le code postal pour continuer.',
    basics: 'Chaque nombre doit être d’au moins 1.',
    photos: 'Ajoutez au moins 5 photos pour continuer.',
    title: 'Écrivez un titre pour continuer.',
    highlights: 'Choisissez jusqu’à 2 points forts.',
    description: 'Écrivez une description pour continuer.',
    price: 'Saisissez un prix supérieur à 0 $ pour continuer.',
    'final-details': 'Renseignez votre adresse, ville, État et code postal pour créer l’annonce.',
  } as Record<string, string>,
}
