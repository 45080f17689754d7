import type { Catalogue } from '../translate.ts'

export const sentences3: Catalogue = {
  'A file is no longer there. Please choose again.': 'Un fichier n’est plus là. Veuillez choisir de nouveau.',
  'A message is no longer there. Please choose again.':
    'Un message n’est plus là. Veuillez choisir de nouveau.',
  'At most {1} things can be chosen.': 'Au plus {1} éléments peuvent être choisis.',
  'You have a part in this booking, so another admin decides it.':
    'Vous avez part à cette réservation, un autre admin tranche donc.',
  'What went back of this booking has changed meanwhile: it is {1} in all now.':
    'Ce qui a été remboursé de cette réservation a changé entre-temps : cela fait maintenant {1} en tout.',
  'This booking has changed meanwhile. Please look at it again.':
    'Cette réservation a changé entre-temps. Veuillez la regarder à nouveau.',
  'Please say how much of the price goes back': 'Veuillez indiquer quelle part du prix est remboursée',
  'No more than {1} was asked for': 'Pas plus de {1} n’a été demandé',
  'The time to answer is over, or it has been answered already.':
    'Le délai pour répondre est passé, ou une réponse a déjà été donnée.',
  'The other side still has time to answer.': 'L’autre partie a encore le temps de répondre.',
  'Only a booking that took place can be reported.':
    'Seule une réservation qui a eu lieu peut être signalée.',
  'Something can be reported once the booking has begun.':
    'Un problème peut être signalé une fois la réservation commencée.',
  'Something can be reported until 72 hours after the end of a booking.':
    'Un problème peut être signalé jusqu’à 72 heures après la fin d’une réservation.',
  'All that you paid has been given back already.': 'Tout ce que vous avez payé a déjà été remboursé.',
  'You can ask for at most {1}': 'Vous pouvez demander au plus {1}',
  'No card can be charged less than {1}': 'Aucune carte ne peut être débitée de moins de {1}',
  'You have reported something about this booking already.':
    'Vous avez déjà signalé quelque chose à propos de cette réservation.',
  'There is nothing to pay for this claim.': 'Il n’y a rien à payer pour cette réclamation.',
  'A card is being asked for this claim right now. Please wait a moment.':
    'Une carte est en cours d’interrogation pour cette réclamation. Veuillez patienter.',
  'You have confirmed bookings ahead: {1}{2}. Complete or cancel them first.':
    'Vous avez des réservations confirmées à venir : {1}{2}. Terminez-les ou annulez-les d’abord.',
  'The address cannot change while bookings or requests for it lie ahead: {1}{2}. They have to be completed, declined or cancelled first.':
    'L’adresse ne peut pas changer tant que des réservations ou des demandes sont à venir : {1}{2}. Il faut d’abord les terminer, les refuser ou les annuler.',
  '“{1}” is not a state of {2}': '« {1} » n’est pas un État de {2}',
  'This packet is complete already.': 'Ce dossier est déjà complet.',
  'A file is countersigned by the other side.': 'Un fichier est contresigné par l’autre partie.',
  'Only pictures of the rooms are countersigned.': 'Seules les photos des pièces sont contresignées.',
  'Crew list and call sheet can be changed while a booking is confirmed and has not begun.':
    'La liste d’équipe et la feuille de service peuvent être modifiées tant que la réservation est confirmée et n’a pas commencé.',
  'Links to the call sheet can be made while a booking is confirmed and not over.':
    'Les liens vers la feuille de service peuvent être créés tant que la réservation est confirmée et non terminée.',
  'You booked for {1}. If your crew grows, please ask the host first.':
    'Vous avez réservé pour {1}. Si votre équipe s’agrandit, demandez d’abord à l’hôte.',
  'This booking was made without minors on set. Please ask the host first.':
    'Cette réservation a été faite sans mineurs sur le plateau. Demandez d’abord à l’hôte.',
  'Enter no more about a minor than name and role': 'D’un mineur, n’indiquez que le nom et la fonction',
  'This person is on the list twice': 'Cette personne figure deux fois sur la liste',
  'Pictures of the rooms before can be added from 24 hours before the start.':
    'Les photos d’avant peuvent être ajoutées à partir de 24 heures avant le début.',
  'Pictures of the rooms after can be added once the booking has begun.':
    'Les photos d’après peuvent être ajoutées une fois la réservation commencée.',
  'Pictures of the rooms before can be changed until the booking ends.':
    'Les photos d’avant peuvent être modifiées jusqu’à la fin de la réservation.',
  'Pictures of the rooms after can be changed until 72 hours after the booking.':
    'Les photos d’après peuvent être modifiées jusqu’à 72 heures après la réservation.',
  'The papers of this booking can no longer be changed.':
    'Les documents de cette réservation ne peuvent plus être modifiés.',
  'The other side has countersigned this file, so it stays.':
    'L’autre partie a contresigné ce fichier, il reste donc.',
  'This file is shown in a claim, so it stays.': 'Ce fichier figure dans une réclamation, il reste donc.',
  'Choose a time from the day before the start until the end of the booking':
    'Choisissez une heure entre la veille du début et la fin de la réservation',
  'Please leave the address out: the crew’s links show it when its time has come':
    'N’indiquez pas l’adresse : les liens de l’équipe la montrent le moment venu',
  'This person is not on the list any more': 'Cette personne n’est plus sur la liste',
  'One of these people is not on the list any more': 'L’une de ces personnes n’est plus sur la liste',
  'There is no email for {1}. Make a link to hand over instead.':
    'Il n’y a pas d’e-mail pour {1}. Créez plutôt un lien à remettre.',
  'This code was used before. Please ask for a new one':
    'Ce code a déjà été utilisé. Veuillez en demander un nouveau',
  'This is not the name that was verified': 'Ce n’est pas le nom qui a été vérifié',
  'This is not the code that we mailed': 'Ce n’est pas le code que nous avons envoyé',
  'This code has expired. Please ask for a new one': 'Ce code a expiré. Veuillez en demander un nouveau',
  'Too many wrong tries. Please ask for a new code':
    'Trop d’essais erronés. Veuillez demander un nouveau code',
  'Certificates and permits are brought by the guest':
    'Les attestations et permis sont fournis par le locataire',
  'A packet holds at most {1} files.': 'Un dossier contient au plus {1} fichiers.',
  'The files of a packet take up at most {1} MB together.':
    'Les fichiers d’un dossier occupent au plus {1} Mo en tout.',
  'This case has been decided already. Please reload.': 'Ce cas a déjà été tranché. Veuillez recharger.',
  'Please choose a space or a booking.': 'Veuillez choisir un lieu ou une réservation.',
  'This message is your own.': 'Ce message est le vôtre.',
  'Please write something first.': 'Veuillez d’abord écrire quelque chose.',
  'This message was sent before with other words. Please reload the page.':
    'Ce message a déjà été envoyé avec d’autres mots. Veuillez recharger la page.',
  'A file is no longer there. Please add it again.':
    'Un fichier n’est plus là. Veuillez l’ajouter de nouveau.',
  'Please choose a day that is still to come': 'Veuillez choisir un jour à venir',
  'These codes were issued already, and codes are shown only once. If you did not see them, stop them in the list and issue new ones.':
    'Ces codes ont déjà été émis, et ne sont montrés qu’une fois. Si vous ne les avez pas vus, désactivez-les dans la liste et émettez-en de nouveaux.',
  'This Google account, or your account here, is connected to another one already.':
    'Ce compte Google, ou votre compte ici, est déjà relié à un autre.',
  'There is an account for {1}. Sign in with its password to connect Google.':
    'Un compte existe pour {1}. Connectez-vous avec son mot de passe pour relier Google.',
  'Your address is not confirmed at Google yet.': 'Votre adresse n’est pas encore confirmée chez Google.',
  'This sign-in has expired. Please start again.': 'Cette connexion a expiré. Veuillez recommencer.',
  'A Google account is connected already.': 'Un compte Google est déjà relié.',
  'One of these photos is not there any more. Please upload it again.':
    'L’une de ces photos n’est plus là. Veuillez la renvoyer.',
  'This time has passed. Please choose a later one.':
    'Ce créneau est passé. Veuillez en choisir un plus tard.',
  'Bookings open two years ahead, up to {1}.': 'Les réservations ouvrent deux ans à l’avance, jusqu’au {1}.',
  'This space is open from {1} to {2}. Please stay within these hours.':
    'Ce lieu est ouvert de {1} à {2}. Veuillez rester dans ces horaires.',
  'The shortest booking here is {1}.': 'La réservation minimale ici est de {1}.',
  'The clocks go forward over this start, so it does not exist on that day. Please choose another one.':
    'Les horloges avancent par-dessus ce début, il n’existe donc pas ce jour-là. Veuillez en choisir un autre.',
  'The shortest stay here is {1}.': 'Le séjour minimum ici est de {1}.',
  'The longest stay here is {1}.': 'Le séjour maximum ici est de {1}.',
  'Check out cannot be before check in.': 'Le départ ne peut pas précéder l’arrivée.',
  '{1} is not free.': '{1} n’est pas libre.',
  '{1} is not free for the whole day.': '{1} n’est pas libre toute la journée.',
  '{1} to {2} is not free throughout.': 'Du {1} au {2}, ce n’est pas libre en continu.',
  'This host asks for {1} of notice. Please start on {2} or later.':
    'Cet hôte demande {1} de préavis. Veuillez commencer le {2} ou plus tard.',
  'Some photos of this listing are gone. Please ask the host to send them again.':
    'Des photos de cette annonce ont disparu. Demandez à l’hôte de les renvoyer.',
  'Somebody else has changed this draft in the meantime. What you have typed is still here.':
    'Quelqu’un d’autre a modifié ce brouillon entre-temps. Ce que vous avez saisi est toujours là.',
  'This mailing is on its way already, so this is no longer possible.':
    'Cet envoi est déjà en route, ce n’est donc plus possible.',
  'This link is not whole. Please open it from the mail again.':
    'Ce lien n’est pas complet. Rouvrez-le depuis l’e-mail.',
  'Please enter the card again': 'Veuillez saisir de nouveau la carte',
  'Please choose a card': 'Veuillez choisir une carte',
  'This card is no longer kept. Please choose another one':
    'Cette carte n’est plus enregistrée. Veuillez en choisir une autre',
  'Please enter the account again': 'Veuillez saisir de nouveau le compte',
  'This address has been confirmed.': 'Cette adresse a été confirmée.',
  'This file is empty. Please choose another one.': 'Ce fichier est vide. Veuillez en choisir un autre.',
  'Please send a JPEG, PNG, WebP, AVIF or HEIC picture, or a PDF':
    'Veuillez envoyer une image JPEG, PNG, WebP, AVIF ou HEIC, ou un PDF',
  'Please send a JPEG, PNG, WebP, AVIF or HEIC picture':
    'Veuillez envoyer une image JPEG, PNG, WebP, AVIF ou HEIC',
  'This file may harm a computer. Please export it again from where it was made.':
    'Ce fichier peut nuire à un ordinateur. Exportez-le à nouveau depuis l’outil qui l’a créé.',
  'PDF not accepted': 'PDF refusé',
  'This PDF contains a script or attachment. Print it to PDF again, then upload it.':
    'Ce PDF contient un script ou une pièce jointe. Imprimez-le de nouveau en PDF, puis envoyez-le.',
  'This PDF is protected, so we can’t check it. Print it to PDF again, then upload it.':
    'Ce PDF est protégé : nous ne pouvons pas le vérifier. Imprimez-le de nouveau en PDF, puis envoyez-le.',
  'We can’t read all of this PDF. Print it to PDF again, then upload it.':
    'Nous n’arrivons pas à lire tout ce PDF. Imprimez-le de nouveau en PDF, puis envoyez-le.',
  'This PDF is damaged or not finished. Please export it again.':
    'Ce PDF est endommagé ou inachevé. Veuillez l’exporter de nouveau.',
  'Not found': 'Introuvable',
  'This is no longer possible as it stood.': 'Ce n’est plus possible tel quel.',
  'Your identity was checked under this name, or is being checked. Write to our support to have it changed.':
    'Votre identité a été contrôlée sous ce nom, ou est en cours de contrôle. Écrivez à notre assistance pour le faire modifier.',
  'This is not a phone number that can be called. Start with + and the country code.':
    'Ce n’est pas un numéro joignable. Commencez par + et l’indicatif du pays.',
  'Please choose a password first, under Login & security: from then on you sign in with it.':
    'Choisissez d’abord un mot de passe, sous Connexion et sécurité : vous vous connecterez ensuite avec.',
  'This is not your password': 'Ce n’est pas votre mot de passe',
  'This is your address already': 'C’est déjà votre adresse',
  'You cannot refer yourself.': 'Vous ne pouvez pas vous parrainer vous-même.',
  'This person is on Roomtone already.': 'Cette personne est déjà sur Roomtone.',
  'You can send {1} invitations a day. Please try again tomorrow.':
    'Vous pouvez envoyer {1} invitations par jour. Réessayez demain.',
  'You have invited this address already. We write to nobody twice.':
    'Vous avez déjà invité cette adresse. Nous n’écrivons à personne deux fois.',
  'It is under a legal hold already.': 'C’est déjà sous conservation légale.',
  'Somebody has done this already. Please reload.': 'Quelqu’un l’a déjà fait. Veuillez recharger.',
  'Everyone can read this. Please leave contact details and links out.':
    'Tout le monde peut lire ceci. Veuillez ne pas indiquer de coordonnées ni de liens.',
  'You have answered this review already.': 'Vous avez déjà répondu à cet avis.',
  'This review is your own.': 'Cet avis est le vôtre.',
  'Reviews open when the booking is over.': 'Les avis ouvrent quand la réservation est terminée.',
  'The 14 days for reviews of this booking are over.':
    'Les 14 jours pour donner un avis sur cette réservation sont passés.',
  'Your review is shown already, so it can no longer be changed.':
    'Votre avis est déjà affiché, il ne peut donc plus être modifié.',
  'Two-factor sign-in is on already.': 'La double authentification est déjà activée.',
  'Please begin the set-up again.': 'Veuillez recommencer la configuration.',
  'This does not have the form of a VAT ID of {1}. Please check that nothing is missing or added.':
    'Ceci n’a pas la forme d’un numéro de TVA de {1}. Vérifiez qu’il ne manque rien et que rien n’est en trop.',
  'The check digits of this VAT ID do not fit. Please compare it with your VAT certificate, digit by digit.':
    'Les chiffres de contrôle de ce numéro de TVA ne correspondent pas. Comparez-le à votre certificat, chiffre par chiffre.',
  'Please choose a country from the list': 'Veuillez choisir un pays dans la liste',
  'Social Security number': 'numéro de sécurité sociale',
  'Social Insurance Number': 'numéro d’assurance sociale',
  'Business Number': 'numéro d’entreprise',
  'This is not a valid {1}. Please check the digits.':
    'Ce n’est pas valable : {1}. Veuillez vérifier les chiffres.',
  'Please type the name exactly as above': 'Veuillez taper le nom exactement comme ci-dessus',
  'This verification is not under review any more. Please reload.':
    'Cette vérification n’est plus en cours d’examen. Veuillez recharger.',
  'Your identity is verified already.': 'Votre identité est déjà vérifiée.',
  'Please upload your ID again.': 'Veuillez renvoyer votre pièce d’identité.',
  'The identity check cannot be reached right now. Please try again in a few minutes.':
    'Le contrôle d’identité est injoignable pour le moment. Réessayez dans quelques minutes.',
  'Your identity is being checked already. We write to you when it is done.':
    'Votre identité est déjà en cours de contrôle. Nous vous écrivons quand c’est fait.',
  'This address leads from one to the next without arriving anywhere.':
    'Cette adresse mène d’une autre à une autre sans jamais aboutir.',
  'Only http and https addresses can be read.': 'Seules les adresses http et https peuvent être lues.',
  'Roomtone calendar': 'Calendrier Roomtone',
  'This address leads to one that is not valid.': 'Cette adresse mène à une autre qui n’est pas valable.',
  'There is no calendar at this address (the server answered 404).':
    'Il n’y a pas de calendrier à cette adresse (le serveur a répondu 404).',
  'The server answered {1} instead of a calendar.': 'Le serveur a répondu {1} au lieu d’un calendrier.',
  'The server answers in a form that we cannot read.':
    'Le serveur répond sous une forme que nous ne pouvons pas lire.',
  'There is more in this calendar than we can read.':
    'Ce calendrier contient plus que ce que nous pouvons lire.',
  'This calendar is larger than 2 MB.': 'Ce calendrier dépasse 2 Mo.',
  'This address is not on the public internet.': 'Cette adresse n’est pas sur l’internet public.',
  'What lies at this address is not a calendar in iCal form.':
    'Ce qui se trouve à cette adresse n’est pas un calendrier au format iCal.',
  'The events of this calendar repeat too often to be read.':
    'Les événements de ce calendrier se répètent trop souvent pour être lus.',
  'This calendar has more than 7,000 events in the time we look at.':
    'Ce calendrier compte plus de 7000 événements sur la période que nous regardons.',
  'No server answers to this name.': 'Aucun serveur ne répond à ce nom.',
  'No server answers to this name at the moment.': 'Aucun serveur ne répond à ce nom pour le moment.',
  'The server does not accept connections.': 'Le serveur n’accepte pas de connexions.',
  'The server broke off.': 'Le serveur a interrompu l’échange.',
  'The server cannot be reached.': 'Le serveur est injoignable.',
  'The server did not answer in time.': 'Le serveur n’a pas répondu à temps.',
  'The server took longer than 10 seconds.': 'Le serveur a mis plus de 10 secondes.',
  "The server's certificate is not valid.": 'Le certificat du serveur n’est pas valable.',
  'The server did not give a readable answer.': 'Le serveur n’a pas donné de réponse lisible.',
  'An unknown browser': 'Un navigateur inconnu',
  'This page link is not valid. Please start from the first page.':
    'Ce lien de page n’est pas valable. Veuillez repartir de la première page.',
  'This page link is not valid': 'Ce lien de page n’est pas valable',
  'This text contains characters that cannot be stored':
    'Ce texte contient des caractères qui ne peuvent pas être conservés',
  'Other files of yours are still on their way. Please send this one when they have arrived.':
    'D’autres fichiers de votre part sont encore en route. Envoyez celui-ci quand ils seront arrivés.',
  'Please upload a file smaller than {1}MB': 'Veuillez envoyer un fichier de moins de {1} Mo',
  'The check was cancelled before it was finished.': 'Le contrôle a été annulé avant la fin.',
  'You did not agree to the check, so it could not be made.':
    'Vous n’avez pas accepté le contrôle, il n’a donc pas pu être fait.',
  'The check was not finished in time.': 'Le contrôle n’a pas été terminé à temps.',
  'The document has expired. Please use one that is valid.':
    'Le document a expiré. Veuillez en utiliser un valide.',
  'This kind of document is not accepted. Please use a passport, driver’s license or ID card.':
    'Ce type de document n’est pas accepté. Veuillez utiliser un passeport, un permis de conduire ou une carte d’identité.',
  'The document could not be confirmed. Please try another one.':
    'Le document n’a pas pu être confirmé. Veuillez en essayer un autre.',
  'The ID number does not match the document.': 'Le numéro ne correspond pas au document.',
  'The ID number could not be confirmed.': 'Le numéro n’a pas pu être confirmé.',
  'The document has no photo on it. Please use one that has.':
    'Le document ne comporte pas de photo. Veuillez en utiliser un qui en a une.',
  'The photo you took does not match the one on the document.':
    'La photo que vous avez prise ne correspond pas à celle du document.',
  'The photo you took could not be accepted.': 'La photo que vous avez prise n’a pas pu être acceptée.',
  'The photo you took could not be confirmed. Please try again in good light.':
    'La photo que vous avez prise n’a pas pu être confirmée. Réessayez avec un bon éclairage.',
  'The check did not succeed. Please try again, or contact our support.':
    'Le contrôle n’a pas abouti. Veuillez réessayer, ou contacter notre assistance.',
  'Please upload a JPEG, PNG, WebP, AVIF or HEIC picture':
    'Veuillez envoyer une image JPEG, PNG, WebP, AVIF ou HEIC',
  'This file is damaged or not finished. Please export it again.':
    'Ce fichier est endommagé ou inachevé. Veuillez l’exporter de nouveau.',
  'This picture is too long and narrow. Please crop it and send it again.':
    'Cette image est trop longue et étroite. Recadrez-la et renvoyez-la.',
  'This picture has more than {1} megapixels. Please send a smaller one.':
    'Cette image dépasse {1} mégapixels. Veuillez en envoyer une plus petite.',
  'This picture is too small. Please send one with at least {1} pixels on each side.':
    'Cette image est trop petite. Veuillez en envoyer une d’au moins {1} pixels de côté.',
  'Please use another card, or ask your bank why.':
    'Utilisez une autre carte, ou demandez pourquoi à votre banque.',
  'Your bank declined this card. {1}': 'Votre banque a refusé cette carte. {1}',
  'There is not enough money on this card. Please use another one.':
    'Il n’y a pas assez d’argent sur cette carte. Veuillez en utiliser une autre.',
  'This card has expired. Please use another one.': 'Cette carte a expiré. Veuillez en utiliser une autre.',
  'This card number is not right. Please check it, or use another card.':
    'Ce numéro de carte est incorrect. Vérifiez-le, ou utilisez une autre carte.',
  'The security code is not right. Please check it on your card and try again.':
    'Le code de sécurité est incorrect. Vérifiez-le sur votre carte et réessayez.',
  'The postal code does not match this card. Please check it and try again.':
    'Le code postal ne correspond pas à cette carte. Vérifiez-le et réessayez.',
  'Something went wrong while your bank was asked. Please try again in a moment.':
    'Un problème est survenu pendant l’interrogation de votre banque. Réessayez dans un instant.',
  'Your bank could not confirm that it is you. Please try again, or use another card.':
    'Votre banque n’a pas pu confirmer que c’est vous. Réessayez, ou utilisez une autre carte.',
  'This card cannot be used for this kind of payment. Please use another one.':
    'Cette carte ne peut pas servir à ce type de paiement. Veuillez en utiliser une autre.',
  'This card has reached its limit. {1}': 'Cette carte a atteint sa limite. {1}',
  'The amount is no longer reserved on this card. Please pay again.':
    'Le montant n’est plus réservé sur cette carte. Veuillez payer de nouveau.',
  'No real cards here: this is a demonstration. Please use 4242 4242 4242 4242.':
    'Pas de vraies cartes ici : c’est une démonstration. Veuillez utiliser 4242 4242 4242 4242.',
  ' Free nearby: {1}.': ' Libre à proximité : {1}.',
  '1 hour': '1 heure',
  '{1} hours': '{1} heures',
  '1 day': '1 jour',
  '{1} days': '{1} jours',
  '1 minute': '1 minute',
  '{1} minutes': '{1} minutes',
}
