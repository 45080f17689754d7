import type { AccountProblem, TypedAccount } from '@roomtone/domain/payment/simulated-account'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './payment-settings.texts.ts'

export const paymentSettingsTexts: Translated<typeof english.paymentSettingsTexts> = {
  made: {
    title: 'Vos paiements',
    text: 'Retrouvez paiements et remboursements avec chaque tournage.',
    action: 'Gérer les paiements',
  },
  cards: {
    title: 'Moyens de paiement',
    none: 'Aucune carte enregistrée. Vous pouvez en enregistrer une ici ou au paiement.',
    failed: 'Impossible d’afficher vos cartes',
    default: 'Par défaut',
    makeDefault: 'Définir par défaut',
    makeDefaultName: (card: string) => `Définir ${card} par défaut`,
    madeDefault: (card: string) => `${card} est maintenant votre carte par défaut`,
    remove: 'Retirer',
    removeName: (card: string) => `Retirer ${card}`,
    confirm: {
      title: 'Retirer cette carte ?',
      text: (card: string) =>
        `Nous supprimerons ${card} ici et chez notre prestataire de paiement. Les réservations payées avec cette carte ne changent pas.`,
      confirm: 'Retirer la carte',
      pending: 'Retrait…',
      cancel: 'La garder',
    },
    removed: (card: string) => `${card} retirée`,
    add: 'Ajouter un moyen de paiement',
    adding: 'En cours…',
    save: 'Enregistrer la carte',
    cancel: 'Annuler',
    added: 'Carte ajoutée',
    note: 'Les données de carte vont directement au prestataire de paiement et n’atteignent jamais notre serveur. Rien n’est débité maintenant.',
    notReady: 'Les champs de carte sont encore en cours de chargement. Réessayez dans un instant.',
    verifyFirst: 'Vous pourrez ajouter des cartes une fois vérifié.',
    verify: 'Commencer la vérification',
  },
  account: {
    title: 'Compte de versement',
    failed: 'Impossible d’afficher votre compte de versement',
    status: { none: 'Aucun', incomplete: 'Incomplet', active: 'Actif', refused: 'Refusé' },
    none: 'Indiquez où envoyer ce que rapporte votre lieu et vos récompenses de parrainage.',
    incomplete: 'Notre prestataire de paiement a besoin de plus d’informations pour pouvoir vous payer.',
    refused: 'Notre prestataire de paiement ne peut pas verser sur ce compte. Veuillez en utiliser un autre.',
    active: 'Les versements vont sur ce compte.',
    replace: 'Remplacer le compte',
    goOn: 'Continuer chez le prestataire de paiement',
    setUp: 'Configurer les versements',
    leaving: 'Ouverture…',
    byStripe:
      'Vous saisirez vos coordonnées bancaires sur la page de notre prestataire de paiement, puis reviendrez ici.',
    holder: 'Titulaire du compte',
    routing: 'Numéro de routage',
    routingHint: '9 chiffres, imprimés sur un chèque ou indiqués par votre banque.',
    account: 'Numéro de compte',
    note: 'Ces numéros n’atteignent jamais notre serveur.',
    save: 'Enregistrer le compte',
    saving: 'En cours…',
    cancel: 'Annuler',
    saved: 'Les versements vont désormais sur votre nouveau compte',
    all: 'Vos versements',
    help: 'Quand et comment vous êtes payé',
    verifyFirst: {
      title: 'Vérifiez d’abord votre identité',
      text: 'Nous versons les revenus et les récompenses de parrainage aux membres vérifiés. Une fois vérifié, ajoutez ici votre compte de versement. Nous gardons votre argent jusque-là.',
      action: 'Commencer la vérification',
    },
    problems: {
      holder: { incomplete: 'Veuillez saisir le nom du compte', invalid: 'Veuillez vérifier le nom' },
      routing: {
        incomplete: 'Veuillez saisir les 9 chiffres du numéro de routage',
        invalid: 'Veuillez vérifier le numéro de routage',
      },
      account: {
        incomplete: 'Veuillez saisir le numéro de compte',
        invalid: 'Veuillez vérifier le numéro de compte',
      },
    } satisfies Record<keyof TypedAccount, Record<AccountProblem, string>>,
  },
}
