import type { Grain, Preset } from '@roomtone/domain/analytics/periods'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './analytics.texts.ts'

const grains: Record<Grain, string> = { day: 'Jours', week: 'Semaines', month: 'Mois' }
const presets: Record<Preset, string> = {
  week: '7 derniers jours',
  month: '30 derniers jours',
  quarter: '90 derniers jours',
  year: '365 derniers jours',
  this_month: 'Ce mois-ci',
  last_month: 'Le mois dernier',
}

export const analyticsTexts: Translated<typeof english.analyticsTexts> = {
  title: 'Analyses et rapports',
  intro: (zone: string) => `Les jours suivent l’heure de ${zone.replaceAll('_', ' ')}.`,
  failed: 'Les chiffres n’ont pas pu être chargés',
  range: {
    label: 'Période',
    preset: 'Période',
    presets,
    custom: 'Dates personnalisées',
    from: 'Du',
    last: 'Au (inclus)',
    by: 'Par',
    grains,
    wrong: 'Le dernier jour précède le premier.',
    tooLong: 'Choisissez un an au plus.',
  },
  period: 'Période',
  share: 'De l’étape précédente',
  step: 'Étape',
  count: 'Nombre',
  none: 'Aucun',
  percent: (value: number) => `${value} %`,
  showTable: 'Tableau',
  showChart: 'Graphique',
  viewOf: (title: string) => `Afficher en, ${title}`,
  download: 'CSV',
  downloadOf: (title: string) => `Télécharger le CSV, ${title}`,
  downloadAll: 'Tout exporter en CSV',
  all: { section: 'Rapport', period: 'Période', figure: 'Chiffre', value: 'Valeur', total: 'Total' },
  failedDownload: 'Le fichier n’a pas pu être créé',
  bookings: {
    title: 'Réservations',
    text: 'Chaque chiffre compte au jour où cela s’est passé.',
    requested: 'Demandées',
    confirmed: 'Confirmées',
    completed: 'Terminées',
    cancelled: 'Annulées',
  },
  revenue: {
    title: 'Revenus',
    text: 'D’après le grand livre. Le brut moins les remboursements, c’est ce que gardent les hôtes, Roomtone et le fisc.',
    gross: 'Brut',
    refunds: 'Remboursements',
    hostShare: 'Part des hôtes',
    fees: 'Frais de plateforme',
    tax: 'Taxes',
    credits: 'Payé avec des crédits',
  },
  conversion: {
    title: 'De la recherche à la confirmation',
    text: 'Les recherches, les visites et les passages au paiement sont comptés par jour en UTC, sans les robots.',
    searches: 'Recherches',
    venueViews: 'Visites de lieux',
    checkouts: 'Passages au paiement',
    requested: 'Demandes',
    confirmed: 'Confirmations',
  },
  answers: {
    title: 'Délai de réponse des hôtes',
    text: 'Les demandes répondues et manquées, au jour de leur envoi.',
    asked: 'Reçues',
    answered: 'Répondues',
    share: 'Part répondue',
    median: 'La moitié en',
    p90: '9 sur 10 en',
  },
  people: {
    title: 'Vérification',
    text: 'Jusqu’où sont allées les personnes inscrites sur cette période.',
    signedUp: 'Inscrites',
    named: 'Ont complété leur profil',
    started: 'Ont commencé la vérification',
    verified: 'Vérifiées',
  },
  listings: {
    title: 'Premiers lieux',
    text: 'D’après ce qui a été débité sur cette période.',
    listing: 'Lieu',
    city: 'Ville',
    bookings: 'Réservations',
    gross: 'Brut',
  },
  cities: { title: 'Premières villes', text: 'D’après ce qui a été débité sur cette période.' },
  empty: 'Rien sur cette période.',
  minutes: (minutes: number) => {
    if (minutes < 60) return `${Math.round(minutes)} min`
    if (minutes < 48 * 60) return `${(minutes / 60).toFixed(1).replace('.', ',')} h`
    return `${(minutes / 1440).toFixed(1).replace('.', ',')} jours`
  },
}
