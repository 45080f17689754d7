import type { Catalogue } from '../translate.ts'

export const mails3: Catalogue = {
  'Your code': 'Votre code',
  'Open the call sheet': 'Ouvrir la feuille de service',
  "This link is just for you. It shows your name and code, and we record each time it's opened, so please don't share it. Not part of this production? Ignore this email.":
    'Ce lien n’est que pour vous. Il affiche votre nom et votre code, et chaque ouverture est enregistrée : ne le partagez pas. Vous ne faites pas partie de cette production ? Ignorez cet e-mail.',
  'You got this because a production on Roomtone added you to its crew list.':
    'Vous recevez ceci parce qu’une production sur Roomtone vous a ajouté à la liste de son équipe.',
  'Read and sign': 'Lire et signer',
  'Both signatures are in.': 'Les deux signatures sont là.',
  'See the release': 'Voir l’autorisation',
  'Cleared to shoot: {1}': 'Prêt à tourner : {1}',
  'The compliance packet is complete.': 'Le dossier de conformité est complet.',
  'Cleared to shoot.': 'Prêt à tourner.',
  'See the packet': 'Voir le dossier',
  'Marked complete.': 'Marqué complet.',
  'Your code to sign the location release': 'Votre code pour signer l’autorisation de tournage',
  'It works for {1} minutes.': 'Il fonctionne pendant {1} minutes.',
  'Your signing code.': 'Votre code de signature.',
  'Enter this code on the page where you sign the location release:':
    'Saisissez ce code sur la page où vous signez l’autorisation de tournage :',
  Code: 'Code',
  "The code works for {1} minutes, for this release only. Nobody from Roomtone will ever ask you for it. Didn't ask for it? Someone else may be signed in to your account, so change your password and write to us.":
    'Le code fonctionne pendant {1} minutes, pour cette autorisation uniquement. Personne chez Roomtone ne vous le demandera jamais. Vous ne l’avez pas demandé ? Quelqu’un d’autre est peut-être connecté à votre compte : changez votre mot de passe et écrivez-nous.',
  'You got this because someone asked for a code to sign a location release with your account.':
    'Vous recevez ceci parce qu’un code a été demandé pour signer une autorisation de tournage avec votre compte.',
  'your messages': 'vos messages',
  'what you wrote in the conversation about {1}':
    'ce que vous avez écrit dans la conversation à propos de {1}',
  'A warning about your messages': 'Un avertissement à propos de vos messages',
  'Please read this so you can keep using Roomtone.':
    'Merci de lire ceci pour continuer à utiliser Roomtone.',
  "Our team looked at {1}. It doesn't fit our community commitment.":
    'Notre équipe a examiné {1}. Cela ne va pas avec notre engagement communautaire.',
  'Nothing else changes for now, but if it happens again, we may suspend your account.':
    'Rien d’autre ne change pour l’instant, mais si cela se reproduit, nous pourrons suspendre votre compte.',
  'Read the commitment': 'Lire l’engagement',
  'You got this because you send messages on Roomtone.':
    'Vous recevez ceci parce que vous envoyez des messages sur Roomtone.',
  'You have a new message': 'Vous avez un nouveau message',
  'You have new messages': 'Vous avez de nouveaux messages',
  'You got this because you have unread messages on Roomtone.':
    'Vous recevez ceci parce que vous avez des messages non lus sur Roomtone.',
  '{1} wrote to you about {2}': '{1} vous a écrit à propos de {2}',
  '{1} new messages in {2} conversations': '{1} nouveaux messages dans {2} conversations',
  '{1} wrote to you about {2}:': '{1} vous a écrit à propos de {2} :',
  "You're answering for {1}.": 'Vous répondez au nom de {1}.',
  'Reply to {1}': 'Répondre à {1}',
  "There's 1 earlier message in the conversation.": 'Il y a 1 message plus ancien dans la conversation.',
  'There are {1} earlier messages in the conversation.':
    'Il y a {1} messages plus anciens dans la conversation.',
  'a photo': 'une photo',
  '{1} photos': '{1} photos',
  'a document': 'un document',
  '{1} documents': '{1} documents',
  'Attached: {1}.': 'En pièce jointe : {1}.',
  'Attached: {1} and {2}.': 'En pièce jointe : {1} et {2}.',
  'Sent you {1}.': 'Vous a envoyé {1}.',
  'Sent you {1} and {2}.': 'Vous a envoyé {1} et {2}.',
  '{1} sent you {2}.': '{1} vous a envoyé {2}.',
  '{1} sent you {2} and {3}.': '{1} vous a envoyé {2} et {3}.',
  'Open 1 more conversation': 'Ouvrir une autre conversation',
  'Open {1} more conversations': 'Ouvrir {1} autres conversations',
  'Your host': 'Votre hôte',
  ' and ': ' et ',
  'inspiration and offers': 'inspiration et offres',
  'trip planning': 'préparation du tournage',
  'news and programs': 'nouveautés et programmes',
  'travel regulations': 'règles de déplacement',
  'Trial: {1}': 'Essai : {1}',
  'You got this because emails about {1} are on in your notification settings.':
    'Vous recevez ceci parce que les e-mails « {1} » sont activés dans vos paramètres de notification.',
  'This email address already has an account': 'Cette adresse a déjà un compte',
  "It can't be used for a second one.": 'Elle ne peut pas servir à un second.',
  'Someone asked to use this address for their Roomtone account. It already belongs to another account, so nothing changed.':
    'Quelqu’un a demandé à utiliser cette adresse pour son compte Roomtone. Elle appartient déjà à un autre compte, rien n’a donc été modifié.',
  'Was that you? Sign in with this address, or choose another one for your account.':
    'C’était vous ? Connectez-vous avec cette adresse, ou choisissez-en une autre pour votre compte.',
  "If this wasn't you, you don't need to do anything.": 'Si ce n’était pas vous, il n’y a rien à faire.',
  'You got this because this address belongs to an account on Roomtone.':
    'Vous recevez ceci parce que cette adresse appartient à un compte Roomtone.',
  'Confirm your new email address': 'Confirmez votre nouvelle adresse e-mail',
  "Then we'll email you here.": 'Nous vous écrirons ensuite à cette adresse.',
  "You asked to use this address for your Roomtone account. Open the link to confirm it. After that, you'll sign in with it.":
    'Vous avez demandé à utiliser cette adresse pour votre compte Roomtone. Ouvrez le lien pour la confirmer. Vous vous connecterez ensuite avec elle.',
  'Use this address': 'Utiliser cette adresse',
  "The link works once, for {1}. Until you open it, nothing changes. Didn't ask for this? Ignore this email.":
    'Le lien fonctionne une seule fois, pendant {1}. Tant que vous ne l’ouvrez pas, rien ne change. Vous n’avez rien demandé ? Ignorez cet e-mail.',
  'Your email address is about to change': 'Votre adresse e-mail va changer',
  'Someone signed in to your account asked to change its email address. It changes once they open the link we sent to the new address.':
    'Une personne connectée à votre compte a demandé à changer son adresse e-mail. Elle changera dès que le lien envoyé à la nouvelle adresse sera ouvert.',
  'Your email address was changed': 'Votre adresse e-mail a été modifiée',
  "We won't email this address anymore.": 'Nous n’écrivons plus à cette adresse.',
  "Your Roomtone account now has a different email address. You can't sign in with this one anymore, and we won't email it again.":
    'Votre compte Roomtone a maintenant une autre adresse e-mail. Vous ne pouvez plus vous connecter avec celle-ci, et nous n’y écrirons plus.',
  'Your friend': 'Votre ami',
  'You earned {1}': 'Vous avez gagné {1}',
  '{1} hosted their first booking.': '{1} a accueilli sa première réservation.',
  'Thanks for the referral.': 'Merci pour ce parrainage.',
  "{1} hosted their first booking, so you've earned the referral reward.":
    '{1} a accueilli sa première réservation : la prime de parrainage est à vous.',
  Reward: 'Récompense',
  'Sent by': 'Envoyé avant le',
  "We'll send it to your payout account. Don't have one yet? Verify your identity, then set one up under Settings, Payments.":
    'Nous l’enverrons sur votre compte de versement. Pas encore de compte ? Faites vérifier votre identité, puis configurez-en un dans Paramètres, Paiements.',
  'A friend': 'Un ami',
  '{1} thinks your space belongs on Roomtone': '{1} pense que votre lieu a sa place sur Roomtone',
  'Private spaces for small productions, booked by verified people.':
    'Des lieux privés pour de petites productions, réservés par des personnes vérifiées.',
  'Your space could be a film set.': 'Votre lieu pourrait devenir un plateau.',
  '{1} invited you to Roomtone, where hosts rent their spaces to small crews: photographers, filmmakers, musicians.':
    '{1} vous invite sur Roomtone, où des hôtes louent leurs lieux à de petites équipes : photographes, cinéastes, musiciens.',
  'You decide what’s allowed, when it’s available and what it costs. Everyone who books is verified, your address stays hidden until a booking is confirmed, and you get paid after the shoot.':
    'Vous décidez de ce qui est permis, des disponibilités et du prix. Toutes les personnes qui réservent sont vérifiées, votre adresse reste masquée jusqu’à ce qu’une réservation soit confirmée, et vous êtes payé après le tournage.',
  'Join the waitlist': 'Rejoindre la liste d’attente',
  "Roomtone is invite-only for now, so the link leads to the waitlist. This is the only email we'll send about this invitation.":
    'Roomtone est pour l’instant sur invitation : le lien mène à la liste d’attente. C’est le seul e-mail que nous enverrons à propos de cette invitation.',
  'You got this because {1} entered this address on Roomtone.':
    'Vous recevez ceci parce que {1} a saisi cette adresse sur Roomtone.',
  '{1} reviewed your booking at {2}': '{1} a donné son avis sur votre réservation à {2}',
  'Read it and reply. You can reply once.': 'Lisez-le et répondez. Vous pouvez répondre une fois.',
  'You have a new review': 'Vous avez un nouvel avis',
  "Here's what {1} wrote about your booking at {2}:":
    'Voici ce que {1} a écrit sur votre réservation à {2} :',
  Rating: 'Note',
  'Everyone can read your reply below the review. You can only write one, so take your time.':
    'Tout le monde peut lire votre réponse sous l’avis. Vous ne pouvez en écrire qu’une : prenez votre temps.',
  'Your review of {1} is public': 'Votre avis sur {1} est public',
  'Everyone can read it now.': 'Tout le monde peut maintenant le lire.',
  'Your review is public': 'Votre avis est public',
  'The 14 days to review your booking at {1} are over, so everyone can now read what you wrote:':
    'Les 14 jours pour donner un avis sur votre réservation à {1} sont écoulés : tout le monde peut maintenant lire ce que vous avez écrit :',
  'See your review': 'Voir votre avis',
  "You can't change it anymore. If something in it is wrong, write to us.":
    'Il ne peut plus être modifié. Si quelque chose est inexact, écrivez-nous.',
  '{1} replied to your review': '{1} a répondu à votre avis',
  'About your booking at {1}.': 'À propos de votre réservation à {1}.',
  'You have a reply to your review': 'Une réponse à votre avis',
  '{1} replied to what you wrote about your booking at {2}:':
    '{1} a répondu à ce que vous avez écrit sur votre réservation à {2} :',
  'See the review and reply': 'Voir l’avis et la réponse',
  'The reply is below your review. Each side writes once, so that closes the exchange.':
    'La réponse figure sous votre avis. Chacun écrit une fois : l’échange s’arrête là.',
  '{1} of 5': '{1} sur 5',
  'You got this because of one of your bookings on Roomtone.':
    'Vous recevez ceci en raison d’une de vos réservations sur Roomtone.',
  'We’re reviewing your ID': 'Nous examinons votre pièce d’identité',
  "We'll email you when we're done.": 'Nous vous écrirons dès que ce sera fait.',
  'Your ID is under review': 'Votre pièce d’identité est en cours d’examen.',
  "Thanks, we got your ID. We'll email you when we've reviewed it. You don't need to do anything until then.":
    'Merci, nous avons bien reçu votre pièce d’identité. Nous vous écrirons une fois l’examen terminé. D’ici là, vous n’avez rien à faire.',
  'See the status': 'Voir l’avancement',
  "Didn't send us an ID? Write to us right away.":
    'Vous ne nous avez pas envoyé de pièce d’identité ? Écrivez-nous immédiatement.',
  'You got this because you asked us to verify your identity.':
    'Vous recevez ceci parce que vous nous avez demandé de vérifier votre identité.',
  "We couldn't verify your identity": 'Nous n’avons pas pu vérifier votre identité',
  'See why, and try again.': 'Voyez pourquoi, et réessayez.',
  "We couldn't verify your identity from what you sent us. Here's why:":
    'Nous n’avons pas pu vérifier votre identité avec ce que vous avez envoyé. Voici pourquoi :',
  'If you can fix that, try again anytime.': 'Si vous pouvez y remédier, réessayez quand vous voulez.',
  'Try again': 'Réessayer',
  'Your identity is verified': 'Votre identité est vérifiée',
  'You can now book spaces or list your property.':
    'Vous pouvez maintenant réserver des lieux ou publier le vôtre.',
  'Verification complete.': 'Vérification terminée.',
  'Your identity has been verified successfully. You can now book spaces or list your property.':
    'Votre identité a bien été vérifiée. Vous pouvez maintenant réserver des lieux ou publier le vôtre.',
  'To change your legal name or birthday from now on, contact support. We keep your ID encrypted and never show it to hosts or guests.':
    'Pour modifier désormais votre nom légal ou votre date de naissance, contactez l’assistance. Nous gardons votre pièce d’identité chiffrée et ne la montrons jamais aux hôtes ni aux locataires.',
  'You told us you have a space to offer. While you wait, take some photos: a listing starts with five, in daylight, with nobody in them.':
    'Vous nous avez dit que vous avez un lieu à proposer. En attendant, prenez des photos : une annonce en compte au moins cinq, à la lumière du jour et sans personne.',
  "You told us you're looking for spaces to shoot in. While you wait, browse the spaces. You only need an account to book.":
    'Vous nous avez dit que vous cherchez des lieux de tournage. En attendant, parcourez les lieux. Un compte n’est nécessaire que pour réserver.',
  'You’re on the waitlist': 'Vous êtes sur la liste d’attente',
  "We'll email you when there's room.": 'Nous vous écrirons dès qu’une place se libère.',
  "Thanks for your interest. Roomtone is currently invite-only, and we let people in a few at a time to keep hosts and crews in balance. We'll email you when there's room.":
    'Merci de votre intérêt. Roomtone est pour l’instant sur invitation, et nous accueillons peu de personnes à la fois pour équilibrer hôtes et équipes. Nous vous écrirons dès qu’une place se libère.',
  'How listing works': 'Comment publier une annonce',
  'See the spaces': 'Voir les lieux',
  "Didn't join? Ignore this email, or write to us and we'll take your address off the list.":
    'Ce n’était pas vous ? Ignorez cet e-mail, ou écrivez-nous et nous retirerons votre adresse de la liste.',
  'You got this because this address was entered on the Roomtone waitlist.':
    'Vous recevez ceci parce que cette adresse a été saisie sur la liste d’attente de Roomtone.',
  'Hi {1},': 'Bonjour {1},',
  'Hi,': 'Bonjour,',
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
  'Changed your mind? You can still restore it.':
    'Vous avez changé d’avis ? Vous pouvez encore le restaurer.',
  'As you asked, we closed your account. You’re signed out on every device, your profile and listings are gone from Roomtone, and your open requests have ended.':
    'Comme demandé, nous avons fermé votre compte. Vous êtes déconnecté de tous vos appareils, votre profil et vos annonces ne sont plus sur Roomtone, et vos demandes en cours ont pris fin.',
  'We erase your account data within {1} days. We have to keep records of bookings, payments, verification and compliance for {2} years, then we erase those too.':
    'Nous effaçons les données de votre compte sous {1} jours. Nous devons conserver {2} ans les données de réservation, de paiement, de vérification et de conformité, puis nous les effaçons aussi.',
  'You can restore it until {1}. After that, nobody can, not even us.':
    'Vous pouvez le restaurer jusqu’au {1}. Ensuite, personne ne le peut, pas même nous.',
  'Restore my account': 'Rétablir mon compte',
  "Didn't delete it? Restore it with this link, then reset your password and write to {1}.":
    'Vous ne l’avez pas supprimé ? Restaurez-le avec ce lien, puis réinitialisez votre mot de passe et écrivez à {1}.',
  'You got this because your account was deleted.': 'Vous recevez ceci car votre compte a été supprimé.',
  'Nothing was erased. Your profile is back, and so are the listings that were available, so check your calendar. Requests that ended when you left stay closed.':
    'Rien n’a été effacé. Votre profil est de retour, tout comme les annonces qui étaient disponibles : vérifiez votre calendrier. Les demandes closes à votre départ le restent.',
  'You got this because your account was restored.':
    'Vous recevez ceci parce que votre compte a été restauré.',
  'Your account is restored': 'Votre compte est rétabli',
  'Nothing was erased. You can sign in again.': 'Rien n’a été effacé. Vous pouvez vous reconnecter.',
  'Restore your account?': 'Rétablir votre compte ?',
  'You signed in to an account that is being deleted.':
    'Vous vous êtes connecté à un compte en cours de suppression.',
  "Someone tried to sign in to your account with the right credentials. The account is being deleted, so we didn't let them in.":
    'Quelqu’un a tenté de se connecter à votre compte avec les bons identifiants. Le compte est en cours de suppression, nous ne l’avons donc pas laissé entrer.',
  "Want to keep it? Restore it by {1}. If not, you don't need to do anything.":
    'Vous voulez le garder ? Restaurez-le avant le {1}. Sinon, vous n’avez rien à faire.',
  'You got this because someone tried to sign in to your account.':
    'Vous recevez ceci parce que quelqu’un a tenté de se connecter à votre compte.',
  'Sign in as {1} to accept.': 'Connectez-vous comme {1} pour accepter.',
  'You can join Roomtone now': 'Vous pouvez rejoindre Roomtone dès maintenant',
  'Roomtone is open to everyone right now.': 'Roomtone est ouvert à tous en ce moment.',
  "Thanks for your interest. Roomtone is open to everyone right now, so you don't have to wait. Sign up with this address anytime.":
    'Merci de votre intérêt. Roomtone est ouvert à tous en ce moment : inutile d’attendre. Inscrivez-vous avec cette adresse quand vous voulez.',
  'See Roomtone': 'Découvrir Roomtone',
  "You can sign up through the link. This is the only email we'll send about this invitation.":
    'Vous pouvez vous inscrire avec le lien. C’est le seul e-mail que nous enverrons à propos de cette invitation.',
  'Sign up': 'S’inscrire',
  'For {1} at {2}.': 'Pour {1} à {2}.',
  'For referring {1} to Roomtone.': 'Pour avoir parrainé {1} sur Roomtone.',
  'Your bank may take a few days to show it.':
    'L’opération peut mettre quelques jours à apparaître sur votre compte.',
  'Sign the location release: {1}': 'Signez l’autorisation de tournage : {1}',
  'It needs both signatures before the shoot.': 'Il faut les deux signatures avant le tournage.',
  'The location release for this booking is ready. Please read it and sign on screen, if you can at least a day before the booking starts.':
    'L’autorisation de tournage de cette réservation est prête. Lisez-la et signez-la à l’écran, si possible au moins un jour avant le début de la réservation.',
  "You'll need your legal name as we verified it, a signature you draw or type, and a code we email you.":
    'Il vous faut votre nom légal tel que nous l’avons vérifié, une signature dessinée ou saisie, et un code que nous vous envoyons par e-mail.',
  'Sign the updated location release: {1}': 'Signez l’autorisation de tournage mise à jour : {1}',
  'Details changed, so it needs both signatures again.':
    'Des détails ont changé : il faut de nouveau les deux signatures.',
  'Details in the location release changed. This is version {1}, and it needs both signatures.':
    'Des détails de l’autorisation de tournage ont changé. Voici la version {1}, qui demande les deux signatures.',
  'We keep earlier versions with their signatures.':
    'Nous conservons les versions précédentes avec leurs signatures.',
  '{1} signed the location release: {2}': '{1} a signé l’autorisation de tournage : {2}',
  "Now it's your turn.": 'À vous maintenant.',
  '{1} signed too, so the location release is complete.':
    '{1} a signé aussi : l’autorisation de tournage est complète.',
  '{1} signed the location release. Now it needs your signature.':
    '{1} a signé l’autorisation de tournage. Il ne manque que votre signature.',
  'All the paperwork for this booking is in: the signed release, verified identities, house rules, crew list, invoice and anything else the host asked for.':
    'Tous les documents de cette réservation sont là : l’autorisation signée, les identités vérifiées, le règlement intérieur, la liste de l’équipe, la facture et tout ce que l’hôte a demandé.',
  'You can download it all as one sealed pack for yourself, your insurer or your distributor.':
    'Vous pouvez tout télécharger en une seule archive scellée, pour vous, votre assureur ou votre distributeur.',
  'Compliance packet marked complete: {1}': 'Dossier de conformité marqué complet : {1}',
  'Roomtone marked it complete.': 'Roomtone l’a marqué complet.',
  'Roomtone marked the compliance packet for this booking complete: {1}':
    'Roomtone a marqué complet le dossier de conformité de cette réservation : {1}',
  'The packet shows which documents are in and which are not.':
    'Le dossier indique les documents présents et ceux qui manquent.',
}
