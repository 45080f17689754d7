import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './verifications.texts.ts'

export const verificationsTexts: Translated<typeof english.verificationsTexts> = {
  title: 'Vérifications d’identité',
  tool: {
    text: 'Les vérifications à examiner à la main, et les décisions passées.',
    note: (count: number) => (count === 0 ? 'Rien à examiner' : `${count} à examiner`),
  },
  tabs: {
    label: 'Vérifications par statut',
    in_review: 'En cours d’examen',
    verified: 'Vérifiés',
    rejected: 'Refusés',
  },
  failed: 'Les vérifications n’ont pas pu être chargées',
  empty: {
    in_review: {
      title: 'Rien à examiner',
      text: 'Les vérifications à examiner à la main apparaissent ici, par exemple si la date de naissance ne correspond pas.',
    },
    verified: {
      title: 'Personne n’est encore vérifié',
      text: 'Les personnes dont l’identité a été confirmée apparaissent ici.',
    },
    rejected: {
      title: 'Personne n’a été refusé',
      text: 'Les vérifications refusées sont conservées ici, avec le motif.',
    },
  },
  status: {
    processing: 'En cours de contrôle',
    in_review: 'En cours d’examen',
    verified: 'Vérifié',
    rejected: 'Refusé',
  },
  flags: {
    duplicate_id: 'Même pièce sur un autre compte',
    birthday_differs: 'La date de naissance ne correspond pas',
    name_differs: 'Le nom ne correspond pas',
    rejected_before: 'Déjà refusé',
  },
  facts: {
    profile: 'Profil',
    birthday: 'Date de naissance',
    profileBirthday: (birthday: string) => `Profil : ${birthday}`,
    idNumber: 'Numéro de pièce',
    idLast4: (last: string) => `Se termine par ${last}`,
    address: 'Adresse',
    notGiven: 'Non précisé',
    provider: 'Contrôlé par',
    submitted: 'Soumis',
    decided: 'Décidé',
    sameId: 'Même pièce que',
    reason: 'Motif indiqué',
  },
  document: {
    show: 'Afficher le document',
    showOf: (name: string) => `Afficher le document de ${name}`,
    pending: 'Ouverture…',
    recorded: 'Nous notons qui ouvre ce document et quand.',
    title: (name: string) => `Pièce d’identité de ${name}`,
    alt: (name: string) => `La pièce d’identité de ${name}`,
    undrawable: (kind: string) =>
      `C’est un fichier ${kind}. Téléchargez-le pour le voir, puis supprimez votre copie.`,
    download: 'Télécharger le document',
    kinds: { 'application/pdf': 'PDF', 'image/heic': 'HEIC' } as Record<string, string>,
  },
  approve: 'Approuver',
  approveName: (name: string) => `Approuver ${name}`,
  approving: 'Approbation…',
  approved: (name: string) => ({ title: `Identité de ${name} vérifiée`, text: 'Nous l’en informons.' }),
  reject: 'Refuser',
  rejectName: (name: string) => `Refuser ${name}`,
  rejecting: 'Refus…',
  rejectTitle: (name: string) => `Refuser ${name} ?`,
  rejectText: 'La personne lit votre motif et peut réessayer.',
  reason: 'Motif',
  reasonHint: 'Dites ce qui n’allait pas et comment faire autrement.',
  rejected: (name: string) => ({
    title: `Vérification de ${name} refusée`,
    text: 'Nous lui disons pourquoi.',
  }),
}
