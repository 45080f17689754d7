import { CANCELLATION_POLICY_LABELS } from '@roomtone/domain/cancellation/policy'
import { said } from '../../../platform/language/said.texts.fr.ts'
import { saidAll } from '../../../platform/language/said-all.ts'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './editor.texts.ts'
import type { Section } from './sections.ts'

const sections: Record<Section, { title: string; intro: string }> = {
  photos: {
    title: 'Photos',
    intro: 'La première est la couverture. Il en faut au moins 5.',
  },
  texts: {
    title: 'Titre et textes',
    intro: 'Ce que les équipes lisent d’abord, dans la recherche et sur votre page.',
  },
  space: { title: 'Le lieu', intro: 'Combien de personnes y tiennent, sa surface et ce qu’il offre.' },
  location: {
    title: 'Emplacement et confidentialité',
    intro: 'Où il se trouve, et ce que les autres en voient.',
  },
  allows: {
    title: 'Ce que le lieu autorise',
    intro: 'Les demandes qui vont au-delà sont refusées avant tout paiement.',
  },
  rules: {
    title: 'Règlement intérieur',
    intro: 'Les locataires les acceptent en réservant.',
  },
  papers: {
    title: 'Autorisation et documents',
    intro:
      'Où les équipes peuvent aller, ce qu’il vous faut avant le tournage, et quand l’équipe reçoit l’adresse.',
  },
  prices: { title: 'Prix', intro: 'Les locataires les voient hors frais et taxes.' },
  times: {
    title: 'Horaires et délais',
    intro: 'Quand le lieu est ouvert, et comment les réservations s’enchaînent.',
  },
  booking: {
    title: 'Réservation',
    intro:
      'Qui peut réserver, comment vous répondez aux demandes et ce que récupère un locataire qui annule.',
  },
  safety: { title: 'Sécurité', intro: 'Ce que les locataires doivent savoir avant de venir.' },
  availability: { title: 'Disponibilité', intro: 'Si les autres peuvent trouver et réserver le lieu.' },
}

