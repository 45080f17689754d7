import type { PlaceType, PropertyType, SafetyFeature } from '@roomtone/domain/listing/options'
import type { Screen } from '@roomtone/domain/listing/wizard'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './screens.texts.ts'
export const screenHeads: Record<Screen, { title: string; lead: string }> = {
  'property-type': {
    title: 'Quel type de lieu est-ce ?',
    lead: 'Choisissez le plus proche. Les équipes filtrent par là.',
  },
  'place-type': {
    title: 'De quoi disposeront les gens ?',
    lead: 'De tout le lieu, ou d’une partie dans une maison partagée.',
  },
  address: {
    title: 'Où se trouve-t-il ?',
    lead: 'Le repère suit la ville et le code postal, et vous le déplacez jusqu’à la porte.',
  },
  basics: {
    title: 'Que peut-il accueillir ?',
    lead: 'Comptez ce qu’une équipe peut utiliser. Surface et équipements sont facultatifs, et aident à vous trouver.',
  },
  photos: {
    title: 'Montrez-le tel qu’il est',
    lead: 'Au moins 5 photos, de jour, lumières allumées, une depuis chaque coin. La première est la couverture.',
  },
  title: {
    title: 'Donnez-lui un titre',
    lead: 'Les titres courts fonctionnent mieux. Vous pouvez le changer à tout moment.',
  },
  highlights: {
    title: 'Qu’est-ce qui le distingue ?',
    lead: 'Choisissez-en jusqu’à deux. Vous pouvez aussi laisser vide.',
  },
  description: {
    title: 'Décrivez-le',
    lead: 'Lumière, son, électricité, voisins : ce qu’une équipe vous demanderait au téléphone.',
  },
  'publish-overview': {
    title: 'Fixez vos conditions',
    lead: 'Voici votre annonce jusqu’ici. Restent : comment arrivent les réservations, qui peut réserver, le prix, et les points de sécurité.',
  },
  'booking-settings': {
    title: 'Comment arrivent les réservations ?',
    lead: 'Vous pouvez le changer à tout moment.',
  },
  'guest-preference': {
    title: 'Qui peut réserver ?',
    lead: 'Sur Roomtone, tout le monde est vérifié. Vous pouvez demander plus.',
  },
  price: {
    title: 'Combien coûte un jour de semaine ?',
    lead: 'Votre prix de base en semaine. Week-ends et jours isolés pourront avoir leur propre prix.',
  },
  safety: {
    title: 'Informations de sécurité',
    lead: 'Y a-t-il quelque chose de cela chez vous ? Les locataires le voient avant de réserver.',
  },
  'final-details': {
    title: 'Quelques derniers détails',
    lead: 'Où vous habitez, pour nos dossiers. Les locataires ne le voient jamais.',
  },
}

type Option = { label: string; description: string }

