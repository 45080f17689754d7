import { CARD_BRAND_LABELS, type CardProblem, type TypedCard } from '@roomtone/domain/payment/card'
import { said } from '../../platform/language/said.texts.fr.ts'
import { saidAll } from '../../platform/language/said-all.ts'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './card.texts.ts'

type Problems = Record<CardProblem, string>

export const cardTexts: Translated<typeof english.cardTexts> = {
  title: 'Paiement',
  saved: 'Carte',
  ending: (brand: string, last4: string) => `${brand} se terminant par ${last4}`,
  expires: (month: number, year: number) =>
    `Expire ${String(month).padStart(2, '0')} / ${String(year).slice(2)}`,
  expired: 'Expirée',
  another: 'Une autre carte',
  savedFailed: 'Vos cartes enregistrées n’ont pas pu être chargées. Vous pouvez en saisir une.',
  number: 'Numéro de carte',
  expiry: 'Expiration',
  expiryPlaceholder: 'MM / AA',
  cvc: 'CVC',
  cvcPlaceholder: (digits: number) => `${digits} chiffres`,
  save: 'Enregistrer cette carte pour la prochaine fois',
  note: 'Les données de carte vont directement au prestataire de paiement et n’atteignent jamais notre serveur.',
  fieldsFailed: 'Le formulaire de carte n’a pas pu s’afficher.',
  problems: {
    number: {
      incomplete: 'Veuillez saisir le numéro de carte complet',
      invalid: 'Veuillez vérifier le numéro de carte',
      expired: 'Cette carte a expiré',
    },
    expiry: {
      incomplete: 'Veuillez saisir le mois et l’année',
      invalid: 'Veuillez vérifier la date d’expiration',
      expired: 'Cette carte a expiré',
    },
    cvc: {
      incomplete: 'Veuillez saisir le code de la carte',
      invalid: 'Veuillez vérifier le code de la carte',
      expired: 'Cette carte a expiré',
    },
  } satisfies Record<keyof TypedCard, Problems>,
  brands: saidAll(said, CARD_BRAND_LABELS),
}

export const bankTexts: Translated<typeof english.bankTexts> = {
  title: 'Votre banque veut s’assurer que c’est vous',
  text: (amount: string) =>
    `Cet écran représente la page de votre banque. Approuvez ou refusez l’autorisation de ${amount}.`,
  approve: 'Approuver',
  refuse: 'Refuser',
  waiting: 'Votre banque veut s’assurer que c’est vous avant d’approuver la carte.',
  open: 'Aller vers votre banque',
  pending: 'En cours…',
}
