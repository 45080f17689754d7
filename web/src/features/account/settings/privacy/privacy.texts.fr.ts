import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './privacy.texts.ts'

export const privacyTexts: Translated<typeof english.privacyTexts> = {
  loading: 'Chargement de vos paramètres de confidentialité',
  failed: 'Vos paramètres de confidentialité n’ont pas pu être chargés',
  saved: (title: string, isOn: boolean) => `${title} : ${isOn ? 'activé' : 'désactivé'}. Enregistré.`,
  on: 'Activé',
  off: 'Désactivé',
  seen: 'Ce que voient les autres',
  switches: {
    readReceipts: {
      title: 'Accusés de lecture',
      about:
        'Les personnes avec qui vous échangez voient que vous avez lu leurs messages, et vous le voyez pour les vôtres. Désactivé : ni l’un ni l’autre, même pour ce qui a été lu avant.',
    },
    searchEngines: {
      title: 'Dans les moteurs de recherche',
      about:
        'Les moteurs de recherche peuvent montrer votre profil et vos annonces. Désactivé : vos pages leur demandent de ne pas le faire et quittent notre plan du site.',
    },
    shareHome: {
      title: 'Ville et pays de résidence',
      about: 'De votre adresse personnelle, jamais plus que la ville.',
    },
    shareTripType: { title: 'Type de tournage', about: 'De quel type de production il s’agissait.' },
    shareStayLength: {
      title: 'Durée du séjour',
      about: 'Pour combien d’heures ou de jours vous avez réservé.',
    },
    shareServices: { title: 'Services réservés', about: 'Le ménage, par exemple.' },
  },
  reviews: 'Partagé dans vos avis',
  reviewsText:
    'Figure à côté des avis que vous écrivez désormais. Ce qui est publié garde ce que vous partagiez alors.',
  data: {
    title: 'Vos données personnelles',
    text: (days: number) =>
      `Une copie de tout ce que nous détenons sur vous : des fichiers lisibles, vos photos et documents, et un index qui les explique. Nous la préparons, vous écrivons, et la gardons ${days} jours.`,
    request: 'Demander mes données',
    requesting: 'Demande en cours...',
    requested: {
      title: 'Votre copie est en préparation',
      text: 'Nous vous écrivons quand elle est prête, d’habitude en quelques minutes.',
    },
    next: (day: string) => `Vous avez demandé trois copies en 30 jours. La prochaine est possible le ${day}.`,
    loading: 'Chargement de vos copies',
    failed: 'Vos copies n’ont pas pu être chargées',
    history: 'Copies que vous avez demandées',
    asked: (when: string) => `Demandée le ${when}`,
    until: (when: string) => `Disponible jusqu’au ${when}`,
    states: {
      asked: 'En préparation',
      ready: 'Prête',
      expired: 'Expirée',
      failed: 'N’a pas pu être préparée',
    },
    download: 'Télécharger',
    more: 'Ce qu’elle contient',
    policy: 'Politique de confidentialité',
    opening: 'Ouverture…',
  },
  closing: {
    title: 'Supprimer votre compte',
    text: 'Votre compte est fermé aussitôt, peut être rétabli pendant 30 jours et est effacé sous 90. Si vous avez seulement besoin d’une pause, désactivez-le plutôt.',
    action: 'Supprimer mon compte',
    more: 'Ce qui se passe quand vous le supprimez',
    dialog: {
      title: 'Supprimer votre compte ?',
      loading: 'Examen de ce qui est encore ouvert',
      failed: 'Ce qui est encore ouvert n’a pas pu être examiné',
      first: 'Certaines choses doivent d’abord être réglées :',
      goes: 'Ce qui part',
      going: [
        'Aussitôt : vous êtes déconnecté partout, votre profil et vos annonces disparaissent, et les demandes ouvertes prennent fin.',
        'Sous 90 jours : vos noms, adresse, photo, numéros de téléphone, paramètres, cartes enregistrées, brouillons, favoris et messages sans réservation sont effacés.',
        'Vos avis restent, signés « Un ancien membre ».',
      ],
      stays: 'Ce qui reste, et pourquoi',
      staying: [
        'Pendant 7 ans : les traces de réservations, de paiements et de taxes, les autorisations et signatures, et le résultat de votre contrôle d’identité. L’autre partie et la loi peuvent en avoir besoin ; elles sont ensuite effacées.',
      ],
      back: 'Vous pouvez revenir en arrière pendant 30 jours, avec un lien que nous vous envoyons maintenant.',
      copy: 'Si vous souhaitez une copie de vos données, téléchargez-la avant.',
      word: (word: string) => `Saisissez ${word} pour confirmer`,
      cancel: 'Garder mon compte',
      submit: 'Supprimer mon compte',
      pending: 'Suppression…',
      close: 'Fermer',
    },
    unsettled: {
      admin_role: 'Vous êtes admin. Un autre admin doit retirer ce rôle.',
      booking: (title: string, day: string) => `Réservation confirmée : ${title}, ${day}`,
      claim: (title: string) => `Dossier ouvert : ${title}`,
      owed_claim: (title: string, amount: string) => `${amount} à payer après un dossier : ${title}`,
      debt: (amount: string) =>
        `${amount} que vous devez pour des annulations ou des remboursements. Écrivez-nous pour les régler.`,
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
    text: 'Votre compte est rétabli. Connectez-vous comme d’habitude ; rien n’a été effacé.',
    signIn: 'Se connecter',
    failedTitle: 'Ce compte n’a pas été rétabli',
    failedText:
      'Le lien a expiré ou a déjà servi. Tant qu’il est temps, se connecter vous en envoie un nouveau.',
  },
}
