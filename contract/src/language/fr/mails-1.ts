import type { Catalogue } from '../translate.ts'

export const mails1: Catalogue = {
  'Your invitation to Roomtone': 'Votre invitation sur Roomtone',
  'Create your account with this email address.': 'Créez votre compte avec cette adresse e-mail.',
  "You're invited.": 'Vous êtes invité.',
  "You're invited to Roomtone, where verified crews rent private spaces for small productions, by the hour or by the day.":
    'Vous êtes invité sur Roomtone, où des équipes vérifiées louent des lieux privés pour de petites productions, à l’heure ou à la journée.',
  'Sign up with the address this email came to. The invitation only works with that one.':
    'Inscrivez-vous avec l’adresse à laquelle cet e-mail est arrivé. L’invitation ne fonctionne qu’avec celle-ci.',
  'Create your account': 'Créer votre compte',
  'Have a government ID ready. Everyone verifies their identity before booking or listing. It takes 2 to 3 minutes.':
    'Préparez une pièce d’identité officielle. Chacun fait vérifier son identité avant de réserver ou de publier. Cela prend 2 à 3 minutes.',
  'You got this because you asked for access to Roomtone, or because we added you to its access list.':
    'Vous recevez ceci parce que vous avez demandé l’accès à Roomtone, ou que nous vous avons ajouté à sa liste d’accès.',
  'Confirm your email address': 'Confirmez votre adresse e-mail',
  "Then you'll get requests, answers and receipts here.":
    'Vous recevrez ensuite ici demandes, réponses et reçus.',
  'Please confirm that this address is yours. We send booking requests, answers and receipts here.':
    'Confirmez que cette adresse est bien la vôtre. Nous y envoyons demandes de réservation, réponses et reçus.',
  'Confirm email address': 'Confirmer l’adresse e-mail',
  "The link works for {1}. Didn't create a Roomtone account? Ignore this email, and the address stays unconfirmed.":
    'Le lien fonctionne pendant {1}. Vous n’avez pas créé de compte Roomtone ? Ignorez cet e-mail, et l’adresse restera non confirmée.',
  'You got this because someone entered this address for a Roomtone account.':
    'Vous recevez ceci parce que cette adresse a été saisie pour un compte Roomtone.',
  'Your account is deactivated': 'Votre compte est désactivé',
  'Sign in anytime to reactivate it.': 'Connectez-vous quand vous voulez pour le réactiver.',
  "You're signed out on every device, your listings can't be found or booked, and your open requests were withdrawn or declined.":
    'Vous êtes déconnecté de tous vos appareils, vos annonces ne peuvent plus être trouvées ni réservées, et vos demandes en cours ont été retirées ou refusées.',
  'Nothing is lost. Sign in anytime to reactivate your account, and the listings that were available come back.':
    'Rien n’est perdu. Connectez-vous quand vous voulez pour réactiver votre compte, et les annonces qui étaient disponibles reviendront.',
  'Sign in': 'Se connecter',
  "If this wasn't you, reset your password from the sign-in page and write to {1}.":
    'Si ce n’était pas vous, réinitialisez votre mot de passe depuis la page de connexion et écrivez à {1}.',
  'You got this because your account was deactivated.':
    'Vous recevez ceci parce que votre compte a été désactivé.',
  'New sign-in to your account': 'Nouvelle connexion à votre compte',
  "{1}, {2}. If this was you, you don't need to do anything.":
    '{1}, {2}. Si c’était vous, il n’y a rien à faire.',
  'An unknown browser on {1}': 'Un navigateur inconnu sur {1}',
  '{1} on {2}': '{1} sur {2}',
  "Someone just signed in to your Roomtone account from a browser we haven't seen before.":
    'Quelqu’un vient de se connecter à votre compte Roomtone depuis un navigateur que nous ne connaissions pas.',
  Browser: 'Navigateur',
  When: 'Quand',
  Network: 'Réseau',
  "If this was you, you don't need to do anything. If it wasn't, choose a new password now. That signs out every device.":
    'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe : tous les appareils seront déconnectés.',
  "This wasn't me": 'Ce n’était pas moi',
  "You got this because it's about the security of your account. Security emails can't be turned off.":
    'Vous recevez ceci parce qu’il s’agit de la sécurité de votre compte. Les e-mails de sécurité ne peuvent pas être désactivés.',
  'Waitlist: {1}': 'Liste d’attente : {1}',
  'Someone joined the waitlist': 'Quelqu’un a rejoint la liste d’attente',
  'You can invite them from the waitlist.': 'Vous pouvez inviter cette personne depuis la liste d’attente.',
  'Open the waitlist': 'Ouvrir la liste d’attente',
  'New account: {1}': 'Nouveau compte : {1}',
  'Someone signed up': 'Quelqu’un s’est inscrit',
  'Their account is active.': 'Son compte est actif.',
  'Open user management': 'Ouvrir la gestion des utilisateurs',
  Name: 'Nom',
  Email: 'E-mail',
  'Joining as': 'S’inscrit comme',
  Host: 'Hôte',
  Creator: 'Créateur',
  'Your password was changed': 'Votre mot de passe a été modifié',
  "If this was you, you don't need to do anything.": 'Si c’était vous, vous n’avez rien à faire.',
  'The password for your Roomtone account was just changed.':
    'Le mot de passe de votre compte Roomtone vient d’être changé.',
  "If this wasn't you, write to {1} right away. We'll lock the account and help you get it back.":
    'Si ce n’était pas vous, écrivez tout de suite à {1}. Nous bloquerons le compte et vous aiderons à le récupérer.',
  'Your account is active again': 'Votre compte est de nouveau actif',
  'You signed in, so we reactivated it.': 'Vous vous êtes connecté, nous l’avons donc réactivé.',
  'Welcome back.': 'Ravis de vous revoir.',
  'You signed in, so your account is active again. Your identity verification is where you left it.':
    'Vous vous êtes connecté : votre compte est de nouveau actif. Votre vérification d’identité est restée en l’état.',
  'Requests that were open when you left stay closed. If you host, the listings that were available are back, so check your calendar.':
    'Les demandes en cours à votre départ restent closes. Si vous êtes hôte, les annonces qui étaient disponibles le sont de nouveau : vérifiez votre calendrier.',
  'Open Roomtone': 'Ouvrir Roomtone',
  "If this wasn't you, reset your password from the sign-in page and write to us.":
    'Si ce n’est pas vous qui vous êtes connecté, réinitialisez votre mot de passe depuis la page de connexion et écrivez-nous.',
  'You got this because someone signed in to your deactivated account.':
    'Vous recevez ceci parce que quelqu’un s’est connecté à votre compte désactivé.',
  'Choose a new password': 'Choisissez un nouveau mot de passe',
  'The link works once, for {1}.': 'Le lien fonctionne une fois, pendant {1}.',
  'Someone, most likely you, asked to reset the password for your Roomtone account.':
    'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de votre compte Roomtone.',
  "The link works once, for {1}. If this wasn't you, ignore this email and your password stays the same.":
    'Le lien fonctionne une seule fois, pendant {1}. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
  'You got this because a password reset was requested for this address.':
    'Vous recevez ceci parce qu’une réinitialisation de mot de passe a été demandée pour cette adresse.',
  'Two-factor sign-in is on': 'La double authentification est activée',
  'You now sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere other than your phone.':
    'Vous vous connectez désormais avec votre mot de passe et un code de votre application d’authentification. Gardez vos codes de récupération ailleurs que sur votre téléphone.',
  'Two-factor sign-in is off': 'La double authentification est désactivée',
  "You're back to signing in without a code. Your recovery codes no longer work.":
    'Vous vous connectez de nouveau sans code. Vos codes de récupération ne fonctionnent plus.',
  'You have new recovery codes': 'Vous avez de nouveaux codes de récupération',
  'Your recovery codes were replaced. The old ones no longer work.':
    'Vos codes de récupération ont été remplacés. Les anciens ne fonctionnent plus.',
  'A recovery code was used': 'Un code de récupération a été utilisé',
  "Someone just used one of your recovery codes instead of your authenticator app. It won't work again.":
    'Quelqu’un vient d’utiliser un de vos codes de récupération à la place de votre application d’authentification. Il ne fonctionnera plus.',
  'Google is connected to your account': 'Google est relié à votre compte',
  'You can now also sign in to Roomtone with Google.':
    'Vous pouvez maintenant aussi vous connecter à Roomtone avec Google.',
  'Google is no longer connected': 'Google n’est plus relié',
  'You can no longer sign in to Roomtone with Google. Your password still works.':
    'Vous ne pouvez plus vous connecter à Roomtone avec Google. Votre mot de passe fonctionne toujours.',
  'You added a passkey': 'Vous avez ajouté une clé d’accès',
  'You can now sign in to Roomtone with a passkey instead of your password and code.':
    'Vous pouvez maintenant vous connecter à Roomtone avec une clé d’accès au lieu de votre mot de passe et de votre code.',
  'You removed a passkey': 'Vous avez supprimé une clé d’accès',
  'You can no longer sign in to Roomtone with this passkey.':
    'Vous ne pouvez plus vous connecter à Roomtone avec cette clé d’accès.',
  'We refused one of your passkeys': 'Nous avons refusé l’une de vos clés d’accès',
  'Someone tried to use what looks like a copy of one of your passkeys. We did not accept it. Remove that passkey and add a new one.':
    'Quelqu’un a essayé d’utiliser une de vos clés d’accès, qui semble copiée. Nous ne l’avons pas acceptée. Supprimez cette clé et ajoutez-en une nouvelle.',
  'Open Login & security': 'Ouvrir Connexion et sécurité',
  "If this wasn't you, choose a new password right away and write to {1}.":
    'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et écrivez à {1}.',
  'Welcome to Roomtone': 'Bienvenue sur Roomtone',
  'Two short steps, and you can book or list.': 'Deux petites étapes, et vous pourrez réserver ou publier.',
  'Your account is ready. Two things are left before your first booking or listing:':
    'Votre compte est prêt. Il reste deux choses à faire avant votre première réservation ou annonce :',
  First: 'D’abord',
  'Your legal name and birthday, and our community commitment':
    'Votre nom légal, votre date de naissance et notre engagement communautaire',
  Then: 'Ensuite',
  'Identity verification: have a government ID ready, it takes 2 to 3 minutes':
    'Vérification d’identité : préparez une pièce officielle, cela prend 2 à 3 minutes',
  'Continue on Roomtone': 'Continuer sur Roomtone',
  'We store your ID encrypted and open it only to review it. Hosts and guests never see it.':
    'Nous conservons votre pièce d’identité chiffrée et ne l’ouvrons que pour la vérifier. Ni les hôtes ni les locataires ne la voient.',
  'You got this because an account was created with this address.':
    'Vous recevez ceci parce qu’un compte a été créé avec cette adresse.',
  'Your listing is live: {1}': 'Votre annonce est en ligne : {1}',
  'Crews can find it now.': 'Les équipes peuvent maintenant la trouver.',
  'Your listing is live.': 'Votre annonce est en ligne.',
  'We approved “{1}”. Crews can now find it in search.':
    'Nous avons approuvé « {1} ». Les équipes peuvent maintenant la trouver dans la recherche.',
  'See your listing': 'Voir votre annonce',
  'You set prices, rules and availability in your host console: {1}':
    'Vous fixez prix, règles et disponibilités dans votre console d’hôte : {1}',
  'You got this because you sent us a listing.':
    'Vous recevez ceci parce que vous nous avez envoyé une annonce.',
  'Listing received: {1}': 'Annonce reçue : {1}',
  "We'll email you when we've reviewed it.": 'Nous vous écrirons une fois l’examen terminé.',
  'Your listing is under review.': 'Votre annonce est en cours d’examen.',
  "Thanks for sending us “{1}”. We review every listing before crews can find it. If anything needs to change, we'll email you what.":
    'Merci de nous avoir envoyé « {1} ». Nous examinons chaque annonce avant que les équipes puissent la trouver. S’il faut changer quelque chose, nous vous écrirons.',
  'See your listings': 'Voir vos annonces',
  "You don't need to do anything until then.": 'Vous n’avez rien à faire d’ici là.',
  "We reviewed your changes to “{1}” and can't publish them yet. The listing stays live as it was.":
    'Nous avons examiné vos modifications de « {1} » et ne pouvons pas encore les publier. L’annonce reste en ligne en l’état.',
  "We reviewed “{1}” and can't show it to crews yet.":
    'Nous avons examiné « {1} » et ne pouvons pas encore la montrer aux équipes.',
  'Your listing needs changes: {1}': 'Votre annonce doit être modifiée : {1}',
  'See what to change and how to send it again.': 'Voyez ce qu’il faut changer et comment la renvoyer.',
  'Your listing needs changes.': 'Votre annonce doit être modifiée.',
  "{1} Here's why:": '{1} Voici pourquoi :',
  'We kept everything you sent. Choose Resubmit in your listings, make the changes and send it again.':
    'Nous avons gardé tout ce que vous avez envoyé. Choisissez Renvoyer dans vos annonces, faites les modifications et renvoyez-la.',
  'Open your listings': 'Ouvrir vos annonces',
  'Think we got this wrong? Write to {1}.': 'Vous pensez que nous nous trompons ? Écrivez à {1}.',
  'New listing to review: {1}': 'Nouvelle annonce à examiner : {1}',
  'Changed listing to review: {1}': 'Annonce modifiée, à examiner : {1}',
  'A new listing is ready for review.': 'Une nouvelle annonce est à examiner.',
  'A changed listing is ready for review.': 'Une annonce modifiée est à examiner.',
  Place: 'Lieu',
  Revision: 'Révision',
  'It goes live when you approve it.': 'Elle est publiée quand vous l’approuvez.',
  'The review page shows what changed since the last decision.':
    'La page d’examen montre ce qui a changé depuis la dernière décision.',
  'Review applications': 'Examiner les candidatures',
  Total: 'Total',
  'Answer by': 'Répondre avant',
  'See your request': 'Voir votre demande',
  'Please answer by {1}.': 'Veuillez répondre avant le {1}.',
  'You receive': 'Vous recevez',
  'Answer the request': 'Répondre à la demande',
  Reason: 'Motif',
  'Of the {1} you paid, {2} is back on your gift cards and coupons.':
    'Sur les {1} que vous avez payés, {2} sont de retour sur vos cartes cadeaux et bons.',
  'Of the {1} you paid, {2} is back on your gift cards and coupons, and {3} goes back to your card. Your bank may take a few days to show it.':
    'Sur les {1} que vous avez payés, {2} sont de retour sur vos cartes cadeaux et bons, et {3} reviennent sur votre carte. L’opération peut mettre quelques jours à apparaître sur votre compte.',
  Paid: 'Payé',
  'See the booking': 'Voir la réservation',
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
