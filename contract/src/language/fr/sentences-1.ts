import type { Catalogue } from '../translate.ts'

export const sentences1: Catalogue = {
  'The space must close later than it opens': 'Le lieu doit fermer après son ouverture',
  'The shortest booking must fit into the opening hours':
    'La réservation minimale doit tenir dans les horaires d’ouverture',
  'Opening hours start and end on the half hour': 'Les horaires commencent et finissent à la demi-heure',
  'The longest stay cannot be shorter than the shortest':
    'Le séjour maximum ne peut pas être plus court que le minimum',
  'Choose at most 2 highlights': 'Choisissez au plus 2 points forts',
  'A photo can be in the listing only once': 'Une photo ne peut figurer qu’une fois dans l’annonce',
  'A listing keeps at least 5 photos': 'Une annonce garde au moins 5 photos',
  'A listing holds at most 40 photos': 'Une annonce contient au plus 40 photos',
  'Keep the pin within 50 km of the address': 'Gardez le repère à moins de 50 km de l’adresse',
  '{1} sq ft': '{1} pi²',
  'Business host': 'Hôte professionnel',
  'Not moved': 'Non déplacé',
  'Contact details are shared once a booking is confirmed. Please leave them out until then.':
    'Les coordonnées sont partagées une fois la réservation confirmée. Veuillez ne pas les indiquer avant.',
  'Links can be sent once a booking is confirmed. Please describe what you mean in words.':
    'Des liens peuvent être envoyés une fois la réservation confirmée. Veuillez décrire avec des mots ce que vous voulez dire.',
  'Payments stay on Roomtone, where both sides are protected.':
    'Les paiements restent sur Roomtone, où les deux parties sont protégées.',
  'Threats are not allowed here.': 'Les menaces ne sont pas permises ici.',
  'This insults or attacks people. That is not allowed here.':
    'Ceci insulte ou attaque des personnes. Ce n’est pas permis ici.',
  'Sexual services are not offered or asked for here.':
    'Les services sexuels ne sont ni proposés ni demandés ici.',
  'This asks for something that is against the law.': 'Ceci demande quelque chose d’illégal.',
  'The archive does not end with our seal. It was cut short, added to, saved anew by some program, or never came from Roomtone.':
    'L’archive ne se termine pas par notre sceau. Elle a été coupée, complétée, réenregistrée par un programme, ou ne vient pas de Roomtone.',
  'The bytes of the archive are not the ones that we sealed.':
    'Les octets de l’archive ne sont pas ceux que nous avons scellés.',
  'What is left cannot be read as an archive.': 'Ce qui reste ne peut pas être lu comme une archive.',
  'It is signed by us, in a format newer than this check. Please get the check anew.':
    'Elle est signée par nous, dans un format plus récent que ce contrôle. Veuillez récupérer le contrôle à nouveau.',
  'This pack is exactly as Roomtone sealed it.':
    'Cette archive est exactement telle que Roomtone l’a scellée.',
  'The container is exactly as Roomtone sealed it.':
    'Le conteneur est exactement tel que Roomtone l’a scellé.',
  'The container was changed': 'Le conteneur a été modifié',
  'The passphrase does not open this pack': 'La phrase secrète n’ouvre pas cette archive',
  'Each download has a passphrase of its own, shown once beside it. Please compare it sign by sign.':
    'Chaque téléchargement a sa propre phrase secrète, montrée une fois à côté. Veuillez la comparer signe par signe.',
  'The pack is signed with a key that we have not published':
    'L’archive est signée avec une clé que nous n’avons pas publiée',
  '{1} is not on the list that this check carries. Either the pack is not from Roomtone, or the list is older than the key: get the newest list and check again.':
    '{1} n’est pas sur la liste de ce contrôle. Soit l’archive ne vient pas de Roomtone, soit la liste est plus ancienne que la clé : récupérez la liste la plus récente et contrôlez de nouveau.',
  'The pack is dated outside the life of its key':
    'L’archive porte une date hors de la durée de vie de sa clé',
  '{1} did not sign for Roomtone at {2}: the list of keys says from when until when each one did.':
    '{1} ne signait pas pour Roomtone à {2} : la liste des clés dit de quand à quand chacune l’a fait.',
  'The manifest is not the one that we signed': 'Le manifeste n’est pas celui que nous avons signé',
  'Its signature does not belong to it, so nothing that it lists can be relied on.':
    'Sa signature ne lui correspond pas, on ne peut donc se fier à rien de ce qu’il liste.',
  '{1} was changed': '{1} a été modifié',
  'Its bytes are not the ones that we sealed.': 'Ses octets ne sont pas ceux que nous avons scellés.',
  '{1} is missing': '{1} manque',
  'It was in the pack when we sealed it.': 'Il était dans l’archive quand nous l’avons scellée.',
  '{1} was added': '{1} a été ajouté',
  'It was not in the pack when we sealed it.': 'Il n’était pas dans l’archive quand nous l’avons scellée.',
  'The log breaks at entry {1}': 'Le journal se rompt à l’entrée {1}',
  'That entry does not follow from the one before it.': 'Cette entrée ne découle pas de la précédente.',
  'Invalid email address': 'Adresse e-mail non valide',
  'Email too long': 'E-mail trop long',
  'Name must be at least 2 characters': 'Le nom doit comporter au moins 2 caractères',
  'Name too long': 'Nom trop long',
  'Please choose host or creator': 'Veuillez choisir hôte ou créateur',
  'Password must be at least 8 characters': 'Le mot de passe doit comporter au moins 8 caractères',
  'Password too long': 'Mot de passe trop long',
  'Password must contain at least one uppercase letter':
    'Le mot de passe doit contenir au moins une majuscule',
  'Password must contain at least one number': 'Le mot de passe doit contenir au moins un chiffre',
  'Password must be at least 6 characters': 'Le mot de passe doit comporter au moins 6 caractères',
  'This is not a valid id': 'Cet identifiant n’est pas valable',
  'This page link is too long': 'Ce lien de page est trop long',
  'The request could not be read. Please reload the page and try again.':
    'La requête n’a pas pu être lue. Rechargez la page et réessayez.',
  'Please check the highlighted fields.': 'Veuillez vérifier les champs signalés.',
  'Please choose a stronger password.': 'Veuillez choisir un mot de passe plus sûr.',
  'You must be at least 18 years old to use Roomtone.':
    'Vous devez avoir au moins 18 ans pour utiliser Roomtone.',
  'Please sign in to continue.': 'Veuillez vous connecter pour continuer.',
  'Your session has expired. Please sign in again.': 'Votre session a expiré. Veuillez vous reconnecter.',
  'Invalid login credentials': 'Identifiants incorrects',
  'One more step': 'Encore une étape',
  'Please enter the code of your authenticator app.':
    'Veuillez saisir le code de votre application d’authentification.',
  'This code is not right, or was used already.': 'Ce code est incorrect, ou a déjà été utilisé.',
  'There is an account with this address. Sign in with its password to connect Google.':
    'Un compte existe avec cette adresse. Connectez-vous avec son mot de passe pour relier Google.',
  'Access Denied': 'Accès refusé',
  "You don't have permission to access this page.": 'Vous n’avez pas la permission d’accéder à cette page.',
  'Read-only': 'Lecture seule',
  'You are looking as somebody else. Nothing can be changed, and private details stay hidden.':
    'Vous regardez à la place de quelqu’un d’autre. Rien ne peut être modifié, et les données privées restent masquées.',
  'You cannot do this to your own account.': 'Vous ne pouvez pas faire cela à votre propre compte.',
  'Access Restricted': 'Accès restreint',
  'Currently invite-only. Please join our waitlist for early access.':
    'Pour l’instant sur invitation. Rejoignez notre liste d’attente pour un accès anticipé.',
  'This account has been suspended. Please contact support.':
    'Ce compte a été suspendu. Veuillez contacter l’assistance.',
  'Google did not sign you in. Please try again.': 'Google ne vous a pas connecté. Veuillez réessayer.',
  'Please finish signing up first.': 'Veuillez d’abord terminer votre inscription.',
  'We could not find what you asked for.': 'Nous n’avons pas trouvé ce que vous demandez.',
  'This address does not accept that kind of request.': 'Cette adresse n’accepte pas ce type de requête.',
  'Already on waitlist': 'Déjà sur la liste d’attente',
  'This email is already registered on the waitlist.': 'Cet e-mail est déjà inscrit sur la liste d’attente.',
  'Account already exists': 'Le compte existe déjà',
  'Please sign in instead.': 'Veuillez plutôt vous connecter.',
  'Roomtone needs at least one admin. Make someone else an admin first.':
    'Roomtone a besoin d’au moins un admin. Nommez d’abord quelqu’un d’autre.',
  'This was changed by someone else in the meantime. Please reload and try again.':
    'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez et réessayez.',
  'Changed elsewhere': 'Modifié ailleurs',
  'This was changed on another device in the meantime. We have loaded the newer version.':
    'Ceci a été modifié sur un autre appareil entre-temps. Nous avons chargé la version la plus récente.',
  'This space does not allow everything that your shoot involves.':
    'Ce lieu n’autorise pas tout ce qu’implique votre tournage.',
  'Crew too large': 'Équipe trop nombreuse',
  'This space does not hold a crew of this size.': 'Ce lieu n’accueille pas une équipe de cette taille.',
  'Card declined': 'Carte refusée',
  'Your bank declined this card. Please use another one.':
    'Votre banque a refusé cette carte. Veuillez en utiliser une autre.',
  'Code not found': 'Code introuvable',
  'We know no such code. Please check it for typing mistakes.':
    'Nous ne connaissons pas ce code. Vérifiez qu’il ne contient pas de faute de frappe.',
  'Code expired': 'Code expiré',
  'This code has expired.': 'Ce code a expiré.',
  'Code used up': 'Code épuisé',
  'There is nothing left on this code.': 'Il ne reste rien sur ce code.',
  'Code taken': 'Code déjà pris',
  'This gift card is in somebody else’s account.':
    'Cette carte cadeau est dans le compte de quelqu’un d’autre.',
  'Code stopped': 'Code désactivé',
  'This code is no longer valid. Please contact support if you think it should be.':
    'Ce code n’est plus valable. Contactez l’assistance si vous pensez qu’il devrait l’être.',
  'Your credit has changed': 'Votre crédit a changé',
  'What your gift cards and coupons pay is another amount by now. Please check what is left to pay.':
    'Le montant payé par vos cartes cadeaux et bons a changé. Veuillez vérifier ce qu’il reste à payer.',
  'This message was not sent.': 'Ce message n’a pas été envoyé.',
  'Sign in first': 'Connectez-vous d’abord',
  'Sign in to the account this link belongs to, then open the link again.':
    'Connectez-vous au compte auquel appartient ce lien, puis ouvrez-le de nouveau.',
  'Please confirm your email address first. We have sent you a link.':
    'Veuillez d’abord confirmer votre adresse e-mail. Nous vous avons envoyé un lien.',
  'This is your own space. Block the time in your calendar instead.':
    'C’est votre propre lieu. Bloquez plutôt le créneau dans votre calendrier.',
  'A claim is not paid': 'Une réclamation n’est pas payée',
  'Please pay what you owe after a claim before you send another request.':
    'Veuillez payer ce que vous devez après une réclamation avant d’envoyer une autre demande.',
  'No longer free': 'Plus libre',
  'Somebody else has just taken this time.': 'Quelqu’un vient de prendre ce créneau.',
  'The host has changed the price since you looked. Please check the new total.':
    'L’hôte a changé le prix depuis votre visite. Veuillez vérifier le nouveau total.',
  'The house rules, the refunds or who confirms have changed since you looked. Please read them again and agree.':
    'Le règlement intérieur, les remboursements ou la personne qui confirme ont changé depuis votre visite. Veuillez les relire et accepter.',
  'Please reload the page and look at the terms again': 'Veuillez recharger la page et relire les conditions',
  'This request was sent before with other details. Please reload the page and try again.':
    'Cette demande a déjà été envoyée avec d’autres détails. Rechargez la page et réessayez.',
  'Too many open requests': 'Trop de demandes ouvertes',
  'Please wait for an answer, or withdraw a request, before you send another.':
    'Attendez une réponse, ou retirez une demande, avant d’en envoyer une autre.',
  'Calendar conflict': 'Conflit de calendrier',
  'A calendar that you subscribe to has something at that time.':
    'Un calendrier auquel vous êtes abonné contient quelque chose à ce moment.',
  'There is no booking in the way here, so there is nothing to be second to.':
    'Aucune réservation ne fait obstacle ici, il n’y a donc rien dont être en deuxième option.',
  'The refund has changed': 'Le remboursement a changé',
  'Time has passed since you looked. Please check the new amount.':
    'Du temps a passé depuis votre visite. Veuillez vérifier le nouveau montant.',
  'This booking has moved on in the meantime, so this is no longer possible.':
    'Cette réservation a évolué entre-temps, ce n’est donc plus possible.',
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
  'This passkey is on an account already.': 'Cette clé d’accès est déjà associée à un compte.',
  'Create a password first': 'Créez d’abord un mot de passe',
  'This account has no password yet. Create one, then try again.':
    'Ce compte n’a pas encore de mot de passe. Créez-en un, puis réessayez.',
  'You have confirmed bookings ahead. Complete or cancel them first.':
    'Vous avez des réservations confirmées à venir. Terminez-les ou annulez-les d’abord.',
  'Google does not answer right now. Please try again.':
    'Google ne répond pas pour le moment. Veuillez réessayer.',
  'Payment provider not reachable': 'Prestataire de paiement injoignable',
  'The payment provider does not answer right now. Nothing was charged. Please try again.':
    'Le prestataire de paiement ne répond pas pour le moment. Rien n’a été débité. Veuillez réessayer.',
  'Address not found': 'Adresse introuvable',
  'We could not find this place. Please check the city, state and ZIP code.':
    'Nous n’avons pas trouvé cet endroit. Vérifiez la ville, l’État et le code postal.',
  'Calendar not added': 'Calendrier non ajouté',
  'This calendar cannot be read. Please check its address.':
    'Ce calendrier ne peut pas être lu. Veuillez vérifier son adresse.',
  'This link has expired or was already used. Please ask for a new one.':
    'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'This is too large to send. Please shorten it and try again.':
    'C’est trop volumineux à envoyer. Veuillez raccourcir et réessayer.',
  'Invalid file type': 'Type de fichier non valide',
  'Please upload a JPEG, PNG or HEIC picture, or a PDF':
    'Veuillez envoyer une image JPEG, PNG ou HEIC, ou un PDF',
  'This kind of content is not accepted here.': 'Ce type de contenu n’est pas accepté ici.',
  'Too many attempts. Please wait a moment and try again.':
    'Trop de tentatives. Veuillez patienter un instant et réessayer.',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'Files cannot be kept or opened right now. Please try again in a few minutes.':
    'Il est impossible d’enregistrer ou d’ouvrir des fichiers pour le moment. Réessayez dans quelques minutes.',
  'Roomtone is very busy right now. Please try again in a few seconds.':
    'Roomtone est très sollicité en ce moment. Réessayez dans quelques secondes.',
  'Roomtone is starting up. Please try again in a few seconds.':
    'Roomtone démarre. Réessayez dans quelques secondes.',
  'This password has appeared in a data leak. Please choose another':
    'Ce mot de passe figure dans une fuite de données. Veuillez en choisir un autre',
  'This password is among the most guessed. Please choose another':
    'Ce mot de passe est parmi les plus devinés. Veuillez en choisir un autre',
  'Paste at least one email address': 'Collez au moins une adresse e-mail',
  'Paste at most 100,000 characters': 'Collez au plus 100 000 caractères',
  'The link is incomplete': 'Le lien est incomplet',
  'A refresh token is needed': 'Un jeton de renouvellement est nécessaire',
  'Keep the notes under 2,000 characters': 'Limitez les notes à 2000 caractères',
  'Please give a reason': 'Veuillez donner un motif',
  'Keep the reason within 1000 characters': 'Limitez le motif à 1000 caractères',
  'Please enter whole cents': 'Veuillez saisir des cents entiers',
  'The amount must be more than $0': 'Le montant doit être supérieur à 0 $',
  'Please choose a reason': 'Veuillez choisir un motif',
  'Keep the note within 1000 characters': 'Limitez la note à 1000 caractères',
  'At most 20 gift cards and coupons': 'Au plus 20 cartes cadeaux et bons',
  'Please give the production a title': 'Veuillez donner un titre à la production',
  'Keep the title within 120 characters': 'Limitez le titre à 120 caractères',
  'Please choose the kind of production': 'Veuillez choisir le type de production',
  'Please tell the host in one line what you will do':
    'Veuillez dire à l’hôte en une ligne ce que vous ferez',
  'Keep the purpose within 300 characters': 'Limitez l’objet à 300 caractères',
  'Please enter a whole number': 'Veuillez saisir un nombre entier',
  'This cannot be less than 1': 'Cela ne peut pas être inférieur à 1',
  'This cannot be more than 500': 'Cela ne peut pas être supérieur à 500',
  'Please agree to the house rules and cancellation policy':
    'Veuillez accepter le règlement intérieur et la politique d’annulation',
  'Please enter an amount': 'Veuillez saisir un montant',
  'This cannot be less than $0': 'Cela ne peut pas être inférieur à 0 $',
  'Please give both sides a reason': 'Veuillez donner un motif aux deux parties',
  'Keep the reason within 2000 characters': 'Limitez le motif à 2000 caractères',
  'Please say in a few words what happened': 'Veuillez dire en quelques mots ce qui s’est passé',
  'Keep it within 4000 characters': 'Limitez-vous à 4000 caractères',
  'At most 20 pictures can be chosen': 'Au plus 20 photos peuvent être choisies',
  'At most 20 messages can be chosen': 'Au plus 20 messages peuvent être choisis',
  'Please choose what it is about': 'Veuillez choisir de quoi il s’agit',
  'Please enter a name': 'Veuillez saisir un nom',
  'Keep the name within 120 characters': 'Limitez le nom à 120 caractères',
  'Please enter a role': 'Veuillez saisir une fonction',
  'Keep the role within 80 characters': 'Limitez la fonction à 80 caractères',
  'Keep it within {1} characters': 'Limitez-vous à {1} caractères',
  'Please choose when to be there': 'Veuillez choisir l’heure de présence',
  'Please enter a day': 'Veuillez saisir un jour',
  'Please read the release to its end first': 'Veuillez d’abord lire l’autorisation jusqu’au bout',
  'Please agree to sign electronically': 'Veuillez accepter de signer électroniquement',
  'Please type your legal name': 'Veuillez taper votre nom légal',
  'This drawing is too large': 'Ce dessin est trop volumineux',
  'Please draw your signature': 'Veuillez dessiner votre signature',
  'The code has {1} digits': 'Le code comporte {1} chiffres',
}
