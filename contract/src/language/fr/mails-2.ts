import type { Catalogue } from '../translate.ts'

export const mails2: Catalogue = {
  'You accepted, and {1} has paid. This is what they wrote:':
    'Vous avez accepté, et {1} a payé. Voici son message :',
  'It is in your calendar, and how to reach the guest is on that page. Your payout follows after the booking has ended.':
    'Elle est dans votre calendrier, et le contact du locataire est sur cette page. Votre versement suit après la fin de la réservation.',
  'Your request for {1} was declined': 'Votre demande pour {1} a été refusée',
  'Nothing was charged.': 'Rien n’a été débité.',
  'The host cannot take this one.': 'L’hôte ne peut pas accepter celle-ci.',
  '{1} has declined your request. {2}': '{1} a refusé votre demande. {2}',
  'Look for another space': 'Chercher un autre lieu',
  'A request that is declined says nothing about you: it leaves no mark on your profile.':
    'Une demande refusée ne dit rien de vous : elle ne laisse aucune trace sur votre profil.',
  'Your request for {1} has expired': 'Votre demande pour {1} a expiré',
  'The host did not answer in time. Nothing was charged.':
    'L’hôte n’a pas répondu à temps. Rien n’a été débité.',
  'Nobody answered in time.': 'Personne n’a répondu à temps.',
  '{1} did not answer in time, so your request has ended. {2}':
    '{1} n’a pas répondu à temps, votre demande a donc pris fin. {2}',
  'Your second hold on {1} has ended': 'Votre deuxième option sur {1} a pris fin',
  'The time did not become free. No card was touched.':
    'Le créneau ne s’est pas libéré. Aucune carte n’a été touchée.',
  'The time did not become free.': 'Le créneau ne s’est pas libéré.',
  'You stood in line for this time. It did not fall free, or not in time for us to offer it to you. No card was touched.':
    'Vous étiez en file pour ce créneau. Il ne s’est pas libéré, ou pas à temps pour que nous vous le proposions. Aucune carte n’a été touchée.',
  'A request for {1} has expired': 'Une demande pour {1} a expiré',
  'It was not answered in time.': 'Elle n’a pas reçu de réponse à temps.',
  'A request went unanswered.': 'Une demande est restée sans réponse.',
  '{1} asked for {2}, and there was no answer in time. The request has ended and the time is free in your calendar.':
    '{1} a demandé {2}, sans réponse à temps. La demande a pris fin et le créneau est libre dans votre calendrier.',
  'You would have received': 'Vous auriez reçu',
  'See the request': 'Voir la demande',
  'How often and how fast you answer shows on your listings. A no counts as an answer.':
    'La fréquence et la rapidité de vos réponses figurent sur vos annonces. Un non compte comme une réponse.',
  '{1} is free: it is offered to you': '{1} est libre : il vous est proposé',
  'It is held for you until {1}.': 'Il vous est réservé jusqu’au {1}.',
  'You are next in line.': 'C’est votre tour.',
  'Whoever came first has let go of this time. It is held for you alone until {1}.':
    'La première personne a libéré ce créneau. Il vous est réservé, à vous seul, jusqu’au {1}.',
  'To take it, add a card on its page. Nothing is charged until the host accepts.':
    'Pour le prendre, ajoutez une carte sur sa page. Rien n’est débité avant que l’hôte accepte.',
  'Held until': 'Réservé jusqu’au',
  'Take the offer': 'Prendre l’offre',
  'If you do nothing, the offer passes to the next in line.':
    'Si vous ne faites rien, l’offre passe à la personne suivante.',
  'The offer of {1} has passed': 'L’offre de {1} est passée',
  'No card was touched.': 'Aucune carte n’a été touchée.',
  'The offer has passed.': 'L’offre est passée.',
  'We held this time for you, and you did not take it in time. It is open to others now. No card was touched.':
    'Nous vous avons gardé ce créneau, et vous ne l’avez pas pris à temps. Il est maintenant ouvert à d’autres. Aucune carte n’a été touchée.',
  'See what happened': 'Voir ce qui s’est passé',
  'Your card could not be charged for {1}': 'Votre carte n’a pas pu être débitée pour {1}',
  'Your bank refused, so the request has ended. Nothing was charged.':
    'Votre banque a refusé, la demande a donc pris fin. Rien n’a été débité.',
  'Your bank said no.': 'Votre banque a dit non.',
  'We could not take {1} from your card for this request. It has ended, and nothing was charged.':
    'Nous n’avons pas pu prélever {1} sur votre carte pour cette demande. Elle a pris fin, et rien n’a été débité.',
  'Your gift cards and coupons can be used again.': 'Vos cartes cadeaux et bons peuvent de nouveau servir.',
  'The time is free again. If you still want the space, please request it again with another card.':
    'Le créneau est de nouveau libre. Si vous voulez toujours le lieu, demandez-le de nouveau avec une autre carte.',
  'A request for {1} has ended: the card was refused':
    'Une demande pour {1} a pris fin : la carte a été refusée',
  'The card was refused.': 'La carte a été refusée.',
  'The bank of {1} would not pay, so this request has ended. The time is free in your calendar. You did nothing wrong, and it does not count against you.':
    'La banque de {1} n’a pas voulu payer, cette demande a donc pris fin. Le créneau est libre dans votre calendrier. Vous n’avez rien fait de mal, et cela ne compte pas contre vous.',
  'Your request for {1} was not sent': 'Votre demande pour {1} n’a pas été envoyée',
  'The payment was not completed in time. Nothing was charged.':
    'Le paiement n’a pas été terminé à temps. Rien n’a été débité.',
  'The time is free again.': 'Le créneau est de nouveau libre.',
  'We held this time for you while you paid. The payment was not completed, so the request never reached the host.':
    'Nous vous avons gardé ce créneau pendant le paiement. Il n’a pas été terminé, la demande n’est donc jamais parvenue à l’hôte.',
  'Nothing was charged. If your bank shows a reservation, it lets go of it within a few days.':
    'Rien n’a été débité. Si votre banque affiche une réserve, elle la libère en quelques jours.',
  'If you still want the space, you are welcome to request it again.':
    'Si vous voulez toujours le lieu, vous pouvez le demander de nouveau.',
  'Tomorrow: {1}': 'Demain : {1}',
  'It is yours from {1}.': 'Il est à vous à partir du {1}.',
  'See you on set.': 'À bientôt sur le plateau.',
  '{1} is yours from {2}. The address and how to get in are on its page.':
    '{1} est à vous à partir du {2}. L’adresse et l’accès sont sur sa page.',
  '{1} at {2}': '{1} à {2}',
  'The way there and everything else stands on its page: {1}':
    'Le chemin et tout le reste se trouvent sur sa page : {1}',
  'See the way there': 'Voir le chemin',
  'Tomorrow: {1} at {2}': 'Demain : {1} à {2}',
  'They come at {1}.': 'L’équipe arrive le {1}.',
  'A crew arrives soon.': 'Une équipe arrive bientôt.',
  '{1} and a crew of {2} arrive at {3} on {4}. How to reach them is on the page of the booking.':
    '{1} et une équipe de {2} arrivent à {3} le {4}. Comment les joindre figure sur la page de la réservation.',
  "Roomtone has withdrawn {1}'s request": 'Roomtone a retiré la demande de {1}',
  '{1} has withdrawn their request': '{1} a retiré sa demande',
  'A request for {1} was withdrawn': 'Une demande pour {1} a été retirée',
  'There is nothing left to answer.': 'Il n’y a plus rien à traiter.',
  'One request less.': 'Une demande de moins.',
  '{1}. There is nothing to answer any more, and the time is free in your calendar.':
    '{1}. Il n’y a plus rien à traiter, et le créneau est libre dans votre calendrier.',
  'You got this because you asked for a space on Roomtone.':
    'Vous recevez ceci parce que vous avez demandé un lieu sur Roomtone.',
  'You got this because you host a space on Roomtone.':
    'Vous recevez ceci parce que vous proposez un lieu sur Roomtone.',
  Space: 'Lieu',
  Production: 'Production',
  '{1} ({2}, crew of {3})': '{1} ({2}, équipe de {3})',
  'The host': 'L’hôte',
  'A guest': 'Un locataire',
  'Our ledger and the payment provider do not say the same':
    'Notre grand livre et le prestataire de paiement ne disent pas la même chose',
  'A payment needs a person': 'Un paiement a besoin d’une personne',
  'Money needs a look.': 'L’argent mérite un coup d’œil.',
  'Something about a payment does not add up, and the machine cannot settle it alone:':
    'Quelque chose dans un paiement ne colle pas, et la machine ne peut pas le régler seule :',
  What: 'Quoi',
  Booking: 'Réservation',
  'Look at the booking': 'Regarder la réservation',
  'You got this because you run this Roomtone.': 'Vous recevez ceci parce que vous gérez ce Roomtone.',
  'You got this because you referred a host on Roomtone.':
    'Vous recevez ceci parce que vous avez parrainé un hôte sur Roomtone.',
  '{1} is on its way to your bank': '{1} sont en route vers votre banque',
  'You have been paid.': 'Vous avez été payé.',
  'We have sent {1} to your bank. Banks take a few days to show it.':
    'Nous avons envoyé {1} à votre banque. Les banques mettent quelques jours à l’afficher.',
  'Kept for what you owed': 'Retenu pour ce que vous deviez',
  Sent: 'Envoyé',
  'See your payouts': 'Voir vos versements',
  'See your referrals': 'Voir vos parrainages',
  'Your bank did not take this payout. The money is safe with us. Please look at your payout account: as soon as it is in order, we send it again.':
    'Votre banque n’a pas accepté ce versement. L’argent est en sécurité chez nous. Veuillez vérifier votre compte de versement : dès qu’il est en ordre, nous le renvoyons.',
  'A payout for you is ready, and we do not know where to send it. Please set up your payout account: as soon as it is there, the money is on its way.':
    'Un versement est prêt pour vous, et nous ne savons pas où l’envoyer. Veuillez configurer votre compte de versement : dès qu’il existe, l’argent est en route.',
  'Your payout came back': 'Votre versement est revenu',
  'Your payout needs an account': 'Votre versement a besoin d’un compte',
  'The money is safe. We need something from you.':
    'L’argent est en sécurité. Nous avons besoin de quelque chose de votre part.',
  'Your payout came back.': 'Votre versement est revenu.',
  'Where should we send it?': 'Où devons-nous l’envoyer ?',
  'Look at your payout account': 'Vérifier votre compte de versement',
  'a friend': 'un ami',
  'Reward for referring': 'Récompense pour le parrainage de',
  '{1} has been charged to your card.': '{1} ont été débités de votre carte.',
  '{1} was paid with your gift cards and coupons. No card was charged.':
    '{1} ont été payés avec vos cartes cadeaux et bons. Aucune carte n’a été débitée.',
  '{1} was paid with your gift cards and coupons, and {2} has been charged to your card.':
    '{1} ont été payés avec vos cartes cadeaux et bons, et {2} ont été débités de votre carte.',
  "You won't be charged until the host accepts.": 'Vous ne serez débité que si l’hôte accepte.',
  '{1} is reserved on your card. {2}': '{1} sont réservés sur votre carte. {2}',
  '{1} of your gift cards and coupons is held for it, and no card is needed. {2}':
    '{1} de vos cartes cadeaux et bons sont réservés, et aucune carte n’est requise. {2}',
  '{1} is reserved on your card, and {2} of your gift cards and coupons is held. {3}':
    '{1} sont réservés sur votre carte, et {2} de vos cartes cadeaux et bons sont réservés. {3}',
  'the {1} reserved on your card is being let go':
    'les {1} réservés sur votre carte sont en cours de libération',
  'Nothing was charged: {1}.': 'Rien n’a été débité : {1}.',
  'Nothing was charged: your gift cards and coupons can be used again.':
    'Rien n’a été débité : vos cartes cadeaux et bons peuvent de nouveau servir.',
  'Nothing was charged: {1}, and your gift cards and coupons can be used again.':
    'Rien n’a été débité : {1}, et vos cartes cadeaux et bons peuvent de nouveau servir.',
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
  'Getting ready for {1}': 'Préparation pour {1}',
  'Seven things that are easy today and hard on the morning itself.':
    'Sept choses faciles aujourd’hui, et difficiles le matin même.',
  'Before the day.': 'Avant le jour J.',
  '{1} is yours from {2}. These seven things are easy today and hard on the morning itself:':
    '{1} est à vous à partir du {2}. Ces sept choses sont faciles aujourd’hui, et difficiles le matin même :',
  'Call time. Setting up and clearing away happen within the hours you booked, so count both when you tell people when to come.':
    'Heure de convocation. Installation et rangement se font dans les heures réservées, comptez donc les deux quand vous convoquez les gens.',
  'Crew list. You booked for a crew of {1}. Write down who comes and how you reach them; if more people come, ask the host first.':
    'Liste d’équipe. Vous avez réservé pour une équipe de {1}. Notez qui vient et comment les joindre ; s’il y a plus de monde, demandez d’abord à l’hôte.',
  'Parking and load-in. Ask where the vans may stand, which door to use, and whether your largest case fits through it and into the lift.':
    'Stationnement et chargement. Demandez où garer les camions, quelle porte utiliser, et si votre plus grande caisse y passe et entre dans l’ascenseur.',
  'Power. Add up what your lights draw, ask how many circuits there are, and who knows where the breakers are.':
    'Électricité. Additionnez ce que consomment vos lumières, demandez combien il y a de circuits, et qui sait où sont les disjoncteurs.',
  'Sound and neighbours. Ask about quiet hours, and about what hums: a fridge, the air conditioning, a school across the street.':
    'Son et voisins. Demandez les heures calmes, et ce qui bourdonne : un frigo, la climatisation, une école en face.',
  'Insurance. If the host asks for a certificate, your insurer needs a few days to write it.':
    'Assurance. Si l’hôte demande une attestation, votre assureur a besoin de quelques jours pour l’établir.',
  'Releases. Print the location release and one for every person who will be in the picture.':
    'Autorisations. Imprimez l’autorisation de tournage et une pour chaque personne à l’image.',
  'Open your trip': 'Ouvrir votre tournage',
  'Your host answers questions in the messages of the trip.':
    'Votre hôte répond aux questions dans les messages du tournage.',
  'Amount asked': 'Montant demandé',
  'You got this because you booked a space on Roomtone.':
    'Vous recevez ceci parce que vous avez réservé un lieu sur Roomtone.',
  'The guest': 'Le locataire',
  '{1} reports a problem: please answer by {2}': '{1} signale un problème : veuillez répondre avant le {2}',
  '{1} is asked of you.': '{1} vous sont demandés.',
  'A problem was reported.': 'Un problème a été signalé.',
  '{1} reports a problem with this booking and asks for {2}.':
    '{1} signale un problème avec cette réservation et demande {2}.',
  'Please answer by {1}: agree, or say what you have to say and show what you have. After that we decide, with your answer or without it.':
    'Veuillez répondre avant le {1} : acceptez, ou dites ce que vous avez à dire et montrez ce que vous avez. Ensuite nous tranchons, avec ou sans votre réponse.',
  'Read and answer': 'Lire et répondre',
  'Please answer by {1}': 'Veuillez répondre avant le {1}',
  'A problem that was reported still waits for your answer.':
    'Un problème signalé attend encore votre réponse.',
  'Your answer is due soon.': 'Votre réponse est bientôt attendue.',
  '{1} reported a problem with this booking. You can answer until {2}; then we decide with what we have.':
    '{1} a signalé un problème avec cette réservation. Vous pouvez répondre jusqu’au {2} ; ensuite nous tranchons avec ce que nous avons.',
  '{1} has answered your report': '{1} a répondu à votre signalement',
  'Now we decide.': 'À nous de trancher.',
  'There is an answer.': 'Il y a une réponse.',
  '{1} sees it otherwise. You can read the answer and show more until it is decided.':
    '{1} voit les choses autrement. Vous pouvez lire la réponse et montrer davantage jusqu’à la décision.',
  'Someone at Roomtone now looks at both sides. You hear from us with a reason.':
    'Quelqu’un chez Roomtone examine maintenant les deux côtés. Vous aurez de nos nouvelles, avec un motif.',
  'Read the answer': 'Lire la réponse',
  '{1} agrees to pay {2}': '{1} accepte de payer {2}',
  'A decision about this booking': 'Une décision sur cette réservation',
  'What you asked for is on its way.': 'Ce que vous avez demandé est en route.',
  'With the reason for it.': 'Avec son motif.',
  'Agreed.': 'D’accord.',
  'It is decided.': 'C’est tranché.',
  '{1} agrees to all that you asked for.': '{1} accepte tout ce que vous avez demandé.',
  'Read the decision': 'Lire la décision',
  'We have looked at both sides and decided that nothing is to be paid.':
    'Nous avons examiné les deux côtés et décidé que rien n’est à payer.',
  'the host': 'l’hôte',
  'the guest': 'le locataire',
  'We have looked at both sides and decided for you: you receive {1} of the {2} that you asked for.':
    'Nous avons examiné les deux côtés et tranché en votre faveur : vous recevez {1} sur les {2} que vous avez demandés.',
  'We have looked at both sides and decided that {1} shall have {2} of the {3} that was asked for.':
    'Nous avons examiné les deux côtés et décidé que {1} reçoit {2} sur les {3} demandés.',
  'Payouts that waited for it go on their way.': 'Les versements en attente reprennent leur route.',
  '{1} goes back to where you paid from.': '{1} retournent là d’où vous avez payé.',
  '{1} is taken from the card of this booking. If that fails, we write to you.':
    '{1} sont prélevés sur la carte de cette réservation. En cas d’échec, nous vous écrivons.',
  '{1} is taken from the guest’s card and paid out to you.':
    '{1} sont prélevés sur la carte du locataire et vous sont versés.',
  '{1} is taken from what this booking brings you, or from your next payouts where that has been paid out.':
    '{1} sont pris sur ce que vous rapporte cette réservation, ou sur vos prochains versements si c’est déjà payé.',
  'Please pay {1}': 'Veuillez payer {1}',
  'The card of this booking could not be charged.': 'La carte de cette réservation n’a pas pu être débitée.',
  'A payment is waiting.': 'Un paiement est en attente.',
  '{1} was decided or agreed to, and the card of this booking could not be charged.':
    '{1} ont été décidés ou acceptés, et la carte de cette réservation n’a pas pu être débitée.',
  'Please pay it with another card. Until then you cannot send new requests.':
    'Veuillez payer avec une autre carte. D’ici là, vous ne pouvez pas envoyer de nouvelles demandes.',
  'Pay now': 'Payer maintenant',
  '{1} has withdrawn the report': '{1} a retiré le signalement',
  'You need not do anything.': 'Vous n’avez rien à faire.',
  'The report is withdrawn.': 'Le signalement est retiré.',
  '{1} has taken back what was reported about this booking. Nothing is asked of you any more.':
    '{1} a retiré ce qui avait été signalé sur cette réservation. Plus rien ne vous est demandé.',
  'The production': 'La production',
  'Your call sheet: {1}': 'Votre feuille de service : {1}',
  '{1} has put you on the crew.': '{1} vous a inscrit dans l’équipe.',
  'Your call sheet.': 'Votre feuille de service.',
  '{1} has listed you as crew of {2}. Your personal link shows when to be there, whom to call and, shortly before the shoot, the address.':
    '{1} vous a inscrit dans l’équipe de {2}. Votre lien personnel montre quand arriver, qui appeler et, peu avant le tournage, l’adresse.',
  'Your role': 'Votre fonction',
}
