import { CANCELLATION_POLICY_LABELS } from '@roomtone/domain/cancellation/policy'
import type { AnnouncementAudience, AnnouncementTone } from '@roomtone/domain/settings/announcement'
import type { SettingName } from '@roomtone/domain/settings/settings'
import { said } from '../../platform/language/said.texts.fr.ts'
import { saidAll } from '../../platform/language/said-all.ts'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './settings.texts.ts'

const names: Record<SettingName, string> = {
  sign_up_open: 'Qui peut s’inscrire',
  admins_need_second_factor: 'Double authentification des admins',
  platform_fee: 'Frais de plateforme',
  tax: 'Table des taxes',
  cancellation: 'Paliers d’annulation',
  showcase: 'Catégories',
  announcement: 'Annonce générale',
}

const tones: Record<AnnouncementTone, string> = {
  info: 'Neutre',
  warning: 'Avertissement',
  good: 'Bonne nouvelle',
}
const audiences: Record<AnnouncementAudience, string> = {
  everyone: 'Tout le monde',
  members: 'Les personnes connectées',
  hosts: 'Hôtes',
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  title: 'Paramètres de la plateforme',
  intro:
    'Les modifications s’appliquent partout dès l’enregistrement. Les réservations existantes gardent ce qui a été convenu.',
  failed: 'Les paramètres n’ont pas pu être chargés',
  tabs: {
    label: 'Paramètres',
    access: 'Accès et frais',
    tax: 'Taxes',
    cancellation: 'Annulation',
    showcase: 'Catégories',
    announcement: 'Annonce générale',
    history: 'Historique',
  },
  names,
  reason: 'Pourquoi',
  reasonHint: 'Les autres admins le voient dans l’historique.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Paramètres enregistrés',
  unchanged: 'Aucune modification.',
  version: (version: number, who: string | null) =>
    version === 0 ? 'Jamais modifié' : `Version ${version}${who === null ? '' : `, par ${who}`}`,
  percent: 'Pourcentage',
  door: {
    text: 'Les personnes inscrites pendant l’ouverture restent sur la liste d’accès.',
    closed: 'Sur invitation',
    closedText:
      'Seules les personnes sur la liste d’accès peuvent s’inscrire et se connecter. Les autres peuvent rejoindre la liste d’attente.',
    open: 'Ouvert à tous',
    openText: 'Tout le monde peut s’inscrire. Les pages d’accueil et d’inscription l’indiquent.',
  },
  factor: {
    text: 'Les admins voient et décident plus que quiconque : un second facteur protège tout le monde.',
    offered: 'Facultative',
    offeredText: 'Chaque admin décide.',
    needed: 'Obligatoire',
    neededText:
      'Les admins qui ne l’ont pas ne peuvent plus administrer avant de l’activer. Activez d’abord la vôtre.',
  },
  fee: {
    text: 'Un pourcentage du sous-total, arrondi au dollar. Le locataire le voit dans le prix.',
    hint: 'De 0 à 30, avec 2 décimales au plus.',
  },
  preview: {
    title: 'Ce que cela change',
    example: '4 heures à 150 $ et 50 $ de ménage',
    before: 'Maintenant',
    after: 'Après enregistrement',
    subtotal: 'Sous-total',
    fee: (percent: string) => `Frais de plateforme ${percent} %`,
    tax: (percent: string) => `Taxe ${percent} %`,
    total: 'Le locataire paie',
    host: 'L’hôte reçoit',
  },
  tax: {
    text: 'Le lieu le plus précis s’applique : la ville, puis l’État, puis le pays.',
    caption: 'Taxe par lieu',
    default: 'Partout ailleurs',
    country: 'Pays',
    state: 'État',
    city: 'Ville',
    any: 'Tous',
    rate: (place: string) => `Pourcentage à ${place}`,
    place: 'Endroit',
    add: 'Ajouter un endroit',
    remove: (place: string) => `Retirer ${place}`,
    cityNeedsState: 'Une ville a besoin de son État.',
    twice: 'Cet endroit est déjà dans la table.',
    tryPlace: 'Exemple pour',
  },
  cancellation: {
    text: 'Commencez par le délai le plus long. Après le dernier palier, la location n’est plus remboursée. Le délai de grâce de 24 heures après la confirmation s’applique toujours.',
    policies: saidAll(said, CANCELLATION_POLICY_LABELS),
    hours: 'Heures avant',
    percent: 'Pourcentage remboursé',
    step: (index: number) => `Palier ${index}`,
    addStep: 'Ajouter un palier',
    removeStep: (policy: string, index: number) => `Retirer le palier ${index} de ${policy}`,
    days: (hours: number) =>
      hours > 24 && hours % 24 === 0 ? plural(hours / 24, 'jour') : plural(hours, 'heure'),
    line: (time: string, percent: number) => `${percent} % au moins ${time} avant`,
    later: 'rien ensuite',
    unsound: 'Chaque palier doit être plus proche du début que le précédent et rembourser moins.',
  },
  showcase: {
    text: 'Les types de lieux qui défilent sur la page d’accueil. Affichez-en de 3 à 8.',
    name: 'Nom',
    line: 'Ce que montre l’image',
    picture: 'Image',
    path: 'Mène à',
    pathHint: 'Une page de ce site, comme /search?words=loft. Laissez vide pour ne pas mettre de lien.',
    isOn: 'Affichée',
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    add: 'Ajouter une catégorie',
    fresh: 'Nouvelle catégorie',
    unsound: 'Affichez de 3 à 8 catégories.',
  },
  announcement: {
    text: 'Une ligne en haut de chaque page. Une fois fermée, elle ne réapparaît plus.',
    none: 'Aucune annonce',
    on: 'Afficher une annonce',
    words: 'Texte',
    linkLabel: 'Texte du lien (facultatif)',
    linkPath: 'Adresse du lien',
    linkHint: 'Une page de ce site, comme /help.',
    tone: 'Ton',
    tones,
    audience: 'Qui la voit',
    audiences,
    from: 'Dès (votre heure, facultatif)',
    until: 'Jusqu’à (votre heure, facultatif)',
    languages: { en: 'Anglais', es: 'Espagnol', fr: 'Français' },
    wordsIn: { es: 'Texte en espagnol (facultatif)', fr: 'Texte en français (facultatif)' },
    wordsHint: 'Laissez vide pour afficher le texte anglais.',
    linkLabelIn: {
      es: 'Texte du lien en espagnol (facultatif)',
      fr: 'Texte du lien en français (facultatif)',
    },
    asInEnglish: (language: string) => `${language} : affiché en anglais`,
    preview: 'Aperçu',
    link: (label: string) => label,
  },
  history: {
    caption: 'Modifications des paramètres, les plus récentes d’abord',
    failed: 'L’historique n’a pas pu être chargé',
    which: 'Paramètre',
    any: 'Tous les paramètres',
    columns: { when: 'Quand', who: 'Qui', what: 'Paramètre', change: 'Modification', why: 'Pourquoi' },
    empty: {
      title: 'Rien n’a encore été modifié',
      text: 'Chaque modification apparaît ici et peut être annulée.',
    },
    none: 'Aucune modification ne correspond à ce filtre.',
    from: 'De',
    to: 'à',
    began: 'le réglage d’origine',
    restore: 'Revenir en arrière',
    restoreOf: (name: string, version: number) => `Revenir sur la version ${version} de ${name}`,
    restoreTitle: (name: string) => `Revenir sur cette modification : ${name} ?`,
    restoreText: 'Le paramètre reprend sa valeur précédente. La modification reste dans l’historique.',
    restoring: 'Retour en arrière...',
    values: {
      open: 'ouvert à tous',
      closed: 'sur invitation',
      needed: 'obligatoire',
      offered: 'facultative',
      rows: (count: number, standard: string) =>
        count === 1
          ? `${standard} % partout`
          : `${standard} %, et ${count === 2 ? '1 endroit' : `${count - 1} endroits`} avec un autre taux`,
      categories: (count: number) => `${count === 1 ? '1 affichée' : `${count} affichées`}`,
      none: 'aucune',
      steps: (policy: string, steps: string) => `${policy}: ${steps}`,
    },
  },
}
