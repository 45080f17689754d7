import type { PlaceType, PropertyType, SafetyFeature } from '@roomtone/domain/listing/options'
import type { Screen } from '@roomtone/domain/listing/wizard'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './screens.texts.ts'
export const screenHeads: Record<Screen, { title: string; lead: string }> = {
  'property-type': {
    title: 'Quel type de lieu est-ce ?',
    lead: 'Choisissez ce qui s’en rapproche le plus. Les équipes peuvent filtrer ainsi.',
  },
  'place-type': {
    title: 'Que proposez-vous aux équipes ?',
    lead: 'Tout le lieu, ou une partie.',
  },
  address: {
    title: 'Où se trouve-t-il ?',
    lead: 'Nous plaçons le repère d’après la ville et le code postal. À vous de le déplacer jusqu’à la porte.',
  },
  basics: {
    title: 'Combien de personnes y tiennent ?',
    lead: 'Comptez ce qu’une équipe peut utiliser. Surface et équipements sont facultatifs, mais aident les équipes à vous trouver.',
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
    lead: 'Choisissez-en jusqu’à 2, ou passez cette étape.',
  },
  description: {
    title: 'Décrivez-le',
    lead: 'Lumière, son, électricité, voisins : ce qu’une équipe vous demanderait au téléphone.',
  },
  'publish-overview': {
    title: 'Fixez vos conditions',
    lead: 'Voici votre annonce pour l’instant. Il reste à définir comment arrivent les réservations, qui peut réserver, le prix et la sécurité.',
  },
  'booking-settings': {
    title: 'Comment arrivent les réservations ?',
    lead: 'Vous pouvez le changer à tout moment.',
  },
  'guest-preference': {
    title: 'Qui peut réserver ?',
    lead: 'Toute personne qui réserve est vérifiée. Vous pouvez demander plus.',
  },
  price: {
    title: 'Quel est votre prix en semaine ?',
    lead: 'C’est votre prix de base. Vous pourrez fixer ensuite celui des week-ends et de certains jours.',
  },
  safety: {
    title: 'Informations de sécurité',
    lead: 'Avez-vous l’un de ces éléments ? Les locataires le voient avant de réserver.',
  },
  'final-details': {
    title: 'Quelques derniers détails',
    lead: 'Votre adresse personnelle, pour nos dossiers. Les locataires ne la voient jamais.',
  },
}

type Option = { label: string; description: string }

export const screenTexts: Translated<typeof english.screenTexts> = {
  propertyType: {
    legend: 'Type de propriété',
    options: {
      House: 'Une maison avec son toit et ses pièces',
      Apartment: 'Un logement dans un immeuble, lofts compris',
      Barn: 'Grande, ouverte et rarement chauffée',
      Guesthouse: 'Une petite maison à côté de la principale',
      Hotel: 'Des chambres, des halls et une réception',
      Cabin: 'Du bois, du calme et des arbres autour',
    } satisfies Record<PropertyType, string>,
  },
  placeType: {
    legend: 'Type de lieu',
    options: {
      'Entire place': 'L’équipe a le lieu pour elle seule.',
      'Private room': 'L’équipe a sa pièce et partage le reste.',
      'Shared room': 'D’autres personnes peuvent être là pendant que l’équipe travaille.',
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
        description: 'La ville seulement, avec le point décalé de 1,5 km au plus, et un badge Privé.',
      },
    } satisfies Record<string, Option>,
    hint: 'Dans les deux cas, la rue et le numéro restent cachés.',
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
    waiting: 'Renseignez la ville et le code postal pour voir le repère.',
    private: 'Votre adresse exacte n’est montrée qu’une fois la réservation confirmée',
    near: (city: string, region: string) =>
      `Nous avons placé le repère à ${[city, region].filter(Boolean).join(', ')}. Déplacez-le jusqu’à la porte.`,
    reset: 'Revenir au centre',
    failed: 'La carte n’a pas pu être chargée. Vous pouvez continuer sans elle.',
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
  highlights: {
    legend: 'Points forts',
    full: 'Vous en avez choisi 2. Retirez-en un pour en choisir un autre.',
  },
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
        'Les demandes conformes à vos règles sont confirmées automatiquement si le début est dans au moins 24 heures.',
    },
  },
  guests: {
    legend: 'Préférence de locataires',
    any: {
      label: 'Tout locataire vérifié',
      description: 'Toute personne dont nous avons vérifié la pièce d’identité.',
    },
    experienced: {
      label: 'Locataires expérimentés',
      description:
        'Au moins 1 réservation terminée. Les autres peuvent envoyer une demande, mais pas réserver instantanément.',
    },
  },
  price: {
    label: 'Prix de base en semaine, en dollars américains',
    perDay: 'par jour',
    hint: (price: string) => `Prix pour le locataire hors taxes, environ ${price}`,
    hintNote: 'Une estimation. Les locataires voient le prix exact avant de réserver.',
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
    none: 'Rien de tout cela ? Ne cochez rien.',
  },
  final: {
    residence: 'Votre adresse de résidence',
    copy: 'Utiliser l’adresse du lieu',
    business: 'Accueillez-vous à titre professionnel ?',
    yes: { label: 'Oui', description: 'En société, ou avec des employés.' },
    no: { label: 'Non', description: 'À titre privé.' },
  },
}
