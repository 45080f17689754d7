import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './privacy.texts.ts'

export const privacyTexts: Translated<typeof english.privacyTexts> = {
  loading: 'Chargement de vos paramètres de confidentialité',
  failed: 'Impossible de charger vos paramètres de confidentialité',
  saved: (title: string, isOn: boolean) => `${title} : ${isOn ? 'activé' : 'désactivé'}. Enregistré.`,
  on: 'Activé',
  off: 'Désactivé',
  seen: 'Ce que voient les autres',
  switches: {
    readReceipts: {
      title: 'Accusés de lecture',
      about:
        'Vous et les personnes avec qui vous échangez voyez quand les messages sont lus. Si vous désactivez, personne ne le voit, même pour les anciens messages.',
    },
    searchEngines: {
      title: 'Dans les moteurs de recherche',
      about:
        'Les moteurs de recherche peuvent montrer votre profil et vos annonces. Si vous désactivez, nous leur demandons de ne pas le faire.',
    },
    shareHome: {
      title: 'Ville et pays de résidence',
      about: 'D’après votre adresse de résidence, sans la rue.',
    },
    shareTripType: { title: 'Type de tournage', about: 'De quel type de production il s’agissait.' },
    shareStayLength: {
      title: 'Durée du séjour',
      about: 'Combien d’heures ou de jours vous avez réservés.',
    },
    shareServices: { title: 'Services réservés', about: 'Le ménage, par exemple.' },
  },
  reviews: 'Partagé dans vos avis',
  reviewsText:
    'Affiché à côté des avis que vous écrirez. Les avis déjà publiés gardent ce que vous partagiez alors.',
  data: {
    title: 'Vos données personnelles',
    text: (days: number) =>
      `Obtenez une copie de tout ce que nous avons sur vous : des fichiers lisibles, vos photos et documents, et un index qui les explique. Nous vous préviendrons par e-mail quand elle sera prête et la garderons ${days} jours.`,
    request: 'Demander mes données',
    requesting: 'Demande en cours…',
    requested: {
      title: 'Nous préparons votre copie',
      text: 'Nous vous préviendrons par e-mail quand elle sera prête, en général en quelques minutes.',
    },
    next: (day: string) =>
      `Vous avez demandé 3 copies en 30 jours. Vous pourrez en demander une autre le ${day}.`,
    loading: 'Chargement de vos copies',
    failed: 'Impossible de charger vos copies',
    history: 'Copies que vous avez demandées',
    asked: (when: string) => `Demandée le ${when}`,
    until: (when: string) => `Disponible jusqu’au ${when}`,
    states: {
      asked: 'En préparation',
      ready: 'Prête',
      expired: 'Expirée',
      failed: 'Échec',
    },
    download: 'Télécharger',
    more: 'Ce qu’elle contient',
    policy: 'Politique de confidentialité',
    opening: 'Ouverture…',
  },
  closing: {
    title: 'Supprimer votre compte',
    text: 'Votre compte est fermé aussitôt. Vous pouvez le rétablir pendant 30 jours et nous l’effaçons sous 90. Juste besoin d’une pause ? Désactivez-le plutôt.',
    action: 'Supprimer mon compte',
    more: 'Ce qui se passe quand vous le supprimez',
    dialog: {
      title: 'Supprimer votre compte ?',
      loading: 'Recherche de réservations et de paiements en cours',
      failed: 'Impossible de vérifier vos réservations et paiements en cours',
      first: 'Réglez d’abord ceci :',
      goes: 'Ce que nous supprimons',
      going: [
        'Aussitôt : vous êtes déconnecté partout, votre profil et vos annonces disparaissent, et les demandes ouvertes prennent fin.',
        'Sous 90 jours : nous effaçons vos nom, adresse, photo, numéros de téléphone, paramètres, cartes enregistrées, brouillons, favoris et messages sans réservation.',
        'Votre nom sur vos avis devient « Un ancien membre ».',
      ],
      stays: 'Ce que nous gardons, et pourquoi',
      staying: [
        'Pendant 7 ans : les traces de réservations, de paiements et de taxes, les autorisations et signatures, et le résultat de votre contrôle d’identité. L’autre partie ou la loi peuvent les exiger. Nous les effaçons ensuite.',
      ],
      back: 'Vous avez 30 jours pour changer d’avis. Nous vous enverrons un lien qui rétablit votre compte.',
      copy: 'Vous voulez une copie de vos données ? Téléchargez-la avant.',
      word: (word: string) => `Saisissez ${word} pour confirmer`,
      cancel: 'Garder mon compte',
      submit: 'Supprimer mon compte',
      pending: 'Suppression…',
      close: 'Fermer',
    },
    unsettled: {
      admin_role: 'Vous êtes admin. Demandez à un autre admin de retirer ce rôle.',
      booking: (title: string, day: string) => `Réservation confirmée : ${title}, ${day}`,
      claim: (title: string) => `Dossier ouvert : ${title}`,
      owed_claim: (title: string, amount: string) => `${amount} à payer après un dossier : ${title}`,
      debt: (amount: string) =>
        `Vous devez ${amount} pour des annulations ou des remboursements. Contactez l’assistance pour régler.`,
      payout: (day: string) => `Un versement prévu le ${day}`,
      payoutFor: (title: string, day: string) => `Un versement pour ${title}, prévu le ${day}`,
    },
    done: {
      title: 'Compte supprimé',
      text: 'Votre compte est fermé. Nous vous avons envoyé un lien qui le rétablit.',
    },
  },
  restore: {
    working: 'Rétablissement de votre compte',
    title: 'Heureux de vous revoir',
    text: 'Votre compte est rétabli et rien n’a été effacé. Connectez-vous comme d’habitude.',
    signIn: 'Se connecter',
    failedTitle: 'Impossible de rétablir ce compte',
    failedText:
      'Le lien a expiré ou a déjà servi. Si vous avez supprimé le compte il y a moins de 30 jours, connectez-vous et nous vous en enverrons un nouveau.',
  },
}