export const screenTexts: Translated<typeof english.screenTexts> = {
  propertyType: {
    legend: 'Type de propriété',
    options: {
      House: 'Des pièces, des portes et un toit à elle',
      Apartment: 'Une partie d’immeuble, lofts compris',
      Barn: 'Vaste, haute, et rarement chauffée',
      Guesthouse: 'Une petite maison à côté d’une autre',
      Hotel: 'Des chambres, des halls et une réception',
      Cabin: 'Du bois, du calme, et des arbres autour',
    } satisfies Record<PropertyType, string>,
  },
  placeType: {
    legend: 'Type de lieu',
    options: {
      'Entire place': 'L’équipe l’a pour elle seule.',
      'Private room': 'Une pièce à elle, le reste est partagé.',
      'Shared room': 'D’autres peuvent être là pendant le travail.',
    } satisfies Record<PlaceType, string>,
  },
  privacy: {
    legend: 'Avant la confirmation d’une réservation, on voit',
    options: {
      standard: {
        label: 'Standard',
        description: 'La ville et un cercle autour du centre de votre code postal.',
      },
      enhanced: {
        label: 'Renforcé',
        description: 'La ville seulement, un point décalé jusqu’à 1,5 km, et le badge Privé.',
      },
    } satisfies Record<string, Option>,
    hint: 'La rue et le numéro restent chez nous, aux deux niveaux.',
  },
  address: {
    country: 'Pays',
    street: 'Adresse postale',
    city: 'Ville',
    state: { 'United States': 'État', Canada: 'Province', Mexico: 'État' },
    zip: { 'United States': 'Code postal', Canada: 'Code postal', Mexico: 'Code postal' },
  },
  pin: {
    title: 'Le repère',
    waiting: 'Renseignez la ville et le code postal, et le repère apparaît ici.',
    private: 'Votre adresse exacte n’est montrée qu’une fois la réservation confirmée',
    near: (city: string, region: string) =>
      `Nous avons placé le repère à ${[city, region].filter(Boolean).join(', ')}. Déplacez-le jusqu’à la porte.`,
    reset: 'Revenir au centre',
    failed: 'La carte n’est pas disponible. Vous pouvez continuer sans elle.',
  },
  basics: {
    counts: { guests: 'Personnes', bedrooms: 'Chambres', beds: 'Lits', bathrooms: 'Salles de bain' },
    fewer: {
      guests: 'Moins de personnes',
      bedrooms: 'Moins de chambres',
      beds: 'Moins de lits',
      bathrooms: 'Moins de salles de bain',
    },
    more: {
      guests: 'Plus de personnes',
      bedrooms: 'Plus de chambres',
      beds: 'Plus de lits',
      bathrooms: 'Plus de salles de bain',
    },
    size: 'Surface en pieds carrés',
    sizeHint: 'Facultatif.',
    amenities: 'Équipements',
    amenitiesHint: 'Facultatif. Choisissez ce qu’une équipe peut utiliser.',
  },
  title: { label: 'Titre', placeholder: 'Loft en brique, lumière du nord' },
  highlights: { legend: 'Points forts', full: 'Deux sont choisis. Retirez-en un pour en choisir un autre.' },
  description: { label: 'Description' },
  counter: (used: number, max: number) => `${used}/${max}`,
  counterLeft: (left: number) => `${left} caractères restants`,
  overview: {
    cover: 'Photo de couverture',
    basics: (guests: number, bedrooms: number, beds: number, bathrooms: number) =>
      [
        `${guests} ${guests === 1 ? 'personne' : 'personnes'}`,
        `${bedrooms} ${bedrooms === 1 ? 'chambre' : 'chambres'}`,
        `${beds} ${beds === 1 ? 'lit' : 'lits'}`,
        `${bathrooms} ${bathrooms === 1 ? 'salle de bain' : 'salles de bain'}`,
      ].join(' · '),
    private: 'Privé',
  },
  booking: {
    legend: 'Validation des réservations',
    manual: {
      label: 'Approuver chaque demande',
      description: 'Vous avez jusqu’à 48 heures pour répondre. Personne n’est débité avant votre accord.',
    },
    recommended: '5 premières réservations : approbation de l’hôte recommandée',
    instant: {
      label: 'Réservation instantanée',
      description:
        'Les demandes conformes à vos règles sont confirmées aussitôt, si elles débutent au moins 24 heures plus tard.',
    },
  },
  guests: {
    legend: 'Préférence de locataires',
    any: { label: 'Tout locataire vérifié', description: 'Tous ceux qui ont montré qui ils sont.' },
    experienced: {
      label: 'Locataires expérimentés',
      description:
        'Au moins une réservation terminée. Les autres peuvent encore demander si vous approuvez chaque demande ; la réservation instantanée leur est fermée.',
    },
  },
  price: {
    label: 'Prix de base en semaine, en dollars américains',
    perDay: 'par jour',
    hint: (price: string) => `Prix pour le locataire hors taxes, environ ${price}`,
    hintNote: 'Une estimation. Les lignes exactes s’affichent avant toute réservation.',
    tip: (price: string) => `Prix conseillé ${price}`,
  },
  safety: {
    legend: 'Informations de sécurité',
    features: {
      exterior_camera: {
        label: 'Caméra de sécurité extérieure présente',
        description:
          'Indiquez dans votre règlement où elle pointe. Les caméras intérieures ne sont pas autorisées.',
      },
      noise_monitor: {
        label: 'Sonomètre présent',
        description: 'Il mesure le niveau sonore et n’enregistre aucune parole.',
      },
      weapons: {
        label: 'Arme(s) sur la propriété',
        description: 'Gardez-les sous clé pendant la présence d’une équipe.',
      },
    } satisfies Record<SafetyFeature, Option>,
    none: 'Laissez tout décoché s’il n’y en a pas.',
  },
  final: {
    residence: 'Votre adresse de résidence',
    copy: 'Utiliser l’adresse du lieu',
    business: 'Accueillez-vous à titre professionnel ?',
    yes: { label: 'Oui', description: 'Une société, ou avec des employés.' },
    no: { label: 'Non', description: 'À titre privé.' },
  },
}
