import type { Catalogue } from '../translate.ts'

export const sentences2: Catalogue = {
  'Please name the production': 'Veuillez nommer la production',
  'Please say what it is for': 'Veuillez dire à quoi cela sert',
  'Keep it within 300 characters': 'Limitez-vous à 300 caractères',
  'Keep the message within 4000 characters': 'Limitez le message à 4000 caractères',
  'Please say what is wrong': 'Veuillez dire ce qui ne va pas',
  'Keep it within 1000 characters': 'Limitez-vous à 1000 caractères',
  'Keep the note within 300 characters': 'Limitez la note à 300 caractères',
  'Please enter an amount in dollars and cents': 'Veuillez saisir un montant en dollars et cents',
  'Please choose a day': 'Veuillez choisir un jour',
  'At most {1} at a time': 'Au plus {1} à la fois',
  'This cannot be more than 100': 'Cela ne peut pas être supérieur à 100',
  'This is too much': 'C’est trop',
  'This is too many': 'Il y en a trop',
  'Please enter either an amount or a percentage': 'Veuillez saisir soit un montant, soit un pourcentage',
  'Only a percentage has a most': 'Seul un pourcentage a un maximum',
  'Please enter a code': 'Veuillez saisir un code',
  'This is too long for a code': 'C’est trop long pour un code',
  'Please enter a price in whole cents': 'Veuillez saisir un prix en cents entiers',
  'The price must be more than $0': 'Le prix doit être supérieur à 0 $',
  'The price cannot be more than $1,000,000': 'Le prix ne peut pas dépasser 1 000 000 $',
  'The answer is incomplete': 'La réponse est incomplète',
  'The answer is too long': 'La réponse est trop longue',
  'Keep the note short': 'Gardez la note courte',
  'Please name the calendar': 'Veuillez nommer le calendrier',
  'Keep the name short': 'Gardez le nom court',
  'This address is too long': 'Cette adresse est trop longue',
  'Please enter the https address of an iCal feed': 'Veuillez saisir l’adresse https d’un flux iCal',
  'Please name the rule': 'Veuillez nommer la règle',
  'Keep a rule short': 'Gardez la règle courte',
  'Keep a rule under 300 characters': 'Limitez la règle à 300 caractères',
  'Choose a cover from $100,000 to $10,000,000': 'Choisissez une couverture de 100 000 $ à 10 000 000 $',
  'Please enter a title': 'Veuillez saisir un titre',
  'Keep the tagline under 120 characters': 'Limitez l’accroche à 120 caractères',
  'Please enter a description': 'Veuillez saisir une description',
  'Please fill in the whole address': 'Veuillez remplir toute l’adresse',
  'Keep the access notes under 2,000 characters': 'Limitez les consignes d’accès à 2000 caractères',
  'A listing holds at most 20 rules': 'Une annonce contient au plus 20 règles',
  'Choose from 1 hour to 30 days': 'Choisissez de 1 heure à 30 jours',
  'Choose a discount from 0 to 90%': 'Choisissez une remise de 0 à 90 %',
  'Choose a cleaning fee from $0 to $100,000': 'Choisissez des frais de ménage de 0 $ à 100 000 $',
  'Choose from 1 to 24 hours': 'Choisissez de 1 à 24 heures',
  'Choose a time of day': 'Choisissez une heure de la journée',
  'Choose from 0 to 24 hours': 'Choisissez de 0 à 24 heures',
  'Choose from the same day to 90 days': 'Choisissez du jour même à 90 jours',
  'Choose from 1 to 365 days': 'Choisissez de 1 à 365 jours',
  'Keep the title within 50 characters': 'Limitez le titre à 50 caractères',
  'Keep the description within 500 characters': 'Limitez la description à 500 caractères',
  '{1} is too long': '{1} : trop long',
  'The address': 'L’adresse',
  'The city': 'La ville',
  'The state': 'L’État',
  'The ZIP code': 'Le code postal',
  'Please enter the size in whole square feet': 'Veuillez saisir la surface en pieds carrés entiers',
  'The size must be more than 0': 'La surface doit être supérieure à 0',
  'This size is too large': 'Cette surface est trop grande',
  'This is not a date': 'Ce n’est pas une date',
  'Please write a subject': 'Veuillez écrire un objet',
  'Keep the subject within 120 characters': 'Limitez l’objet à 120 caractères',
  'Please write the mail': 'Veuillez écrire l’e-mail',
  'Keep the mail within 5000 characters': 'Limitez l’e-mail à 5000 caractères',
  'Please name the button': 'Veuillez nommer le bouton',
  'Keep the name within 60 characters': 'Limitez le nom à 60 caractères',
  'Start with / and stay within Roomtone': 'Commencez par / et restez sur Roomtone',
  'Keep the reason under 500 characters': 'Limitez le motif à 500 caractères',
  'Please write the note': 'Veuillez écrire la note',
  'Keep the note within 2000 characters': 'Limitez la note à 2000 caractères',
  'Keep the description under 200 characters': 'Limitez la description à 200 caractères',
  'Please enter your password': 'Veuillez saisir votre mot de passe',
  'Keep it under {1} characters': 'Limitez-vous à {1} caractères',
  'Nothing to change': 'Rien à modifier',
  'Please enter a phone number': 'Veuillez saisir un numéro de téléphone',
  'This is too long for a phone number': 'C’est trop long pour un numéro de téléphone',
  'Please use fewer characters': 'Veuillez utiliser moins de caractères',
  'At most {1} phone numbers': 'Au plus {1} numéros de téléphone',
  'Please choose a country': 'Veuillez choisir un pays',
  'Please enter a street address': 'Veuillez saisir une adresse postale',
  'Please enter a city': 'Veuillez saisir une ville',
  'Please choose a time zone from the list': 'Veuillez choisir un fuseau horaire dans la liste',
  'Please choose a language from the list': 'Veuillez choisir une langue dans la liste',
  'Please enter a company name': 'Veuillez saisir un nom de société',
  'Please choose one to five stars': 'Veuillez choisir d’une à cinq étoiles',
  'Please write a few words': 'Veuillez écrire quelques mots',
  'Please use fewer words': 'Veuillez utiliser moins de mots',
  'This code is too long': 'Ce code est trop long',
  'Within a year, please': 'Dans l’année, s’il vous plaît',
  'Between 0 and 100': 'Entre 0 et 100',
  'A policy needs a step': 'Une politique a besoin d’une étape',
  'At most {1} steps': 'Au plus {1} étapes',
  'Each step lies nearer to the start than the one before it and gives back less':
    'Chaque étape est plus proche du début que la précédente et rembourse moins',
  'Small letters, digits and hyphens': 'Minuscules, chiffres et tirets',
  'Please name the category': 'Veuillez nommer la catégorie',
  'Keep the name within {1} characters': 'Limitez le nom à {1} caractères',
  'Please say what the picture shows': 'Veuillez dire ce que montre la photo',
  'Keep the line within {1} characters': 'Limitez la ligne à {1} caractères',
  'Please choose a picture of the set': 'Veuillez choisir une photo de la série',
  'This is not a time': 'Ce n’est pas une heure',
  'Please write the announcement': 'Veuillez écrire l’annonce',
  'Please name the link': 'Veuillez nommer le lien',
  'It has to end after it begins': 'Elle doit finir après avoir commencé',
  'Keep the reason within 500 characters': 'Limitez le motif à 500 caractères',
  'One default, no place twice, and a state for every city':
    'Une valeur par défaut, aucun endroit deux fois, et un État pour chaque ville',
  'Three to eight categories have to be on': 'Trois à huit catégories doivent être actives',
  'Please enter the number': 'Veuillez saisir le numéro',
  'This number is too long': 'Ce numéro est trop long',
  'Please choose individual or business': 'Veuillez choisir particulier ou entreprise',
  'Please certify that this is true': 'Veuillez certifier que c’est exact',
  'This is not a year': 'Ce n’est pas une année',
  'Please say why, so that the person can try again':
    'Veuillez dire pourquoi, pour que la personne puisse réessayer',
  'Please enter your full legal name': 'Veuillez saisir votre nom légal complet',
  'Please enter your date of birth': 'Veuillez saisir votre date de naissance',
  'ID number too long': 'Numéro de pièce trop long',
  'Address too long': 'Adresse trop longue',
  'Choose at least one person': 'Choisissez au moins une personne',
  'Invite at most 200 people at a time': 'Invitez au plus 200 personnes à la fois',
  'The commitment has changed since you opened it. Please reload and read it again.':
    'L’engagement a changé depuis que vous l’avez ouvert. Rechargez et relisez-le.',
  'Please choose a password that is not your current one':
    'Veuillez choisir un mot de passe différent de l’actuel',
  'Your name and birthday cannot be changed while your identity is being checked. If they are wrong, write to our support.':
    'Votre nom et votre date de naissance ne peuvent pas être modifiés pendant le contrôle de votre identité. S’ils sont faux, écrivez à notre assistance.',
  'Your verified name and birthday can only be changed with our support.':
    'Votre nom et votre date de naissance vérifiés ne peuvent être modifiés qu’avec notre assistance.',
  'This date does not exist. Please check the day and the month.':
    'Cette date n’existe pas. Vérifiez le jour et le mois.',
  'This date lies in the future. Please check the year.': 'Cette date est dans le futur. Vérifiez l’année.',
  'The host has sent a newer version of this application. Please look at that one.':
    'L’hôte a envoyé une version plus récente de cette candidature. Veuillez regarder celle-là.',
  'This application was already {1} by {2}.': 'Cette candidature a déjà été {1} par {2}.',
  'Please choose a property type.': 'Veuillez choisir un type de propriété.',
  'Please choose what kind of place crews will have.':
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
  'This listing is under review already. We write to you when it is done.':
    'Cette annonce est déjà en cours d’examen. Nous vous écrivons quand c’est fait.',
  'This listing is live. You can change it in your listings.':
    'Cette annonce est en ligne. Vous pouvez la modifier dans vos annonces.',
  'One of these photos is gone. Please upload it again.':
    'L’une de ces photos n’est plus là. Veuillez la renvoyer.',
  'You have {1} drafts already. Please finish or delete one before you begin another.':
    'Vous avez déjà {1} brouillons. Terminez-en ou supprimez-en un avant d’en commencer un autre.',
  'One of your photos is gone. Please upload it again.':
    'L’une de vos photos n’est plus là. Veuillez la renvoyer.',
  'This listing was sent for review already. We write to you when it is done.':
    'Cette annonce a déjà été soumise. Nous vous écrivons quand c’est fait.',
  'The pin lies too far from {1}. Please move it to where your place is, or check the address.':
    'Le repère est trop loin de {1}. Déplacez-le là où se trouve votre lieu, ou vérifiez l’adresse.',
  "The guest's bank would not pay, so this request has ended. Your calendar is free again.":
    'La banque du locataire n’a pas voulu payer, cette demande a donc pris fin. Votre calendrier est de nouveau libre.',
  'Your answer is noted, but the payment provider does not reply right now. We keep asking, and write to you both when it is done.':
    'Votre réponse est notée, mais le prestataire de paiement ne répond pas pour le moment. Nous insistons, et vous écrivons à tous deux quand c’est fait.',
  'Your calendar has something at that time: {1}.':
    'Votre calendrier contient quelque chose à ce moment : {1}.',
  'This form was sent before with another amount. Please reload the page.':
    'Ce formulaire a déjà été envoyé avec un autre montant. Veuillez recharger la page.',
  'There is nothing left to give back.': 'Il ne reste rien à rembourser.',
  'At most {1} can still be given back': 'Au plus {1} peuvent encore être remboursés',
  'A refund did not reach the card it was meant for': 'Un remboursement n’est pas parvenu à sa carte',
  "The guest's bank disputes the payment; nothing of the booking is paid out until it has decided":
    'La banque du locataire conteste le paiement ; rien de la réservation n’est versé avant sa décision',
  "The guest's bank has given up its dispute; the payout goes on":
    'La banque du locataire a renoncé à sa contestation ; le versement suit son cours',
  "The guest's bank has decided for the guest and taken the money back; the payout goes on":
    'La banque du locataire lui a donné raison et a repris l’argent ; le versement suit son cours',
  'Money was reserved that no booking knew of; it has been let go of':
    'De l’argent a été réservé sans qu’aucune réservation le sache ; il a été libéré',
  'The payment was not completed in time': 'Le paiement n’a pas été terminé à temps',
  'This space cannot be booked at the moment.': 'Ce lieu ne peut pas être réservé pour le moment.',
  'You cannot send a request to this host.': 'Vous ne pouvez pas envoyer de demande à cet hôte.',
  'Claim {1} about {2} is not paid: {3}. Please pay it first; your trip there has a link to it.':
    'La réclamation {1} à propos de {2} n’est pas payée : {3}. Veuillez d’abord la payer ; votre tournage y contient un lien.',
  'This space holds at most {1}.': 'Ce lieu accueille au plus {1}.',
  'This space does not allow: {1}.': 'Ce lieu n’autorise pas : {1}.',
  '{1}: not allowed in this space': '{1} : non autorisé dans ce lieu',
  'You cancelled a booking here': 'Vous avez annulé une réservation ici',
  'Please add a card.': 'Veuillez ajouter une carte.',
  'A card is being asked for this booking right now. Please wait a moment.':
    'Une carte est en cours d’interrogation pour cette réservation. Veuillez patienter.',
  'This choice has no price. Please choose another time.':
    'Ce choix n’a pas de prix. Veuillez choisir un autre créneau.',
  'The price has changed since you looked: the total is {1} now. Please check it again.':
    'Le prix a changé depuis votre visite : le total est maintenant de {1}. Veuillez le vérifier.',
  'This begins too soon for the host to answer. Please start a little later.':
    'Cela commence trop tôt pour que l’hôte réponde. Veuillez commencer un peu plus tard.',
  'Nothing here may fall free, so there is no booking to be second to.':
    'Rien ne peut se libérer ici, il n’y a donc pas de réservation dont être en deuxième option.',
  'You have some of this time yourself, or stand in line for it already.':
    'Vous avez déjà une partie de ce créneau, ou vous êtes déjà en file pour lui.',
  'This begins too soon to stand in line for it.': 'Cela commence trop tôt pour se mettre en file.',
  'Somebody else has just taken this time.{1}': 'Quelqu’un vient de prendre ce créneau.{1}',
  'The address is shown while a booking is confirmed, and to its guest for 30 days after it.':
    'L’adresse est montrée tant que la réservation est confirmée, et à son locataire pendant 30 jours ensuite.',
  'The way there and everything else stands on its page: {1}':
    'Le chemin et tout le reste figurent sur sa page : {1}',
  'You have {1} open requests for this space.': 'Vous avez {1} demandes ouvertes pour ce lieu.',
  'You have {1} open requests.': 'Vous avez {1} demandes ouvertes.',
  '{1} Please wait for an answer, or withdraw one, before you send another.':
    '{1} Attendez une réponse, ou retirez-en une, avant d’en envoyer une autre.',
  "This is this listing's own calendar.": 'C’est le propre calendrier de cette annonce.',
  'A listing follows at most 5 calendars. Please remove one first.':
    'Une annonce suit au plus 5 calendriers. Veuillez d’abord en retirer un.',
  'This listing follows that calendar already.': 'Cette annonce suit déjà ce calendrier.',
  'You cancelled a booking on {1}. That time stays blocked.':
    'Vous avez annulé une réservation le {1}. Ce temps reste bloqué.',
  'You cancelled a booking on {1}. That time stays blocked. Everything else is unblocked.':
    'Vous avez annulé une réservation le {1}. Ce temps reste bloqué. Tout le reste est débloqué.',
  'There is a booking on {1}. Days that are booked cannot be blocked.':
    'Il y a une réservation le {1}. Les jours réservés ne peuvent pas être bloqués.',
  'This day is too far away': 'Ce jour est trop éloigné',
  'The last day cannot be before the first': 'Le dernier jour ne peut pas précéder le premier',
  'Please choose at most {1} days': 'Veuillez choisir au plus {1} jours',
  'This day has passed already': 'Ce jour est déjà passé',
  '{1} more days': '{1} jours de plus',
  'It has been decided or withdrawn already.': 'Elle a déjà été tranchée ou retirée.',
  'Each side can add at most {1} files.': 'Chaque partie peut ajouter au plus {1} fichiers.',
  'This booking was cancelled before you signed its release, which names the address.':
    'Cette réservation a été annulée avant que vous ne signiez son autorisation, qui indique l’adresse.',
}