export const editorTexts: Translated<typeof english.editorTexts> = {
  listings: 'Annonces',
  sections,
  navigation: 'Rubriques de l’annonce',
  back: 'Toutes les annonces',
  allSections: 'Toutes les rubriques',
  view: 'Voir l’annonce',
  calendar: 'Calendrier',
  live: 'En ligne',
  hidden: 'Indisponible',
  unsaved: 'Modifications non enregistrées',
  unsavedShort: 'Non enregistré',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  discard: 'Abandonner',
  saved: 'Enregistré',
  sentForReview:
    'Nous examinons la nouvelle adresse. Jusqu’à son approbation, votre annonce garde l’ancienne.',
  invalid: 'Erreur de validation',
  failed: 'Cette annonce n’a pas pu être chargée',
  failedText: 'Rien n’est perdu. Vérifiez votre connexion et réessayez.',
  missing: 'Annonce introuvable',
  missingText: 'Elle a peut-être été retirée, ou elle appartient à un autre compte.',
  leave: {
    title: 'Modifications non enregistrées',
    text: 'Si vous partez maintenant, vous perdrez les modifications non enregistrées.',
    confirm: 'Quitter sans enregistrer',
    cancel: 'Rester ici',
  },
  none: 'Aucune pour l’instant',
  photos: { count: (count: number) => `${count} photos` },
  texts: {
    title: 'Titre',
    tagline: 'Accroche',
    taglineHint: 'Une ligne sous le titre (facultatif).',
    description: 'Description',
    highlights: 'Points forts',
    highlightsHint: 'Choisissez-en jusqu’à 2.',
    counter: (used: number, max: number) => `${used} caractères sur ${max}`,
  },
  space: {
    maxGuests: 'Équipe max.',
    bedrooms: 'Chambres',
    beds: 'Lits',
    bathrooms: 'Salles de bain',
    sizeSqft: 'Surface en pieds carrés',
    sizeHint: 'Laissez vide si vous ne savez pas.',
    amenities: 'Équipements',
    summary: (crew: number, size: string | null) =>
      size === null ? `Équipe de ${crew} au plus` : `Équipe de ${crew} au plus, ${size} pi²`,
  },
  location: {
    review: 'Nous examinons toute nouvelle adresse. Jusqu’à son approbation, votre annonce garde l’ancienne.',
    pendingTitle: 'Cette adresse est en cours d’examen',
    withdraw: 'Garder l’ancienne adresse',
    pin: 'Emplacement exact',
    pinText:
      'En dehors de vous, de vos co-hôtes et de nos réviseurs, seuls les locataires d’une réservation confirmée le voient.',
    pinWaits:
      'Enregistrez d’abord la nouvelle adresse. Une fois approuvée, vous pourrez déplacer son repère.',
    preview: 'Ce que voient les autres',
    previewText: (city: string, radius: string) => `${city}, quelque part dans un rayon de ${radius}`,
    previewWaits: 'Enregistrez pour voir où se placera le cercle.',
    accessNotes: 'Consignes d’accès',
    accessHint:
      'Les locataires les voient une fois la réservation confirmée. Leur équipe les reçoit avec l’adresse.',
    shownPrivate: 'Privé',
  },
  allows: { legend: 'Un tournage ici peut comporter', nothing: 'Des personnes et une caméra, rien de plus' },
  rules: {
    title: 'Règle',
    body: 'Détails (facultatif)',
    add: 'Ajouter une règle',
    remove: (position: number) => `Retirer la règle ${position}`,
    up: (position: number) => `Monter la règle ${position}`,
    down: (position: number) => `Descendre la règle ${position}`,
    moved: (position: number, total: number) => `Règle déplacée en position ${position} sur ${total}`,
    rule: (position: number) => `Règle ${position}`,
    empty: 'Pas encore de règles. Ajoutez-en une, ou commencez par l’une de celles-ci.',
    templates: 'Règles courantes',
    full: 'Une annonce peut avoir jusqu’à 20 règles.',
    count: (count: number) => (count === 1 ? '1 règle' : `${count} règles`),
    examples: [
      { title: 'Pas de chaussures à l’intérieur', body: 'Les surchaussures sont près de la porte.' },
      { title: 'Ne pas fumer', body: 'Ni à l’intérieur, ni à la fenêtre ouverte.' },
      {
        title: 'Laissez les meubles en place',
        body: 'Prenez d’abord une photo. Cela aide à tout remettre en place.',
      },
      { title: 'Silence après 21 h', body: 'Des voisins habitent au-dessus. Rechargez avant cette heure.' },
      {
        title: 'Rien sur les murs',
        body: 'Ni clous, ni adhésif sur la peinture. Pieds et pinces conviennent.',
      },
      { title: 'Emportez vos déchets', body: 'Les sacs sont sous l’évier.' },
    ],
  },
  papers: {
    areasIn: 'Pièces utilisables',
    areasInHint: 'Figure dans l’autorisation. Laissez vide pour tout le lieu tel qu’annoncé.',
    areasOut: 'Pièces interdites d’accès',
    areasOutHint: 'Figure dans l’autorisation.',
    insurance: 'Exiger une attestation d’assurance',
    insuranceLeast: 'Couverture minimale par sinistre',
    insuranceHint: 'De 100 000 $ à 10 000 000 $. Nous comparons les dates et le plafond à la réservation.',
    permit: 'Exiger un permis',
    crewAddressHours: 'Quand l’équipe voit l’adresse',
    crewAddressHint:
      'Chaque membre de l’équipe reçoit un lien personnel. Les locataires d’une réservation confirmée voient toujours l’adresse.',
    before: (time: string) => `${time} avant le début`,
    certificate: (cover: string) => `Assurance de ${cover}`,
    permitShort: 'Permis',
    nothing: 'Aucun document exigé',
  },
  prices: {
    pricePerDay: 'Prix par jour',
    guestHint: (price: string) => `Prix pour le locataire hors taxes, environ ${price}`,
    hourlyRate: 'Prix par heure',
    hourlyHint: (price: string) => `Laissez vide pour ${price}, un dixième du prix par jour.`,
    weekendPrice: 'Prix par jour le week-end',
    weekendHint: 'Vendredi et samedi. Laissez vide pour le même prix que les autres jours.',
    weeklyDiscountPercent: 'Remise hebdomadaire (%)',
    weeklyHint: 'Pour 7 jours ou plus.',
    cleaningFee: 'Frais de ménage',
    cleaningHint: 'Facturés une fois par réservation.',
    perDay: (price: string) => `${price} / jour`,
    example: {
      title: 'Ce que paierait un locataire',
      hours: (hours: number) => `${hours} heures en semaine`,
      week: '7 jours d’affilée',
      line: {
        hours: (hours: number, rate: string) => `${rate} × ${hours} heures`,
        'day-cap': 'Plafonné au prix de la journée',
        days: (days: number, price: string) =>
          days === 1 ? `${price} × 1 jour` : `${price} × ${days} jours`,
        'weekly-discount': (percent: number) => `Remise hebdomadaire ${percent} %`,
        cleaning: 'Frais de ménage',
      },
      fee: 'Frais de plateforme',
      tax: 'Taxes',
      total: 'Le locataire paie',
      yours: 'Vous recevez',
      none: 'Saisissez un prix pour voir un exemple.',
    },
  },
  times: {
    opensAt: 'Ouvre à',
    closesAt: 'Ferme à',
    midnight: 'Minuit',
    zone: (zone: string) => `Heure locale du lieu (${zone}).`,
    minimumHours: 'Réservation minimale',
    hours: (hours: number) => (hours === 1 ? '1 heure' : `${hours} heures`),
    minutes: (minutes: number) => `${minutes} minutes`,
    days: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
    turnaroundMinutes: 'Temps entre les réservations',
    noTurnaround: 'Aucun',
    noticeHours: 'Préavis',
    sameDay: 'Le jour même',
    minDays: 'Minimum de jours',
    maxDays: 'Maximum de jours',
    openFrom: (from: string, to: string) => `${from} à ${to}`,
  },
  booking: {
    cancellation: 'Si le locataire annule',
    policies: saidAll(said, CANCELLATION_POLICY_LABELS),
    full: (time: string) => `Remboursement intégral jusqu’à ${time} avant le début`,
    part: (percent: number, time: string) => `${percent} % jusqu’à ${time} avant`,
    later: 'rien de la location ensuite',
    cleaning: 'Les frais de ménage sont toujours remboursés si le lieu n’a pas servi.',
  },
  safety: {
    nothing: 'Rien à déclarer',
  },
  availability: {
    label: 'Disponible',
    on: 'Les autres peuvent trouver et réserver le lieu.',
    off: 'Le lieu est masqué : il n’apparaît pas dans la recherche, et sa page est fermée aux autres. Les réservations confirmées restent.',
  },
}
