import type { VerificationStatus } from '@roomtone/domain/access/actor'
import type { Role, UserType } from '@roomtone/domain/access/roles'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './admin.texts.ts'

const people = (count: number) => (count === 1 ? '1 personne' : `${count.toLocaleString('fr-FR')} personnes`)
const addresses = (count: number) => (count === 1 ? '1 adresse' : `${count.toLocaleString('fr-FR')} adresses`)

const stillOn = (count: number) =>
  count === 1
    ? ' 1 réservation à venir reste confirmée. Veuillez la vérifier.'
    : ` ${count} réservations à venir restent confirmées. Veuillez vérifier chacune d’elles.`

const roles: Record<Role, string> = { admin: 'Admin', host: 'Hôte', creator: 'Créateur' }
const userTypes: Record<UserType, string> = { host: 'Hôte', creator: 'Créateur' }
const verification: Record<VerificationStatus, string> = {
  pending: 'Non vérifié',
  in_review: 'En cours d’examen',
  verified: 'Vérifié',
  rejected: 'Refusé',
  deactivated: 'Désactivé',
}

export const adminTexts: Translated<typeof english.adminTexts> = {
  providers: { mock: 'Prestataire de démo', manual: 'Notre équipe', stripe: 'Stripe Identity' },
  back: 'Tableau de bord admin',
  cancel: 'Annuler',
  never: 'Jamais',
  clearFilters: 'Effacer les filtres',
  filters: 'Rechercher et filtrer',
  you: 'Vous',
  person: 'Personne',
  actions: 'Actions',
  nothingFound: 'Aucun résultat',
  notLoaded: 'Le chargement a échoué',
  dashboard: {
    title: 'Tableau de bord admin',
    failed: 'Les chiffres du tableau de bord n’ont pas pu être chargés',
    failedText: 'Les chiffres n’ont pas pu être récupérés. Tout le reste fonctionne.',
    stats: {
      totalUsers: 'Utilisateurs au total',
      liveProperties: 'Lieux publiés',
      pendingReviews: 'Examens en attente',
      approved: 'Approuvées',
    },
    statsTitle: 'Totaux',
    queuesTitle: 'En ce moment',
    queues: {
      pendingReviews: 'Candidatures',
      verifications: 'Vérifications',
      moderationCases: 'Cas de modération',
      disputes: 'Réclamations ouvertes',
      refunds: 'Remboursements à examiner',
      payoutsStuck: 'Versements bloqués',
      bookingsPending: 'Demandes en attente',
      bookingsToday: 'Réservations du jour',
    },
    toolsTitle: 'Outils',
    comingSoon: 'Bientôt disponible',
    applications: {
      title: 'Candidatures d’hôtes',
      text: 'Examinez les lieux que les hôtes souhaitent publier.',
      note: (count: number) => (count === 0 ? 'Rien à examiner' : `${count} à examiner`),
    },
    users: {
      title: 'Gestion des utilisateurs',
      text: 'Liste d’attente, liste d’accès et comptes.',
      note: (count: number) => (count === 0 ? 'Personne n’attend' : `${people(count)} en attente`),
    },
    audit: {
      title: 'Journal d’audit',
      text: 'Qui a fait quoi, et quand. Rien ne peut y être modifié ni supprimé.',
    },
    compliance: { title: 'Conformité', text: 'Autorisations et dossiers de chaque réservation.' },
    analytics: {
      title: 'Analyses et rapports',
      text: 'Réservations, revenus et croissance au fil du temps.',
    },
    settings: {
      title: 'Paramètres de la plateforme',
      text: 'Inscription, frais, taxes et règles d’annulation.',
    },
  },
  users: {
    title: 'Gestion des utilisateurs',
    tabs: {
      label: 'Listes de personnes',
      waitlist: 'Liste d’attente',
      access: 'Liste d’accès',
      users: 'Utilisateurs',
    },
  },
  waitlist: {
    caption: 'Personnes sur la liste d’attente, les plus récentes d’abord',
    search: 'Rechercher par nom ou e-mail',
    show: 'Afficher',
    shows: { waiting: 'En attente', invited: 'Invités', all: 'Tous' },
    failed: 'La liste d’attente n’a pas pu être chargée',
    select: 'Sélectionner',
    selectAll: 'Tout sélectionner',
    columns: { type: 'S’inscrit comme', joined: 'Inscription', status: 'Statut' },
    types: userTypes,
    waiting: 'En attente',
    invited: 'Invitation envoyée',
    hasAccount: 'A un compte',
    invite: 'Inviter',
    inviteName: (name: string) => `Inviter ${name}`,
    inviting: 'Invitation…',
    inviteSelected: (count: number) => `Inviter la sélection (${count})`,
    done: {
      one: (name: string) => ({
        title: `Invitation envoyée à ${name}`,
        text: 'Le lien d’inscription est parti par e-mail.',
      }),
      many: (count: number) => ({
        title: `Invitations : ${people(count)}`,
        text: 'Chaque personne reçoit un lien d’inscription par e-mail.',
      }),
      some: (count: number, already: number) => ({
        title: `Invitations : ${people(count)}`,
        text: `Invitation déjà envoyée à ${people(already)}. Nous n’avons pas renvoyé d’e-mail.`,
      }),
      none: (already: number) => ({
        title: 'Invitation déjà envoyée',
        text: `Invitation déjà envoyée à ${people(already)}. Nous n’avons pas renvoyé d’e-mail.`,
      }),
    },
    empty: {
      waiting: {
        title: 'Personne n’attend',
        text: 'Toutes les personnes inscrites ont été invitées.',
      },
      invited: {
        title: 'Personne n’a encore été invité',
        text: 'Les personnes que vous invitez depuis la liste d’attente apparaissent ici.',
      },
      all: {
        title: 'La liste d’attente est vide',
        text: 'Les personnes qui s’inscrivent depuis la page d’accueil apparaissent ici.',
      },
    },
    showAll: 'Afficher tout le monde',
    showWaiting: 'Afficher qui attend',
    noMatch: (q: string) => `Personne sur cette liste ne correspond à « ${q} ».`,
  },
  access: {
    caption: 'Adresses qui peuvent s’inscrire et se connecter, les plus récentes d’abord',
    search: 'Rechercher par e-mail',
    failed: 'La liste d’accès n’a pas pu être chargée',
    columns: { email: 'E-mail', source: 'Ajoutée via', account: 'Compte', added: 'Ajoutée' },
    sources: {
      admin: 'Un admin',
      waitlist: 'La liste d’attente',
      demo: 'La démo',
      command: 'La ligne de commande',
      open: 'Inscription ouverte',
    },
    hasAccount: 'A un compte',
    noAccount: 'Pas encore inscrit',
    remove: 'Retirer',
    removeAddress: (email: string) => `Retirer ${email}`,
    removing: 'Retrait…',
    removeTitle: 'Retirer de la liste d’accès ?',
    removeText: {
      account: (email: string) =>
        `${email} sera déconnecté partout et ne pourra plus se connecter. Le compte et ses dossiers restent. Pour lui rendre l’accès, ajoutez de nouveau l’adresse.`,
      noAccount: (email: string) =>
        `${email} ne pourra pas créer de compte, même avec une invitation. Vous pouvez ajouter de nouveau l’adresse à tout moment.`,
    },
    removed: (email: string) => `${email} retiré`,
    removedText: (ended: number) => {
      if (ended === 0) return 'Cette adresse ne peut plus s’inscrire ni se connecter.'
      return ended === 1
        ? 'Nous avons fermé 1 session. La connexion n’est plus possible.'
        : `Nous avons fermé ${ended} sessions. La connexion n’est plus possible.`
    },
    whileOpen: {
      removeText: {
        account: (email: string) =>
          `${email} sera déconnecté partout. L’inscription est pour l’instant ouverte à tous : la personne peut donc se reconnecter. Pour l’en empêcher, suspendez le compte sous Utilisateurs.`,
        noAccount: (email: string) =>
          `L’inscription est pour l’instant ouverte à tous : ${email} peut donc encore créer un compte. Une fois l’inscription refermée, il lui faudra une invitation.`,
      },
      removedText: (ended: number) => {
        if (ended === 0) return 'L’inscription est ouverte à tous : cette adresse peut donc encore entrer.'
        return ended === 1
          ? 'Nous avons fermé 1 session. L’inscription est ouverte à tous : la personne peut donc se reconnecter.'
          : `Nous avons fermé ${ended} sessions. L’inscription est ouverte à tous : la personne peut donc se reconnecter.`
      },
    },
    empty: {
      title: 'La liste d’accès est vide',
      text: 'Personne ne peut s’inscrire ni se connecter tant que vous n’ajoutez pas d’adresse.',
    },
    noMatch: (q: string) => `Aucune adresse de la liste d’accès ne correspond à « ${q} ».`,
    add: {
      open: 'Ajouter des personnes',
      title: 'Ajouter des personnes',
      intro: 'Elles pourront tout de suite s’inscrire et se connecter.',
      text: 'Adresses e-mail',
      hint: 'Une par ligne, ou séparées par des virgules. « Nom <adresse> » fonctionne aussi.',
      invite: 'Leur envoyer une invitation par e-mail',
      submit: 'Ajouter à la liste d’accès',
      pending: 'Ajout…',
      resultTitle: 'Voici ce qui s’est passé',
      added: (count: number) => `${addresses(count)} ${count === 1 ? 'ajoutée' : 'ajoutées'}`,
      addedInvited: (count: number) =>
        `${addresses(count)} ${count === 1 ? 'ajoutée et invitée' : 'ajoutées et invitées'} par e-mail`,
      already: (count: number) =>
        `${addresses(count)} ${count === 1 ? 'était' : 'étaient'} déjà sur la liste`,
      invalid: (count: number) =>
        count === 1 ? '1 entrée n’est pas valide' : `${count} entrées ne sont pas valides`,
      correct: 'Corrigez celles-ci',
      done: 'Terminé',
    },
  },
  people: {
    caption: 'Comptes, les plus récents d’abord',
    search: 'Rechercher par nom ou e-mail',
    role: 'Rôle',
    anyRole: 'Tous les rôles',
    status: 'Statut',
    anyStatus: 'Tous les statuts',
    statuses: { active: 'Actif', suspended: 'Suspendu', deactivated: 'Désactivé' },
    verified: 'Vérifié',
    anyVerified: 'Vérifiés ou non',
    isVerified: 'Vérifié',
    notVerified: 'Non vérifié',
    sort: 'Trier par',
    sorts: {
      newest: 'Les plus récents d’abord',
      oldest: 'Les plus anciens d’abord',
      name: 'Nom',
      seen: 'Dernière visite',
    },
    failed: 'Les utilisateurs n’ont pas pu être chargés',
    columns: {
      roles: 'Rôles',
      verification: 'Vérification',
      status: 'Statut',
      joined: 'Inscription',
      seen: 'Dernière visite',
    },
    roles,
    verification,
    notOnList: 'Pas sur la liste d’accès',
    unconfirmed: 'E-mail non confirmé',
    actionsFor: (name: string) => `Actions pour ${name}`,
    grant: { host: 'Nommer hôte', admin: 'Nommer admin' },
    revoke: { host: 'Retirer le rôle d’hôte', admin: 'Retirer le rôle d’admin' },
    suspend: 'Suspendre le compte',
    lift: 'Lever la suspension',
    audit: 'Voir dans le journal d’audit',
    granted: (name: string, role: Role) => `${name} est maintenant ${role === 'host' ? 'hôte' : 'admin'}`,
    revoked: (name: string, role: Role) => `${name} n’est plus ${role === 'host' ? 'hôte' : 'admin'}`,
    suspendedDone: (name: string) => ({
      title: `Le compte de ${name} est suspendu`,
      text: 'Toutes ses sessions sont fermées et la connexion n’est plus possible.',
    }),
    liftedDone: (name: string) => ({
      title: `Le compte de ${name} est de nouveau actif`,
      text: 'La personne peut se reconnecter.',
    }),
    suspendTitle: (name: string) => `Suspendre ${name} ?`,
    suspendText: (ahead: number) =>
      `Toutes ses sessions sont fermées et ses demandes en cours prennent fin. La connexion et les versements sont bloqués jusqu’à ce que vous leviez la suspension. Rien n’est supprimé.${ahead === 0 ? '' : stillOn(ahead)}`,
    reason: 'Motif (facultatif)',
    reasonHint: 'Conservé dans le journal d’audit. La personne ne le voit pas.',
    suspending: 'Suspension…',
    ownAdminTitle: 'Renoncer à votre propre rôle d’admin ?',
    ownAdminText:
      'Vous perdrez tout de suite l’accès à ces pages. Seul un autre admin peut vous rendre le rôle.',
    ownAdminConfirm: 'Y renoncer',
    ownAdminPending: 'En cours…',
    empty: { title: 'Pas encore d’utilisateurs', text: 'Les personnes apparaissent ici une fois inscrites.' },
    noMatch: 'Aucun compte ne correspond à cette recherche et à ces filtres.',
  },
  audit: {
    title: 'Journal d’audit',
    caption: 'Ce qui s’est passé, le plus récent d’abord',
    failed: 'Le journal d’audit n’a pas pu être chargé',
    action: 'Ce qui s’est passé',
    anyAction: 'Toutes les actions',
    subject: 'Identifiant du dossier',
    actor: 'Nom ou e-mail',
    from: 'Du (UTC)',
    until: 'Au (UTC)',
    seal: {
      sealed: 'Dernier scellement',
      rows: (count: number) =>
        `${count.toLocaleString('fr-FR')} ${count === 1 ? 'ligne scellée' : 'lignes scellées'}`,
      pending: (count: number) => `${count.toLocaleString('fr-FR')} à sceller`,
      none: (count: number) =>
        `Pas encore scellé : ${count.toLocaleString('fr-FR')} ${count === 1 ? 'ligne' : 'lignes'} à sceller. Le journal est scellé toutes les 10 minutes.`,
      failed: 'La date du dernier scellement n’a pas pu être chargée.',
    },
    chained: (number: number) => `Entrée ${number} de cette réservation`,
    columns: { when: 'Quand', who: 'Qui', what: 'Quoi', subject: 'Dossier', details: 'Détails' },
    noDetails: '–',
    nobody: 'Roomtone',
    unnamed: 'Un membre',
    onlySubject: (id: string) => `N’afficher que ${id}`,
    empty: {
      title: 'Rien pour l’instant',
      text: 'Les connexions, les invitations, les changements de rôle et le reste apparaissent ici.',
    },
    noMatch: 'Rien ne correspond à ces filtres. Pour trouver un dossier, saisissez son identifiant complet.',
  },
}
