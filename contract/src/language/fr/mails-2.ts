import type { Catalogue } from '../translate.ts'

export const mails2: Catalogue = {
  'Nobody answered in time.': 'Personne n’a répondu à temps.',
  'The time did not become free. No card was touched.':
    'Le créneau ne s’est pas libéré. Aucune carte n’a été touchée.',
  'The time did not become free.': 'Le créneau ne s’est pas libéré.',
  'It was not answered in time.': 'Elle n’a pas reçu de réponse à temps.',
  'You would have received': 'Vous auriez reçu',
  'See the request': 'Voir la demande',
  'Held until': 'Réservé jusqu’au',
  'Your gift cards and coupons can be used again.': 'Vos cartes cadeaux et bons peuvent de nouveau servir.',
  '{1} at {2}': '{1} à {2}',
  'You got this because you host a space on Roomtone.':
    'Vous recevez ceci parce que vous proposez un lieu sur Roomtone.',
  Space: 'Lieu',
  Production: 'Production',
  '{1} ({2}, crew of {3})': '{1} ({2}, équipe de {3})',
  'The host': 'L’hôte',
  'A guest': 'Un locataire',
  What: 'Quoi',
  Booking: 'Réservation',
  'You got this because you referred a host on Roomtone.':
    'Vous recevez ceci parce que vous avez parrainé un hôte sur Roomtone.',
  '{1} is on its way to your bank': '{1} sont en route vers votre banque',
  Sent: 'Envoyé',
  'See your payouts': 'Voir vos versements',
  'See your referrals': 'Voir vos parrainages',
  'a friend': 'un ami',
  'Reward for referring': 'Récompense pour le parrainage de',
  "You won't be charged until the host accepts.": 'Vous ne serez débité que si l’hôte accepte.',
  '{1} goes back to your card': '{1} reviennent sur votre carte',
  '{1} goes back to your card.': '{1} reviennent sur votre carte.',
  '{1} is back on your gift cards and coupons': '{1} sont de retour sur vos cartes cadeaux et bons',
  '{1} is back on your gift cards and coupons.': '{1} sont de retour sur vos cartes cadeaux et bons.',
  '{1} is back on your gift cards and coupons, and {2} goes back to your card':
    '{1} sont de retour sur vos cartes cadeaux et bons, et {2} reviennent sur votre carte',
  '{1} is back on your gift cards and coupons, and {2} goes back to your card.':
    '{1} sont de retour sur vos cartes cadeaux et bons, et {2} reviennent sur votre carte.',
  'With gift cards and coupons': 'Avec cartes cadeaux et bons',
  'By card': 'Par carte',
  'Open your trip': 'Ouvrir votre tournage',
  'You got this because you booked a space on Roomtone.':
    'Vous recevez ceci parce que vous avez réservé un lieu sur Roomtone.',
  'The guest': 'Le locataire',
  'Read and answer': 'Lire et répondre',
  'Read the answer': 'Lire la réponse',
  'Agreed.': 'D’accord.',
  'Read the decision': 'Lire la décision',
  'the host': 'l’hôte',
  'the guest': 'le locataire',
  'Pay now': 'Payer maintenant',
  'The production': 'La production',
  'Your call sheet: {1}': 'Votre feuille de service : {1}',
  '{1} added you to the crew.': '{1} vous a ajouté à l’équipe.',
  'Your call sheet.': 'Votre feuille de service.',
  '{1} added you to the crew of {2}. Your personal link shows your call time and who to call. The address appears 24 hours before call time.':
    '{1} vous a ajouté à l’équipe de {2}. Votre lien personnel indique votre heure de convocation et qui appeler. L’adresse s’affiche 24 heures avant.',
  'Your role': 'Votre fonction',
  'Your turn to book: {1}': 'À vous de réserver : {1}',
  "We're holding it for you until {1}.": 'Nous vous le gardons jusqu’au {1}.',
  "This time opened up, and your second hold is next. We're holding it for you until {1}.":
    'Ce créneau s’est libéré et votre deuxième option est la suivante. Nous vous le gardons jusqu’au {1}.',
  'To take it, open the booking and choose how to pay.':
    'Pour le prendre, ouvrez la réservation et choisissez votre moyen de paiement.',
  'Book this time': 'Réserver ce créneau',
  "If you don't take it by then, others can.": 'Passé ce délai, d’autres pourront le prendre.',
  'Your hold ended: {1}': 'Votre option a pris fin : {1}',
  "We held this time for you, but you didn't book it before the deadline. You weren't charged.":
    'Nous vous avions gardé ce créneau, mais vous ne l’avez pas réservé dans les délais. Rien ne vous a été débité.',
  'Payment failed: {1}': 'Paiement refusé : {1}',
  "Your bank declined the card, so your request ended. You weren't charged.":
    'Votre banque a refusé la carte, votre demande a donc pris fin. Rien ne vous a été débité.',
  "Your bank declined the {1} charge, so your request ended. You weren't charged.":
    'Votre banque a refusé le débit de {1}, votre demande a donc pris fin. Rien ne vous a été débité.',
  'You can use your gift cards and coupons again.':
    'Vous pouvez de nouveau utiliser vos cartes cadeaux et bons.',
  'Still want the space? Send a new request with another card.':
    'Le lieu vous intéresse toujours ? Envoyez une nouvelle demande avec une autre carte.',
  'Payment failed: {1} at {2}': 'Paiement refusé : {1} à {2}',
  "{1} couldn't pay because their bank declined the card, so the request ended. The time is open in your calendar again, and this doesn't count against you.":
    '{1} n’a pas pu payer, car sa banque a refusé la carte : la demande a donc pris fin. Le créneau est de nouveau libre dans votre calendrier, et cela ne compte pas contre vous.',
  'Request not sent: {1}': 'Demande non envoyée : {1}',
  "The payment wasn't finished in time. You weren't charged.":
    'Le paiement n’a pas été terminé à temps. Rien ne vous a été débité.',
  "The payment wasn't finished in time, so your request never reached the host.":
    'Le paiement n’a pas été terminé à temps, et votre demande n’est pas parvenue à l’hôte.',
  "You weren't charged. If your bank shows a pending charge, it drops off within a few days.":
    'Rien ne vous a été débité. Si votre banque affiche un débit en attente, il disparaîtra sous quelques jours.',
  "Still want the space? You're welcome to request it again.":
    'Le lieu vous intéresse toujours ? Vous pouvez renvoyer une demande.',
  '{1} is yours from {2}. The address and how to get in are on the booking page.':
    '{1} est à vous à partir du {2}. L’adresse et les consignes d’accès sont sur la page de la réservation.',
  'Their booking starts {1}.': 'Sa réservation commence le {1}.',
  '{1} booked {2} for a crew of {3}, starting {4}. The booking page shows how to reach them.':
    '{1} a réservé {2} pour une équipe de {3}, à partir du {4}. La page de la réservation indique comment joindre cette personne.',
  'Today: {1}, {2}': 'Aujourd’hui : {1}, {2}',
  'Tomorrow: {1}, {2}': 'Demain : {1}, {2}',
  'Coming up: {1}': 'À venir : {1}',
  'Today: {1} at {2}, {3}': 'Aujourd’hui : {1} à {2}, {3}',
  'Tomorrow: {1} at {2}, {3}': 'Demain : {1} à {2}, {3}',
  'Coming up: {1} at {2}': 'À venir : {1} à {2}',
  'Request withdrawn: {1}': 'Demande retirée : {1}',
  "Roomtone withdrew it. You weren't charged.": 'Roomtone l’a retirée. Rien ne vous a été débité.',
  "Roomtone withdrew your request, so we're no longer holding the time for you.":
    'Roomtone a retiré votre demande : nous ne vous gardons plus le créneau.',
  "Roomtone withdrew {1}'s request.": 'Roomtone a retiré la demande de {1}.',
  '{1} withdrew their request.': '{1} a retiré sa demande.',
  'Request withdrawn: {1} at {2}': 'Demande retirée : {1} à {2}',
  "There's nothing left to answer.": 'Vous n’avez plus à répondre.',
  "There's nothing left to answer, and the time is open in your calendar again.":
    'Vous n’avez plus à répondre, et le créneau est de nouveau libre dans votre calendrier.',
  'You got this because you requested a space on Roomtone.':
    'Vous recevez ceci parce que vous avez demandé un lieu sur Roomtone.',
  "Our ledger and the payment provider don't match":
    'Notre grand livre et le prestataire de paiement ne concordent pas',
  'A payment needs your attention': 'Un paiement demande votre attention',
  "Something happened to a payment that Roomtone can't sort out on its own:":
    'Un paiement pose un problème que Roomtone ne peut pas régler automatiquement :',
  'What happened': 'Ce qui s’est passé',
  'See all bookings': 'Voir toutes les réservations',
  'You got this because you operate this Roomtone.':
    'Vous recevez ceci parce que vous exploitez ce Roomtone.',
  'We sent {1} to your bank. It may take a few days to show up.':
    'Nous avons envoyé {1} à votre banque. L’opération peut mettre quelques jours à apparaître.',
  "Your bank didn't accept this payout. The money is safe with us. Please check your payout account, and we'll send it again.":
    'Votre banque n’a pas accepté ce versement. L’argent est en sécurité chez nous. Vérifiez votre compte de versement, et nous l’enverrons à nouveau.',
  "Your payout is ready, but you don't have a payout account yet. Set one up, and we'll send the money.":
    'Votre versement est prêt, mais vous n’avez pas encore de compte de versement. Configurez-en un, et nous enverrons l’argent.',
  'Your bank returned a payout': 'Votre banque a renvoyé un versement',
  'Set up an account for your payout': 'Configurez un compte pour votre versement',
  'The money is safe with us.': 'L’argent est en sécurité chez nous.',
  'Check your payout account': 'Vérifier votre compte de versement',
  'Set up your payout account': 'Configurer votre compte de versement',
  'Used for what you owed': 'Affecté à ce que vous deviez',
  'We charged {1} to your card.': 'Nous avons débité {1} sur votre carte.',
  'You paid {1} with gift cards and coupons. No card was charged.':
    'Vous avez payé {1} avec des cartes cadeaux et bons. Aucune carte n’a été débitée.',
  'You paid {1} with gift cards and coupons, and we charged {2} to your card.':
    'Vous avez payé {1} avec des cartes cadeaux et bons, et nous avons débité {2} sur votre carte.',
  "There's a {1} hold on your card. {2}": 'Une autorisation de {1} est en place sur votre carte. {2}',
  'We set aside {1} of your gift cards and coupons, so no card is needed. {2}':
    'Nous avons mis de côté {1} de vos cartes cadeaux et bons : aucune carte n’est nécessaire. {2}',
  "There's a {1} hold on your card, and we set aside {2} of your gift cards and coupons. {3}":
    'Une autorisation de {1} est en place sur votre carte, et nous avons mis de côté {2} de vos cartes cadeaux et bons. {3}',
  "You weren't charged, and the {1} hold on your card is being released.":
    'Rien ne vous a été débité, et l’autorisation de {1} sur votre carte est en cours de levée.',
  "You weren't charged, and you can use your gift cards and coupons again.":
    'Rien ne vous a été débité, et vous pouvez de nouveau utiliser vos cartes cadeaux et bons.',
  "You weren't charged. The {1} hold on your card is being released, and you can use your gift cards and coupons again.":
    'Rien ne vous a été débité. L’autorisation de {1} sur votre carte est en cours de levée, et vous pouvez de nouveau utiliser vos cartes cadeaux et bons.',
  'Get ready: {1}': 'Préparez-vous : {1}',
  'Seven things to sort out before the day.': 'Sept points à régler avant le jour J.',
  '{1} is yours from {2}. Sort out these seven things before the day:':
    '{1} est à vous à partir du {2}. Réglez ces sept points avant le jour J :',
  'Call time. Setup and wrap happen within the hours you booked, so count both when you set the call.':
    'Heure de convocation. L’installation et le démontage se font dans les heures réservées : comptez les deux en fixant la convocation.',
  'Crew list. You booked for a crew of {1}. Write down who is coming and how to reach them. Bringing more people? Ask the host first.':
    'Liste de l’équipe. Vous avez réservé pour une équipe de {1}. Notez qui vient et comment joindre chacun. Vous serez plus nombreux ? Demandez d’abord à l’hôte.',
  'Parking and load-in. Ask where the vans can park, which door to use, and whether your largest case fits through it and into the elevator.':
    'Stationnement et déchargement. Demandez où garer les camionnettes, quelle porte utiliser, et si votre plus grande caisse y passe et entre dans l’ascenseur.',
  'Power. Add up what your lights draw, then ask how many circuits there are and where the breakers are.':
    'Électricité. Additionnez ce que consomment vos projecteurs, puis demandez combien il y a de circuits et où se trouvent les disjoncteurs.',
  'Sound and neighbors. Ask about quiet hours and about background noise: a fridge, the air conditioning, a school across the street.':
    'Son et voisinage. Renseignez-vous sur les heures de calme et les bruits de fond : un réfrigérateur, la climatisation, une école en face.',
  'Insurance. If the host asks for a certificate (COI), allow your insurer a few days to issue it.':
    'Assurance. Si l’hôte demande une attestation, prévoyez quelques jours pour que votre assureur l’établisse.',
  'Releases. Sign the location release, and print a release for everyone who will be on camera.':
    'Autorisations. Signez l’autorisation de tournage, et imprimez-en une pour chaque personne à l’image.',
  'Questions? Message your host from that page.': 'Des questions ? Écrivez à votre hôte depuis cette page.',
  'Amount claimed': 'Montant réclamé',
  '{1} reported a problem: {2}': '{1} a signalé un problème : {2}',
  '{1} reported a problem with this booking and is asking for {2}.':
    '{1} a signalé un problème avec cette réservation et demande {2}.',
  'Please answer by {1}. You can agree, or tell us your side and add evidence. After that we decide, with or without your answer.':
    'Veuillez répondre avant le {1}. Vous pouvez accepter, ou donner votre version et ajouter des preuves. Ensuite nous décidons, avec ou sans votre réponse.',
  'Your answer is due soon: {1}': 'Votre réponse est bientôt attendue : {1}',
  '{1} reported a problem with this booking. You can answer until {2}. After that we decide with what we have.':
    '{1} a signalé un problème avec cette réservation. Vous pouvez répondre jusqu’au {2}. Ensuite nous décidons avec ce que nous avons.',
  '{1} answered your claim: {2}': '{1} a répondu à votre réclamation : {2}',
  'We decide next.': 'C’est à nous de décider.',
  '{1} disagrees with your claim. You can read the answer and add evidence until we decide.':
    '{1} conteste votre réclamation. Vous pouvez lire la réponse et ajouter des preuves jusqu’à notre décision.',
  "Someone at Roomtone is looking at both sides. We'll email you the decision and the reason for it.":
    'Quelqu’un chez Roomtone examine les deux versions. Nous vous enverrons la décision et son motif.',
  '{1} agreed to pay {2}: {3}': '{1} a accepté de payer {2} : {3}',
  'Claim decided: {1}': 'Réclamation tranchée : {1}',
  "You'll get everything you asked for.": 'Vous recevrez tout ce que vous avez demandé.',
  'Read the decision and the reason for it.': 'Lisez la décision et son motif.',
  '{1} agreed to pay everything you asked for.': '{1} a accepté de payer tout ce que vous avez demandé.',
  'We looked at both sides and decided that nothing needs to be paid.':
    'Nous avons examiné les deux versions et décidé que rien n’est à payer.',
  'We looked at both sides and decided that you get {1} of the {2} you asked for.':
    'Nous avons examiné les deux versions et décidé que vous recevez {1} sur les {2} demandés.',
  'We looked at both sides and decided that {1} gets {2} of the {3} they asked for.':
    'Nous avons examiné les deux versions et décidé que {1} reçoit {2} sur les {3} demandés.',
  'Any payouts that were on hold for this go out now.':
    'Les versements retenus pour cette raison partent maintenant.',
  "We'll refund {1} to the way you paid.": 'Nous vous rembourserons {1} sur votre moyen de paiement.',
  "We'll charge {1} to the card you used for this booking. If that doesn't work, we'll email you.":
    'Nous débiterons {1} sur la carte utilisée pour cette réservation. En cas d’échec, nous vous écrirons.',
  "We'll charge {1} to the guest's card and pay it out to you.":
    'Nous débiterons {1} sur la carte du locataire et vous les verserons.',
  "We'll take {1} out of this booking's payout, or out of your next payouts if it has already gone out.":
    'Nous déduirons {1} du versement de cette réservation, ou de vos prochains versements s’il est déjà parti.',
  'Please pay {1}: {2}': 'Veuillez payer {1} : {2}',
  "We couldn't charge the card you used for this booking.":
    'Nous n’avons pas pu débiter la carte utilisée pour cette réservation.',
  "You owe {1} for a claim, and we couldn't charge the card you used for this booking.":
    'Vous devez {1} pour une réclamation, et nous n’avons pas pu débiter la carte utilisée pour cette réservation.',
  "Please pay with another card. Until then, you can't send new requests.":
    'Veuillez payer avec une autre carte. D’ici là, vous ne pouvez pas envoyer de nouvelle demande.',
  '{1} withdrew the claim: {2}': '{1} a retiré la réclamation : {2}',
  "You don't need to do anything.": 'Vous n’avez rien à faire.',
  "{1} withdrew the claim about this booking, so you don't need to do anything.":
    '{1} a retiré la réclamation concernant cette réservation : vous n’avez rien à faire.',
}
