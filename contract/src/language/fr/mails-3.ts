import type { Catalogue } from '../translate.ts'

export const mails3: Catalogue = {
  'Your code': 'Votre code',
  'Open the call sheet': 'Ouvrir la feuille de service',
  'The link is yours alone. It carries your name and code, and each opening is recorded, so please do not pass it on. If you are not part of this production, ignore this mail.':
    'Le lien est à vous seul. Il porte votre nom et votre code, et chaque ouverture est notée ; merci de ne pas le transmettre. Si vous ne faites pas partie de cette production, ignorez cet e-mail.',
  'You got this because a production booked through Roomtone put you on its crew list.':
    'Vous recevez ceci parce qu’une production réservée via Roomtone vous a inscrit sur sa liste d’équipe.',
  'Please sign the location release for {1}': 'Veuillez signer l’autorisation de tournage pour {1}',
  'It is written from the booking and waits for both signatures.':
    'Elle est rédigée d’après la réservation et attend les deux signatures.',
  'The release is ready to sign.': 'L’autorisation est prête à être signée.',
  'The location release of this booking is written. Please read it and sign it on screen, a day before the booking begins at the latest.':
    'L’autorisation de tournage de cette réservation est rédigée. Veuillez la lire et la signer à l’écran, au plus tard un jour avant le début.',
  'You need your legal name as it was verified, a signature that you draw or type, and a code that we mail you.':
    'Il vous faut votre nom légal tel qu’il a été vérifié, une signature dessinée ou tapée, et un code que nous vous envoyons par e-mail.',
  'Read and sign': 'Lire et signer',
  'Please sign again: the location release for {1} has changed':
    'Veuillez signer de nouveau : l’autorisation de tournage pour {1} a changé',
  'Something that it speaks of has changed, so there is a new version.':
    'Quelque chose dont elle parle a changé, il y a donc une nouvelle version.',
  'A new version to sign.': 'Une nouvelle version à signer.',
  'Something that the location release speaks of has changed. This is version {1}, and it needs both signatures.':
    'Quelque chose dont parle l’autorisation de tournage a changé. Voici la version {1}, qui demande les deux signatures.',
  'Earlier versions are kept with the signatures they have.':
    'Les versions antérieures sont conservées avec leurs signatures.',
  '{1} has signed the location release for {2}': '{1} a signé l’autorisation de tournage pour {2}',
  'Both signatures are in.': 'Les deux signatures sont là.',
  'Now it is your turn.': 'C’est maintenant votre tour.',
  '{1} has signed as well, so the location release is complete.':
    '{1} a signé aussi, l’autorisation de tournage est donc complète.',
  '{1} has signed the location release. Yours is the signature that is missing.':
    '{1} a signé l’autorisation de tournage. Il manque votre signature.',
  'See the release': 'Voir l’autorisation',
  'Cleared to shoot: {1}': 'Prêt à tourner : {1}',
  'The compliance packet is complete.': 'Le dossier de conformité est complet.',
  'Cleared to shoot.': 'Prêt à tourner.',
  'Everything that this booking needs on paper is in: the release with both signatures, the identities, the house rules, the crew list, the invoice, and whatever else the host asked for.':
    'Tout ce dont cette réservation a besoin sur papier est là : l’autorisation avec les deux signatures, les identités, le règlement intérieur, la liste d’équipe, la facture et tout ce que l’hôte a demandé.',
  'You can download all of it as one sealed archive, for yourself, your insurer or your distributor.':
    'Vous pouvez tout télécharger en une archive scellée, pour vous, votre assureur ou votre distributeur.',
  'See the packet': 'Voir le dossier',
  'The compliance packet for {1} was marked complete':
    'Le dossier de conformité pour {1} a été marqué comme complet',
  'Roomtone has marked it complete.': 'Roomtone l’a marqué comme complet.',
  'Marked complete.': 'Marqué complet.',
  'Roomtone has marked the compliance packet of this booking complete: {1}':
    'Roomtone a marqué le dossier de conformité de cette réservation comme complet : {1}',
  'Its page says what was brought and signed, and what was not.':
    'Sa page dit ce qui a été apporté et signé, et ce qui ne l’a pas été.',
  'Your code to sign the location release': 'Votre code pour signer l’autorisation de tournage',
  'It works for {1} minutes.': 'Il fonctionne pendant {1} minutes.',
  'Your signing code.': 'Votre code de signature.',
  'Enter this code on the page where you sign the location release:':
    'Saisissez ce code sur la page où vous signez l’autorisation de tournage :',
  Code: 'Code',
  'The code works for {1} minutes and for this release only. Nobody from Roomtone will ever ask you for it. If you did not ask for it, somebody else is signed in to your account: change your password and write to us.':
    'Le code fonctionne {1} minutes et pour cette autorisation seulement. Personne de Roomtone ne vous le demandera jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre est connecté à votre compte : changez votre mot de passe et écrivez-nous.',
  'You got this because a code was asked for to sign a location release with your account.':
    'Vous recevez ceci parce qu’un code a été demandé pour signer une autorisation de tournage avec votre compte.',
  'how you write to others': 'votre manière d’écrire aux autres',
  'what you wrote in the conversation about {1}':
    'ce que vous avez écrit dans la conversation à propos de {1}',
  'A warning about your messages': 'Un avertissement à propos de vos messages',
  'Please read what we found, so that you can go on using Roomtone.':
    'Veuillez lire ce que nous avons relevé, afin de pouvoir continuer à utiliser Roomtone.',
  'A word about your messages.': 'Un mot à propos de vos messages.',
  'Our team has looked at {1}. It does not go with our community commitment.':
    'Notre équipe a examiné {1}. Cela ne va pas avec notre engagement communautaire.',
  'Nothing else changes for now. If it happens again, we may suspend your account.':
    'Rien d’autre ne change pour l’instant. Si cela se reproduit, nous pouvons suspendre votre compte.',
  'Read the commitment': 'Lire l’engagement',
  'You got this because you write to others on Roomtone.':
    'Vous recevez ceci parce que vous écrivez à d’autres sur Roomtone.',
  'You have a message.': 'Vous avez un message.',
  'You have messages.': 'Vous avez des messages.',
  'You got this because somebody wrote to you on Roomtone and you have not read it yet.':
    'Vous recevez ceci parce que quelqu’un vous a écrit sur Roomtone et que vous ne l’avez pas encore lu.',
  '{1} wrote to you about {2}': '{1} vous a écrit à propos de {2}',
  '{1} new messages in {2} conversations': '{1} nouveaux messages dans {2} conversations',
  '{1} wrote to you about {2}:': '{1} vous a écrit à propos de {2} :',
  'You answer there for {1}.': 'Vous y répondez pour {1}.',
  'Reply to {1}': 'Répondre à {1}',
  'One earlier message waits in the conversation.': 'Un message précédent attend dans la conversation.',
  '{1} earlier messages wait in the conversation.': '{1} messages précédents attendent dans la conversation.',
  'a photo': 'une photo',
  '{1} photos': '{1} photos',
  'a document': 'un document',
  '{1} documents': '{1} documents',
  'Attached to it: {1}.': 'En pièce jointe : {1}.',
  'Attached to it: {1} and {2}.': 'En pièce jointe : {1} et {2}.',
  'Sent without words: {1}.': 'Envoyé sans un mot : {1}.',
  'Sent without words: {1} and {2}.': 'Envoyé sans un mot : {1} et {2}.',
  'Sent to you by {1}: {2}.': 'Envoyé par {1} : {2}.',
  'Sent to you by {1}: {2} and {3}.': 'Envoyé par {1} : {2} et {3}.',
  'Open one more conversation': 'Ouvrir une autre conversation',
  'Open {1} more conversations': 'Ouvrir {1} autres conversations',
  'Your host': 'Votre hôte',
  ' and ': ' et ',
  'inspiration and offers': 'inspiration et offres',
  'trip planning': 'préparation du tournage',
  'news and programs': 'nouveautés et programmes',
  'travel regulations': 'réglementation',
  'Trial: {1}': 'Essai : {1}',
  'You got this because mails about {1} are on in your notification settings.':
    'Vous recevez ceci parce que les e-mails « {1} » sont activés dans vos paramètres de notification.',
  'This address has an account already': 'Cette adresse a déjà un compte',
  'It cannot be used for a second one.': 'Elle ne peut pas servir à un second.',
  'This address is in use': 'Cette adresse est utilisée',
  'Somebody asked to use this address for their Roomtone account. It belongs to another account already, so nothing was changed.':
    'Quelqu’un a demandé à utiliser cette adresse pour son compte Roomtone. Elle appartient déjà à un autre compte, rien n’a donc été modifié.',
  'If that was you: sign in with this address, or choose another one there.':
    'Si c’était vous : connectez-vous avec cette adresse, ou choisissez-en une autre là-bas.',
  'If it was not you, there is nothing to do.': 'Si ce n’était pas vous, il n’y a rien à faire.',
  'You got this because this address belongs to an account on Roomtone.':
    'Vous recevez ceci parce que cette adresse appartient à un compte Roomtone.',
  'Confirm your new email address': 'Confirmez votre nouvelle adresse e-mail',
  'One click, and this is where we write to you from now on.':
    'Un clic, et c’est ici que nous vous écrivons désormais.',
  'Your new address': 'Votre nouvelle adresse',
  'You asked to use this address for your Roomtone account. Open the link to make it so: from then on you sign in with it.':
    'Vous avez demandé à utiliser cette adresse pour votre compte Roomtone. Ouvrez le lien pour le faire : vous vous connecterez ensuite avec elle.',
  'Use this address': 'Utiliser cette adresse',
  'The link works once, for {1}. Until then nothing changes. If you did not ask for this, ignore this mail.':
    'Le lien fonctionne une fois, pendant {1}. D’ici là, rien ne change. Si vous n’avez rien demandé, ignorez cet e-mail.',
  'Another email address was asked for': 'Une autre adresse e-mail a été demandée',
  'A new address for your account': 'Une nouvelle adresse pour votre compte',
  'Somebody who knows your password asked to use another email address for your Roomtone account. It changes when the link in the mail to that address is opened.':
    'Quelqu’un qui connaît votre mot de passe a demandé à utiliser une autre adresse pour votre compte Roomtone. Elle change quand le lien de l’e-mail envoyé à cette adresse est ouvert.',
  'Your email address was changed': 'Votre adresse e-mail a été modifiée',
  'We no longer write to this address.': 'Nous n’écrivons plus à cette adresse.',
  'Your Roomtone account now has another email address. This one no longer opens it, and we will not write here again.':
    'Votre compte Roomtone a maintenant une autre adresse. Celle-ci ne l’ouvre plus, et nous n’écrirons plus ici.',
  'Your friend': 'Votre ami',
  'You have earned {1}': 'Vous avez gagné {1}',
  '{1} has hosted for the first time.': '{1} a accueilli pour la première fois.',
  'Thank you for bringing them.': 'Merci de l’avoir amené.',
  '{1} has completed a first booking as a host, so the reward for referring them is yours.':
    '{1} a terminé sa première réservation comme hôte, la récompense du parrainage est donc à vous.',
  Reward: 'Récompense',
  'Sent by': 'Envoyé avant le',
  'We send it to your payout account. If you have none yet, set one up under Settings, Payments; your identity has to be verified for that.':
    'Nous l’envoyons sur votre compte de versement. Si vous n’en avez pas, configurez-le dans Paramètres, Paiements ; pour cela, votre identité doit être vérifiée.',
  'A friend': 'Un ami',
  '{1} thinks your space belongs on Roomtone': '{1} pense que votre lieu a sa place sur Roomtone',
  'Private spaces for small productions, booked by verified people.':
    'Des lieux privés pour de petites productions, réservés par des personnes vérifiées.',
  'Your room might deserve a film.': 'Votre pièce mérite peut-être un film.',
  '{1} invites you to have a look at Roomtone, where people with good rooms let small crews work in them: photographers, filmmakers, musicians.':
    '{1} vous invite à découvrir Roomtone, où des gens qui ont de beaux lieux y laissent travailler de petites équipes : photographes, cinéastes, musiciens.',
  'You decide what is allowed in your space, when it is free and what it costs. Everyone who books is verified, your address stays hidden until you have said yes, and you are paid after the shoot.':
    'Vous décidez de ce qui est autorisé chez vous, quand c’est libre et ce que cela coûte. Tous ceux qui réservent sont vérifiés, votre adresse reste cachée jusqu’à votre accord, et vous êtes payé après le tournage.',
  'Join the waitlist': 'Rejoindre la liste d’attente',
  'Roomtone is invite-only for now: the link leads to the waitlist. We write to this address once about this invitation, and not again unless you join.':
    'Roomtone fonctionne pour l’instant sur invitation : le lien mène à la liste d’attente. Nous écrivons une seule fois à cette adresse pour cette invitation, et plus ensuite sauf si vous vous inscrivez.',
  'You got this because {1} entered this address on Roomtone.':
    'Vous recevez ceci parce que {1} a saisi cette adresse sur Roomtone.',
  '{1} reviewed your booking at {2}': '{1} a donné son avis sur votre réservation à {2}',
  'Read what they wrote. You can answer it once.': 'Lisez ce message. Vous pouvez y répondre une fois.',
  'A review for you.': 'Un avis pour vous.',
  '{1} wrote this about your booking at {2}:': '{1} a écrit ceci à propos de votre réservation à {2} :',
  Rating: 'Note',
  'Your answer stands under the review for everyone to read. It can be written once, so take your time.':
    'Votre réponse figure sous l’avis, lisible par tous. Elle ne s’écrit qu’une fois, prenez donc votre temps.',
  'Your review of {1} is shown now': 'Votre avis sur {1} est maintenant affiché',
  'The 14 days are over, so everyone can read it.':
    'Les 14 jours sont passés, tout le monde peut donc le lire.',
  'Your review is out.': 'Votre avis est publié.',
  'The 14 days for reviews of your booking at {1} are over. Everyone can now read what you wrote:':
    'Les 14 jours pour évaluer votre réservation à {1} sont passés. Tout le monde peut maintenant lire votre message :',
  'See your review': 'Voir votre avis',
  'It can no longer be changed. If something in it is wrong, write to us.':
    'Il ne peut plus être modifié. Si quelque chose est inexact, écrivez-nous.',
  '{1} answered your review': '{1} a répondu à votre avis',
  'About your booking at {1}.': 'À propos de votre réservation à {1}.',
  'An answer to your review.': 'Une réponse à votre avis.',
  '{1} answered what you wrote about your booking at {2}:':
    '{1} a répondu à ce que vous avez écrit sur votre réservation à {2} :',
  'See review and answer': 'Voir l’avis et la réponse',
  'The answer stands under your review. That is where the exchange ends: nobody writes twice.':
    'La réponse figure sous votre avis. L’échange s’arrête là : personne n’écrit deux fois.',
  '{1} of 5': '{1} sur 5',
  'You got this because of a booking of yours on Roomtone.':
    'Vous recevez ceci en raison d’une de vos réservations sur Roomtone.',
  'We are looking at your ID': 'Nous examinons votre pièce d’identité',
  'One of us checks it, and writes to you when it is done.':
    'L’un de nous la contrôle, et vous écrit une fois terminé.',
  'Your ID is under review.': 'Votre pièce d’identité est en cours d’examen.',
  'Thank you, your ID has arrived. One of us looks at it and writes to this address when it is done. There is nothing you need to do until then.':
    'Merci, votre pièce d’identité est arrivée. L’un de nous l’examine et écrit à cette adresse une fois terminé. Vous n’avez rien à faire d’ici là.',
  'See where it stands': 'Voir où cela en est',
  'If you did not send us an ID, write to us straight away.':
    'Si vous ne nous avez pas envoyé de pièce d’identité, écrivez-nous tout de suite.',
  'You got this because you asked us to verify your identity.':
    'Vous recevez ceci parce que vous nous avez demandé de vérifier votre identité.',
  'We could not verify your identity': 'Nous n’avons pas pu vérifier votre identité',
  'This mail says why, and how to try again.': 'Cet e-mail dit pourquoi, et comment réessayer.',
  'Your identity is not verified yet.': 'Votre identité n’est pas encore vérifiée.',
  'We looked at what you sent us and could not verify your identity. This is why:':
    'Nous avons examiné votre envoi et n’avons pas pu vérifier votre identité. Voici pourquoi :',
  'If that can be put right, you are welcome to try again at any time.':
    'Si cela peut être corrigé, vous pouvez réessayer à tout moment.',
  'Try again': 'Réessayer',
  'Your identity is verified': 'Votre identité est vérifiée',
  'You can now book spaces or list your property.':
    'Vous pouvez maintenant réserver des lieux ou publier le vôtre.',
  'Verification complete.': 'Vérification terminée.',
  'Your identity has been verified successfully. You can now book spaces or list your property.':
    'Votre identité a bien été vérifiée. Vous pouvez maintenant réserver des lieux ou publier le vôtre.',
  'From now on your legal name and birthday change only with our support. Your ID is kept encrypted and is never shown to hosts or guests.':
    'Désormais, votre nom légal et votre date de naissance ne changent qu’avec notre assistance. Votre pièce d’identité est conservée chiffrée et n’est jamais montrée aux hôtes ni aux locataires.',
  'You told us that you have a space to offer. Until the invitation comes, you might take its pictures: a listing starts with five, in daylight, with nobody in them.':
    'Vous nous avez dit avoir un lieu à proposer. En attendant l’invitation, vous pouvez prendre les photos : une annonce commence avec cinq, de jour, sans personne dessus.',
  'You told us that you are looking for spaces to work in. Until the invitation comes, you can look around: the spaces are open to see, only booking them takes an account.':
    'Vous nous avez dit chercher des lieux où travailler. En attendant l’invitation, vous pouvez regarder : les lieux sont visibles, seule la réservation demande un compte.',
  'You are on the waitlist': 'Vous êtes sur la liste d’attente',
  'We write to this address when there is room.': 'Nous écrivons à cette adresse dès qu’il y a de la place.',
  'You are on the list.': 'Vous êtes sur la liste.',
  'Thank you for asking. Roomtone is currently invite-only, and we let people in a few at a time so that hosts and crews stay in balance. We write to this address when there is room.':
    'Merci de votre intérêt. Roomtone fonctionne pour l’instant sur invitation, et nous faisons entrer les gens peu à peu pour garder l’équilibre entre hôtes et équipes. Nous écrivons à cette adresse dès qu’il y a de la place.',
  'How listing works': 'Comment publier une annonce',
  'See the spaces': 'Voir les lieux',
  'If it was not you who joined, ignore this mail, or write to us and we take the address off the list.':
    'Si ce n’est pas vous qui vous êtes inscrit, ignorez cet e-mail, ou écrivez-nous et nous retirons l’adresse de la liste.',
  'You got this because this address was entered on the Roomtone waitlist.':
    'Vous recevez ceci parce que cette adresse a été saisie sur la liste d’attente de Roomtone.',
  'Hello {1},': 'Bonjour {1},',
  'Hello,': 'Bonjour,',
  'Questions? Write to': 'Des questions ? Écrivez à',
  'Or copy this address into your browser:': 'Ou copiez cette adresse dans votre navigateur :',
  'Private spaces for small productions': 'Des lieux privés pour de petites productions',
  'Roomtone, private spaces for small productions': 'Roomtone, des lieux privés pour de petites productions',
  Unsubscribe: 'Se désabonner',
  guest: 'locataire',
  host: 'hôte',
  feedback: 'avis',
  '{1} of the {2} you paid goes back to your card. {3}':
    '{1} sur les {2} payés reviennent sur votre carte. {3}',
  'Of the {1} you paid, {2}.': 'Sur les {1} que vous avez payés, {2}.',
  'Your account is being deleted': 'Votre compte est en cours de suppression',
  'If you change your mind, one link brings it back.': 'Si vous changez d’avis, un lien le rétablit.',
  'As you asked, your account is closed. You are signed out on every device, your profile and your listings are gone from Roomtone, and requests that were open have ended.':
    'Comme vous l’avez demandé, votre compte est fermé. Vous êtes déconnecté sur tous vos appareils, votre profil et vos annonces ont quitté Roomtone, et les demandes ouvertes ont pris fin.',
  'Your account data is erased within {1} days. Records of bookings, payments, verification and compliance stay for {2} years, because the other side and the law may need them, and are erased then.':
    'Les données de votre compte sont effacées sous {1} jours. Les traces de réservations, de paiements, de vérification et de conformité restent {2} ans, car l’autre partie et la loi peuvent en avoir besoin, puis sont effacées.',
  'Until {1} you can take it back. After that nobody can, we cannot either.':
    'Jusqu’au {1}, vous pouvez revenir en arrière. Ensuite, personne ne le peut, nous non plus.',
  'Restore my account': 'Rétablir mon compte',
  'If it was not you who deleted it, restore it with this link, then reset your password and write to {1}.':
    'Si ce n’est pas vous qui l’avez supprimé, rétablissez-le avec ce lien, puis réinitialisez votre mot de passe et écrivez à {1}.',
  'You got this because your account was deleted.': 'Vous recevez ceci car votre compte a été supprimé.',
  'Nothing was erased. Your profile is there again, and the listings that were available can be booked: look over your calendar. Requests that ended when you left stay ended.':
    'Rien n’a été effacé. Votre profil est de retour, et les annonces qui étaient disponibles peuvent être réservées : parcourez votre calendrier. Les demandes qui ont pris fin à votre départ restent closes.',
  'You got this because the deletion of your account was taken back.':
    'Vous recevez ceci car la suppression de votre compte a été annulée.',
  'Your account is restored': 'Votre compte est rétabli',
  'Nothing was erased. Sign in as ever.': 'Rien n’a été effacé. Connectez-vous comme d’habitude.',
  'Restore your account?': 'Rétablir votre compte ?',
  'You signed in to an account that is being deleted.':
    'Vous vous êtes connecté à un compte en cours de suppression.',
  'Somebody signed in to your account with the right password or your Google account. It is being deleted, so nobody was let in.':
    'Quelqu’un s’est connecté à votre compte avec le bon mot de passe ou votre compte Google. Il est en cours de suppression, personne n’a donc pu entrer.',
  'If you would like to keep it after all, restore it until {1}. If not, do nothing.':
    'Si vous souhaitez finalement le garder, rétablissez-le jusqu’au {1}. Sinon, ne faites rien.',
  'You got this because somebody signed in to your account.':
    'Vous recevez ceci car quelqu’un s’est connecté à votre compte.',
  'Sign in as {1} to accept.': 'Connectez-vous comme {1} pour accepter.',
  'You have no account on Roomtone yet. Sign up as {1} first; this link is here when you come back.':
    'Vous n’avez pas encore de compte sur Roomtone. Inscrivez-vous d’abord comme {1} ; ce lien vous attend à votre retour.',
  'You can join Roomtone right away': 'Vous pouvez rejoindre Roomtone dès maintenant',
  'Roomtone is open to everyone at the moment.': 'Roomtone est ouvert à tous en ce moment.',
  'The door is open.': 'La porte est ouverte.',
  'Thank you for asking. Roomtone is open to everyone at the moment, so there is no need to wait: sign up with this address whenever you like.':
    'Merci de votre demande. Roomtone est ouvert à tous en ce moment, vous n’avez donc pas à attendre : inscrivez-vous avec cette adresse quand vous voulez.',
  'Have a look': 'Jeter un œil',
  'Roomtone is open to everyone at the moment: you can sign up through the link. We write to this address once about this invitation, and not again unless you join.':
    'Roomtone est ouvert à tous en ce moment : vous pouvez vous inscrire par ce lien. Nous écrivons une seule fois à cette adresse pour cette invitation, et plus jamais sauf si vous vous inscrivez.',
  'Sign up': 'S’inscrire',
  'For {1} at {2}.': 'Pour {1} à {2}.',
  'For referring {1} to Roomtone.': 'Pour avoir parrainé {1} sur Roomtone.',
  'Your bank may take a few days to show it.':
    'L’opération peut mettre quelques jours à apparaître sur votre compte.',
}
