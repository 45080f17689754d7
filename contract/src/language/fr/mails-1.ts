import type { Catalogue } from '../translate.ts'

export const mails1: Catalogue = {
  'Your invitation to Roomtone': 'Votre invitation sur Roomtone',
  'There is room. Create your account with this address.':
    'Il y a de la place. Créez votre compte avec cette adresse.',
  'There is room for you.': 'Il y a de la place pour vous.',
  'You are invited to Roomtone, where hosts list private spaces and identity-verified crews rent them for small productions, by the hour or by the day.':
    'Vous êtes invité sur Roomtone, où des hôtes proposent des lieux privés que des équipes à l’identité vérifiée louent pour de petites productions, à l’heure ou à la journée.',
  'Create your account with the address this mail came to: the invitation belongs to it, and to no other.':
    'Créez votre compte avec l’adresse qui a reçu cet e-mail : l’invitation lui appartient, et à aucune autre.',
  'Create your account': 'Créer votre compte',
  'Have a government ID at hand. Everyone passes an identity check before they book or list; it takes 2 to 3 minutes.':
    'Ayez une pièce d’identité sous la main. Chacun passe un contrôle d’identité avant de réserver ou de publier ; il prend 2 à 3 minutes.',
  'You got this because you asked for access to Roomtone, or because we added you to its access list.':
    'Vous recevez ceci parce que vous avez demandé l’accès à Roomtone, ou que nous vous avons ajouté à sa liste d’accès.',
  'Confirm your email address': 'Confirmez votre adresse e-mail',
  'One click, and hosts and crews can reach you through Roomtone.':
    'Un clic, et hôtes et équipes peuvent vous joindre par Roomtone.',
  'Is this your address?': 'Est-ce votre adresse ?',
  'Please confirm that this address is yours. Booking requests, answers and receipts come here, so we ask before the first one.':
    'Veuillez confirmer que cette adresse est la vôtre. Demandes de réservation, réponses et reçus y arrivent, nous demandons donc avant le premier.',
  'Confirm email address': 'Confirmer l’adresse e-mail',
  'The link works for {1}. If you did not create an account on Roomtone, ignore this mail; without the click the address stays unconfirmed.':
    'Le lien fonctionne pendant {1}. Si vous n’avez pas créé de compte sur Roomtone, ignorez cet e-mail ; sans le clic, l’adresse reste non confirmée.',
  'You got this because this address was given for an account on Roomtone.':
    'Vous recevez ceci parce que cette adresse a été donnée pour un compte Roomtone.',
  'Your account is deactivated': 'Votre compte est désactivé',
  'Sign in whenever you like, and it is active again.':
    'Connectez-vous quand vous voulez, et il sera de nouveau actif.',
  'You are signed out on every device, your listings cannot be found or booked, and requests that were open have been withdrawn or declined.':
    'Vous êtes déconnecté de tous vos appareils, vos annonces ne peuvent être ni trouvées ni réservées, et les demandes ouvertes ont été retirées ou refusées.',
  'Nothing is lost. Sign in whenever you like: your account is active again then, and the listings that were available come back.':
    'Rien n’est perdu. Connectez-vous quand vous voulez : votre compte redevient actif, et les annonces disponibles reviennent.',
  'Sign in': 'Se connecter',
  'If it was not you, reset your password from the sign-in page and write to {1}.':
    'Si ce n’était pas vous, réinitialisez votre mot de passe depuis la page de connexion et écrivez à {1}.',
  'You got this because your account was deactivated.':
    'Vous recevez ceci parce que votre compte a été désactivé.',
  'New sign-in to your account': 'Nouvelle connexion à votre compte',
  '{1}, {2}. If it was you, there is nothing to do.': '{1}, {2}. Si c’était vous, il n’y a rien à faire.',
  'An unknown browser on {1}': 'Un navigateur inconnu sur {1}',
  '{1} on {2}': '{1} sur {2}',
  'A sign-in we had not seen before': 'Une connexion que nous n’avions jamais vue',
  'Your Roomtone account was just used from a browser that is new to us.':
    'Votre compte Roomtone vient d’être utilisé depuis un navigateur nouveau pour nous.',
  Browser: 'Navigateur',
  When: 'Quand',
  Network: 'Réseau',
  'If it was you, there is nothing to do. If it was not, choose a new password now; doing so signs out every device.':
    'Si c’était vous, il n’y a rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe ; cela déconnecte tous les appareils.',
  'It was not me': 'Ce n’était pas moi',
  'You got this because it concerns the security of your account. These mails cannot be switched off.':
    'Vous recevez ceci car il s’agit de la sécurité de votre compte. Ces e-mails ne peuvent pas être désactivés.',
  'Waitlist: {1}': 'Liste d’attente : {1}',
  'Someone joined the waitlist': 'Quelqu’un a rejoint la liste d’attente',
  'They cannot sign up until you invite them.':
    'Cette personne ne peut pas s’inscrire tant que vous ne l’invitez pas.',
  'Open the waitlist': 'Ouvrir la liste d’attente',
  'New account: {1}': 'Nouveau compte : {1}',
  'Someone signed up': 'Quelqu’un s’est inscrit',
  'Their address was on the access list, and the account is open.':
    'Son adresse était sur la liste d’accès, et le compte est ouvert.',
  'Open user management': 'Ouvrir la gestion des utilisateurs',
  Name: 'Nom',
  Email: 'E-mail',
  'Comes as': 'Vient comme',
  Host: 'Hôte',
  Creator: 'Créateur',
  'You got this because you are named as the operator of this Roomtone.':
    'Vous recevez ceci parce que vous êtes désigné comme opérateur de ce Roomtone.',
  'Your password was changed': 'Votre mot de passe a été modifié',
  'If it was you, there is nothing to do.': 'Si c’était vous, il n’y a rien à faire.',
  'The password of your Roomtone account has just been replaced by a new one.':
    'Le mot de passe de votre compte Roomtone vient d’être remplacé par un nouveau.',
  'If it was not you, write to {1} straight away. We will lock the account and help you get it back.':
    'Si ce n’était pas vous, écrivez tout de suite à {1}. Nous bloquerons le compte et vous aiderons à le récupérer.',
  'Your account is active again': 'Votre compte est de nouveau actif',
  'You signed in, and everything is as you left it.':
    'Vous vous êtes connecté, et tout est comme vous l’avez laissé.',
  'Good to have you back.': 'Ravis de vous retrouver.',
  'You signed in, so your account is active again, with the verification status it had before you left.':
    'Vous vous êtes connecté, votre compte est donc de nouveau actif, avec le statut de vérification qu’il avait.',
  'Requests that were pending when you deactivated were withdrawn then and stay so. If you host, the listings that were available are available again: look over your calendar.':
    'Les demandes en attente au moment de la désactivation ont été retirées et le restent. Si vous êtes hôte, les annonces disponibles le sont de nouveau : regardez votre calendrier.',
  'Open Roomtone': 'Ouvrir Roomtone',
  'If it was not you who signed in, reset your password from the sign-in page and write to us.':
    'Si ce n’est pas vous qui vous êtes connecté, réinitialisez votre mot de passe depuis la page de connexion et écrivez-nous.',
  'You got this because your deactivated account was used again.':
    'Vous recevez ceci parce que votre compte désactivé a été utilisé de nouveau.',
  'Choose a new password': 'Choisissez un nouveau mot de passe',
  'The link works once, for {1}.': 'Le lien fonctionne une fois, pendant {1}.',
  'Somebody, most likely you, asked to reset the password of your Roomtone account.':
    'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de votre compte Roomtone.',
  'The link works once, for {1}. If it was not you, do nothing: your password stays as it is.':
    'Le lien fonctionne une fois, pendant {1}. Si ce n’était pas vous, ne faites rien : votre mot de passe reste tel quel.',
  'You got this because a password reset was requested for this address.':
    'Vous recevez ceci parce qu’une réinitialisation de mot de passe a été demandée pour cette adresse.',
  'Two-factor sign-in is on': 'La double authentification est activée',
  'From now on, signing in to your Roomtone account takes your password and a code of your authenticator app. Keep your recovery codes somewhere that is not your phone.':
    'Désormais, la connexion à votre compte Roomtone demande votre mot de passe et un code de votre application d’authentification. Gardez vos codes de récupération ailleurs que sur votre téléphone.',
  'Two-factor sign-in is off': 'La double authentification est désactivée',
  'Signing in to your Roomtone account takes your password alone again. The recovery codes you had no longer work.':
    'Votre mot de passe seul suffit de nouveau pour vous connecter. Vos codes de récupération ne fonctionnent plus.',
  'You have new recovery codes': 'Vous avez de nouveaux codes de récupération',
  'Your recovery codes have been replaced by new ones. The old ones no longer work.':
    'Vos codes de récupération ont été remplacés. Les anciens ne fonctionnent plus.',
  'A recovery code was used': 'Un code de récupération a été utilisé',
  'One of your recovery codes has just been used in place of a code of your authenticator app. It will not work again.':
    'L’un de vos codes de récupération vient d’être utilisé à la place d’un code de votre application. Il ne fonctionnera plus.',
  'Google is connected to your account': 'Google est relié à votre compte',
  'You can now sign in to your Roomtone account with Google as well.':
    'Vous pouvez maintenant aussi vous connecter à Roomtone avec Google.',
  'Google is no longer connected': 'Google n’est plus relié',
  'Your Roomtone account can no longer be signed in to with Google. Your password works as before.':
    'On ne peut plus se connecter à votre compte Roomtone avec Google. Votre mot de passe fonctionne comme avant.',
  'You added a passkey': 'Vous avez ajouté une clé d’accès',
  'You can now sign in to your Roomtone account with a passkey. It counts as your password and your code in one.':
    'Vous pouvez maintenant vous connecter à Roomtone avec une clé d’accès. Elle remplace à la fois votre mot de passe et votre code.',
  'You removed a passkey': 'Vous avez supprimé une clé d’accès',
  'Your Roomtone account can no longer be signed in to with this passkey.':
    'On ne peut plus se connecter à votre compte Roomtone avec cette clé d’accès.',
  'We refused one of your passkeys': 'Nous avons refusé l’une de vos clés d’accès',
  'Someone tried to use what looks like a copy of one of your passkeys. We did not accept it. Remove that passkey and add a new one.':
    'Quelqu’un a essayé d’utiliser une de vos clés d’accès, qui semble copiée. Nous ne l’avons pas acceptée. Supprimez cette clé et ajoutez-en une nouvelle.',
  'Open Login & security': 'Ouvrir Connexion et sécurité',
  'If it was not you, choose a new password at once, and write to {1}.':
    'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et écrivez à {1}.',
  'Welcome to Roomtone': 'Bienvenue sur Roomtone',
  'Your account is ready. Two short steps, and you can book or list.':
    'Votre compte est prêt. Deux petites étapes, et vous pourrez réserver ou publier.',
  'Welcome in.': 'Entrez, vous êtes chez vous.',
  'Your account is ready. Roomtone is a small, invited community of hosts and crews, and it works because everyone in it is who they say they are. Two things come before your first booking or listing:':
    'Votre compte est prêt. Roomtone est une petite communauté sur invitation d’hôtes et d’équipes, et elle fonctionne parce que chacun est bien celui qu’il dit être. Deux choses précèdent votre première réservation ou annonce :',
  First: 'D’abord',
  'Your legal name and birthday, and our community commitment':
    'Votre nom légal, votre date de naissance et notre engagement communautaire',
  Then: 'Ensuite',
  'Identity verification: a government ID and 2 to 3 minutes':
    'Vérification d’identité : une pièce d’identité et 2 à 3 minutes',
  'Continue on Roomtone': 'Continuer sur Roomtone',
  'Your ID is stored encrypted and read for review only. No host and no guest ever sees it.':
    'Votre pièce d’identité est conservée chiffrée et n’est lue que pour examen. Aucun hôte ni locataire ne la voit jamais.',
  'You got this because an account was created with this address.':
    'Vous recevez ceci parce qu’un compte a été créé avec cette adresse.',
  'Your listing is live: {1}': 'Votre annonce est en ligne : {1}',
  'Crews can find it from now on.': 'Les équipes peuvent la trouver dès maintenant.',
  'Your listing is live.': 'Votre annonce est en ligne.',
  'We have approved “{1}”. Crews can find it in search and open its page from now on.':
    'Nous avons approuvé « {1} ». Les équipes peuvent désormais la trouver dans la recherche et ouvrir sa page.',
  'Open its page': 'Ouvrir sa page',
  'Prices, rules and free days are yours to set, in your host console: {1}':
    'Prix, règles et jours libres sont à vous, dans votre espace hôte : {1}',
  'You got this because you sent us a listing.':
    'Vous recevez ceci parce que vous nous avez envoyé une annonce.',
  'We have your listing: {1}': 'Nous avons votre annonce : {1}',
  'One of us looks at it, and writes to you when it is done.':
    'L’un de nous la regarde, et vous écrit une fois terminé.',
  'Your listing is under review.': 'Votre annonce est en cours d’examen.',
  'Thank you for sending us “{1}”. One of us looks at every listing before crews can find it. If all is well it goes live; if something needs changing, we write to you and say what.':
    'Merci de nous avoir envoyé « {1} ». L’un de nous regarde chaque annonce avant que les équipes puissent la trouver. Si tout va bien, elle est publiée ; si quelque chose doit changer, nous vous écrivons quoi.',
  'See your listings': 'Voir vos annonces',
  'There is nothing you need to do until then.': 'Vous n’avez rien à faire d’ici là.',
  'We looked at your change to “{1}” and cannot take it over yet. The listing stays live as it was.':
    'Nous avons examiné votre modification de « {1} » et ne pouvons pas encore la reprendre. L’annonce reste en ligne telle quelle.',
  'We looked at “{1}” and cannot show it to crews yet.':
    'Nous avons examiné « {1} » et ne pouvons pas encore la montrer aux équipes.',
  'Your listing needs changes: {1}': 'Votre annonce doit être modifiée : {1}',
  'This mail says what, and how to send it again.': 'Cet e-mail dit quoi, et comment la renvoyer.',
  'Your listing needs changes.': 'Votre annonce doit être modifiée.',
  '{1} This is why:': '{1} Voici pourquoi :',
  'Everything you sent is kept. Choose Resubmit in your listings, change what is needed and send it again.':
    'Tout ce que vous avez envoyé est conservé. Choisissez Soumettre de nouveau dans vos annonces, modifiez ce qu’il faut et renvoyez-la.',
  'Open your listings': 'Ouvrir vos annonces',
  'If you think that we are mistaken, write to {1}.': 'Si vous pensez que nous nous trompons, écrivez à {1}.',
  'New listing to review: {1}': 'Nouvelle annonce à examiner : {1}',
  'Listing changed, to review: {1}': 'Annonce modifiée, à examiner : {1}',
  'A new listing waits for review.': 'Une nouvelle annonce attend d’être examinée.',
  'A changed listing waits for review.': 'Une annonce modifiée attend d’être examinée.',
  Place: 'Lieu',
  Revision: 'Révision',
  'It goes live when you approve it.': 'Elle est publiée quand vous l’approuvez.',
  'The review page shows what has changed since the last decision.':
    'La page d’examen montre ce qui a changé depuis la dernière décision.',
  'Review applications': 'Examiner les candidatures',
  Total: 'Total',
  'Answer by': 'Répondre avant',
  'See your request': 'Voir votre demande',
  '{1} would like to book {2}': '{1} souhaite réserver {2}',
  'Please answer by {1}.': 'Veuillez répondre avant le {1}.',
  'A request to answer.': 'Une demande à traiter.',
  'You receive': 'Vous recevez',
  'Answer the request': 'Répondre à la demande',
  Reason: 'Motif',
  'Of the {1} you paid, {2} is back on your gift cards and coupons.':
    'Sur les {1} que vous avez payés, {2} sont de retour sur vos cartes cadeaux et bons.',
  'Of the {1} you paid, {2} is back on your gift cards and coupons, and {3} goes back to your card. Your bank may take a few days to show it.': 'Sur les {1} que vous avez payés, {2} sont de retour sur vos cartes cadeaux et bons, et {3} reviennent sur votre carte. L’opération peut mettre quelques jours à apparaître sur votre compte.',
  Paid: 'Payé',
  'See the booking': 'Voir la réservation',
  'Cancelled: {1} at {2}': 'Annulée : {1} à {2}',
  'A booking is cancelled.': 'Une réservation est annulée.',
  'You owe': 'Vous devez',
  'Your receipt and invoice are on that page.': 'Votre reçu et votre facture sont sur cette page.',
  'See your booking': 'Voir votre réservation',
  'Confirmed: {1} at {2}': 'Confirmée : {1} à {2}',
  'Request sent: {1}': 'Demande envoyée : {1}',
  '{1} has until {2} to answer.': '{1} a jusqu’au {2} pour répondre.',
  "{1} has until {2} to answer. We're holding the time for you until then.":
    '{1} a jusqu’au {2} pour répondre. D’ici là, nous vous gardons le créneau.',
  'Plans changed? You can withdraw the request on that page until the host answers.':
    'Changement de programme ? Vous pouvez retirer la demande sur cette page tant que l’hôte n’a pas répondu.',
  '{1} wants to book {2}': '{1} souhaite réserver {2}',
  "{1} sent you a booking request. Here's what they wrote:":
    '{1} vous a envoyé une demande de réservation. Voici son message :',
  "The payment goes through only if you accept. If you don't answer in time, the request expires and the time opens up in your calendar.":
    'Le paiement n’est encaissé que si vous acceptez. Sans réponse à temps, la demande expire et le créneau se libère dans votre calendrier.',
  'Roomtone canceled this booking.': 'Roomtone a annulé cette réservation.',
  'You canceled this booking.': 'Vous avez annulé cette réservation.',
  '{1} canceled this booking.': '{1} a annulé cette réservation.',
  'Canceled: {1}': 'Annulée : {1}',
  'We refunded {1} earlier.': 'Nous vous avions déjà remboursé {1}.',
  'Refunded earlier': 'Déjà remboursé',
  Refund: 'Remboursement',
  "There's no further refund.": 'Il n’y a pas d’autre remboursement.',
  "There's no refund.": 'Il n’y a pas de remboursement.',
  "There's no further refund of the {1} you paid.":
    'Il n’y a pas d’autre remboursement sur les {1} que vous avez payés.',
  "Under the cancellation terms you agreed to, there's no refund.":
    'Selon les conditions d’annulation que vous avez acceptées, il n’y a pas de remboursement.',
  "There's no refund of the {1} you paid.": 'Il n’y a pas de remboursement des {1} que vous avez payés.',
  'Canceled: {1} at {2}': 'Annulée : {1} à {2}',
  'The guest gets a full refund.': 'Le locataire est intégralement remboursé.',
  'The time is open in your calendar again.': 'Le créneau est de nouveau libre dans votre calendrier.',
  'The guest gets a full refund, and the time stays blocked in your calendar.':
    'Le locataire est intégralement remboursé, et le créneau reste bloqué dans votre calendrier.',
  'The time is open in your calendar again. The booking page shows what you still earn, if anything.':
    'Le créneau est de nouveau libre dans votre calendrier. La page de la réservation indique ce que vous touchez encore, le cas échéant.',
  'Refund to the guest': 'Remboursement au locataire',
  'You owe {1}. It comes out of your next payouts.':
    'Vous devez {1}. Cette somme sera déduite de vos prochains versements.',
  "There's no fee this time. Canceling again within six months costs one.":
    'Cette fois, c’est sans frais. Une nouvelle annulation dans les six mois sera facturée.',
  "That's a wrap: {1}": 'C’est dans la boîte : {1}',
  'Your receipt and invoice are ready.': 'Votre reçu et votre facture sont prêts.',
  'Your booking has ended. We hope you got what you came for.':
    'Votre réservation est terminée. Nous espérons que vous avez obtenu ce que vous cherchiez.',
  "That's a wrap: {1} at {2}": 'C’est dans la boîte : {1} à {2}',
  'Your payout is next.': 'Prochaine étape : votre versement.',
  'The booking has ended. Its page shows when your payout goes out.':
    'La réservation est terminée. Sa page indique la date de votre versement.',
  "You're booked: {1}": 'Réservation confirmée : {1}',
  '{1} accepted: {2}': '{1} a accepté : {2}',
  'The address and how to get in are on the booking page.':
    'L’adresse et les consignes d’accès sont sur la page de la réservation.',
  'This space books instantly, so the time is yours.':
    'Ce lieu se réserve instantanément : le créneau est à vous.',
  '{1} accepted your request, so the time is yours.': '{1} a accepté votre demande : le créneau est à vous.',
  'That page has the address, how to get in and how to reach the host. It also has your receipt and the dates you can cancel by.':
    'Vous y trouverez l’adresse, les consignes d’accès et comment joindre l’hôte, ainsi que votre reçu et les dates limites d’annulation.',
  'New booking: {1} at {2}': 'Nouvelle réservation : {1} à {2}',
  'You receive {1}.': 'Vous recevez {1}.',
  "{1} booked instantly and has paid. Here's what they wrote:":
    '{1} a réservé instantanément et a payé. Voici son message :',
  "The request is accepted and {1} has paid. Here's what they wrote:":
    'La demande est acceptée et {1} a payé. Voici son message :',
  "It's in your calendar, and that page shows how to reach the guest. Your payout goes out after the booking ends.":
    'Elle est dans votre calendrier, et cette page indique comment joindre le locataire. Votre versement part après la fin de la réservation.',
  '{1} declined: {2}': '{1} a refusé : {2}',
  "You weren't charged.": 'Rien ne vous a été débité.',
  '{1} declined your request. {2}': '{1} a refusé votre demande. {2}',
  'Find another space': 'Trouver un autre lieu',
  "Declined requests don't show on your profile.":
    'Les demandes refusées n’apparaissent pas sur votre profil.',
  'Request expired: {1}': 'Demande expirée : {1}',
  "The host didn't answer in time. You weren't charged.":
    'L’hôte n’a pas répondu à temps. Rien ne vous a été débité.',
  "{1} didn't answer in time, so your request expired. {2}":
    '{1} n’a pas répondu à temps, votre demande a donc expiré. {2}',
  'Second hold ended: {1}': 'Deuxième option terminée : {1}',
  "The time didn't open up. You weren't charged.":
    'Le créneau ne s’est pas libéré. Rien ne vous a été débité.',
  "The time didn't open up, or not soon enough for us to offer it to you. You weren't charged.":
    'Le créneau ne s’est pas libéré, ou pas assez tôt pour vous être proposé. Rien ne vous a été débité.',
  'Request expired: {1} at {2}': 'Demande expirée : {1} à {2}',
  "It wasn't answered in time.": 'Elle est restée sans réponse.',
  "{1} didn't get an answer in time, so the request expired. The time is open in your calendar again.":
    '{1} n’a pas eu de réponse à temps, la demande a donc expiré. Le créneau est de nouveau libre dans votre calendrier.',
  'Your listings show how often and how fast you answer. Declining counts as an answer.':
    'Vos annonces indiquent votre taux et votre délai de réponse. Un refus compte comme une réponse.',
}
