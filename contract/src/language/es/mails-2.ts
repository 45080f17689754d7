import type { Catalogue } from '../translate.ts'

export const mails2: Catalogue = {
  'You accepted, and {1} has paid. This is what they wrote:':
    'Aceptaste y {1} pagó. Esto es lo que escribió:',
  'It is in your calendar, and how to reach the guest is on that page. Your payout follows after the booking has ended.':
    'Está en tu calendario, y cómo contactar al huésped está en esa página. Tu cobro sigue cuando termine la reserva.',
  'Your request for {1} was declined': 'Tu solicitud de {1} fue rechazada',
  'Nothing was charged.': 'No se cobró nada.',
  'The host cannot take this one.': 'El anfitrión no puede aceptar esta.',
  '{1} has declined your request. {2}': '{1} rechazó tu solicitud. {2}',
  'Look for another space': 'Buscar otro espacio',
  'A request that is declined says nothing about you: it leaves no mark on your profile.':
    'Una solicitud rechazada no dice nada de ti: no deja huella en tu perfil.',
  'Your request for {1} has expired': 'Tu solicitud de {1} venció',
  'The host did not answer in time. Nothing was charged.':
    'El anfitrión no respondió a tiempo. No se cobró nada.',
  'Nobody answered in time.': 'Nadie respondió a tiempo.',
  '{1} did not answer in time, so your request has ended. {2}':
    '{1} no respondió a tiempo, así que tu solicitud terminó. {2}',
  'Your second hold on {1} has ended': 'Tu segunda opción de {1} terminó',
  'The time did not become free. No card was touched.':
    'El horario no quedó libre. No se tocó ninguna tarjeta.',
  'The time did not become free.': 'El horario no quedó libre.',
  'You stood in line for this time. It did not fall free, or not in time for us to offer it to you. No card was touched.':
    'Estabas en la fila para este horario. No quedó libre, o no a tiempo para ofrecértelo. No se tocó ninguna tarjeta.',
  'A request for {1} has expired': 'Venció una solicitud de {1}',
  'It was not answered in time.': 'No se respondió a tiempo.',
  'A request went unanswered.': 'Una solicitud quedó sin respuesta.',
  '{1} asked for {2}, and there was no answer in time. The request has ended and the time is free in your calendar.':
    '{1} pidió {2} y no hubo respuesta a tiempo. La solicitud terminó y el horario está libre en tu calendario.',
  'You would have received': 'Habrías recibido',
  'See the request': 'Ver la solicitud',
  'How often and how fast you answer shows on your listings. A no counts as an answer.':
    'Qué tan seguido y qué tan rápido respondes se ve en tus anuncios. Un no cuenta como respuesta.',
  '{1} is free: it is offered to you': '{1} está libre: te lo ofrecemos',
  'It is held for you until {1}.': 'Se te guarda hasta el {1}.',
  'You are next in line.': 'Es tu turno.',
  'Whoever came first has let go of this time. It is held for you alone until {1}.':
    'Quien llegó primero soltó este horario. Se guarda solo para ti hasta el {1}.',
  'To take it, add a card on its page. Nothing is charged until the host accepts.':
    'Para tomarlo, agrega una tarjeta en su página. No se cobra nada hasta que el anfitrión acepte.',
  'Held until': 'Guardado hasta',
  'Take the offer': 'Tomar la oferta',
  'If you do nothing, the offer passes to the next in line.':
    'Si no haces nada, la oferta pasa al siguiente de la fila.',
  'The offer of {1} has passed': 'La oferta de {1} pasó',
  'No card was touched.': 'No se tocó ninguna tarjeta.',
  'The offer has passed.': 'La oferta pasó.',
  'We held this time for you, and you did not take it in time. It is open to others now. No card was touched.':
    'Te guardamos este horario y no lo tomaste a tiempo. Ahora está abierto a otros. No se tocó ninguna tarjeta.',
  'See what happened': 'Ver qué pasó',
  'Your card could not be charged for {1}': 'No se pudo cobrar tu tarjeta por {1}',
  'Your bank refused, so the request has ended. Nothing was charged.':
    'Tu banco se negó, así que la solicitud terminó. No se cobró nada.',
  'Your bank said no.': 'Tu banco dijo que no.',
  'We could not take {1} from your card for this request. It has ended, and nothing was charged.':
    'No pudimos tomar {1} de tu tarjeta para esta solicitud. Terminó y no se cobró nada.',
  'Your gift cards and coupons can be used again.':
    'Tus tarjetas de regalo y cupones se pueden usar otra vez.',
  'The time is free again. If you still want the space, please request it again with another card.':
    'El horario vuelve a estar libre. Si aún quieres el espacio, solicítalo otra vez con otra tarjeta.',
  'A request for {1} has ended: the card was refused':
    'Terminó una solicitud de {1}: la tarjeta fue rechazada',
  'The card was refused.': 'La tarjeta fue rechazada.',
  'The bank of {1} would not pay, so this request has ended. The time is free in your calendar. You did nothing wrong, and it does not count against you.':
    'El banco de {1} no quiso pagar, así que esta solicitud terminó. El horario está libre en tu calendario. No hiciste nada mal y no cuenta en tu contra.',
  'Your request for {1} was not sent': 'No se envió tu solicitud de {1}',
  'The payment was not completed in time. Nothing was charged.':
    'El pago no se completó a tiempo. No se cobró nada.',
  'The time is free again.': 'El horario está libre otra vez.',
  'We held this time for you while you paid. The payment was not completed, so the request never reached the host.':
    'Te guardamos este horario mientras pagabas. El pago no se completó, así que la solicitud nunca llegó al anfitrión.',
  'Nothing was charged. If your bank shows a reservation, it lets go of it within a few days.':
    'No se cobró nada. Si tu banco muestra una reserva de importe, la libera en unos días.',
  'If you still want the space, you are welcome to request it again.':
    'Si aún quieres el espacio, puedes solicitarlo otra vez.',
  'Tomorrow: {1}': 'Mañana: {1}',
  'It is yours from {1}.': 'Es tuyo desde el {1}.',
  'See you on set.': 'Nos vemos en el set.',
  '{1} is yours from {2}. The address and how to get in are on its page.':
    '{1} es tuyo desde el {2}. La dirección y cómo entrar están en su página.',
  '{1} at {2}': '{1} en {2}',
  'The way there and everything else stands on its page: {1}':
    'Cómo llegar y todo lo demás está en su página: {1}',
  'See the way there': 'Ver cómo llegar',
  'Tomorrow: {1} at {2}': 'Mañana: {1} en {2}',
  'They come at {1}.': 'Llegan el {1}.',
  'A crew arrives soon.': 'Un equipo llega pronto.',
  '{1} and a crew of {2} arrive at {3} on {4}. How to reach them is on the page of the booking.':
    '{1} y un equipo de {2} llegan a {3} el {4}. Cómo contactarles está en la página de la reserva.',
  "Roomtone has withdrawn {1}'s request": 'Roomtone retiró la solicitud de {1}',
  '{1} has withdrawn their request': '{1} retiró su solicitud',
  'A request for {1} was withdrawn': 'Se retiró una solicitud de {1}',
  'There is nothing left to answer.': 'No queda nada por responder.',
  'One request less.': 'Una solicitud menos.',
  '{1}. There is nothing to answer any more, and the time is free in your calendar.':
    '{1}. Ya no hay nada que responder y el horario está libre en tu calendario.',
  'You got this because you asked for a space on Roomtone.':
    'Recibes esto porque pediste un espacio en Roomtone.',
  'You got this because you host a space on Roomtone.': 'Recibes esto porque ofreces un espacio en Roomtone.',
  Space: 'Espacio',
  Production: 'Producción',
  '{1} ({2}, crew of {3})': '{1} ({2}, equipo de {3})',
  'The host': 'El anfitrión',
  'A guest': 'Un huésped',
  'Our ledger and the payment provider do not say the same':
    'Nuestro libro contable y el proveedor de pagos no dicen lo mismo',
  'A payment needs a person': 'Un pago necesita a una persona',
  'Money needs a look.': 'Hay que mirar el dinero.',
  'Something about a payment does not add up, and the machine cannot settle it alone:':
    'Algo de un pago no cuadra y la máquina no puede resolverlo sola:',
  What: 'Qué',
  Booking: 'Reserva',
  'Look at the booking': 'Ver la reserva',
  'You got this because you run this Roomtone.': 'Recibes esto porque administras este Roomtone.',
  'You got this because you referred a host on Roomtone.':
    'Recibes esto porque recomendaste a un anfitrión en Roomtone.',
  '{1} is on its way to your bank': '{1} van en camino a tu banco',
  'You have been paid.': 'Ya te pagamos.',
  'We have sent {1} to your bank. Banks take a few days to show it.':
    'Enviamos {1} a tu banco. Los bancos tardan unos días en mostrarlo.',
  'Kept for what you owed': 'Descontado por lo que debías',
  Sent: 'Enviado',
  'See your payouts': 'Ver tus cobros',
  'See your referrals': 'Ver tus recomendaciones',
  'Your bank did not take this payout. The money is safe with us. Please look at your payout account: as soon as it is in order, we send it again.':
    'Tu banco no aceptó este cobro. El dinero está a salvo con nosotros. Revisa tu cuenta de cobro: en cuanto esté en orden, lo enviamos otra vez.',
  'A payout for you is ready, and we do not know where to send it. Please set up your payout account: as soon as it is there, the money is on its way.':
    'Hay un cobro listo para ti y no sabemos a dónde enviarlo. Configura tu cuenta de cobro: en cuanto exista, el dinero va en camino.',
  'Your payout came back': 'Tu cobro regresó',
  'Your payout needs an account': 'Tu cobro necesita una cuenta',
  'The money is safe. We need something from you.': 'El dinero está a salvo. Necesitamos algo de ti.',
  'Your payout came back.': 'Tu cobro regresó.',
  'Where should we send it?': '¿A dónde lo enviamos?',
  'Look at your payout account': 'Revisar tu cuenta de cobro',
  'a friend': 'una persona',
  'Reward for referring': 'Recompensa por recomendar a',
  '{1} has been charged to your card.': 'Se cobraron {1} a tu tarjeta.',
  '{1} was paid with your gift cards and coupons. No card was charged.':
    'Se pagaron {1} con tus tarjetas de regalo y cupones. No se cobró ninguna tarjeta.',
  '{1} was paid with your gift cards and coupons, and {2} has been charged to your card.':
    'Se pagaron {1} con tus tarjetas de regalo y cupones, y se cobraron {2} a tu tarjeta.',
  "You won't be charged until the host accepts.": 'No se te cobra hasta que el anfitrión acepte.',
  '{1} is reserved on your card. {2}': '{1} están reservados en tu tarjeta. {2}',
  '{1} of your gift cards and coupons is held for it, and no card is needed. {2}':
    '{1} de tus tarjetas de regalo y cupones quedan reservados y no hace falta tarjeta. {2}',
  '{1} is reserved on your card, and {2} of your gift cards and coupons is held. {3}':
    '{1} están reservados en tu tarjeta y {2} de tus tarjetas de regalo y cupones quedan reservados. {3}',
  'the {1} reserved on your card is being let go': 'los {1} reservados en tu tarjeta se están liberando',
  'Nothing was charged: {1}.': 'No se cobró nada: {1}.',
  'Nothing was charged: your gift cards and coupons can be used again.':
    'No se cobró nada: tus tarjetas de regalo y cupones se pueden usar otra vez.',
  'Nothing was charged: {1}, and your gift cards and coupons can be used again.':
    'No se cobró nada: {1}, y tus tarjetas de regalo y cupones se pueden usar otra vez.',
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
  'Getting ready for {1}': 'Preparándote para {1}',
  'Seven things that are easy today and hard on the morning itself.':
    'Siete cosas que hoy son fáciles y esa misma mañana son difíciles.',
  'Before the day.': 'Antes del día.',
  '{1} is yours from {2}. These seven things are easy today and hard on the morning itself:':
    '{1} es tuyo desde el {2}. Estas siete cosas son fáciles hoy y difíciles esa misma mañana:',
  'Call time. Setting up and clearing away happen within the hours you booked, so count both when you tell people when to come.':
    'Hora de llamado. Montar y desmontar ocurren dentro de las horas que reservaste, así que cuenta ambos al decir cuándo llegar.',
  'Crew list. You booked for a crew of {1}. Write down who comes and how you reach them; if more people come, ask the host first.':
    'Lista del equipo. Reservaste para un equipo de {1}. Anota quién viene y cómo contactarle; si vienen más, pregunta primero al anfitrión.',
  'Parking and load-in. Ask where the vans may stand, which door to use, and whether your largest case fits through it and into the lift.':
    'Estacionamiento y carga. Pregunta dónde pueden quedar las camionetas, qué puerta usar y si tu caja más grande cabe por ella y en el ascensor.',
  'Power. Add up what your lights draw, ask how many circuits there are, and who knows where the breakers are.':
    'Electricidad. Suma lo que consumen tus luces, pregunta cuántos circuitos hay y quién sabe dónde están los interruptores.',
  'Sound and neighbours. Ask about quiet hours, and about what hums: a fridge, the air conditioning, a school across the street.':
    'Sonido y vecinos. Pregunta por las horas de silencio y por lo que zumba: un refrigerador, el aire acondicionado, una escuela enfrente.',
  'Insurance. If the host asks for a certificate, your insurer needs a few days to write it.':
    'Seguro. Si el anfitrión pide un certificado, tu aseguradora necesita unos días para emitirlo.',
  'Releases. Print the location release and one for every person who will be in the picture.':
    'Autorizaciones. Imprime la autorización de locación y una para cada persona que salga en cámara.',
  'Open your trip': 'Abrir tu rodaje',
  'Your host answers questions in the messages of the trip.':
    'Tu anfitrión responde preguntas en los mensajes del rodaje.',
  'Amount asked': 'Importe pedido',
  'You got this because you booked a space on Roomtone.':
    'Recibes esto porque reservaste un espacio en Roomtone.',
  'The guest': 'El huésped',
  '{1} reports a problem: please answer by {2}': '{1} informa de un problema: responde antes del {2}',
  '{1} is asked of you.': 'Se te piden {1}.',
  'A problem was reported.': 'Se informó de un problema.',
  '{1} reports a problem with this booking and asks for {2}.':
    '{1} informa de un problema con esta reserva y pide {2}.',
  'Please answer by {1}: agree, or say what you have to say and show what you have. After that we decide, with your answer or without it.':
    'Responde antes del {1}: acepta, o di lo que tengas que decir y muestra lo que tengas. Después decidimos, con tu respuesta o sin ella.',
  'Read and answer': 'Leer y responder',
  'Please answer by {1}': 'Responde antes del {1}',
  'A problem that was reported still waits for your answer.':
    'Un problema informado aún espera tu respuesta.',
  'Your answer is due soon.': 'Tu respuesta vence pronto.',
  '{1} reported a problem with this booking. You can answer until {2}; then we decide with what we have.':
    '{1} informó de un problema con esta reserva. Puedes responder hasta el {2}; después decidimos con lo que tengamos.',
  '{1} has answered your report': '{1} respondió a lo que informaste',
  'Now we decide.': 'Ahora decidimos.',
  'There is an answer.': 'Hay una respuesta.',
  '{1} sees it otherwise. You can read the answer and show more until it is decided.':
    '{1} lo ve de otra manera. Puedes leer la respuesta y mostrar más hasta que se decida.',
  'Someone at Roomtone now looks at both sides. You hear from us with a reason.':
    'Alguien de Roomtone mira ahora ambas partes. Te escribiremos con un motivo.',
  'Read the answer': 'Leer la respuesta',
  '{1} agrees to pay {2}': '{1} acepta pagar {2}',
  'A decision about this booking': 'Una decisión sobre esta reserva',
  'What you asked for is on its way.': 'Lo que pediste va en camino.',
  'With the reason for it.': 'Con su motivo.',
  'Agreed.': 'De acuerdo.',
  'It is decided.': 'Está decidido.',
  '{1} agrees to all that you asked for.': '{1} acepta todo lo que pediste.',
  'Read the decision': 'Leer la decisión',
  'We have looked at both sides and decided that nothing is to be paid.':
    'Miramos ambas partes y decidimos que no se paga nada.',
  'the host': 'el anfitrión',
  'the guest': 'el huésped',
  'We have looked at both sides and decided for you: you receive {1} of the {2} that you asked for.':
    'Miramos ambas partes y decidimos a tu favor: recibes {1} de los {2} que pediste.',
  'We have looked at both sides and decided that {1} shall have {2} of the {3} that was asked for.':
    'Miramos ambas partes y decidimos que {1} recibe {2} de los {3} que se pidieron.',
  'Payouts that waited for it go on their way.': 'Los cobros que esperaban por esto siguen su camino.',
  '{1} goes back to where you paid from.': '{1} vuelven al medio con el que pagaste.',
  '{1} is taken from the card of this booking. If that fails, we write to you.':
    '{1} se toman de la tarjeta de esta reserva. Si falla, te escribimos.',
  '{1} is taken from the guest’s card and paid out to you.':
    '{1} se toman de la tarjeta del huésped y se te pagan.',
  '{1} is taken from what this booking brings you, or from your next payouts where that has been paid out.':
    '{1} se toman de lo que te deja esta reserva, o de tus próximos cobros si ya se pagó.',
  'Please pay {1}': 'Paga {1}',
  'The card of this booking could not be charged.': 'No se pudo cobrar la tarjeta de esta reserva.',
  'A payment is waiting.': 'Hay un pago pendiente.',
  '{1} was decided or agreed to, and the card of this booking could not be charged.':
    'Se decidieron o aceptaron {1}, y no se pudo cobrar la tarjeta de esta reserva.',
  'Please pay it with another card. Until then you cannot send new requests.':
    'Págalos con otra tarjeta. Hasta entonces no puedes enviar solicitudes nuevas.',
  'Pay now': 'Pagar ahora',
  '{1} has withdrawn the report': '{1} retiró lo informado',
  'You need not do anything.': 'No tienes que hacer nada.',
  'The report is withdrawn.': 'Se retiró lo informado.',
  '{1} has taken back what was reported about this booking. Nothing is asked of you any more.':
    '{1} retiró lo que informó sobre esta reserva. Ya no se te pide nada.',
  'The production': 'La producción',
  'Your call sheet: {1}': 'Tu hoja de llamado: {1}',
  '{1} has put you on the crew.': '{1} te puso en el equipo.',
  'Your call sheet.': 'Tu hoja de llamado.',
  '{1} has listed you as crew of {2}. Your personal link shows when to be there, whom to call and, shortly before the shoot, the address.':
    '{1} te anotó en el equipo de {2}. Tu enlace personal muestra cuándo llegar, a quién llamar y, poco antes del rodaje, la dirección.',
  'Your role': 'Tu función',
}
