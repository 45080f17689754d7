import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './verification.texts.ts'

export const verificationTexts: Translated<typeof english.verificationTexts> = {
  step: (step: number) => `Étape ${step} sur 3`,
  intro: {
    title: 'Vérification requise',
    lead: 'Sur Roomtone, chacun vérifie son identité une fois, avant de réserver ou de publier. C’est ce qui permet aux hôtes d’ouvrir leur porte.',
    toHost: 'Vérifiez votre identité pour devenir hôte',
    benefits: [
      {
        title: 'Sûr et privé',
        text: 'Votre pièce d’identité est conservée chiffrée. Ni les hôtes ni les équipes ne la voient.',
      },
      {
        title: 'Rapide, 2-3 minutes',
        text: 'Il nous faut seulement votre nom, votre date de naissance et une photo de votre pièce d’identité.',
      },
      {
        title: 'Archives de conformité automatiques',
        text: 'La vérification permet de générer automatiquement les archives de conformité : chaque réservation confirmée a ses documents.',
      },
    ],
    start: 'Commencer la vérification',
    how: 'Comment fonctionne la vérification',
  },
  form: {
    title: 'Vos informations et votre pièce d’identité',
    lead: 'Saisissez-les exactement comme sur votre pièce d’identité.',
    fullName: 'Nom légal complet',
    dateOfBirth: 'Date de naissance',
    idNumber: 'Numéro de pièce d’identité',
    idNumberHint:
      'Facultatif. Nous gardons les 4 derniers caractères et une empreinte irréversible, jamais le numéro complet.',
    address: 'Adresse',
    addressHint: 'Facultatif.',
    back: 'Retour',
    submit: 'Soumettre à la vérification',
    pending: 'En cours…',
    checking: 'Nous vérifions vos informations. Cela prend en général quelques secondes.',
    failed: { title: 'Échec de la vérification', text: 'Veuillez réessayer ou contacter l’assistance.' },
  },
  file: {
    label: 'Pièce d’identité officielle',
    drop: 'Déposez votre pièce ici, ou cliquez pour choisir un fichier',
    dropNow: 'Relâchez pour l’ajouter',
    hint: 'Passeport, permis de conduire ou carte d’identité. JPEG, PNG, HEIC ou PDF, jusqu’à 10 Mo. Les quatre coins visibles, sans reflets.',
    tooLarge: { title: 'Fichier trop volumineux', text: 'Veuillez envoyer un fichier de moins de 10 Mo' },
    refused: (name: string, why: string) => `${name} : ${why}`,
    uploading: (percent: number) => `Téléversement, ${percent} %`,
    progress: (name: string) => `Téléversement de ${name}`,
    done: 'Téléversée et chiffrée',
    remove: 'Retirer',
    removeName: (name: string) => `Retirer ${name}`,
    retry: 'Réessayer',
    expired: 'Ce téléversement a expiré. Veuillez renvoyer le fichier.',
    unknown: 'Le téléversement a échoué. Veuillez réessayer.',
  },
  checking: {
    title: 'Nous vérifions vos informations',
    lead: 'La plupart des contrôles prennent quelques secondes. Cette page se met à jour toute seule.',
    unfinished:
      'Pas encore fini ? Reprenez là où vous en étiez. Sinon, cette page se met à jour toute seule.',
    unanswered: 'Nous n’avons pas encore de réponse. Recommencez pour renvoyer vos informations.',
    onward: 'Continuer le contrôle',
    pending: 'Un instant…',
    startAgain: 'Recommencer',
    handedIn: {
      title: 'Nous avons tout ce qu’il faut',
      text: 'Nous attendons le résultat. Cette page se met à jour toute seule.',
    },
  },
  inReview: {
    title: 'Vos informations sont à l’étude',
    lead: 'Une personne de notre équipe les vérifie. Nous vous enverrons le résultat par e-mail, en général sous un jour.',
    submitted: 'Soumis',
  },
  rejected: {
    title: 'Nous n’avons pas pu vous vérifier',
    reason: 'Motif',
    noReason: 'Aucun motif n’a été donné. Veuillez contacter l’assistance.',
    support: 'Écrire à l’assistance',
    lead: 'Corrigez ce qui n’allait pas et réessayez.',
    tryAgain: 'Réessayer',
  },
  complete: {
    title: 'Vérification terminée !',
    lead: 'Vous pouvez maintenant réserver des lieux ou publier le vôtre',
    next: 'Continuer',
    pending: 'En cours…',
    toast: { title: 'Vérification terminée', text: 'Votre identité a bien été vérifiée.' },
  },
  loadFailed: 'Impossible de charger votre vérification',
}
