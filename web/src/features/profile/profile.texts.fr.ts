import type { ProfilePart } from '@roomtone/domain/account/completion'
import type { Prompt } from '@roomtone/domain/account/prompts'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './profile.texts.ts'

const prompts: Record<Prompt, string> = {
  destination: 'Destination de rêve',
  work: 'Travail',
  song: 'Chanson de mes années lycée',
  pets: 'Animaux',
  decade: 'Décennie de naissance',
  school: 'École',
  time: 'Mon passe-temps',
  fact: 'Anecdote',
  skill: 'Talent inutile',
  biography: 'Titre de ma biographie',
}

const promptHints: Record<Prompt, string> = {
  destination: 'Où tourneriez-vous si vous pouviez aller n’importe où ?',
  work: 'Que faites-vous ?',
  song: 'Qu’est-ce qui passait beaucoup trop à l’époque ?',
  pets: 'Qui vit avec vous ?',
  decade: 'Quand êtes-vous né(e) ?',
  school: 'Où avez-vous étudié ?',
  time: 'À quoi passez-vous trop de temps ?',
  fact: 'Qu’est-ce que personne ne devinerait à votre sujet ?',
  skill: 'Que savez-vous faire dont personne n’a besoin ?',
  biography: 'Comment s’appellerait le livre sur vous ?',
}

const parts: Record<ProfilePart, string> = {
  nameAndBirthday: 'votre nom et votre date de naissance',
  commitment: 'l’engagement communautaire',
  verification: 'la vérification d’identité',
  avatar: 'une photo',
  intro: 'une présentation',
  prompts: 'une réponse sous À propos de moi',
  phone: 'un numéro de téléphone',
  emergencyContact: 'un contact d’urgence',
}

export const profileTexts: Translated<typeof english.profileTexts> = {
  title: 'Profil',
  memberSince: (month: string) => `Membre depuis ${month}`,
  verified: 'Vérifié',
  notVerified: 'Non vérifié',
  personalInfo: 'Informations personnelles',
  preview: 'Voir votre profil public',
  help: 'Ce que voient les autres',
  about: 'À propos de moi',
  prompts,
  promptHints,
  notProvided: 'Non renseigné',
  completion: 'Profil complété',
  missing: (parts: string) => `Il manque : ${parts}.`,
  parts,
  editProfile: 'Modifier le profil',
  becomeHost: 'Devenir hôte',
  failed: { title: 'Erreur', text: 'Le profil n’a pas pu être chargé' },
  hostingIntro: 'Voici ce que voient les équipes quand elles ouvrent votre profil.',
  intro: {
    title: 'Présentation',
    add: 'Ajouter une présentation',
    label: 'Votre présentation',
    hint: 'Quelques phrases pour les personnes avec qui vous allez travailler. N’indiquez pas vos coordonnées.',
  },
  edit: 'Modifier',
  editOf: (what: string) => `Modifier : ${what}`,
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  left: (count: number) => `encore ${count}`,
  avatar: {
    add: 'Ajouter une photo',
    change: 'Changer la photo',
    remove: 'Retirer',
    hint: 'JPEG, PNG, WebP, AVIF ou HEIC, jusqu’à 5 Mo',
    alt: (name: string) => `Photo de ${name}`,
    uploading: 'Téléversement',
    saved: { title: 'C’est fait', text: 'Photo de profil mise à jour' },
    removed: { title: 'C’est fait', text: 'Photo de profil retirée' },
    failed: { title: 'Erreur', text: 'La photo de profil n’a pas pu être téléversée' },
    removeFailed: { title: 'Erreur', text: 'La photo de profil n’a pas pu être retirée' },
    because: (reason: string) => `La photo de profil n’a pas pu être téléversée. ${reason}`,
    notImage: { title: 'Type de fichier non valide', text: 'Veuillez envoyer un fichier image' },
    tooLarge: { title: 'Fichier trop volumineux', text: 'Veuillez envoyer une image de moins de 5 Mo' },
  },
  crop: {
    title: 'Choisissez la partie à montrer',
    text: 'Faites glisser la photo, ou déplacez-la avec les flèches.',
    area: 'Partie de la photo affichée. Les flèches la déplacent, plus et moins zooment.',
    zoom: 'Zoom',
    use: 'Utiliser cette photo',
    cancel: 'Annuler',
    noPreview: 'Votre navigateur ne peut pas afficher ce type d’image. Nous la recadrerons au centre.',
  },
}

export const publicProfileTexts: Translated<typeof english.publicProfileTexts> = {
  description: (name: string) =>
    `${name} est membre de Roomtone, où se rencontrent hôtes et petites productions.`,
  membersOnly: (name: string) => `Les membres peuvent en voir plus sur ${name}.`,
  signIn: 'Se connecter',
  host: 'Hôte',
  about: (name: string) => `À propos de ${name}`,
  nothing: (name: string) => `${name} n’a encore rien écrit.`,
  answers: {
    title: 'Réponses',
    rate: (percent: number) => `Répond à ${percent} % des demandes`,
    time: (words: string) => `En général en ${words}`,
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 heure' : `${count} heures`),
    days: (count: number) => (count === 1 ? '1 jour' : `${count} jours`),
  },
  listings: (name: string) => `Lieux de ${name}`,
  reviews: {
    host: (name: string) => `Ce que les équipes disent de ${name}`,
    guest: (name: string) => `Ce que les hôtes disent de ${name}`,
  },
  yours: 'Voici comment les autres vous voient.',
  edit: 'Modifier votre profil',
}
