import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './login-security.texts.ts'

export const loginTexts: Translated<typeof english.loginTexts> = {
  tabs: { login: 'Connexion', shared: 'Accès partagé' },
  pending: 'En cours…',
  cancel: 'Annuler',
  loading: 'Chargement de vos paramètres de connexion',
  failed: 'Impossible de charger vos paramètres de connexion',
  help: 'La double authentification et vos appareils',
  password: {
    label: 'Mot de passe',
    none: 'Non créé',
    changed: (date: string) => `Dernière modification : ${date}`,
    created: 'Créé',
    change: 'Changer le mot de passe',
    create: 'Créer un mot de passe',
    fresh: 'Nouveau mot de passe',
    hint: 'Au moins 8 caractères, avec une majuscule et un chiffre. Le changer déconnecte vos autres appareils.',
    save: 'Enregistrer le nouveau mot de passe',
    done: { title: 'Mot de passe modifié', text: 'Vos autres appareils sont déconnectés.' },
    mailed: {
      title: 'Consultez votre messagerie',
      text: (email: string) =>
        `Nous avons envoyé à ${email} un lien pour créer un mot de passe. Il fonctionne une seule fois, pendant une heure.`,
    },
  },
  google: {
    label: 'Google',
    connected: 'Associé',
    account: (email: string) => `Google associé : ${email}`,
    notConnected: 'Non associé',
    connect: 'Associer',
    disconnect: 'Dissocier',
    passwordFirst: 'Créez un mot de passe avant d’associer ou de dissocier Google.',
    disconnectAsk: {
      title: 'Dissocier Google ?',
      text: 'Vous ne pourrez plus vous connecter avec Google.',
    },
    done: { title: 'Google associé', text: 'Vous pouvez maintenant vous connecter avec Google.' },
    gone: { title: 'Google dissocié', text: 'Vous pouvez toujours vous connecter avec votre mot de passe.' },
  },
  factor: {
    label: 'Double authentification',
    off: 'Désactivée. Activez-la pour demander aussi un code de votre application d’authentification quand vous vous connectez avec votre mot de passe.',
    on: 'Activée',
    since: (date: string) => `Depuis le ${date}`,
    left: (count: number) =>
      count === 1 ? 'Il reste 1 code de récupération' : `Il reste ${count} codes de récupération`,
    setUp: 'Configurer la double authentification',
    turnOff: 'Désactiver',
    renew: 'Nouveaux codes de récupération',
    passwordFirst: 'Créez d’abord un mot de passe.',
    dialog: {
      title: 'Configurer la double authentification',
      introText:
        'Il vous faut une application d’authentification sur votre téléphone. Beaucoup de gestionnaires de mots de passe en contiennent une.',
      next: 'Continuer',
      scanText:
        'Scannez le code QR avec l’application d’authentification de votre téléphone, puis saisissez le code qu’elle affiche.',
      picture: 'Code QR pour votre application d’authentification',
      key: 'Ou saisissez cette clé',
      code: 'Code de l’application',
      confirm: 'Activer',
      codesTitle: 'La double authentification est activée',
      codesText:
        'Voici vos codes de récupération. Chacun fonctionne une fois à la place d’un code de l’application. Gardez-les ailleurs que sur votre téléphone : ils ne sont affichés que cette fois.',
    },
    codes: {
      list: 'Codes de récupération',
      copy: 'Copier',
      download: 'Télécharger',
      fileName: 'roomtone-codes-de-recuperation.txt',
      fileHead: 'Codes de récupération pour Roomtone. Chacun fonctionne une fois.',
      copied: 'Copié !',
      byHand: {
        title: 'Non copié',
        text: 'Votre navigateur ne l’a pas permis. Nous les avons sélectionnés pour que vous les copiiez.',
      },
      done: 'Je les ai enregistrés',
    },
    renewAsk: {
      title: 'Nouveaux codes de récupération',
      text: 'Vos codes actuels cesseront de fonctionner.',
      submit: 'Afficher de nouveaux codes',
    },
    offAsk: {
      title: 'Désactiver la double authentification ?',
      text: 'Votre mot de passe suffira pour vous connecter et vos codes de récupération cesseront de fonctionner.',
      submit: 'Désactiver',
    },
    offDone: {
      title: 'La double authentification est désactivée',
      text: 'Nous vous avons envoyé un e-mail de confirmation.',
    },
    renewTitle: 'Vos nouveaux codes de récupération',
  },
  passkeys: {
    label: 'Clés d’accès',
    empty:
      'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre écran, sans mot de passe ni code. Vous n’avez pas encore de clé d’accès.',
    text: 'Chacune vous connecte sans mot de passe ni code.',
    list: 'Vos clés d’accès',
    add: 'Ajouter une clé d’accès',
    added: {
      title: 'Clé d’accès ajoutée',
      text: 'Vous pourrez l’utiliser à votre prochaine connexion.',
    },
    addedOn: (date: string) => `Ajoutée le ${date}`,
    lastUse: (moment: string) => `Dernière utilisation : ${moment}`,
    unused: 'Pas encore utilisée',
    name: 'Nom',
    rename: 'Renommer',
    renameName: (name: string) => `Renommer ${name}`,
    renamed: 'Clé d’accès renommée',
    remove: 'Supprimer',
    removeName: (name: string) => `Supprimer ${name}`,
    removeAsk: (name: string) => ({
      title: `Supprimer ${name} ?`,
      text: 'Vous ne pourrez plus vous connecter avec elle. Votre appareil peut continuer à l’afficher tant que vous ne l’y supprimez pas aussi.',
    }),
    removed: { title: 'Clé d’accès supprimée', text: 'Elle ne permet plus de se connecter.' },
  },
  devices: {
    label: 'Historique des appareils',
    loading: 'Chargement de vos appareils',
    failed: 'Vos appareils n’ont pas pu être chargés',
    list: 'Où vous êtes connecté',
    current: 'Cet appareil',
    facts: (address: string, place: string | null) => (place === null ? address : `${place} · ${address}`),
    lastUse: (moment: string) => `Dernière utilisation : ${moment}`,
    signOut: 'Déconnecter',
    browser: (name: string) =>
      name.replace('An unknown browser', 'Un navigateur inconnu').replace(' on ', ' sur '),
    signOutName: (browser: string) => `Déconnecter ${browser}`,
    signedOut: (browser: string) => `${browser} est déconnecté`,
    everywhere: 'Se déconnecter partout',
    ask: {
      title: 'Se déconnecter partout ?',
      text: 'Cela ferme votre session sur tous les appareils, y compris celui-ci. Vous pouvez vous reconnecter à tout moment.',
    },
  },
  account: {
    label: 'Compte',
    text: 'Faites une pause. Revenez quand vous voulez en vous connectant.',
    deactivate: 'Désactiver',
  },
}
