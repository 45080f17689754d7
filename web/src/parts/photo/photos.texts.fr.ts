import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './photos.texts.ts'

export const photosTexts: Translated<typeof english.photosTexts> = {
  drop: 'Déposez des photos ici, ou cliquez pour les choisir',
  dropNow: 'Relâchez pour les ajouter',
  label: 'Ajouter des photos',
  hint: 'JPEG, PNG, WebP, AVIF ou HEIC, jusqu’à 25 Mo chacune. Vous pouvez en choisir plusieurs à la fois.',
  count: (count: number, min: number) =>
    count >= min ? `${count} photos` : `${count} photos sur au moins ${min}, encore ${min - count}`,
  full: (max: number) =>
    `Une annonce peut avoir jusqu’à ${max} photos. Retirez-en une pour en ajouter une autre.`,
  area: 'Photos',
  list: 'Photos dans l’ordre',
  cover: 'Couverture',
  photo: (position: number, total: number) => `Photo ${position} sur ${total}`,
  describe: (position: number) => `Description de la photo ${position}`,
  describePlaceholder: 'Que montre-t-elle ?',
  describeFailed: 'La description n’est pas encore enregistrée',
  move: (position: number, total: number) => `Déplacer la photo ${position} sur ${total}`,
  earlier: (position: number) => `Avancer la photo ${position}`,
  later: (position: number) => `Reculer la photo ${position}`,
  remove: (position: number) => `Retirer la photo ${position}`,
  removed: 'Photo retirée',
  undo: 'Annuler',
  movedTo: (position: number, total: number) => `Photo déplacée en position ${position} sur ${total}`,
  drag: {
    instructions:
      'Appuyez sur espace pour saisir la photo. Déplacez-la avec les flèches, appuyez de nouveau sur espace pour la poser, ou sur Échap pour la laisser où elle était.',
    pickedUp: (position: number, total: number) =>
      `La photo ${position} sur ${total} est saisie. Déplacez-la avec les flèches.`,
    over: (position: number, total: number) => `La photo est en position ${position} sur ${total}.`,
    dropped: (position: number, total: number) =>
      position === 1
        ? `La photo est maintenant la première sur ${total}, et la couverture.`
        : `La photo est maintenant en position ${position} sur ${total}.`,
    cancelled: 'La photo reste où elle était.',
  },
  uploads: {
    list: 'Téléversements',
    waiting: 'En attente',
    uploading: (percent: number) => `Téléversement, ${percent} %`,
    finishing: 'Téléversée, en cours de traitement',
    progress: (name: string) => `Téléversement de ${name}`,
    retry: 'Réessayer',
    retryName: (name: string) => `Réessayer ${name}`,
    removeName: (name: string) => `Retirer ${name}`,
    tooLarge: 'Cette photo dépasse 25 Mo.',
    leftOut: (count: number, max: number) =>
      `${count === 1 ? '1 photo n’a pas été ajoutée' : `${count} photos n’ont pas été ajoutées`} : une annonce peut en avoir jusqu’à ${max}.`,
    dismiss: 'Fermer',
    empty: 'Ce fichier est vide.',
    unknown: 'Le téléversement a échoué. Veuillez réessayer.',
  },
  uploaded: (count: number) => `${count} photo(s) téléversée(s)`,
  failed: 'Les photos n’ont pas pu être téléversées',
}
