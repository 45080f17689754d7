import type { CancellationPolicy } from '@roomtone/domain/cancellation/policy'
import type { SafetyFeature } from '@roomtone/domain/listing/options'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './venue.texts.ts'

const plural = (count: number, one: string) =>
  count === 1 || one === 'avis'
    ? `${count} ${one}`
    : `${count} ${one.replace(' ', 's ')}${one.includes(' ') ? '' : 's'}`

const share = (percent: number, all: string, of: string) =>
  percent === 100 ? all : percent === 50 ? `la moitié ${of}` : `${percent} % ${of}`

export const venueTexts: Translated<typeof english.venueTexts> = {
  allPhotos: (count: number) => `Les ${count} photos`,
  openPhoto: (index: number, count: number) => `Ouvrir la photo ${index} sur ${count}`,
  rated: 'Noté',
  reviewCount: (count: number) => plural(count, 'avis'),
  noReviews: 'Pas encore d’avis',
  share: 'Partager',
  shared: 'Lien copié !',
  shareFailed: 'Nous n’avons pas pu copier le lien. Vous le trouverez dans la barre d’adresse.',
  save: 'Enregistrer',
  private: 'Privé',
  closed: 'Cette annonce n’est pas disponible. Seuls son hôte et les admins voient cette page.',
  facts: {
    size: 'Surface',
    squareFeet: (count: number) => `${count.toLocaleString('fr-FR')} pi²`,
    noSize: 'Non précisé',
    maxCrew: 'Équipe max.',
    people: (count: number) => (count === 1 ? '1 personne' : `${count} personnes`),
    privacy: 'Niveau de confidentialité',
    levels: { standard: 'Standard', enhanced: 'Renforcé' },
  },
  rooms: {
    bedrooms: (count: number) => plural(count, 'chambre'),
    beds: (count: number) => plural(count, 'lit'),
    bathrooms: (count: number) => plural(count, 'salle de bain'),
  },
  host: {
    message: 'Écrire à l’hôte',
    hostedBy: (name: string) => `Proposé par ${name}`,
    verified: 'Hôte vérifié',
    since: (when: string) => `Sur Roomtone depuis ${when}`,
    answers: ({ percent, medianMinutes }: { percent: number; medianMinutes: number }) =>
      `Répond à ${percent} % des demandes, le plus souvent en ${plural(Math.max(1, Math.round(medianMinutes / 60)), 'heure')}`,
  },
  description: 'Description',
  amenities: { title: 'Équipements inclus', none: 'Aucun équipement indiqué pour l’instant.' },
  allows: {
    title: 'Ce que le lieu autorise',
    yes: 'Autorisé',
    no: 'Non autorisé',
    none: 'Rien',
  },
  rules: {
    title: 'Règlement intérieur',
    hours: 'Horaires',
    open: (from: string, to: string) => `${from} à ${to}`,
    notice: 'Préavis',
    noticeHours: (hours: number) =>
      hours % 24 === 0
        ? `Réservez au moins ${plural(hours / 24, 'jour')} à l’avance`
        : `Réservez au moins ${plural(hours, 'heure')} à l’avance`,
    papers: 'Documents',
    stay: 'Durée',
    shortest: (hours: number) => `Au moins ${plural(hours, 'heure')}`,
    days: (least: number, most: number) =>
      least === most ? `ou ${plural(least, 'jour')}` : `ou ${least} à ${plural(most, 'jour')}`,
  },
  safety: {
    title: 'Bon à savoir',
    items: {
      exterior_camera: 'Il y a une caméra de sécurité à l’extérieur',
      noise_monitor: 'Il y a un sonomètre',
      weapons: 'Il y a des armes sur la propriété',
    } satisfies Record<SafetyFeature, string>,
  },
  cancellation: {
    title: 'Annulation',
    names: {
      very_flexible: 'Très flexible',
      flexible: 'Flexible',
      standard_30: 'Standard 30',
      standard_90: 'Standard 90',
    } satisfies Record<CancellationPolicy, string>,
    days: (count: number) => plural(count, 'jour'),
    hours: (count: number) => plural(count, 'heure'),
    first: (time: string, percent: number) =>
      `Annulez au moins ${time} avant le début et vous récupérez ${share(percent, 'toute la location', 'de la location')}`,
    next: (time: string, percent: number) =>
      `au moins ${time} avant, ${share(percent, 'la totalité', 'de la location')}`,
    nothing: 'La location n’est pas remboursable.',
    always:
      'Les frais de plateforme et les taxes sont remboursés dans la même proportion, les frais de ménage toujours en entier. Si vous annulez dans les 24 heures suivant la confirmation et au moins 48 heures avant le début, tout est remboursé.',
    choose: 'Choisissez un créneau pour voir vos dates exactes.',
  },
  where: {
    title: 'Où il se trouve',
    standard:
      'Le cercle est centré sur le code postal, pas sur le bâtiment. Vous recevez l’adresse et les consignes d’accès quand votre réservation est confirmée.',
    enhanced:
      'Le cercle ne montre que la ville ; le lieu s’y trouve, ou à proximité. Vous recevez l’adresse et les consignes d’accès quand votre réservation est confirmée.',
  },
  reviews: {
    title: 'Avis',
  },
  similar: 'Lieux similaires',
}
