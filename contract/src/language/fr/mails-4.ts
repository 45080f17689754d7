import type { Catalogue } from '../translate.ts'

export const mails4: Catalogue = {
  'Roomtone is currently invite-only, and this address is not on the list yet. Join the waitlist with it first. Once you are in, open this link again, or ask for another if it has ended.':
    'Roomtone fonctionne pour l’instant sur invitation, et cette adresse n’est pas encore sur la liste. Rejoignez d’abord la liste d’attente avec elle. Une fois admis, ouvrez à nouveau ce lien, ou demandez-en un autre s’il a expiré.',
  'A host': 'Un hôte',
  'a listing': 'une annonce',
  'their listings': 'ses annonces',
  '{1} asks you to help with {2}': '{1} vous demande de l’aide pour {2}',
  'An invitation to shared access on Roomtone.': 'Une invitation à un accès partagé sur Roomtone.',
  'An invitation to help host.': 'Une invitation à aider un hôte.',
  '{1} rents out spaces on Roomtone and would like your help with them.':
    '{1} loue des lieux sur Roomtone et aimerait votre aide.',
  Listing: 'Annonce',
  Listings: 'Annonces',
  'What you could do': 'Ce que vous pourriez faire',
  'Your invitation: {1}': 'Votre invitation : {1}',
  'See the invitation': 'Voir l’invitation',
  'The link works once, and only for the owner of this address. If you do not know them, ignore this mail and nothing happens.':
    'Le lien fonctionne une seule fois, et seulement pour qui possède cette adresse. Si vous ne connaissez pas cette personne, ignorez cet e-mail et rien ne se passe.',
  'You got this because a host on Roomtone entered this address to share access.':
    'Vous recevez ceci car un hôte de Roomtone a saisi cette adresse pour partager un accès.',
  'Your co-host': 'Votre co-hôte',
  '{1} accepted a request for {2}': '{1} a accepté une demande pour {2}',
  '{1} declined a request for {2}': '{1} a refusé une demande pour {2}',
  'It is paid and confirmed.': 'Elle est payée et confirmée.',
  'Your calendar is free again.': 'Votre calendrier est à nouveau libre.',
  'A booking is confirmed.': 'Une réservation est confirmée.',
  'A request was declined.': 'Une demande a été refusée.',
  '{1} accepted the request by {2} on your behalf, and it is paid.':
    '{1} a accepté en votre nom la demande de {2}, et elle est payée.',
  '{1} declined the request by {2} on your behalf. The time is free again.':
    '{1} a refusé en votre nom la demande de {2}. Le créneau est à nouveau libre.',
  Begins: 'Début',
  'You got this because it is a booking of a space of yours on Roomtone.':
    'Vous recevez ceci car il s’agit d’une réservation de l’un de vos lieux sur Roomtone.',
  'You got this because it concerns access to a listing. These mails cannot be switched off.':
    'Vous recevez ceci car cela concerne l’accès à une annonce. Ces e-mails ne peuvent pas être désactivés.',
  '{1} helps with {2} now': '{1} aide maintenant pour {2}',
  'Your invitation was accepted.': 'Votre invitation a été acceptée.',
  '{1} accepted your invitation and has access to {2} from now on.':
    '{1} a accepté votre invitation et a désormais accès à {2}.',
  'What they can do': 'Ce que cette personne peut faire',
  'See who has access': 'Voir qui a accès',
  'You can change what they may do, or end it, at any time. It counts at once.':
    'Vous pouvez changer ce que cette personne peut faire, ou y mettre fin, à tout moment. Cela compte aussitôt.',
  '{1} no longer helps with {2}. They ended it themselves, and have no access to it any more.':
    '{1} n’aide plus pour {2}. Cette personne y a mis fin elle-même et n’y a plus accès.',
  '{1} ended your access to {2}. It no longer appears among your listings.':
    '{1} a mis fin à votre accès à {2}. Cette annonce n’apparaît plus parmi les vôtres.',
  'Shared access to {1} has ended': 'L’accès partagé à {1} a pris fin',
  'It counts at once.': 'Cela compte aussitôt.',
  'Shared access has ended.': 'L’accès partagé a pris fin.',
  'Shared access': 'Accès partagé',
  'its host': 'son hôte',
  '{1} would like to book {2}, which you look after together with {3}. Whoever answers first answers for both.':
    '{1} souhaite réserver {2}, dont vous vous occupez avec {3}. Qui répond en premier répond pour les deux.',
  'You got this because you help to host this space on Roomtone.':
    'Vous recevez ceci car vous aidez à accueillir dans ce lieu sur Roomtone.',
  'Listing: its texts, photos and prices': 'Annonce : ses textes, photos et prix',
  'Listing: its texts, photos and prices.': 'Annonce : ses textes, photos et prix.',
  'Calendar: blocked days, prices by day, connected calendars':
    'Calendrier : jours bloqués, prix par jour, calendriers connectés',
  'Calendar: blocked days, prices by day, connected calendars.':
    'Calendrier : jours bloqués, prix par jour, calendriers connectés.',
  'Bookings: see and answer requests, see guests and how they get in':
    'Réservations : voir les demandes et y répondre, voir les locataires et comment ils entrent',
  'Bookings: see and answer requests, see guests and how they get in.':
    'Réservations : voir les demandes et y répondre, voir les locataires et comment ils entrent.',
  'Messages: read and answer what guests write':
    'Messages : lire ce que les locataires écrivent et y répondre',
  'Messages: read and answer what guests write.':
    'Messages : lire ce que les locataires écrivent et y répondre.',
  'Your personal data is ready': 'Vos données personnelles sont prêtes',
  'It can be downloaded for {1} days.': 'Elles peuvent être téléchargées pendant {1} jours.',
  'The copy that you asked for is made. Sign in and download it from your privacy settings; we ask for your password again, so that nobody else can.':
    'La copie que vous avez demandée est prête. Connectez-vous et téléchargez-la depuis vos paramètres de confidentialité ; nous redemandons votre mot de passe, pour que personne d’autre ne le puisse.',
  'Go to the download': 'Aller au téléchargement',
  'It is there until {1} and is removed then. If you did not ask for it, change your password and write to {2}.':
    'Elle est là jusqu’au {1}, puis elle est supprimée. Si vous ne l’avez pas demandée, changez votre mot de passe et écrivez à {2}.',
  'You got this because a copy of your personal data was requested.':
    'Vous recevez ceci car une copie de vos données personnelles a été demandée.',
  'Your code to confirm it’s you': 'Votre code pour confirmer que c’est vous',
  'Confirm it’s you.': 'Confirmez que c’est vous.',
  'Enter this code on the page where we asked for it:':
    'Saisissez ce code sur la page où nous vous l’avons demandé :',
  'The code works once, for {1} minutes, in the browser that asked for it. Nobody from Roomtone will ever ask you for it. If it wasn’t you, sign out on all devices under Login & security and write to {2}.':
    'Le code fonctionne une seule fois, pendant {1} minutes, dans le navigateur qui l’a demandé. Personne chez Roomtone ne vous le demandera jamais. Si ce n’était pas vous, déconnectez tous vos appareils dans Connexion et sécurité et écrivez à {2}.',
  'You got this because someone signed in to your account is about to change something important.':
    'Vous recevez cet e-mail car une personne connectée à votre compte s’apprête à modifier quelque chose d’important.',
}
