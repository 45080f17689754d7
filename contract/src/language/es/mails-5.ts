import type { Catalogue } from '../translate.ts'

export const mails5: Catalogue = {
  'It comes out of your next payouts.': 'Se descuenta de tus próximos cobros.',
  'A refund to your guest': 'Un reembolso a tu huésped',
  'From an earlier booking': 'De una reserva anterior',
  'Confirmed: {1} booked {2}': 'Confirmada: {1} reservó {2}',
  '{1} booked {2}, which you look after together with {3}. It was confirmed at once, and nobody has to answer.':
    '{1} reservó {2}, que cuidas junto con {3}. Se confirmó al instante, y nadie tiene que responder.',
  'Nobody comes at that time.': 'Nadie viene en ese horario.',
  '{1} no longer comes to {2}: the booking is cancelled.': '{1} ya no viene a {2}: la reserva se canceló.',
  '{1} no longer asks for {2}: the request was withdrawn, and there is nothing to answer any more.':
    '{1} ya no pide {2}: la solicitud se retiró, y ya no hay nada que responder.',
  '{1} comes to {2} soon': '{1} viene pronto a {2}',
  '{1} arrives at {2} on {3}. How to reach them is on the page of the booking.':
    '{1} llega a {2} el {3}. Cómo comunicarte está en la página de la reserva.',
  'Your account is suspended': 'Tu cuenta está suspendida',
  'You cannot sign in for now.': 'Por ahora no puedes iniciar sesión.',
  'Roomtone has suspended your account. You are signed out on every device and cannot sign in, your listings cannot be found or booked, and requests that were open have been withdrawn.':
    'Roomtone suspendió tu cuenta. Se cerró tu sesión en todos los dispositivos y no puedes iniciarla, tus anuncios no se pueden encontrar ni reservar, y las solicitudes que estaban abiertas se retiraron.',
  'Bookings that were confirmed stay as they are, and you still get mails about them.':
    'Las reservas confirmadas siguen como están, y sigues recibiendo correos sobre ellas.',
  'If you have a question about it, or think that it is wrong, write to {1}.':
    'Si tienes una pregunta al respecto, o crees que es un error, escribe a {1}.',
  'You got this because your account was suspended.': 'Recibiste esto porque tu cuenta se suspendió.',
  'Your account is open again': 'Tu cuenta está abierta de nuevo',
  'You can sign in as before.': 'Puedes iniciar sesión como antes.',
  'Your account is no longer suspended. You can sign in as before.':
    'Tu cuenta ya no está suspendida. Puedes iniciar sesión como antes.',
  'Requests that were withdrawn meanwhile stay so. If you host, your listings can be found again: look over your calendar.':
    'Las solicitudes que se retiraron mientras tanto siguen así. Si eres anfitrión, tus anuncios se pueden encontrar de nuevo: revisa tu calendario.',
  'If you have a question about it, write to {1}.': 'Si tienes una pregunta al respecto, escribe a {1}.',
  'You got this because your account was suspended and is not any more.':
    'Recibiste esto porque tu cuenta estaba suspendida y ya no lo está.',
  'The calendar address of {1} has changed': 'Cambió la dirección del calendario de {1}',
  'Calendars that follow it need the new address.':
    'Los calendarios que lo siguen necesitan la dirección nueva.',
  'Your calendar has a new address.': 'Tu calendario tiene una dirección nueva.',
  "{1} no longer manages the calendar of {2}, but knows the secret address you publish it at. We changed that address, so they can't follow the calendar any more.":
    '{1} ya no gestiona el calendario de {2}, pero conoce la dirección secreta con la que lo publicas. Cambiamos esa dirección para que ya no pueda seguirlo.',
  'Do other calendars follow it? Copy the new address from the calendar of the listing and paste it there. The old one has stopped working.':
    '¿Lo siguen otros calendarios? Copia la dirección nueva del calendario del anuncio y pégala en ellos. La anterior dejó de funcionar.',
  'Get the new address': 'Ver la dirección nueva',
  'Your invitation to help with {1} was declined': 'Rechazaron tu invitación a ayudar con {1}',
  'You can invite someone else anytime.': 'Puedes invitar a otra persona en cualquier momento.',
  'Your invitation was declined.': 'Tu invitación fue rechazada.',
  'The invitation to help with {1} that you sent to {2} was declined. Nobody got access.':
    'La invitación a ayudar con {1} que enviaste a {2} fue rechazada. Nadie obtuvo acceso.',
  'Your text was approved': 'Tu texto fue aprobado',
  'You can save it now, word for word.': 'Ya puedes guardarlo, palabra por palabra.',
  'You can use this text.': 'Puedes usar este texto.',
  'Our team has read this text, and you can save it now, word for word:':
    'Nuestro equipo leyó este texto y ya puedes guardarlo, palabra por palabra:',
  'Our team adds:': 'Nuestro equipo agrega:',
  'You got this because we reviewed one of your texts on Roomtone.':
    'Recibes esto porque se revisó un texto tuyo en Roomtone.',
  'Please change your text': 'Cambia tu texto, por favor',
  'It cannot be used as it is.': 'No se puede usar tal como está.',
  'This text cannot be used.': 'Este texto no se puede usar.',
  'Our team has read this text. It cannot be used as it is, so please change it:':
    'Nuestro equipo leyó este texto. No se puede usar tal como está, así que cámbialo, por favor:',
  'Refund of {1}: {2}': 'Reembolso de {1}: {2}',
  'Roomtone gave you a refund for this booking.': 'Roomtone te hizo un reembolso por esta reserva.',
  '{1} refund to {2}: {3}': 'Reembolso de {1} a {2}: {3}',
  "It comes out of this booking's payout.": 'Se descuenta del cobro de esta reserva.',
  'Roomtone refunded {1} to {2} out of your share of this booking.':
    'Roomtone reembolsó {1} a {2}, de tu parte de esta reserva.',
  "This booking's payout is already settled, so the {1} comes out of your next payouts.":
    'El cobro de esta reserva ya está liquidado, así que los {1} se descuentan de tus próximos cobros.',
  "The {1} comes out of this booking's payout. You get the rest as planned.":
    'Los {1} se descuentan del cobro de esta reserva. El resto te llega como estaba previsto.',
  'Think this is wrong? Write to {1}.': '¿Crees que es un error? Escribe a {1}.',
  "Roomtone ended it. You weren't charged.": 'Roomtone la terminó. No se te cobró nada.',
  "Roomtone ended your second hold on this time. You weren't charged.":
    'Roomtone terminó tu segunda opción para este horario. No se te cobró nada.',
  '{1} payout used for what you owed': 'Cobro de {1} aplicado a lo que debías',
  'Your {1} payout went toward what you owed, so nothing was sent to your bank.':
    'Tu cobro de {1} se aplicó a lo que debías, así que no se envió nada a tu banco.',
  'A booking you canceled': 'Una reserva que cancelaste',
  '{1} for {2} at {3}': '{1} por {2} en {3}',
}
