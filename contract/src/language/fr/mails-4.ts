import type { Catalogue } from '../translate.ts'

export const mails4: Catalogue = {
  'A host': 'Un hôte',
  'their listings': 'ses annonces',
  Listing: 'Annonce',
  Listings: 'Annonces',
  'Your invitation: {1}': 'Votre invitation : {1}',
  'See the invitation': 'Voir l’invitation',
  'You got this because a host on Roomtone entered this address to share access.':
    'Vous recevez ceci car un hôte de Roomtone a saisi cette adresse pour partager un accès.',
  'Your co-host': 'Votre co-hôte',
  'Your invitation was accepted.': 'Votre invitation a été acceptée.',
  'What they can do': 'Ce que cette personne peut faire',
  'See who has access': 'Voir qui a accès',
  'Shared access to {1} has ended': 'L’accès partagé à {1} a pris fin',
  'Shared access': 'Accès partagé',
  'its host': 'son hôte',
  'Calendar: blocked days, prices by day, connected calendars':
    'Calendrier : jours bloqués, prix par jour, calendriers connectés',
  'Calendar: blocked days, prices by day, connected calendars.':
    'Calendrier : jours bloqués, prix par jour, calendriers connectés.',
  'Your personal data is ready': 'Vos données personnelles sont prêtes',
  'You can download it for {1} days.': 'Elles peuvent être téléchargées pendant {1} jours.',
  "The copy you asked for is ready. Sign in and download it from your privacy settings. We'll ask you to confirm it's you first.":
    'La copie que vous avez demandée est prête. Connectez-vous et téléchargez-la depuis vos paramètres de confidentialité. Nous vous demanderons d’abord de confirmer que c’est vous.',
  'Download your data': 'Télécharger vos données',
  "We delete it on {1}. Didn't ask for it? Change your password and write to {2}.":
    'Nous la supprimerons le {1}. Vous ne l’avez pas demandée ? Changez votre mot de passe et écrivez à {2}.',
  'You got this because someone asked for a copy of your personal data.':
    'Vous recevez ceci car une copie de vos données personnelles a été demandée.',
  'Your code to confirm it’s you': 'Votre code pour confirmer que c’est vous',
  'Confirm it’s you.': 'Confirmez que c’est vous.',
  'Enter this code on the page where we asked for it:':
    'Saisissez ce code sur la page où nous vous l’avons demandé :',
  'The code works once, for {1} minutes, in the browser that asked for it. Nobody from Roomtone will ever ask you for it. If it wasn’t you, sign out on all devices under Login & security and write to {2}.':
    'Le code fonctionne une seule fois, pendant {1} minutes, dans le navigateur qui l’a demandé. Personne chez Roomtone ne vous le demandera jamais. Si ce n’était pas vous, déconnectez tous vos appareils dans Connexion et sécurité et écrivez à {2}.',
  'You got this because someone signed in to your account is about to change something important.':
    'Vous recevez cet e-mail car une personne connectée à votre compte s’apprête à modifier quelque chose d’important.',
  "You don't have a Roomtone account yet. Sign up as {1}, then open this link again.":
    'Vous n’avez pas encore de compte Roomtone. Inscrivez-vous avec {1}, puis rouvrez ce lien.',
  "Roomtone is invite-only for now, and this address isn't on the list yet. Join the waitlist with it first. Once you're in, open this link again, or ask for a new one if it has expired.":
    'Roomtone est pour l’instant sur invitation, et cette adresse n’est pas encore sur la liste. Inscrivez-la d’abord sur la liste d’attente. Une fois admis, rouvrez ce lien, ou demandez-en un autre s’il a expiré.',
  '{1} invited you to help with {2}': '{1} vous invite à aider pour {2}',
  'They invited you to shared access on Roomtone.': 'Vous êtes invité à partager l’accès sur Roomtone.',
  '{1} rents out spaces on Roomtone and would like your help hosting.':
    '{1} loue des lieux sur Roomtone et aimerait votre aide comme co-hôte.',
  'What you can do': 'Ce que vous pouvez faire',
  "The link works once, and only for this email address. Don't know them? You can ignore this email.":
    'Le lien fonctionne une seule fois et uniquement pour cette adresse. Vous ne connaissez pas cette personne ? Ignorez cet e-mail.',
  Starts: 'Début',
  'You got this because you help host this space on Roomtone.':
    'Vous recevez ceci parce que vous êtes co-hôte de ce lieu sur Roomtone.',
  "It's paid and confirmed.": 'Elle est payée et confirmée.',
  "{1} booked {2}, which you help {3} host. It booked instantly, so there's nothing to answer.":
    '{1} a réservé {2}, dont vous êtes co-hôte avec {3}. La réservation est instantanée : il n’y a rien à répondre.',
  'Nobody is coming at that time.': 'Personne ne viendra sur ce créneau.',
  "{1} isn't coming to {2}. The booking was canceled.":
    '{1} ne viendra pas à {2}. La réservation a été annulée.',
  "The request from {1} for {2} was withdrawn, so there's nothing left to answer.":
    'La demande de {1} pour {2} a été retirée : vous n’avez plus à répondre.',
  '{1} has {2} booked from {3}. The booking page shows how to reach them.':
    '{1} a réservé {2} à partir du {3}. La page de la réservation indique comment joindre cette personne.',
  "You got this because it's about access to a listing. These emails can't be turned off.":
    'Vous recevez ceci parce qu’il s’agit de l’accès à une annonce. Ces e-mails ne peuvent pas être désactivés.',
  '{1} now helps with {2}': '{1} aide maintenant pour {2}',
  '{1} accepted your invitation and now has access to {2}.':
    '{1} a accepté votre invitation et a maintenant accès à {2}.',
  'You can change what they can do, or end their access, at any time. Changes take effect right away.':
    'Vous pouvez modifier ses droits ou mettre fin à son accès à tout moment. Les changements prennent effet immédiatement.',
  '{1} stopped helping with {2} and no longer has access to it.':
    '{1} a cessé d’aider pour {2} et n’y a plus accès.',
  "{1} ended your access to {2}. It's no longer in your listings.":
    '{1} a mis fin à votre accès à {2}. L’annonce ne figure plus parmi les vôtres.',
  'It took effect right away.': 'Avec effet immédiat.',
  'See shared access': 'Voir l’accès partagé',
  'The invitation you sent to {1} was declined, so nobody got access to {2}.':
    'L’invitation envoyée à {1} a été refusée : personne n’a obtenu l’accès à {2}.',
  "{1} no longer manages the calendar of {2} but knew its secret address. We changed the address so they can't follow the calendar anymore.":
    '{1} ne gère plus le calendrier de {2} mais en connaissait l’adresse secrète. Nous l’avons changée pour que cette personne ne puisse plus le suivre.',
  "Do other calendars follow it? Copy the new address from the listing's calendar and paste it there. The old one no longer works.":
    'D’autres calendriers le suivent ? Copiez la nouvelle adresse depuis le calendrier de l’annonce et collez-la. L’ancienne ne fonctionne plus.',
  '{1} wants to book {2}, {3}': '{1} souhaite réserver {2}, {3}',
  '{1} wants to book {2}, which you help {3} host. Either of you can answer.':
    '{1} souhaite réserver {2}, dont vous êtes co-hôte avec {3}. L’un de vous deux peut répondre.',
  '{1} accepted a request: {2}': '{1} a accepté une demande : {2}',
  '{1} declined a request: {2}': '{1} a refusé une demande : {2}',
  "{1} accepted the request from {2} for you, and it's paid.":
    '{1} a accepté pour vous la demande de {2}, et elle est payée.',
  '{1} declined the request from {2} for you. The time is open in your calendar again.':
    '{1} a refusé pour vous la demande de {2}. Le créneau est de nouveau libre dans votre calendrier.',
  'You got this because you host this space on Roomtone.':
    'Vous recevez ceci parce que vous êtes l’hôte de ce lieu sur Roomtone.',
  'Listing: text, photos and prices': 'Annonce : textes, photos et prix',
  'Listing: text, photos and prices.': 'Annonce : textes, photos et prix.',
  'Bookings: answer requests, see guests and access details':
    'Réservations : répondre aux demandes, voir les locataires et les accès',
  'Bookings: answer requests, see guests and access details.':
    'Réservations : répondre aux demandes, voir les locataires et les accès.',
  'Messages: read and answer guests': 'Messages : lire les locataires et leur répondre',
  'Messages: read and answer guests.': 'Messages : lire les locataires et leur répondre.',
}
