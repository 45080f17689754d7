import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './verify-pack.texts.ts'

export const verifyPackTexts: Translated<typeof english.verifyPackTexts> = {
  title: 'Contrôler une archive de conformité',
  intro: [
    'Une archive scellée contient les documents d’une réservation : l’autorisation de tournage, les documents associés et le journal de ce qui s’est passé. Ici, chacun peut vérifier si elle est toujours exactement ce que Roomtone a scellé.',
    'Le contrôle se fait dans votre navigateur. Rien n’est envoyé, et une fois la page ouverte, il fonctionne hors connexion.',
  ],
  identity: { question: 'Vous cherchez la vérification d’identité ?', link: 'Vérifier votre identité' },
  noScript:
    'Cette page a besoin de JavaScript pour lire une archive. Le script ci-dessous fait de même sur votre ordinateur.',
  file: {
    label: 'Archive de conformité',
    hint: 'Le fichier zip, tel que téléchargé.',
    drop: 'Déposez l’archive ici, ou choisissez-la',
    dropNow: 'Relâchez pour la contrôler',
    reading: 'Lecture de l’archive…',
    failed: 'Impossible de lire ce fichier. Veuillez le choisir de nouveau.',
    other: 'Choisir une autre archive',
  },
  passphrase: {
    label: 'Phrase secrète',
    hint: '5 groupes de 5 caractères, montrés une fois avec le téléchargement. Tirets et majuscules n’importent pas.',
    missing: 'Veuillez saisir la phrase secrète de ce téléchargement.',
    submit: 'Contrôler chaque fichier',
    pending: 'Contrôle…',
    lead: 'Saisissez la phrase secrète pour contrôler aussi chaque fichier.',
  },
  loadFailed: 'Impossible de lancer le contrôle. Rechargez la page et réessayez.',
  facts: {
    heading: 'Ce que dit l’archive',
    booking: 'Réservation',
    invoice: 'Facture',
    noInvoice: 'Aucune',
    status: 'Statut',
    statuses: { complete: 'Complet', missing_docs: 'Documents manquants' },
    asOf: 'En date du',
    key: 'Signé avec',
    files: 'Fichiers',
    events: 'Entrées du journal',
  },
  files: {
    heading: 'Fichiers contenus',
    lead: 'Ouverts depuis l’archive sur votre ordinateur, exactement tels qu’ils ont été contrôlés.',
    open: 'Ouvrir',
    openName: (path: string) => `Ouvrir ${path}`,
    save: 'Enregistrer',
    saveName: (path: string) => `Enregistrer ${path}`,
    bad: 'Différent du scellé',
  },
  what: {
    heading: 'Ce qui est contrôlé',
    steps: [
      'Le conteneur : notre signature sur chaque octet de l’archive. Aucune phrase secrète n’est requise.',
      'Le manifeste : notre signature sur la liste de tous les fichiers.',
      'Chaque fichier : son empreinte SHA-256 face au manifeste. Aucun ne manque, aucun n’a été ajouté.',
      'Le journal : chaque entrée porte l’empreinte de la précédente, jusqu’à la fin que nous avons signée.',
    ],
  },
  alone: {
    heading: 'Sans cette page',
    text: 'Un script d’un seul fichier fait de même avec Node 20 ou plus récent. Il n’a besoin ni de paquets ni de réseau, seulement de notre liste de clés publiques. Gardez une copie des deux.',
    script: 'Télécharger le script',
    keys: 'Nos clés publiques',
    command: 'node verify-pack.mjs pack.zip --keys roomtone-keys.json',
    copy: 'Copier la commande',
    copied: 'Commande copiée',
    copyFailed: 'Impossible de copier la commande. Veuillez la sélectionner.',
  },
}
