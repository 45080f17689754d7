import type { Catalogue } from '../translate.ts'

export const mails5: Catalogue = {
  'It comes out of your next payouts.': 'C’est retenu sur vos prochains versements.',
  'A refund to your guest': 'Un remboursement à votre locataire',
  'From an earlier booking': 'D’une réservation antérieure',
  'Your account is suspended': 'Votre compte est suspendu',
  "You can't sign in for now.": 'Vous ne pouvez pas vous connecter pour l’instant.',
  "Roomtone suspended your account. You're signed out on every device and can't sign in, your listings can't be found or booked, and your open requests were withdrawn.":
    'Roomtone a suspendu votre compte. Vous êtes déconnecté de tous vos appareils et ne pouvez pas vous connecter, vos annonces ne peuvent plus être trouvées ni réservées, et vos demandes en cours ont été retirées.',
  "Confirmed bookings stay as they are, and you'll still get emails about them.":
    'Les réservations confirmées restent telles quelles, et vous recevez toujours des e-mails à leur sujet.',
  'Questions, or think this is wrong? Write to {1}.':
    'Des questions, ou vous pensez que c’est une erreur ? Écrivez à {1}.',
  'You got this because your account was suspended.': 'Vous recevez ceci car votre compte a été suspendu.',
  'Your account is no longer suspended': 'Votre compte n’est plus suspendu',
  'You can sign in again.': 'Vous pouvez de nouveau vous connecter.',
  'Your account is no longer suspended, so you can sign in again.':
    'Votre compte n’est plus suspendu : vous pouvez de nouveau vous connecter.',
  'Requests that were withdrawn stay withdrawn. If you host, crews can find your listings again, so check your calendar.':
    'Les demandes retirées le restent. Si vous êtes hôte, les équipes peuvent de nouveau trouver vos annonces : vérifiez votre calendrier.',
  'Questions? Write to {1}.': 'Des questions ? Écrivez à {1}.',
  'You got this because your account is no longer suspended.':
    'Vous recevez ceci parce que votre compte n’est plus suspendu.',
  'The calendar address of {1} has changed': 'L’adresse du calendrier de {1} a changé',
  'Calendars that follow it need the new address.':
    'Les calendriers qui le suivent ont besoin de la nouvelle adresse.',
  'Get the new address': 'Voir la nouvelle adresse',
  'Your invitation to help with {1} was declined': 'Votre invitation à aider pour {1} a été refusée',
  'You can invite someone else anytime.': 'Vous pouvez inviter quelqu’un d’autre à tout moment.',
  'Your text was approved': 'Votre texte a été approuvé',
  'You can save it now, exactly as you wrote it.': 'Vous pouvez maintenant l’enregistrer tel quel.',
  'Our team read this text, and you can save it now, exactly as you wrote it:':
    'Notre équipe a lu ce texte, et vous pouvez maintenant l’enregistrer tel quel :',
  'Our team adds:': 'Notre équipe ajoute :',
  'You got this because we reviewed a text you wrote on Roomtone.':
    'Vous recevez ceci parce qu’un de vos textes a été relu sur Roomtone.',
  'Please change your text': 'Veuillez changer votre texte',
  "You can't use it as it is.": 'Vous ne pouvez pas l’utiliser en l’état.',
  "Our team read this text. You can't use it as it is, so please change it:":
    'Notre équipe a lu ce texte. Vous ne pouvez pas l’utiliser en l’état, merci de le modifier :',
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
