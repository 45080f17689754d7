import type { Catalogue } from '../translate.ts'

export const sentences2: Catalogue = {
  'One default, no place twice, and a state for every city':
    'Une valeur par défaut, aucun endroit deux fois, et un État pour chaque ville',
  'The commitment changed since you opened it. Please reload and read it again.':
    'L’engagement a changé depuis que vous l’avez ouvert. Rechargez et relisez-le.',
  'Please choose a password that is not your current one':
    'Veuillez choisir un mot de passe différent de l’actuel',
  "You can't change your name or birthday while we check your identity. If they're wrong, contact support.":
    'Votre nom et votre date de naissance ne peuvent pas être modifiés pendant le contrôle de votre identité. S’ils sont faux, écrivez à notre assistance.',
  'Your name and birthday are verified. To change them, contact support.':
    'Votre nom et votre date de naissance sont vérifiés. Pour les modifier, contactez l’assistance.',
  "This date doesn't exist. Please check the day and month.":
    'Cette date n’existe pas. Vérifiez le jour et le mois.',
  'This date is in the future. Please check the year.': 'Cette date est dans le futur. Vérifiez l’année.',
  'The host sent a newer version of this application. Please review that one.':
    'L’hôte a envoyé une version plus récente de cette candidature. Veuillez regarder celle-là.',
  'This application was already {1} by {2}.': 'Cette candidature a déjà été {1} par {2}.',
  'Please choose a property type.': 'Veuillez choisir un type de propriété.',
  'Please choose what kind of place crews will get.':
    'Veuillez choisir de quel type de lieu disposeront les équipes.',
  'Please fill in the address, city, state and ZIP code of your place.':
    'Veuillez renseigner l’adresse, la ville, l’État et le code postal de votre lieu.',
  'Please check the numbers of guests, bedrooms, beds and bathrooms.':
    'Veuillez vérifier les nombres de personnes, de chambres, de lits et de salles de bain.',
  'Please add at least 5 photos.': 'Veuillez ajouter au moins 5 photos.',
  'Please give your place a title of at most 50 characters.':
    'Veuillez donner à votre lieu un titre de 50 caractères au plus.',
  'Please choose at most 2 highlights.': 'Veuillez choisir au plus 2 points forts.',
  'Please describe your place in at most 500 characters.':
    'Veuillez décrire votre lieu en 500 caractères au plus.',
  'Please set a price above $0.': 'Veuillez fixer un prix supérieur à 0 $.',
  'Please fill in your residential address, city, state and ZIP code.':
    'Veuillez renseigner votre adresse, ville, État et code postal.',
  'Please finish every screen of the wizard.': 'Veuillez terminer tous les écrans de l’assistant.',
  "This listing is already under review. We'll email you when we're done.":
    'Cette annonce est déjà en cours d’examen. Nous vous écrirons une fois terminé.',
  'This listing is live. You can change it in your listings.':
    'Cette annonce est en ligne. Vous pouvez la modifier dans vos annonces.',
  'One of these photos is gone. Please upload it again.':
    'L’une de ces photos n’est plus là. Veuillez la renvoyer.',
  'You already have {1} drafts. Please finish or delete one before you start another.':
    'Vous avez déjà {1} brouillons. Terminez-en ou supprimez-en un avant d’en commencer un autre.',
  'One of your photos is gone. Please upload it again.':
    'L’une de vos photos n’est plus là. Veuillez la renvoyer.',
  "You already sent this listing for review. We'll email you when we're done.":
    'Vous avez déjà envoyé cette annonce pour examen. Nous vous écrirons une fois terminé.',
  'The pin is too far from {1}. Please move it to your place, or check the address.':
    'Le repère est trop loin de {1}. Déplacez-le là où se trouve votre lieu, ou vérifiez l’adresse.',
  "The guest's bank declined the payment, so this request ended. The time is open in your calendar again.":
    'La banque du locataire a refusé le paiement, la demande a donc pris fin. Le créneau est de nouveau libre dans votre calendrier.',
  "We have your answer, but our payment provider isn't replying right now. We'll keep trying and email you both when it's done.":
    'Nous avons votre réponse, mais notre prestataire de paiement ne répond pas. Nous continuons d’essayer et vous écrirons à tous les deux.',
  'Your calendar has something at that time: {1}.':
    'Votre calendrier contient quelque chose à ce moment : {1}.',
  'You already sent this form with a different amount. Please reload the page.':
    'Ce formulaire a déjà été envoyé avec un autre montant. Veuillez recharger la page.',
  "There's nothing left to refund.": 'Il ne reste rien à rembourser.',
  'You can refund at most {1} more': 'Au plus {1} peuvent encore être remboursés',
  "A refund didn't reach the guest's card": 'Un remboursement n’est pas parvenu à sa carte',
  "The guest's bank is disputing the payment. The payout is on hold until the bank decides":
    'La banque du locataire conteste le paiement ; rien de la réservation n’est versé avant sa décision',
  "The guest's bank dropped its dispute. The payout continues":
    'La banque du locataire a renoncé à sa contestation ; le versement suit son cours',
  "The guest's bank decided for the guest and took the money back. The payout continues":
    'La banque du locataire lui a donné raison et a repris l’argent ; le versement suit son cours',
  'A hold was placed that belongs to no booking. It was released':
    'De l’argent a été réservé sans qu’aucune réservation le sache ; il a été libéré',
  "The payment wasn't finished in time": 'Le paiement n’a pas été terminé à temps',
  "This space can't be booked right now.": 'Ce lieu ne peut pas être réservé pour le moment.',
  "You can't send a request to this host.": 'Vous ne pouvez pas envoyer de demande à cet hôte.',
  "You haven't paid claim {1} about {2}: {3}. Please pay it first. You'll find the link in your trip.":
    'Vous n’avez pas payé la réclamation {1} concernant {2} : {3}. Réglez-la d’abord. Le lien se trouve dans votre tournage.',
  'This space fits at most {1}.': 'Ce lieu accueille au plus {1}.',
  "This space doesn't allow: {1}.": 'Ce lieu n’autorise pas : {1}.',
  '{1}: not allowed in this space': '{1} : non autorisé dans ce lieu',
  'You canceled a booking here': 'Vous avez annulé une réservation ici',
  'Please add a card.': 'Veuillez ajouter une carte.',
  "We're already charging a card for this booking. Please wait a moment.":
    'Nous traitons déjà une carte pour cette réservation. Patientez un instant.',
  "We can't price this time. Please choose another.":
    'Nous ne pouvons pas calculer le prix de ce créneau. Choisissez-en un autre.',
  'The price changed since you looked. The total is now {1}. Please check it again.':
    'Le prix a changé depuis. Le total est maintenant de {1}. Vérifiez-le de nouveau.',
  'This starts too soon for the host to answer. Please choose a later start.':
    'Cela commence trop tôt pour que l’hôte réponde. Veuillez commencer un peu plus tard.',
  "This time won't open up, so you can't place a second hold on it.":
    'Ce créneau ne va pas se libérer : vous ne pouvez pas y poser de deuxième option.',
  'You already have a booking, request or second hold for part of this time.':
    'Vous avez déjà une réservation, une demande ou une deuxième option sur une partie de ce créneau.',
  'This starts too soon for a second hold.': 'Le début est trop proche pour une deuxième option.',
  'Someone else just took this time.{1}': 'Quelqu’un vient de prendre ce créneau.{1}',
  'You can see the address while a booking is confirmed. Guests can see it for 30 days afterward.':
    'L’adresse est montrée tant que la réservation est confirmée, et à son locataire pendant 30 jours ensuite.',
  'You have {1} open requests for this space.': 'Vous avez {1} demandes ouvertes pour ce lieu.',
  'You have {1} open requests.': 'Vous avez {1} demandes ouvertes.',
  '{1} Please wait for an answer, or withdraw one, before you send another.':
    '{1} Attendez une réponse, ou retirez-en une, avant d’en envoyer une autre.',
  "This is this listing's own calendar.": 'C’est le propre calendrier de cette annonce.',
  'A listing can follow at most 5 calendars. Please remove one first.':
    'Une annonce suit au plus 5 calendriers. Veuillez d’abord en retirer un.',
  'This listing already follows that calendar.': 'Cette annonce suit déjà ce calendrier.',
  'You canceled a booking on {1}, so that time stays blocked.':
    'Vous avez annulé une réservation le {1}. Ce temps reste bloqué.',
  'You canceled a booking on {1}, so that time stays blocked. Everything else is unblocked.':
    'Vous avez annulé une réservation le {1}. Ce temps reste bloqué. Tout le reste est débloqué.',
  "There's a booking on {1}, so you can't block that time.":
    'Il y a une réservation le {1} : vous ne pouvez pas bloquer ce créneau.',
  'This day is too far away': 'Ce jour est trop éloigné',
  'The last day cannot be before the first': 'Le dernier jour ne peut pas précéder le premier',
  'Please choose at most {1} days': 'Veuillez choisir au plus {1} jours',
  'This day has already passed': 'Ce jour est déjà passé',
  '{1} more days': '{1} jours de plus',
  'It was already decided or withdrawn.': 'Elle a déjà été tranchée ou retirée.',
  'Each side can add at most {1} files.': 'Chaque partie peut ajouter au plus {1} fichiers.',
  'This booking was canceled before you signed the release, so you can’t open it. It names the address.':
    'Cette réservation a été annulée avant que vous signiez l’autorisation : vous ne pouvez pas l’ouvrir, car elle indique l’adresse.',
  'Directions and everything else: {1}': 'Itinéraire et autres infos : {1}',
}
