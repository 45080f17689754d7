import type { Catalogue } from '../translate.ts'

export const mails5: Catalogue = {
  'It comes out of your next payouts.': 'C’est retenu sur vos prochains versements.',
  'A refund to your guest': 'Un remboursement à votre locataire',
  'From an earlier booking': 'D’une réservation antérieure',
  'Confirmed: {1} booked {2}': 'Confirmée : {1} a réservé {2}',
  '{1} booked {2}, which you look after together with {3}. It was confirmed at once, and nobody has to answer.':
    '{1} a réservé {2}, dont vous vous occupez avec {3}. C’est confirmé immédiatement, et personne n’a à répondre.',
  'Nobody comes at that time.': 'Personne ne vient sur ce créneau.',
  '{1} no longer comes to {2}: the booking is cancelled.':
    '{1} ne vient plus à {2} : la réservation est annulée.',
  '{1} no longer asks for {2}: the request was withdrawn, and there is nothing to answer any more.':
    '{1} ne demande plus {2} : la demande a été retirée, et il n’y a plus rien à répondre.',
  '{1} comes to {2} soon': '{1} vient bientôt à {2}',
  '{1} arrives at {2} on {3}. How to reach them is on the page of the booking.':
    '{1} arrive à {2} le {3}. Comment les joindre est sur la page de la réservation.',
  'Your account is suspended': 'Votre compte est suspendu',
  'You cannot sign in for now.': 'Vous ne pouvez pas vous connecter pour l’instant.',
  'Roomtone has suspended your account. You are signed out on every device and cannot sign in, your listings cannot be found or booked, and requests that were open have been withdrawn.':
    'Roomtone a suspendu votre compte. Vous êtes déconnecté de tous vos appareils et ne pouvez pas vous connecter, vos annonces ne peuvent être ni trouvées ni réservées, et les demandes ouvertes ont été retirées.',
  'Bookings that were confirmed stay as they are, and you still get mails about them.':
    'Les réservations confirmées restent telles quelles, et vous recevez toujours des e-mails à leur sujet.',
  'If you have a question about it, or think that it is wrong, write to {1}.':
    'Si vous avez une question à ce sujet, ou pensez que c’est une erreur, écrivez à {1}.',
  'You got this because your account was suspended.': 'Vous recevez ceci car votre compte a été suspendu.',
  'Your account is open again': 'Votre compte est à nouveau ouvert',
  'You can sign in as before.': 'Vous pouvez vous connecter comme avant.',
  'Your account is no longer suspended. You can sign in as before.':
    'Votre compte n’est plus suspendu. Vous pouvez vous connecter comme avant.',
  'Requests that were withdrawn meanwhile stay so. If you host, your listings can be found again: look over your calendar.':
    'Les demandes retirées entre-temps le restent. Si vous êtes hôte, vos annonces peuvent être trouvées à nouveau : vérifiez votre calendrier.',
  'If you have a question about it, write to {1}.': 'Si vous avez une question à ce sujet, écrivez à {1}.',
  'You got this because your account was suspended and is not any more.':
    'Vous recevez ceci car votre compte était suspendu et ne l’est plus.',
  'The calendar address of {1} has changed': 'L’adresse du calendrier de {1} a changé',
  'Calendars that follow it need the new address.':
    'Les calendriers qui le suivent ont besoin de la nouvelle adresse.',
  'Your calendar has a new address.': 'Votre calendrier a une nouvelle adresse.',
  "{1} no longer manages the calendar of {2}, but knows the secret address you publish it at. We changed that address, so they can't follow the calendar any more.":
    '{1} ne gère plus le calendrier de {2}, mais connaît l’adresse secrète à laquelle vous le publiez. Nous avons changé cette adresse, pour que cette personne ne puisse plus le suivre.',
  'Do other calendars follow it? Copy the new address from the calendar of the listing and paste it there. The old one has stopped working.':
    'D’autres calendriers le suivent ? Copiez la nouvelle adresse depuis le calendrier de l’annonce et collez-la dans ces calendriers. L’ancienne ne fonctionne plus.',
  'Get the new address': 'Voir la nouvelle adresse',
  'Your invitation to help with {1} was declined': 'Votre invitation à aider pour {1} a été refusée',
  'You can invite someone else anytime.': 'Vous pouvez inviter quelqu’un d’autre à tout moment.',
  'Your invitation was declined.': 'Votre invitation a été refusée.',
  'The invitation to help with {1} that you sent to {2} was declined. Nobody got access.':
    'L’invitation à aider pour {1} que vous avez envoyée à {2} a été refusée. Personne n’a obtenu d’accès.',
  'Your text was approved': 'Votre texte a été approuvé',
  'You can save it now, word for word.': 'Vous pouvez l’enregistrer, mot pour mot.',
  'You can use this text.': 'Vous pouvez utiliser ce texte.',
  'Our team has read this text, and you can save it now, word for word:':
    'Notre équipe a lu ce texte, et vous pouvez l’enregistrer, mot pour mot :',
  'Our team adds:': 'Notre équipe ajoute :',
  'You got this because we reviewed one of your texts on Roomtone.':
    'Vous recevez ceci parce qu’un de vos textes a été relu sur Roomtone.',
  'Please change your text': 'Veuillez changer votre texte',
  'It cannot be used as it is.': 'Il ne peut pas être utilisé tel quel.',
  'This text cannot be used.': 'Ce texte ne peut pas être utilisé.',
  'Our team has read this text. It cannot be used as it is, so please change it:':
    'Notre équipe a lu ce texte. Il ne peut pas être utilisé tel quel, veuillez donc le changer :',
  'Refund of {1}: {2}': 'Remboursement de {1} : {2}',
  'Roomtone gave you a refund for this booking.':
    'Roomtone vous a accordé un remboursement pour cette réservation.',
  '{1} refund to {2}: {3}': 'Remboursement de {1} à {2} : {3}',
  "It comes out of this booking's payout.": 'Cette somme est déduite du versement de cette réservation.',
  'Roomtone refunded {1} to {2} out of your share of this booking.':
    'Roomtone a remboursé {1} à {2}, sur votre part de cette réservation.',
  "This booking's payout is already settled, so the {1} comes out of your next payouts.":
    'Le versement de cette réservation est déjà soldé : les {1} seront déduits de vos prochains versements.',
  "The {1} comes out of this booking's payout. You get the rest as planned.":
    'Les {1} sont déduits du versement de cette réservation. Vous recevrez le reste comme prévu.',
  'Think this is wrong? Write to {1}.': 'Vous pensez que c’est une erreur ? Écrivez à {1}.',
  "Roomtone ended it. You weren't charged.": 'Roomtone y a mis fin. Rien ne vous a été débité.',
  "Roomtone ended your second hold on this time. You weren't charged.":
    'Roomtone a mis fin à votre deuxième option sur ce créneau. Rien ne vous a été débité.',
  '{1} payout used for what you owed': 'Versement de {1} affecté à ce que vous deviez',
  'Your {1} payout went toward what you owed, so nothing was sent to your bank.':
    'Votre versement de {1} a servi à régler ce que vous deviez : rien n’a été envoyé à votre banque.',
  'A booking you canceled': 'Une réservation que vous avez annulée',
  '{1} for {2} at {3}': '{1} pour {2} à {3}',
}
