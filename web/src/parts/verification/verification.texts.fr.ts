import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './verification.texts.ts'

export const verificationTexts: Translated<typeof english.verificationTexts> = {
  step: (step: number) => `Étape ${step} sur 3`,
  intro: {
    title: 'Vérification requise',
    lead: 'Ici, chacun a montré qui il est, une fois, avant de réserver ou de publier. C’est ce qui permet d’ouvrir sa porte aux autres.',
    toHost: 'Vérifiez votre identité pour devenir hôte',
    benefits: [
      {
        title: 'Sûr et privé',
        text: 'Votre document est conservé chiffré. Aucun de vos interlocuteurs ne le voit jamais.',
      },
      {
        title: 'Rapide, 2-3 minutes',
        text: 'Votre nom, votre date de naissance et une photo d’une pièce d’identité. Une seule fois.',
      },
      {
        title: 'Archives de conformité automatiques',
        text: 'Elle permet de générer automatiquement les archives de conformité : chaque réservation confirmée apporte ses propres documents.',
      },
    ],
    start: 'Commencer la vérification',
    how: 'Comment fonctionne la vérification',
  },
  form: {
    title: 'Vos informations et votre pièce d’identité',
    lead: 'Exactement comme sur votre document.',
    fullName: 'Nom légal complet',
    dateOfBirth: 'Date de naissance',
    idNumber: 'Numéro de pièce d’identité',
    idNumberHint:
      'Facultatif. Nous gardons ses quatre derniers caractères et une empreinte, jamais le numéro.',
    address: 'Adresse',
    addressHint: 'Facultatif.',
    back: 'Retour',
    submit: 'Soumettre à la vérification',
    pending: 'En cours…',
    checking: 'Nous vérifions vos informations. Cela prend quelques secondes ; vous pouvez rester ici.',
    failed: { title: 'Échec de la vérification', text: 'Veuillez réessayer ou contacter l’assistance.' },
  },
  file: {
    label: 'Pièce d’identité officielle',
    drop: 'Déposez votre pièce ici, ou cliquez pour choisir un fichier',
    dropNow: 'Relâchez pour l’ajouter',
    hint: 'Passeport, permis de conduire ou carte d’identité, en JPEG, PNG, HEIC ou PDF, jusqu’à 10 Mo. Les quatre coins visibles, sans reflets.',
    tooLarge: { title: 'Fichier trop volumineux', text: 'Veuillez envoyer un fichier de moins de 10 Mo' },
    refused: (name: string, why: string) => `${name} : ${why}`,
    uploading: (percent: number) => `Téléversement, ${percent} %`,
    progress: (name: string) => `Téléversement de ${name}`,
    done: 'Téléversée, chiffrée',
    remove: 'Retirer',
    removeName: (name: string) => `Retirer ${name}`,
    retry: 'Réessayer',
    expired: 'Ce téléversement a expiré. Veuillez le renvoyer.',
    unknown: 'Le téléversement a échoué. Veuillez réessayer.',
  },
  checking: {
    title: 'Nous vérifions vos informations',
    lead: 'La plupart des contrôles aboutissent en quelques secondes. Cette page change toute seule.',
    onward: 'Continuer le contrôle',
    pending: 'Un instant...',
    startAgain: 'Recommencer',
    handedIn: {
      title: 'Tout est transmis',
      text: 'Nous attendons la réponse. Cette page change toute seule.',
    },
  },
  inReview: {
    title: 'Une personne s’en occupe',
    lead: 'Vos informations sont chez notre équipe. Nous vous écrirons par e-mail dès qu’il y a une réponse, en général sous un jour. Vous n’avez plus rien à faire.',
    submitted: 'Soumis',
  },
  rejected: {
    title: 'Nous n’avons pas pu vous vérifier',
    reason: 'Motif',
    noReason: 'Aucun motif n’a été donné. Veuillez demander à notre assistance.',
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
  loadFailed: 'Votre vérification n’a pas pu être chargée',
}
