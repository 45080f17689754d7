import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './community.texts.ts'

export const communityTexts: Translated<typeof english.communityTexts> = {
  title: 'Communauté',
  intro:
    'Notre engagement communautaire, des modèles de règlement intérieur et ce que les hôtes nous demandent le plus.',
  commitment: {
    title: 'Notre engagement communautaire',
    agreed: (when: string) => `Vous l’avez accepté le ${when}.`,
    notAgreed: 'Vous ne l’avez pas encore accepté.',
    read: 'Lire et accepter',
    failed: 'Impossible d’afficher la date de votre accord',
  },
  rules: {
    title: 'Modèles de règlement intérieur',
    text: 'Choisissez un ensemble, voyez ce que donnerait votre annonce, et appliquez-le. Vous pourrez ensuite changer chaque mot.',
    sets: 'Ensembles de règles',
    listing: 'Annonce',
    mode: 'Les règles que vous avez déjà',
    add: 'Les compléter',
    addText: 'Les règles du même titre restent comme elles sont.',
    replace: 'Les remplacer',
    replaceText: 'Votre annonce n’aura que les règles de cet ensemble.',
    preview: 'Ce que dira votre annonce',
    added: 'Nouvelle',
    apply: 'Appliquer à cette annonce',
    applying: 'En cours…',
    applied: (count: number, title: string) =>
      `${title} compte maintenant ${count === 1 ? '1 règle' : `${count} règles`}.`,
    nothing: 'Votre annonce dit déjà tout cela.',
    tooMany: 'Une annonce contient 20 règles au plus. Remplacez celles qui y sont, ou retirez-en d’abord.',
    edit: 'Ouvrir dans l’éditeur',
    failed: 'Impossible d’afficher vos annonces',
    loading: 'Chargement de vos annonces',
    none: {
      title: 'Pas encore de lieux',
      text: 'Ajoutez une annonce pour utiliser un modèle.',
      action: 'Ajouter une annonce',
    },
  },
  articles: {
    title: 'Pour les hôtes',
    items: [
      {
        slug: 'house-rules',
        title: 'Un règlement intérieur respecté',
        text: 'Ce qu’il faut écrire, et ce qu’il vaut mieux omettre.',
      },
      {
        slug: 'answer-a-request',
        title: 'Répondre à une demande',
        text: 'Le temps dont vous disposez, et ce qu’une équipe a besoin de savoir.',
      },
      { slug: 'reviews', title: 'Avis', text: '14 jours, les deux parties, publiés ensemble.' },
      { slug: 'address-privacy', title: 'Votre adresse reste la vôtre', text: 'Qui la voit, et quand.' },
      {
        slug: 'claims',
        title: 'Quand quelque chose a été cassé',
        text: 'Comment le signaler dans les 72 heures.',
      },
      { slug: 'payouts', title: 'Être payé', text: 'Quand votre argent est envoyé, et où il va.' },
    ],
  },
}

type Rule = { title: string; body: string }
export const ruleSets: { name: string; text: string; rules: Rule[] }[] = [
  {
    name: 'Un logement habité',
    text: 'Pour les maisons et appartements où quelqu’un rentre le soir.',
    rules: [
      {
        title: 'Semelles douces à l’intérieur',
        body: 'Des surchaussures vous attendent près de la porte. Portez-les du chargement au déchargement.',
      },
      {
        title: 'Demandez avant de déplacer les meubles',
        body: 'La plupart peuvent bouger. Soulevez-les sans les traîner, et remettez-les à leur place.',
      },
      {
        title: 'Les portes fermées restent fermées',
        body: 'Les pièces qui ne sont pas dans la réservation sont interdites d’accès, même pour entreposer.',
      },
      {
        title: 'Ruban de papier uniquement',
        body: 'Rien de collant sur la peinture, le bois, la pierre ou le papier peint. Il y a du ruban de papier dans le tiroir.',
      },
      {
        title: 'Silence après 21 h',
        body: 'Chargez en douceur, parlez bas dans la rue et coupez les moteurs pendant l’attente.',
      },
      {
        title: 'Laissez tout comme vous l’avez trouvé',
        body: 'Prenez des photos à l’arrivée et servez-vous-en comme liste de contrôle au départ.',
      },
    ],
  },
  {
    name: 'Un studio ou un loft',
    text: 'Pour les espaces de travail avec du courant, un ascenseur et des voisins.',
    rules: [
      {
        title: 'Connaissez le courant',
        body: 'Les circuits sont repérés près du tableau. Répartissez la charge, et demandez avant d’apporter un groupe électrogène.',
      },
      {
        title: 'Protégez le sol',
        body: 'Des planches ou du feutre sous chaque pied et chaque chariot. Semelles propres sur le cyclo, ou une couche de peinture à prix coûtant.',
      },
      {
        title: 'L’ascenseur est partagé',
        body: 'Réservez vos demi-heures auprès de nous. Rien ne reste dans le couloir : c’est une issue de secours.',
      },
      {
        title: 'Le son a des limites',
        body: 'Musique à l’intérieur, portes fermées. Batterie et cris entre 10 h et 20 h.',
      },
      {
        title: 'Accrochez seulement aux points prévus',
        body: 'Les points repérés portent ce qui est écrit à côté. Les tuyaux et les sprinklers ne portent rien.',
      },
      { title: 'Démontez tout', body: 'Ruban, gélatines, colliers et déchets repartent avec vous.' },
    ],
  },
  {
    name: 'Jardin, piscine et toit',
    text: 'Pour les lieux en plein air.',
    rules: [
      {
        title: 'Les chemins d’abord',
        body: 'Chariots et caisses restent sur les chemins et les planches. Pas sur la pelouse.',
      },
      {
        title: 'Pas de verre près de l’eau',
        body: 'Gobelets et bouteilles en plastique seulement, et personne ne nage seul.',
      },
      {
        title: 'Rien ne vole sans demander',
        body: 'Les drones exigent notre accord écrit et les permis prévus par la loi.',
      },
      {
        title: 'Attention au bord',
        body: 'Rien ni personne à moins d’un mètre d’un parapet sans ligne de vie et quelqu’un qui surveille.',
      },
      {
        title: 'La météo met fin à la journée',
        body: 'Éclairs en vue ou vent qui fait bouger un pied : tout le monde rentre.',
      },
      {
        title: 'Dehors avant la nuit',
        body: 'Les voisins dorment fenêtres ouvertes. Lumières et musique s’arrêtent avec la réservation.',
      },
    ],
  },
  {
    name: 'Animaux, repas et fumée',
    text: 'Pour les lieux qui permettent ce que d’autres interdisent.',
    rules: [
      {
        title: 'Un soigneur par animal',
        body: 'Chaque animal a son propre soigneur et un endroit où se reposer hors du plateau.',
      },
      {
        title: 'Les repas restent à table',
        body: 'Le traiteur seulement là où c’est convenu. Rien de chaud sur le bois, ni boissons ni sauces rouges près des tissus blancs.',
      },
      {
        title: 'De la brume, pas de la fumée',
        body: 'De la brume à base d’eau après avoir coupé ensemble les détecteurs, qui sont rallumés avant votre départ.',
      },
      {
        title: 'Pas de flamme nue',
        body: 'Les bougies restent éteintes, sauf si quelqu’un se tient à côté avec un extincteur.',
      },
      {
        title: 'Dites ce qui a été cassé',
        body: 'Les choses se cassent. Dites-le-nous le jour même pour que nous trouvions une solution ensemble.',
      },
    ],
  },
]
