import type { Catalogue } from '../translate.ts'

export const mails2: Catalogue = {
  'Nobody answered in time.': 'Nadie respondió a tiempo.',
  'The time did not become free. No card was touched.':
    'El horario no quedó libre. No se tocó ninguna tarjeta.',
  'The time did not become free.': 'El horario no quedó libre.',
  'It was not answered in time.': 'No se respondió a tiempo.',
  'You would have received': 'Habrías recibido',
  'See the request': 'Ver la solicitud',
  'Held until': 'Guardado hasta',
  'Your gift cards and coupons can be used again.':
    'Tus tarjetas de regalo y cupones se pueden usar otra vez.',
  '{1} at {2}': '{1} en {2}',
  'You got this because you host a space on Roomtone.': 'Recibes esto porque ofreces un espacio en Roomtone.',
  Space: 'Espacio',
  Production: 'Producción',
  '{1} ({2}, crew of {3})': '{1} ({2}, equipo de {3})',
  'The host': 'El anfitrión',
  'A guest': 'Un huésped',
  What: 'Qué',
  Booking: 'Reserva',
  'You got this because you referred a host on Roomtone.':
    'Recibes esto porque recomendaste a un anfitrión en Roomtone.',
  '{1} is on its way to your bank': '{1} van en camino a tu banco',
  Sent: 'Enviado',
  'See your payouts': 'Ver tus cobros',
  'See your referrals': 'Ver tus recomendaciones',
  'a friend': 'una persona',
  'Reward for referring': 'Recompensa por recomendar a',
  "You won't be charged until the host accepts.": 'No se te cobra hasta que el anfitrión acepte.',
  '{1} goes back to your card': '{1} vuelven a tu tarjeta',
  '{1} goes back to your card.': '{1} vuelven a tu tarjeta.',
  '{1} is back on your gift cards and coupons': '{1} están de vuelta en tus tarjetas de regalo y cupones',
  '{1} is back on your gift cards and coupons.': '{1} están de vuelta en tus tarjetas de regalo y cupones.',
  '{1} is back on your gift cards and coupons, and {2} goes back to your card':
    '{1} están de vuelta en tus tarjetas de regalo y cupones, y {2} vuelven a tu tarjeta',
  '{1} is back on your gift cards and coupons, and {2} goes back to your card.':
    '{1} están de vuelta en tus tarjetas de regalo y cupones, y {2} vuelven a tu tarjeta.',
  'With gift cards and coupons': 'Con tarjetas de regalo y cupones',
  'By card': 'Con tarjeta',
  'Open your trip': 'Abrir tu rodaje',
  'You got this because you booked a space on Roomtone.':
    'Recibes esto porque reservaste un espacio en Roomtone.',
  'The guest': 'El huésped',
  'Read and answer': 'Leer y responder',
  'Read the answer': 'Leer la respuesta',
  'Agreed.': 'De acuerdo.',
  'Read the decision': 'Leer la decisión',
  'the host': 'el anfitrión',
  'the guest': 'el huésped',
  'Pay now': 'Pagar ahora',
  'The production': 'La producción',
  'Your call sheet: {1}': 'Tu hoja de llamado: {1}',
  '{1} added you to the crew.': '{1} te agregó al equipo.',
  'Your call sheet.': 'Tu hoja de llamado.',
  '{1} added you to the crew of {2}. Your personal link shows your call time and who to call. The address appears 24 hours before call time.':
    '{1} te agregó al equipo de {2}. Tu enlace personal muestra tu hora de llamado y a quién llamar. La dirección aparece 24 horas antes.',
  'Your role': 'Tu función',
  'Your turn to book: {1}': 'Tu turno para reservar: {1}',
  "We're holding it for you until {1}.": 'Te lo guardamos hasta el {1}.',
  "This time opened up, and your second hold is next. We're holding it for you until {1}.":
    'Este horario quedó libre y tu segunda opción es la siguiente. Te lo guardamos hasta el {1}.',
  'To take it, open the booking and choose how to pay.': 'Para tomarlo, abre la reserva y elige cómo pagar.',
  'Book this time': 'Reservar este horario',
  "If you don't take it by then, others can.": 'Si no lo tomas antes, otras personas podrán hacerlo.',
  'Your hold ended: {1}': 'Tu opción terminó: {1}',
  "We held this time for you, but you didn't book it before the deadline. You weren't charged.":
    'Te guardamos este horario, pero no lo reservaste antes de la fecha límite. No se te cobró nada.',
  'Payment failed: {1}': 'Pago fallido: {1}',
  "Your bank declined the card, so your request ended. You weren't charged.":
    'Tu banco rechazó la tarjeta, así que tu solicitud terminó. No se te cobró nada.',
  "Your bank declined the {1} charge, so your request ended. You weren't charged.":
    'Tu banco rechazó el cargo de {1}, así que tu solicitud terminó. No se te cobró nada.',
  'You can use your gift cards and coupons again.': 'Puedes usar otra vez tus tarjetas de regalo y cupones.',
  'Still want the space? Send a new request with another card.':
    '¿Aún quieres el espacio? Envía otra solicitud con otra tarjeta.',
  'Payment failed: {1} at {2}': 'Pago fallido: {1} en {2}',
  "{1} couldn't pay because their bank declined the card, so the request ended. The time is open in your calendar again, and this doesn't count against you.":
    '{1} no pudo pagar porque su banco rechazó la tarjeta, así que la solicitud terminó. El horario vuelve a estar libre en tu calendario, y esto no cuenta en tu contra.',
  'Request not sent: {1}': 'Solicitud no enviada: {1}',
  "The payment wasn't finished in time. You weren't charged.":
    'El pago no se completó a tiempo. No se te cobró nada.',
  "The payment wasn't finished in time, so your request never reached the host.":
    'El pago no se completó a tiempo, así que tu solicitud nunca llegó al anfitrión.',
  "You weren't charged. If your bank shows a pending charge, it drops off within a few days.":
    'No se te cobró nada. Si tu banco muestra un cargo pendiente, desaparece en unos días.',
  "Still want the space? You're welcome to request it again.":
    '¿Aún quieres el espacio? Puedes solicitarlo otra vez.',
  '{1} is yours from {2}. The address and how to get in are on the booking page.':
    '{1} es tuyo desde el {2}. La dirección y cómo entrar están en la página de la reserva.',
  'Their booking starts {1}.': 'Su reserva empieza el {1}.',
  '{1} booked {2} for a crew of {3}, starting {4}. The booking page shows how to reach them.':
    '{1} reservó {2} para un equipo de {3}, a partir del {4}. La página de la reserva muestra cómo contactarle.',
  'Today: {1}, {2}': 'Hoy: {1}, {2}',
  'Tomorrow: {1}, {2}': 'Mañana: {1}, {2}',
  'Coming up: {1}': 'Próximamente: {1}',
  'Today: {1} at {2}, {3}': 'Hoy: {1} en {2}, {3}',
  'Tomorrow: {1} at {2}, {3}': 'Mañana: {1} en {2}, {3}',
  'Coming up: {1} at {2}': 'Próximamente: {1} en {2}',
  'Request withdrawn: {1}': 'Solicitud retirada: {1}',
  "Roomtone withdrew it. You weren't charged.": 'Roomtone la retiró. No se te cobró nada.',
  "Roomtone withdrew your request, so we're no longer holding the time for you.":
    'Roomtone retiró tu solicitud, así que ya no te guardamos el horario.',
  "Roomtone withdrew {1}'s request.": 'Roomtone retiró la solicitud de {1}.',
  '{1} withdrew their request.': '{1} retiró su solicitud.',
  'Request withdrawn: {1} at {2}': 'Solicitud retirada: {1} en {2}',
  "There's nothing left to answer.": 'No queda nada por responder.',
  "There's nothing left to answer, and the time is open in your calendar again.":
    'No queda nada por responder y el horario vuelve a estar libre en tu calendario.',
  'You got this because you requested a space on Roomtone.':
    'Recibes esto porque solicitaste un espacio en Roomtone.',
  "Our ledger and the payment provider don't match":
    'Nuestro libro contable y el proveedor de pagos no coinciden',
  'A payment needs your attention': 'Un pago necesita tu atención',
  "Something happened to a payment that Roomtone can't sort out on its own:":
    'Pasó algo con un pago que Roomtone no puede resolver por su cuenta:',
  'What happened': 'Qué pasó',
  'See all bookings': 'Ver todas las reservas',
  'You got this because you operate this Roomtone.': 'Recibes esto porque administras este Roomtone.',
  'We sent {1} to your bank. It may take a few days to show up.':
    'Enviamos {1} a tu banco. Puede tardar unos días en aparecer.',
  "Your bank didn't accept this payout. The money is safe with us. Please check your payout account, and we'll send it again.":
    'Tu banco no aceptó este cobro. El dinero está a salvo con nosotros. Revisa tu cuenta de cobro y lo enviamos otra vez.',
  "Your payout is ready, but you don't have a payout account yet. Set one up, and we'll send the money.":
    'Tu cobro está listo, pero aún no tienes cuenta de cobro. Configúrala y enviamos el dinero.',
  'Your bank returned a payout': 'Tu banco devolvió un cobro',
  'Set up an account for your payout': 'Configura una cuenta para tu cobro',
  'The money is safe with us.': 'El dinero está a salvo con nosotros.',
  'Check your payout account': 'Revisar tu cuenta de cobro',
  'Set up your payout account': 'Configurar tu cuenta de cobro',
  'Used for what you owed': 'Aplicado a lo que debías',
  'We charged {1} to your card.': 'Cobramos {1} a tu tarjeta.',
  'You paid {1} with gift cards and coupons. No card was charged.':
    'Pagaste {1} con tarjetas de regalo y cupones. No se cobró ninguna tarjeta.',
  'You paid {1} with gift cards and coupons, and we charged {2} to your card.':
    'Pagaste {1} con tarjetas de regalo y cupones, y cobramos {2} a tu tarjeta.',
  "There's a {1} hold on your card. {2}": 'Hay una autorización de {1} en tu tarjeta. {2}',
  'We set aside {1} of your gift cards and coupons, so no card is needed. {2}':
    'Apartamos {1} de tus tarjetas de regalo y cupones, así que no hace falta tarjeta. {2}',
  "There's a {1} hold on your card, and we set aside {2} of your gift cards and coupons. {3}":
    'Hay una autorización de {1} en tu tarjeta, y apartamos {2} de tus tarjetas de regalo y cupones. {3}',
  "You weren't charged, and the {1} hold on your card is being released.":
    'No se te cobró nada, y la autorización de {1} en tu tarjeta se está liberando.',
  "You weren't charged, and you can use your gift cards and coupons again.":
    'No se te cobró nada, y puedes usar otra vez tus tarjetas de regalo y cupones.',
  "You weren't charged. The {1} hold on your card is being released, and you can use your gift cards and coupons again.":
    'No se te cobró nada. La autorización de {1} en tu tarjeta se está liberando, y puedes usar otra vez tus tarjetas de regalo y cupones.',
  'Get ready: {1}': 'Prepárate: {1}',
  'Seven things to sort out before the day.': 'Siete cosas por resolver antes del día.',
  '{1} is yours from {2}. Sort out these seven things before the day:':
    '{1} es tuyo desde el {2}. Resuelve estas siete cosas antes del día:',
  'Call time. Setup and wrap happen within the hours you booked, so count both when you set the call.':
    'Hora de llamado. Montar y desmontar ocurren dentro de las horas que reservaste; cuenta ambos al fijar el llamado.',
  'Crew list. You booked for a crew of {1}. Write down who is coming and how to reach them. Bringing more people? Ask the host first.':
    'Lista del equipo. Reservaste para un equipo de {1}. Anota quién viene y cómo contactarle. ¿Vienen más? Pregunta primero al anfitrión.',
  'Parking and load-in. Ask where the vans can park, which door to use, and whether your largest case fits through it and into the elevator.':
    'Estacionamiento y carga. Pregunta dónde pueden estacionar las camionetas, qué puerta usar y si tu caja más grande cabe por ella y en el ascensor.',
  'Power. Add up what your lights draw, then ask how many circuits there are and where the breakers are.':
    'Electricidad. Suma lo que consumen tus luces y pregunta cuántos circuitos hay y dónde están los interruptores.',
  'Sound and neighbors. Ask about quiet hours and about background noise: a fridge, the air conditioning, a school across the street.':
    'Sonido y vecinos. Pregunta por las horas de silencio y por los ruidos de fondo: un refrigerador, el aire acondicionado, una escuela enfrente.',
  'Insurance. If the host asks for a certificate (COI), allow your insurer a few days to issue it.':
    'Seguro. Si el anfitrión pide un certificado, dale a tu aseguradora unos días para emitirlo.',
  'Releases. Sign the location release, and print a release for everyone who will be on camera.':
    'Autorizaciones. Firma la autorización de locación e imprime una para cada persona que salga en cámara.',
  'Questions? Message your host from that page.': '¿Preguntas? Escribe a tu anfitrión desde esa página.',
  'Amount claimed': 'Importe reclamado',
  '{1} reported a problem: {2}': '{1} informó de un problema: {2}',
  '{1} reported a problem with this booking and is asking for {2}.':
    '{1} informó de un problema con esta reserva y pide {2}.',
  'Please answer by {1}. You can agree, or tell us your side and add evidence. After that we decide, with or without your answer.':
    'Responde antes del {1}. Puedes aceptar, o contar tu versión y agregar pruebas. Después decidimos, con o sin tu respuesta.',
  'Your answer is due soon: {1}': 'Tu respuesta vence pronto: {1}',
  '{1} reported a problem with this booking. You can answer until {2}. After that we decide with what we have.':
    '{1} informó de un problema con esta reserva. Puedes responder hasta el {2}. Después decidimos con lo que tengamos.',
  '{1} answered your claim: {2}': '{1} respondió a tu reclamación: {2}',
  'We decide next.': 'Ahora decidimos nosotros.',
  '{1} disagrees with your claim. You can read the answer and add evidence until we decide.':
    '{1} no está de acuerdo con tu reclamación. Puedes leer la respuesta y agregar pruebas hasta que decidamos.',
  "Someone at Roomtone is looking at both sides. We'll email you the decision and the reason for it.":
    'Alguien de Roomtone está mirando ambas partes. Te enviaremos la decisión y su motivo.',
  '{1} agreed to pay {2}: {3}': '{1} aceptó pagar {2}: {3}',
  'Claim decided: {1}': 'Reclamación decidida: {1}',
  "You'll get everything you asked for.": 'Recibirás todo lo que pediste.',
  'Read the decision and the reason for it.': 'Lee la decisión y su motivo.',
  '{1} agreed to pay everything you asked for.': '{1} aceptó pagar todo lo que pediste.',
  'We looked at both sides and decided that nothing needs to be paid.':
    'Miramos ambas partes y decidimos que no hay nada que pagar.',
  'We looked at both sides and decided that you get {1} of the {2} you asked for.':
    'Miramos ambas partes y decidimos que recibes {1} de los {2} que pediste.',
  'We looked at both sides and decided that {1} gets {2} of the {3} they asked for.':
    'Miramos ambas partes y decidimos que {1} recibe {2} de los {3} que pidió.',
  'Any payouts that were on hold for this go out now.': 'Los cobros retenidos por esto salen ahora.',
  "We'll refund {1} to the way you paid.": 'Te reembolsaremos {1} al medio con el que pagaste.',
  "We'll charge {1} to the card you used for this booking. If that doesn't work, we'll email you.":
    'Cobraremos {1} a la tarjeta que usaste para esta reserva. Si no funciona, te escribiremos.',
  "We'll charge {1} to the guest's card and pay it out to you.":
    'Cobraremos {1} a la tarjeta del huésped y te los pagaremos.',
  "We'll take {1} out of this booking's payout, or out of your next payouts if it has already gone out.":
    'Descontaremos {1} del cobro de esta reserva, o de tus próximos cobros si ya se pagó.',
  'Please pay {1}: {2}': 'Paga {1}: {2}',
  "We couldn't charge the card you used for this booking.":
    'No pudimos cobrar la tarjeta que usaste para esta reserva.',
  "You owe {1} for a claim, and we couldn't charge the card you used for this booking.":
    'Debes {1} por una reclamación y no pudimos cobrar la tarjeta que usaste para esta reserva.',
  "Please pay with another card. Until then, you can't send new requests.":
    'Paga con otra tarjeta. Hasta entonces no puedes enviar solicitudes nuevas.',
  '{1} withdrew the claim: {2}': '{1} retiró la reclamación: {2}',
  "You don't need to do anything.": 'No tienes que hacer nada.',
  "{1} withdrew the claim about this booking, so you don't need to do anything.":
    '{1} retiró la reclamación sobre esta reserva, así que no tienes que hacer nada.',
}
