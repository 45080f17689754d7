import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './verify-pack.texts.ts'

export const verifyPackTexts: Translated<typeof english.verifyPackTexts> = {
  title: 'Contrôler une archive de conformité',
  intro: [
    'C’est une archive scellée avec les documents d’une réservation : l’autorisation de tournage, les dossiers qui vont avec et le journal de ce qui s’est passé. Ici, chacun peut savoir si elle est toujours exactement ce que Roomtone a scellé.',
    'Le contrôle se fait dans votre navigateur. Rien n’est envoyé, et une fois la page ouverte, aucune connexion n’est nécessaire.',
  ],
  identity: { question: 'Vous cherchez la vérification d’identité ?', link: 'Vérifier votre identité' },
  noScript:
    'Cette page a besoin de JavaScript pour examiner une archive. Le script plus bas fait de même sur votre ordinateur.',
  file: {
    label: 'Archive de conformité',
    hint: 'L’archive zip telle que téléchargée.',
    drop: 'Déposez l’archive ici, ou choisissez-la',
    dropNow: 'Relâchez pour la contrôler',
    reading: 'Lecture de l’archive…',
    failed: 'Ce fichier n’a pas pu être lu. Veuillez le choisir de nouveau.',
    other: 'Choisir une autre archive',
  },
  passphrase: {
    label: 'Phrase secrète',
    hint: 'Cinq groupes de cinq, montrés une fois à côté du téléchargement. Tirets et majuscules n’importent pas.',
    missing: 'Veuillez saisir la phrase secrète de ce téléchargement.',
    submit: 'Contrôler chaque fichier',
    pending: 'Contrôle…',
    lead: 'Avec sa phrase secrète, chaque fichier qu’elle contient est aussi contrôlé.',
  },
  loadFailed: 'Le contrôle n’a pas pu être chargé. Rechargez la page et réessayez.',
  facts: {
    heading: 'Ce que dit l’archive',
    booking: 'Réservation',
    invoice: 'Facture',
    noInvoice: 'Aucun',
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
    open: 'Ouvert',
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
    copyFailed: 'La commande n’a pas pu être copiée. Veuillez la sélectionner.',
  },
}
