import { CANCELLATION_POLICY_LABELS } from '@roomtone/domain/cancellation/policy'
import type { AnnouncementAudience, AnnouncementTone } from '@roomtone/domain/settings/announcement'
import type { SettingName } from '@roomtone/domain/settings/settings'
import { said } from '../../platform/language/said.texts.fr.ts'
import { saidAll } from '../../platform/language/said-all.ts'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './settings.texts.ts'

const names: Record<SettingName, string> = {
  sign_up_open: 'Qui peut s’inscrire',
  admins_need_second_factor: 'Connexion à deux facteurs des administrateurs',
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
    'Ce que vous enregistrez compte aussitôt, partout. Les réservations faites avant gardent ce qui a été convenu.',
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
  reasonHint: 'Conservé avec la modification ; les admins le lisent dans l’historique.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré. Cela compte dès maintenant.',
  unchanged: 'Rien n’a encore changé.',
  version: (version: number, who: string | null) =>
    version === 0 ? 'Jamais modifié' : `Version ${version}${who === null ? '' : `, par ${who}`}`,
  percent: 'Pourcentage',
  door: {
    text: 'Sur invitation : seules les adresses de la liste d’accès peuvent s’inscrire et se connecter. Ouvert : tout le monde le peut. Qui s’inscrit entre-temps reste sur la liste.',
    closed: 'Sur invitation',
    closedText: 'Les autres peuvent rejoindre la liste d’attente.',
    open: 'Ouvert à tous',
    openText: 'La page d’accueil et la page d’inscription le disent.',
  },
  factor: {
    text: 'Un administrateur voit et décide plus que quiconque. Si le second facteur est obligatoire, le rôle de qui n’en a pas est suspendu jusqu’à son activation.',
    offered: 'Proposée',
    offeredText: 'Chaque administrateur décide, comme tout le monde.',
    needed: 'Obligatoire',
    neededText: 'Qui n’en a pas est conduit à l’activer. Il vous en faut d’abord une à vous.',
  },
  fee: {
    text: 'Sur le sous-total, arrondi au dollar. Ils figurent dans le prix qu’accepte le locataire.',
    hint: 'De 0 à 30, par pas d’un centième.',
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
    text: 'La ligne la plus précise l’emporte : une ville avant son État, un État avant son pays. La valeur par défaut vaut partout ailleurs.',
    caption: 'Taxe par lieu',
    default: 'Partout ailleurs',
    country: 'Pays',
    state: 'État',
    city: 'Ville',
    any: 'En entier',
    rate: (place: string) => `Pourcentage à ${place}`,
    place: 'Endroit',
    add: 'Ajouter un endroit',
    remove: (place: string) => `Retirer ${place}`,
    cityNeedsState: 'Une ville a besoin de son État.',
    twice: 'Cet endroit est déjà dans la table.',
    tryPlace: 'Exemple pour',
  },
  cancellation: {
    text: 'Du délai le plus long avant le début au plus court ; après le dernier palier, rien du loyer n’est rendu. Le jour de grâce après une confirmation demeure.',
    policies: saidAll(said, CANCELLATION_POLICY_LABELS),
    hours: 'Heures avant',
    percent: 'Pourcentage rendu',
    step: (index: number) => `Palier ${index}`,
    addStep: 'Ajouter un palier',
    removeStep: (policy: string, index: number) => `Retirer le palier ${index} de ${policy}`,
    days: (hours: number) =>
      hours > 24 && hours % 24 === 0 ? plural(hours / 24, 'jour') : plural(hours, 'heure'),
    line: (time: string, percent: number) => `${percent} % au moins ${time} avant`,
    later: 'rien ensuite',
    unsound: 'Chaque palier doit être plus proche du début que le précédent et rendre moins.',
  },
  showcase: {
    text: 'Les types de lieux qui défilent sur la page d’accueil. De trois à huit sont affichés.',
    name: 'Nom',
    line: 'Ce que montre l’image',
    picture: 'Image',
    path: 'Mène à',
    pathHint: 'Une adresse de ce site, comme /search?words=loft. Vide : nulle part.',
    isOn: 'Affichée',
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    add: 'Ajouter une catégorie',
    fresh: 'Nouvelle catégorie',
    unsound: 'De trois à huit catégories doivent être affichées.',
  },
  announcement: {
    text: 'Une ligne en haut de chaque page. Qui la ferme ne la revoit plus, jusqu’à la suivante.',
    none: 'Aucune annonce',
    on: 'Afficher une annonce',
    words: 'Texte',
    linkLabel: 'Texte du lien (facultatif)',
    linkPath: 'Adresse du lien',
    linkHint: 'Une adresse de ce site, comme /help.',
    tone: 'Ton',
    tones,
    audience: 'Qui la voit',
    audiences,
    from: 'Dès (votre heure, facultatif)',
    until: 'Jusqu’à (votre heure, facultatif)',
    languages: { en: 'Anglais', es: 'Espagnol', fr: 'Français' },
    wordsIn: { es: 'Texte en espagnol (facultatif)', fr: 'Texte en français (facultatif)' },
    wordsHint: 'S’il reste vide, ces lecteurs voient le texte anglais.',
    linkLabelIn: {
      es: 'Texte du lien en espagnol (facultatif)',
      fr: 'Texte du lien en français (facultatif)',
    },
    asInEnglish: (language: string) => `${language} : comme en anglais`,
    preview: 'Aperçu',
    link: (label: string) => label,
  },
  history: {
    caption: 'Modifications des paramètres, les plus récentes d’abord',
    failed: 'L’historique n’a pas pu être chargé',
    which: 'Paramètre',
    any: 'Tous les paramètres',
    columns: { when: 'Quand', who: 'Qui', what: 'Paramètre', change: 'Modifier', why: 'Pourquoi' },
    empty: {
      title: 'Rien n’a encore été modifié',
      text: 'Chaque modification apparaît ici et peut être annulée.',
    },
    none: 'Aucune modification ne correspond à ce filtre.',
    from: 'De',
    to: 'à',
    began: 'comme au début',
    restore: 'Revenir en arrière',
    restoreOf: (name: string, version: number) => `Revenir sur la version ${version} de ${name}`,
    restoreTitle: (name: string) => `Revenir sur cette modification : ${name} ?`,
    restoreText:
      'Ce qui valait avant vaut à nouveau dès maintenant. La modification reste dans l’historique.',
    restoring: 'Retour en arrière...',
    values: {
      open: 'ouvert à tous',
      closed: 'sur invitation',
      needed: 'obligatoire',
      offered: 'proposée',
      rows: (count: number, standard: string) =>
        count === 1
          ? `${standard} % partout`
          : `${standard} % et ${count === 2 ? '1 endroit à part' : `${count - 1} endroits à part`}`,
      categories: (count: number) => `${count === 1 ? '1 affichée' : `${count} affichées`}`,
      none: 'aucune',
      steps: (policy: string, steps: string) => `${policy}: ${steps}`,
    },
  },
}
