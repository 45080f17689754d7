import type { Catalogue } from '../translate.ts'

export const sentences3: Catalogue = {
  'One of the files is gone. Please choose again.': 'Un fichier n’est plus là. Veuillez choisir de nouveau.',
  'One of the messages is gone. Please choose again.':
    'Un message n’est plus là. Veuillez choisir de nouveau.',
  'You can choose at most {1} items.': 'Au plus {1} éléments peuvent être choisis.',
  "You're part of this booking, so another admin has to decide.":
    'Vous avez part à cette réservation, un autre admin tranche donc.',
  'The refunds for this booking changed while you had it open. They now total {1}.':
    'Ce qui a été remboursé de cette réservation a changé entre-temps : cela fait maintenant {1} en tout.',
  'This booking changed while you had it open. Please reload and look again.':
    'Cette réservation a changé entre-temps. Veuillez la regarder à nouveau.',
  'Please choose how much of the price to refund': 'Veuillez indiquer quelle part du prix est remboursée',
  'The claim is for {1}, so that is the most you can award':
    'La réclamation porte sur {1} : c’est le maximum que vous pouvez accorder',
  'The time to answer is over, or it was already answered.':
    'Le délai pour répondre est passé, ou une réponse a déjà été donnée.',
  'The other side still has time to answer.': 'L’autre partie a encore le temps de répondre.',
  'You can only report a problem with a booking that took place.':
    'Seule une réservation qui a eu lieu peut être signalée.',
  'You can report a problem once the booking has started.':
    'Vous pouvez signaler un problème une fois la réservation commencée.',
  'You can report a problem until 72 hours after a booking ends.':
    'Vous pouvez signaler un problème jusqu’à 72 heures après la fin d’une réservation.',
  'You already got back everything you paid.': 'Tout ce que vous avez payé vous a déjà été remboursé.',
  'You can ask for at most {1}': 'Vous pouvez demander au plus {1}',
  'Cards can only be charged {1} or more': 'Aucune carte ne peut être débitée de moins de {1}',
  'You already reported a problem with this booking.':
    'Vous avez déjà signalé un problème avec cette réservation.',
  "There's nothing to pay for this claim.": 'Il n’y a rien à payer pour cette réclamation.',
  "We're already charging a card for this claim. Please wait a moment.":
    'Nous traitons déjà une carte pour cette réclamation. Patientez un instant.',
  'You have upcoming bookings: {1}{2}. Complete or cancel them first.':
    'Vous avez des réservations à venir : {1}{2}. Terminez-les ou annulez-les d’abord.',
  "You can't change the address while there are upcoming bookings or requests: {1}{2}. Complete, decline or cancel them first.":
    'Vous ne pouvez pas changer l’adresse tant qu’il y a des réservations ou demandes à venir : {1}{2}. Terminez-les, refusez-les ou annulez-les d’abord.',
  "“{1}” isn't a state in {2}": '« {1} » n’est pas un État de {2}',
  'This packet is already complete.': 'Ce dossier est déjà complet.',
  'Only the other side can countersign a file.': 'Seule l’autre partie peut contresigner un fichier.',
  'Only room photos can be countersigned.': 'Seules les photos des pièces peuvent être contresignées.',
  'You can change the crew list and call sheet while a booking is confirmed, until it starts.':
    'La liste d’équipe et la feuille de service peuvent être modifiées tant que la réservation est confirmée et n’a pas commencé.',
  'You can make call sheet links while a booking is confirmed, until it ends.':
    'Les liens vers la feuille de service peuvent être créés tant que la réservation est confirmée et non terminée.',
  'You booked for {1}. Bringing more people? Please ask the host first.':
    'Vous avez réservé pour {1}. Si votre équipe s’agrandit, demandez d’abord à l’hôte.',
  'This booking was made without minors on set. Please ask the host first.':
    'Cette réservation a été faite sans mineurs sur le plateau. Demandez d’abord à l’hôte.',
  'For a minor, enter only a name and role': 'D’un mineur, n’indiquez que le nom et la fonction',
  'This person is on the list twice': 'Cette personne figure deux fois sur la liste',
  'You can add “before” photos starting 24 hours before the booking.':
    'Vous pouvez ajouter les photos « avant » à partir de 24 heures avant la réservation.',
  'You can add “after” photos once the booking has started.':
    'Vous pouvez ajouter les photos « après » une fois la réservation commencée.',
  'You can change “before” photos until the booking ends.':
    'Vous pouvez modifier les photos « avant » jusqu’à la fin de la réservation.',
  'You can change “after” photos until 72 hours after the booking.':
    'Vous pouvez modifier les photos « après » jusqu’à 72 heures après la réservation.',
  "This booking's documents can't be changed anymore.":
    'Les documents de cette réservation ne peuvent plus être modifiés.',
  "The other side countersigned this file, so you can't remove it.":
    'L’autre partie a contresigné ce fichier : vous ne pouvez pas le retirer.',
  "This file is evidence in a claim, so you can't remove it.":
    'Ce fichier est une pièce d’une réclamation : vous ne pouvez pas le retirer.',
  'Choose a time between the day before the start and the end of the booking':
    'Choisissez une heure entre la veille du début et la fin de la réservation',
  "Please don't include the address. Each person's link shows it 24 hours before call time":
    'N’indiquez pas l’adresse. Le lien de chacun l’affiche 24 heures avant sa convocation',
  "This person isn't on the list anymore": 'Cette personne n’est plus sur la liste',
  "One of these people isn't on the list anymore": 'L’une de ces personnes n’est plus sur la liste',
  "There's no email for {1}. Make a link you can hand over instead.":
    'Il n’y a pas d’e-mail pour {1}. Créez plutôt un lien à remettre.',
  'This code was already used. Please ask for a new one':
    'Ce code a déjà été utilisé. Veuillez en demander un nouveau',
  "This isn't the name we verified": 'Ce n’est pas le nom qui a été vérifié',
  "This isn't the code we emailed": 'Ce n’est pas le code que nous avons envoyé',
  'This code has expired. Please ask for a new one': 'Ce code a expiré. Veuillez en demander un nouveau',
  'Too many wrong tries. Please ask for a new code':
    'Trop d’essais erronés. Veuillez demander un nouveau code',
  'Only the guest can add certificates and permits': 'Seul le locataire peut ajouter attestations et permis',
  'A packet can have at most {1} files.': 'Un dossier contient au plus {1} fichiers.',
  'The files in a packet can total at most {1} MB.':
    'Les fichiers d’un dossier occupent au plus {1} Mo en tout.',
  'This case was already decided. Please reload.': 'Ce cas a déjà été tranché. Veuillez recharger.',
  'Please choose a space or a booking.': 'Veuillez choisir un lieu ou une réservation.',
  'This is your own message.': 'Ce message est le vôtre.',
  'Please write something first.': 'Veuillez d’abord écrire quelque chose.',
  'You already sent this message with different words. Please reload the page.':
    'Ce message a déjà été envoyé avec d’autres mots. Veuillez recharger la page.',
  'One of the files is gone. Please add it again.':
    'Un fichier n’est plus là. Veuillez l’ajouter de nouveau.',
  'Please choose a day in the future': 'Veuillez choisir un jour à venir',
  "These codes were already issued, and we only show codes once. Didn't see them? Cancel them in the list and issue new ones.":
    'Ces codes ont déjà été émis, et ne sont montrés qu’une fois. Si vous ne les avez pas vus, désactivez-les dans la liste et émettez-en de nouveaux.',
  'This Google account or your Roomtone account is already connected to another one.':
    'Ce compte Google, ou votre compte ici, est déjà relié à un autre.',
  '{1} already has an account. Sign in with its password to connect Google.':
    '{1} a déjà un compte. Connectez-vous avec son mot de passe pour associer Google.',
  "Google hasn't confirmed your address yet.": 'Votre adresse n’est pas encore confirmée chez Google.',
  'This sign-in has expired. Please start again.': 'Cette connexion a expiré. Veuillez recommencer.',
  'A Google account is already connected.': 'Un compte Google est déjà relié.',
  'This time has passed. Please choose a later one.':
    'Ce créneau est passé. Veuillez en choisir un plus tard.',
  'Bookings open two years ahead, up to {1}.': 'Les réservations ouvrent deux ans à l’avance, jusqu’au {1}.',
  'This space is open from {1} to {2}. Please choose a time within these hours.':
    'Ce lieu est ouvert de {1} à {2}. Veuillez rester dans ces horaires.',
  'The shortest booking here is {1}.': 'La réservation minimale ici est de {1}.',
  "The clocks go forward that day, so this start time doesn't exist. Please choose another.":
    'Les horloges avancent par-dessus ce début, il n’existe donc pas ce jour-là. Veuillez en choisir un autre.',
  'The shortest stay here is {1}.': 'Le séjour minimum ici est de {1}.',
  'The longest stay here is {1}.': 'Le séjour maximum ici est de {1}.',
  'Check out cannot be before check in.': 'Le départ ne peut pas précéder l’arrivée.',
  "{1} isn't available.": '{1} n’est pas libre.',
  "{1} isn't available all day.": '{1} n’est pas libre toute la journée.',
  "{1} to {2} isn't available the whole time.": 'Du {1} au {2}, ce n’est pas libre en continu.',
  'This host needs {1} of notice. Please start on {2} or later.':
    'Cet hôte demande {1} de préavis. Veuillez commencer le {2} ou plus tard.',
  'Some photos of this listing are gone. Please ask the host to send them again.':
    'Des photos de cette annonce ont disparu. Demandez à l’hôte de les renvoyer.',
  'Someone else changed this draft while you had it open. What you typed is still here.':
    'Quelqu’un d’autre a modifié ce brouillon entre-temps. Ce que vous avez saisi est toujours là.',
  "This mailing is already on its way, so you can't change it.":
    'Cet envoi est déjà en route, ce n’est donc plus possible.',
  'This link is incomplete. Please open it from the email again.':
    'Ce lien n’est pas complet. Rouvrez-le depuis l’e-mail.',
  'Please enter the card again': 'Veuillez saisir de nouveau la carte',
  'Please choose a card': 'Veuillez choisir une carte',
  'This card is no longer saved. Please choose another one':
    'Cette carte n’est plus enregistrée. Veuillez en choisir une autre',
  'Please enter the account again': 'Veuillez saisir de nouveau le compte',
  'This address is already confirmed.': 'Cette adresse a été confirmée.',
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
  'This PDF is damaged or incomplete. Please export it again.':
    'Ce PDF est endommagé ou inachevé. Veuillez l’exporter de nouveau.',
  'Not found': 'Introuvable',
  "That version can't be restored anymore.": 'Cette version ne peut plus être rétablie.',
  'Your identity was checked or is being checked under this name. Contact support to change it.':
    'Votre identité a été contrôlée sous ce nom, ou est en cours de contrôle. Écrivez à notre assistance pour le faire modifier.',
  "This isn't a valid phone number. Start with + and the country code.":
    'Ce n’est pas un numéro joignable. Commencez par + et l’indicatif du pays.',
  "Please create a password first, under Login & security. You'll sign in with it from then on.":
    'Choisissez d’abord un mot de passe, sous Connexion et sécurité : vous vous connecterez ensuite avec.',
  "This isn't your password": 'Ce n’est pas votre mot de passe',
  'This is already your address': 'C’est déjà votre adresse',
  "You can't refer yourself.": 'Vous ne pouvez pas vous parrainer vous-même.',
  'This person is already on Roomtone.': 'Cette personne est déjà sur Roomtone.',
  'You can send {1} invitations a day. Please try again tomorrow.':
    'Vous pouvez envoyer {1} invitations par jour. Réessayez demain.',
  'You already invited this address. We only email each address once.':
    'Vous avez déjà invité cette adresse. Nous n’écrivons à personne deux fois.',
  'It’s already under a legal hold.': 'C’est déjà sous conservation légale.',
  'Someone already did this. Please reload.': 'Quelqu’un l’a déjà fait. Veuillez recharger.',
  'Everyone can read this, so please leave out contact details and links.':
    'Tout le monde peut lire ceci. Veuillez ne pas indiquer de coordonnées ni de liens.',
  'You already replied to this review.': 'Vous avez déjà répondu à cet avis.',
  'This is your own review.': 'Cet avis est le vôtre.',
  'You can write a review once the booking is over.': 'Les avis ouvrent quand la réservation est terminée.',
  'The 14 days to review this booking are over.':
    'Les 14 jours pour donner un avis sur cette réservation sont passés.',
  "Your review is already public, so you can't change it.":
    'Votre avis est déjà affiché, il ne peut donc plus être modifié.',
  'Two-factor sign-in is already on.': 'La double authentification est déjà activée.',
  'Please start the setup again.': 'Veuillez recommencer la configuration.',
  "This doesn't look like a VAT ID from {1}. Please check it for missing or extra characters.":
    'Ceci n’a pas la forme d’un numéro de TVA de {1}. Vérifiez qu’il ne manque rien et que rien n’est en trop.',
  "This VAT ID isn't valid. Please compare it with your VAT certificate, digit by digit.":
    'Les chiffres de contrôle de ce numéro de TVA ne correspondent pas. Comparez-le à votre certificat, chiffre par chiffre.',
  'Please choose a country from the list': 'Veuillez choisir un pays dans la liste',
  'Social Security number': 'numéro de sécurité sociale',
  'Social Insurance Number': 'numéro d’assurance sociale',
  'Business Number': 'numéro d’entreprise',
  "This isn't a valid {1}. Please check the digits.":
    'Ce n’est pas valable : {1}. Veuillez vérifier les chiffres.',
  'Please type the name exactly as above': 'Veuillez taper le nom exactement comme ci-dessus',
  "This verification isn't under review anymore. Please reload.":
    'Cette vérification n’est plus en cours d’examen. Veuillez recharger.',
  'Your identity is already verified.': 'Votre identité est déjà vérifiée.',
  'Please upload your ID again.': 'Veuillez renvoyer votre pièce d’identité.',
  'The identity check cannot be reached right now. Please try again in a few minutes.':
    'Le contrôle d’identité est injoignable pour le moment. Réessayez dans quelques minutes.',
  "We're already checking your identity. We'll email you when we're done.":
    'Nous vérifions déjà votre identité. Nous vous écrirons une fois terminé.',
  'This address keeps redirecting.': 'Cette adresse redirige sans fin.',
  'Please use an http or https address.': 'Utilisez une adresse http ou https.',
  'Roomtone calendar': 'Calendrier Roomtone',
  "This address redirects to one that isn't valid.": 'Cette adresse mène à une autre qui n’est pas valable.',
  "There's no calendar at this address (the server answered 404).":
    'Il n’y a pas de calendrier à cette adresse (le serveur a répondu 404).',
  'The server answered {1} instead of a calendar.': 'Le serveur a répondu {1} au lieu d’un calendrier.',
  "The server's answer is in a format we can't read.":
    'Le serveur répond sous une forme que nous ne pouvons pas lire.',
  'This calendar has more in it than we can read.':
    'Ce calendrier contient plus que ce que nous pouvons lire.',
  'This calendar is larger than 2 MB.': 'Ce calendrier dépasse 2 Mo.',
  "This address isn't on the public internet.": 'Cette adresse n’est pas sur l’internet public.',
  "What's at this address isn't an iCal calendar.":
    'Ce qui se trouve à cette adresse n’est pas un calendrier au format iCal.',
  'Events in this calendar repeat too often for us to read.':
    'Les événements de ce calendrier se répètent trop souvent pour être lus.',
  'This calendar has more than 7,000 events in the period we read.':
    'Ce calendrier compte plus de 7000 événements sur la période que nous regardons.',
  'We found no server at this address.': 'Aucun serveur trouvé à cette adresse.',
  'No server is answering at this address right now.':
    'Aucun serveur ne répond à cette adresse pour le moment.',
  'The server refused the connection.': 'Le serveur a refusé la connexion.',
  'The server dropped the connection.': 'Le serveur a interrompu la connexion.',
  "We couldn't reach the server.": 'Le serveur est injoignable.',
  "The server didn't answer in time.": 'Le serveur n’a pas répondu à temps.',
  'The server took longer than 10 seconds.': 'Le serveur a mis plus de 10 secondes.',
  "The server's certificate isn't valid.": 'Le certificat du serveur n’est pas valable.',
  "We couldn't read the server's answer.": 'Le serveur n’a pas donné de réponse lisible.',
  'An unknown browser': 'Un navigateur inconnu',
  'This page link is not valid. Please start from the first page.':
    'Ce lien de page n’est pas valable. Veuillez repartir de la première page.',
  'This page link is not valid': 'Ce lien de page n’est pas valable',
  'Your other files are still uploading. Please send this one when they finish.':
    'D’autres fichiers de votre part sont encore en route. Envoyez celui-ci quand ils seront arrivés.',
  'Please upload a file smaller than {1}MB': 'Veuillez envoyer un fichier de moins de {1} Mo',
  'The check was canceled before it finished.': 'Le contrôle a été annulé avant la fin.',
  "You didn't agree to the check, so we couldn't run it.":
    'Vous n’avez pas accepté le contrôle, il n’a donc pas pu être fait.',
  "The check wasn't finished in time.": 'Le contrôle n’a pas été terminé à temps.',
  'The document has expired. Please use one that is valid.':
    'Le document a expiré. Veuillez en utiliser un valide.',
  "We don't accept this kind of document. Please use a passport, driver's license or ID card.":
    'Ce type de document n’est pas accepté. Veuillez utiliser un passeport, un permis de conduire ou une carte d’identité.',
  "We couldn't confirm the document. Please try another one.":
    'Le document n’a pas pu être confirmé. Veuillez en essayer un autre.',
  "The ID number doesn't match the document.": 'Le numéro ne correspond pas au document.',
  "We couldn't confirm the ID number.": 'Le numéro n’a pas pu être confirmé.',
  'The document has no photo on it. Please use one that has.':
    'Le document ne comporte pas de photo. Veuillez en utiliser un qui en a une.',
  "The photo you took doesn't match the one on the document.":
    'La photo que vous avez prise ne correspond pas à celle du document.',
  "We couldn't accept the photo you took.": 'La photo que vous avez prise n’a pas pu être acceptée.',
  "We couldn't confirm the photo you took. Please try again in good light.":
    'La photo que vous avez prise n’a pas pu être confirmée. Réessayez avec un bon éclairage.',
  'The check failed. Please try again, or contact support.':
    'Le contrôle n’a pas abouti. Veuillez réessayer, ou contacter notre assistance.',
  'Please upload a JPEG, PNG, WebP, AVIF or HEIC picture':
    'Veuillez envoyer une image JPEG, PNG, WebP, AVIF ou HEIC',
  'This file is damaged or incomplete. Please export it again.':
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
  "There isn't enough money on this card. Please use another one.":
    'Il n’y a pas assez d’argent sur cette carte. Veuillez en utiliser une autre.',
  'This card has expired. Please use another one.': 'Cette carte a expiré. Veuillez en utiliser une autre.',
  "This card number isn't right. Please check it, or use another card.":
    'Ce numéro de carte est incorrect. Vérifiez-le, ou utilisez une autre carte.',
  "The security code isn't right. Please check it on your card and try again.":
    'Le code de sécurité est incorrect. Vérifiez-le sur votre carte et réessayez.',
  "The ZIP code doesn't match this card. Please check it and try again.":
    'Le code postal ne correspond pas à cette carte. Vérifiez-le et réessayez.',
  'Something went wrong at your bank. Please try again in a moment.':
    'Un problème est survenu pendant l’interrogation de votre banque. Réessayez dans un instant.',
  "Your bank couldn't confirm it's you. Please try again, or use another card.":
    'Votre banque n’a pas pu confirmer que c’est vous. Réessayez, ou utilisez une autre carte.',
  "This card can't be used for this kind of payment. Please use another one.":
    'Cette carte ne peut pas servir à ce type de paiement. Veuillez en utiliser une autre.',
  'This card has reached its limit. {1}': 'Cette carte a atteint sa limite. {1}',
  'The hold on this card has ended. Please pay again.':
    'L’autorisation sur cette carte a pris fin. Veuillez payer à nouveau.',
  'This is a demo, so please don’t use a real card. Use 4242 4242 4242 4242.':
    'Pas de vraies cartes ici : c’est une démonstration. Veuillez utiliser 4242 4242 4242 4242.',
  ' Available nearby: {1}.': ' Libre à proximité : {1}.',
  '1 hour': '1 heure',
  '{1} hours': '{1} heures',
  '1 day': '1 jour',
  '{1} days': '{1} jours',
  '1 minute': '1 minute',
  '{1} minutes': '{1} minutes',
}
