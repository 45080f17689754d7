import type { Catalogue } from '../translate.ts'

export const sentences1: Catalogue = {
  '{1} sq ft': '{1} pi²',
  'Business host': 'Hôte professionnel',
  'Not moved': 'Non déplacé',
  'You can share contact details once a booking is confirmed. Please leave them out until then.':
    'Les coordonnées sont partagées une fois la réservation confirmée. Veuillez ne pas les indiquer avant.',
  'You can send links once a booking is confirmed. Until then, please describe it in words.':
    'Des liens peuvent être envoyés une fois la réservation confirmée. Veuillez décrire avec des mots ce que vous voulez dire.',
  'Payments stay on Roomtone, where both sides are protected.':
    'Les paiements restent sur Roomtone, où les deux parties sont protégées.',
  "Threats aren't allowed here.": 'Les menaces ne sont pas permises ici.',
  "Insults and attacks aren't allowed here.": 'Les insultes et les attaques ne sont pas permises ici.',
  "Offering or asking for sexual services isn't allowed here.":
    'Les services sexuels ne sont ni proposés ni demandés ici.',
  'This asks for something illegal.': 'Ceci demande quelque chose d’illégal.',
  "The archive doesn't end with our seal. It was cut off, added to, re-saved by another program, or never came from Roomtone.":
    'L’archive ne se termine pas par notre sceau. Elle a été coupée, complétée, réenregistrée par un programme, ou ne vient pas de Roomtone.',
  'The archive is not what we sealed.': 'L’archive n’est pas celle que nous avons scellée.',
  "The rest can't be read as an archive.": 'Ce qui reste ne peut pas être lu comme une archive.',
  'We signed it in a format newer than this checker. Please download the checker again.':
    'Nous l’avons signée dans un format plus récent que ce vérificateur. Téléchargez-le à nouveau.',
  'This pack is exactly as Roomtone sealed it.':
    'Cette archive est exactement telle que Roomtone l’a scellée.',
  'The container is exactly as Roomtone sealed it.':
    'Le conteneur est exactement tel que Roomtone l’a scellé.',
  'The container was changed': 'Le conteneur a été modifié',
  'The passphrase does not open this pack': 'La phrase secrète n’ouvre pas cette archive',
  'Each download has its own passphrase, shown once next to it. Please compare it character by character.':
    'Chaque téléchargement a sa propre phrase secrète, affichée une seule fois à côté. Comparez-la caractère par caractère.',
  "The pack is signed with a key we haven't published":
    'L’archive est signée avec une clé que nous n’avons pas publiée',
  "{1} isn't on this checker's list of keys. Either the pack isn't from Roomtone, or the list is older than the key. Get the newest list and check again.":
    '{1} n’est pas sur la liste de ce contrôle. Soit l’archive ne vient pas de Roomtone, soit la liste est plus ancienne que la clé : récupérez la liste la plus récente et contrôlez de nouveau.',
  'The pack is dated outside the time its key was in use':
    'L’archive porte une date hors de la durée de vie de sa clé',
  "Roomtone wasn't using {1} to sign at {2}. The list of keys says when each one was in use.":
    'Roomtone n’utilisait pas {1} pour signer à la date {2}. La liste des clés indique quand chacune a servi.',
  "The manifest isn't the one we signed": 'Le manifeste n’est pas celui que nous avons signé',
  "Its signature doesn't match it, so nothing it lists can be trusted.":
    'Sa signature ne lui correspond pas, on ne peut donc se fier à rien de ce qu’il liste.',
  '{1} was changed': '{1} a été modifié',
  "It isn't the file we sealed.": 'Ce n’est pas le fichier que nous avons scellé.',
  '{1} is missing': '{1} manque',
  'It was in the pack when we sealed it.': 'Il était dans l’archive quand nous l’avons scellée.',
  '{1} was added': '{1} a été ajouté',
  'It was not in the pack when we sealed it.': 'Il n’était pas dans l’archive quand nous l’avons scellée.',
  'The log breaks at entry {1}': 'Le journal se rompt à l’entrée {1}',
  "That entry doesn't follow from the one before it.": 'Cette entrée ne découle pas de la précédente.',
  "We couldn't read that request. Please reload the page and try again.":
    'La requête n’a pas pu être lue. Rechargez la page et réessayez.',
  'Please check the highlighted fields.': 'Veuillez vérifier les champs signalés.',
  'Please choose a stronger password.': 'Veuillez choisir un mot de passe plus sûr.',
  'You must be at least 18 years old to use Roomtone.':
    'Vous devez avoir au moins 18 ans pour utiliser Roomtone.',
  'Please sign in to continue.': 'Veuillez vous connecter pour continuer.',
  'Your session has expired. Please sign in again.': 'Votre session a expiré. Veuillez vous reconnecter.',
  'Invalid login credentials': 'Identifiants incorrects',
  'One more step': 'Encore une étape',
  'Please enter the code from your authenticator app.':
    'Veuillez saisir le code de votre application d’authentification.',
  'That code is wrong or was already used. Please try again.':
    'Ce code est incorrect ou a déjà servi. Réessayez.',
  'This address already has an account. Sign in with its password to connect Google.':
    'Un compte existe avec cette adresse. Connectez-vous avec son mot de passe pour relier Google.',
  'Access Denied': 'Accès refusé',
  "You don't have permission to access this page.": 'Vous n’avez pas la permission d’accéder à cette page.',
  'Read-only': 'Lecture seule',
  "You're viewing Roomtone as someone else. You can't change anything, and private details stay hidden.":
    'Vous voyez Roomtone comme quelqu’un d’autre. Vous ne pouvez rien modifier, et les données privées restent masquées.',
  "You can't do this to your own account.": 'Vous ne pouvez pas faire cela à votre propre compte.',
  'Access Restricted': 'Accès restreint',
  'Currently invite-only. Please join our waitlist for early access.':
    'Pour l’instant sur invitation. Rejoignez notre liste d’attente pour un accès anticipé.',
  'This account has been suspended. Please contact support.':
    'Ce compte a été suspendu. Veuillez contacter l’assistance.',
  "Google didn't sign you in. Please try again.": 'Google ne vous a pas connecté. Veuillez réessayer.',
  'Please finish signing up first.': 'Veuillez d’abord terminer votre inscription.',
  "We couldn't find that. It may have been removed.": 'Introuvable. L’élément a peut-être été supprimé.',
  "This address doesn't accept that kind of request.": 'Cette adresse n’accepte pas ce type de requête.',
  'Already on waitlist': 'Déjà sur la liste d’attente',
  'This email is already registered on the waitlist.': 'Cet e-mail est déjà inscrit sur la liste d’attente.',
  'Account already exists': 'Le compte existe déjà',
  'Please sign in instead.': 'Veuillez plutôt vous connecter.',
  'Roomtone needs at least one admin. Make someone else an admin first.':
    'Roomtone a besoin d’au moins un admin. Nommez d’abord quelqu’un d’autre.',
  'Someone else changed this while you had it open. Please reload and try again.':
    'Quelqu’un d’autre l’a modifié entre-temps. Rechargez la page et réessayez.',
  'Changed elsewhere': 'Modifié ailleurs',
  'You changed this on another device, so we loaded the newer version.':
    'Vous l’avez modifié sur un autre appareil, nous avons donc chargé la version la plus récente.',
  "This space doesn't allow everything your shoot involves.":
    'Ce lieu n’autorise pas tout ce qu’implique votre tournage.',
  'Crew too large': 'Équipe trop nombreuse',
  'This space is too small for your crew.': 'Ce lieu est trop petit pour votre équipe.',
  'Card declined': 'Carte refusée',
  'Your bank declined this card. Please use another one.':
    'Votre banque a refusé cette carte. Veuillez en utiliser une autre.',
  'Code not found': 'Code introuvable',
  "We don't know that code. Please check it for typos.":
    'Nous ne connaissons pas ce code. Vérifiez la saisie.',
  'Code expired': 'Code expiré',
  'This code has expired.': 'Ce code a expiré.',
  'Code used up': 'Code épuisé',
  'This code has no balance left.': 'Ce code n’a plus de solde.',
  'Code already claimed': 'Code déjà utilisé',
  "This gift card is already in someone else's account.":
    'Cette carte cadeau est déjà dans le compte de quelqu’un d’autre.',
  'Code canceled': 'Code désactivé',
  'This code is no longer valid. Please contact support if you think it should be.':
    'Ce code n’est plus valable. Contactez l’assistance si vous pensez qu’il devrait l’être.',
  'Your credit has changed': 'Votre crédit a changé',
  "What your gift cards and coupons cover has changed. Please check what's left to pay.":
    'Le montant couvert par vos cartes cadeaux et bons a changé. Vérifiez ce qu’il reste à payer.',
  "This message wasn't sent.": 'Ce message n’a pas été envoyé.',
  'Sign in first': 'Connectez-vous d’abord',
  'Sign in to the account this link belongs to, then open the link again.':
    'Connectez-vous au compte auquel appartient ce lien, puis ouvrez-le de nouveau.',
  'Please confirm your email address first. We sent you a link.':
    'Veuillez d’abord confirmer votre adresse e-mail. Nous vous avons envoyé un lien.',
  'This is your own space. Block the time in your calendar instead.':
    'C’est votre propre lieu. Bloquez plutôt le créneau dans votre calendrier.',
  'You have an unpaid claim': 'Vous avez une réclamation impayée',
  'Please pay your claim before you send another request.':
    'Réglez votre réclamation avant d’envoyer une autre demande.',
  'No longer available': 'Plus disponible',
  'Someone else just took this time. Please pick another.':
    'Quelqu’un vient de prendre ce créneau. Choisissez-en un autre.',
  'The host changed the price since you looked. Please check the new total.':
    'L’hôte a changé le prix depuis votre visite. Veuillez vérifier le nouveau total.',
  'The house rules, refund terms or approval setting changed since you looked. Please read them again and agree.':
    'Le règlement intérieur, les conditions de remboursement ou le mode d’approbation ont changé depuis. Relisez-les et acceptez.',
  'You already sent this request with different details. Please reload the page and try again.':
    'Cette demande a déjà été envoyée avec d’autres détails. Rechargez la page et réessayez.',
  'Too many open requests': 'Trop de demandes ouvertes',
  'Please wait for an answer, or withdraw a request, before you send another.':
    'Attendez une réponse, ou retirez une demande, avant d’en envoyer une autre.',
  'Calendar conflict': 'Conflit de calendrier',
  'A calendar you connected has something at that time.':
    'Un calendrier que vous avez connecté a quelque chose à ce moment-là.',
  'This time is free, so you can book it instead of placing a second hold.':
    'Ce créneau est libre : vous pouvez le réserver au lieu de poser une deuxième option.',
  'The refund has changed': 'Le remboursement a changé',
  'The amount changed since you looked. Please check it again.':
    'Le montant a changé depuis. Vérifiez-le de nouveau.',
  "This booking has changed, so you can't do that anymore. Please reload the page.":
    'Cette réservation a changé, ce n’est donc plus possible. Rechargez la page.',
  'Passkey not accepted': 'Clé d’accès refusée',
  "This passkey didn't work, or it took too long. Please try again, or sign in another way.":
    'Cette clé d’accès n’a pas fonctionné, ou cela a pris trop de temps. Réessayez, ou connectez-vous autrement.',
  'This passkey may have been copied, so we did not accept it. Sign in another way and remove it under Login & security.':
    'Cette clé d’accès a peut-être été copiée, nous ne l’avons donc pas acceptée. Connectez-vous autrement et supprimez-la dans Connexion et sécurité.',
  'This is your only way to sign in': 'C’est votre seul moyen de vous connecter',
  'Your account has no password. Create one first, then remove this passkey.':
    'Votre compte n’a pas de mot de passe. Créez-en un d’abord, puis supprimez cette clé d’accès.',
  'You have 20 passkeys': 'Vous avez 20 clés d’accès',
  "That's as many as an account can have. Remove one you no longer use, then try again.":
    'C’est le maximum pour un compte. Supprimez-en une que vous n’utilisez plus, puis réessayez.',
  'This passkey is already on an account.': 'Cette clé d’accès est déjà associée à un compte.',
  'Create a password first': 'Créez d’abord un mot de passe',
  'This account has no password yet. Create one, then try again.':
    'Ce compte n’a pas encore de mot de passe. Créez-en un, puis réessayez.',
  'You have upcoming bookings. Complete or cancel them first.':
    'Vous avez des réservations à venir. Terminez-les ou annulez-les d’abord.',
  "Google isn't answering right now. Please try again.":
    'Google ne répond pas pour le moment. Veuillez réessayer.',
  "Payments aren't working right now": 'Les paiements ne fonctionnent pas pour le moment',
  "Our payment provider isn't answering. You weren't charged. Please try again in a moment.":
    'Notre prestataire de paiement ne répond pas. Rien ne vous a été débité. Réessayez dans un instant.',
  'Address not found': 'Adresse introuvable',
  "We couldn't find this address. Please check the city, state and ZIP code.":
    'Nous ne trouvons pas cette adresse. Vérifiez la ville, l’État et le code postal.',
  'Calendar not added': 'Calendrier non ajouté',
  "We can't read this calendar. Please check its address.":
    'Ce calendrier ne peut pas être lu. Veuillez vérifier son adresse.',
  'This link has expired or was already used. Please ask for a new one.':
    'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'This is too large to send. Please shorten it and try again.':
    'C’est trop volumineux à envoyer. Veuillez raccourcir et réessayer.',
  'Invalid file type': 'Type de fichier non valide',
  'Please upload a JPEG, PNG or HEIC picture, or a PDF':
    'Veuillez envoyer une image JPEG, PNG ou HEIC, ou un PDF',
  "This kind of content isn't accepted here.": 'Ce type de contenu n’est pas accepté ici.',
  'Too many attempts. Please wait a moment and try again.':
    'Trop de tentatives. Veuillez patienter un instant et réessayer.',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  "We can't save or open files right now. Please try again in a few minutes.":
    'Nous ne pouvons ni enregistrer ni ouvrir de fichiers pour le moment. Réessayez dans quelques minutes.',
  'Roomtone is very busy right now. Please try again in a few seconds.':
    'Roomtone est très sollicité en ce moment. Réessayez dans quelques secondes.',
  'Roomtone is starting up. Please try again in a few seconds.':
    'Roomtone démarre. Réessayez dans quelques secondes.',
  'This password appeared in a data leak. Please choose another':
    'Ce mot de passe figure dans une fuite de données. Veuillez en choisir un autre',
  'This is one of the most guessed passwords. Please choose another':
    'Ce mot de passe est parmi les plus devinés. Veuillez en choisir un autre',
  'Please choose a reason': 'Veuillez choisir un motif',
  "Please choose what it's about": 'Veuillez choisir de quoi il s’agit',
  'Directions and everything else: {1}': 'Itinéraire et autres infos : {1}',
}
