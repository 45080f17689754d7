import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './payments.texts.ts'

export const paymentsTexts: Translated<typeof english.paymentsTexts> = {
  title: 'Paiements',
  failed: 'Vos paiements n’ont pas pu être chargés',
  empty: 'Pas encore de versements',
  text: 'Vous êtes payé 72 heures après la fin de chacune de vos cinq premières réservations, et 24 heures après la fin de chacune des suivantes.',
  action: 'Quand et comment vous êtes payé',
  figures: {
    label: 'Vos revenus',
    upcoming: 'À venir',
    upcomingNote: 'Des réservations confirmées et des versements en route',
    month: 'Versé ce mois-ci',
    year: 'Versé cette année',
    ever: (count: number, amount: string) =>
      `${count === 1 ? '1 réservation' : `${count} réservations`} cette année, ${amount} versés en tout`,
  },
  debt: (amount: string) => `Vous devez ${amount}. Nous les prélevons sur vos prochains versements.`,
  chart: {
    title: 'Les douze derniers mois',
    paid: 'Payé',
    upcoming: 'À venir',
    caption: 'Versé et à venir, mois par mois',
    month: 'Mois',
  },
  payouts: {
    title: 'Versements',
    label: 'Quels versements',
    tabs: { upcoming: 'À venir', settled: 'Soldés' },
    caption: 'Versements',
    failed: 'Vos versements n’ont pas pu être chargés',
    none: {
      upcoming: 'Aucun versement n’est prévu. Chacun apparaît ici quand sa réservation est terminée.',
      settled: 'Rien n’a encore été versé.',
    },
    columns: { booking: 'Réservation', when: 'Quand', state: 'État', amount: 'Montant', record: 'Relevé' },
    reward: 'Récompense de parrainage',
    rewardFor: (name: string) => `${name} a accueilli une équipe pour la première fois`,
    claim: (title: string) => `Réclamation tranchée en votre faveur, ${title}`,
    guest: (title: string, name: string) => `${title}, ${name}`,
    withheld: (due: string, withheld: string) => `${due}, moins ${withheld} que vous deviez`,
    record: 'Relevé',
    recordName: (production: string) => `Relevé de versement de ${production}`,
  },
  statements: {
    title: 'Relevés',
    text: 'Les réservations, remboursements et versements de chaque mois, en PDF.',
    name: (month: string) => `Relevé de ${month}`,
    none: 'Vous recevrez le premier avec votre première réservation.',
  },
  account: {
    title: 'Compte de versement',
    none: 'Aucun pour l’instant. Nous gardons vos gains jusqu’à ce que vous en ajoutiez un.',
    incomplete: 'Le prestataire de paiement a besoin de plus d’informations pour vous payer.',
    refused: 'Le prestataire de paiement ne peut pas verser sur ce compte.',
    setUp: 'Configurer les versements',
    change: 'Gérer',
    failed: 'Votre compte de versement n’a pas pu être chargé',
  },
}
