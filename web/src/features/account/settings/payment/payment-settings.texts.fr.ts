import type { AccountProblem, TypedAccount } from '@roomtone/domain/payment/simulated-account'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './payment-settings.texts.ts'

export const paymentSettingsTexts: Translated<typeof english.paymentSettingsTexts> = {
  made: {
    title: 'Vos paiements',
    text: 'Ce que vous avez payé, et ce qui vous a été rendu, figure avec chaque tournage.',
    action: 'Gérer les paiements',
  },
  cards: {
    title: 'Moyens de paiement',
    none: 'Aucune carte enregistrée. Vous pouvez en ajouter une maintenant, ou en garder une au paiement.',
    failed: 'Vos cartes n’ont pas pu être chargées',
    default: 'Par défaut',
    makeDefault: 'Définir par défaut',
    makeDefaultName: (card: string) => `Définir ${card} par défaut`,
    madeDefault: (card: string) => `${card} est désormais proposée en premier`,
    remove: 'Retirer',
    removeName: (card: string) => `Retirer ${card}`,
    confirm: {
      title: 'Retirer cette carte ?',
      text: (card: string) =>
        `${card} est oubliée ici et chez le prestataire de paiement. Les réservations payées avec elle restent telles quelles.`,
      confirm: 'Retirer la carte',
      pending: 'Retrait…',
      cancel: 'La garder',
    },
    removed: (card: string) => `${card} retirée`,
    add: 'Ajouter un moyen de paiement',
    adding: 'En cours…',
    save: 'Garder cette carte',
    cancel: 'Annuler',
    added: 'Carte ajoutée',
    note: 'Les données de carte vont directement au prestataire de paiement et n’atteignent jamais notre serveur. Rien n’est débité maintenant.',
    notReady: 'Les champs de carte sont encore en cours de chargement. Réessayez dans un instant.',
    verifyFirst: 'Vous pourrez ajouter des cartes une fois vérifié.',
    verify: 'Commencer la vérification',
  },
  account: {
    title: 'Compte de versement',
    failed: 'Votre compte de versement n’a pas pu être chargé',
    status: { none: 'Aucun', incomplete: 'Incomplet', active: 'Actif', refused: 'Refusé' },
    none: 'Indiquez où va votre argent : ce que rapporte votre lieu, et vos récompenses de parrainage d’hôtes.',
    incomplete: 'Le prestataire de paiement veut en savoir plus avant de vous payer.',
    refused: 'Le prestataire de paiement ne verse pas sur ce compte. Veuillez en utiliser un autre.',
    active: 'Les versements vont sur ce compte.',
    replace: 'Remplacer le compte',
    goOn: 'Continuer chez le prestataire de paiement',
    setUp: 'Configurer les versements',
    leaving: 'Ouverture…',
    byStripe:
      'Les coordonnées bancaires se saisissent sur la page de notre prestataire de paiement, puis vous revenez ici.',
    holder: 'Titulaire du compte',
    routing: 'Numéro de routage',
    routingHint: 'Neuf chiffres, imprimés sur un chèque ou indiqués par votre banque.',
    account: 'Numéro de compte',
    note: 'Les numéros sont échangés contre un jeton dans votre navigateur et n’atteignent jamais notre serveur.',
    save: 'Enregistrer le compte',
    saving: 'En cours…',
    cancel: 'Annuler',
    saved: 'Les versements vont désormais sur votre nouveau compte',
    all: 'Vos versements',
    help: 'Quand et comment vous êtes payé',
    verifyFirst: {
      title: 'Vérifiez d’abord votre identité',
      text: 'Les versements vont aux membres vérifiés : ce que rapporte leur lieu, et leurs récompenses de parrainage d’hôtes. Une fois vérifié, indiquez ici où va votre argent. Ce qui est dû avant vous attend.',
      action: 'Commencer la vérification',
    },
    problems: {
      holder: { incomplete: 'Veuillez saisir le nom du compte', invalid: 'Veuillez vérifier le nom' },
      routing: {
        incomplete: 'Veuillez saisir les neuf chiffres du numéro de routage',
        invalid: 'Veuillez vérifier le numéro de routage',
      },
      account: {
        incomplete: 'Veuillez saisir le numéro de compte',
        invalid: 'Veuillez vérifier le numéro de compte',
      },
    } satisfies Record<keyof TypedAccount, Record<AccountProblem, string>>,
  },
}
