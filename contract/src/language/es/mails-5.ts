import type { Catalogue } from '../translate.ts'

export const mails5: Catalogue = {
  'It comes out of your next payouts.': 'Se descuenta de tus próximos cobros.',
  'A refund to your guest': 'Un reembolso a tu huésped',
  'From an earlier booking': 'De una reserva anterior',
  'Your account is suspended': 'Tu cuenta está suspendida',
  "You can't sign in for now.": 'Por ahora no puedes iniciar sesión.',
  "Roomtone suspended your account. You're signed out on every device and can't sign in, your listings can't be found or booked, and your open requests were withdrawn.":
    'Roomtone suspendió tu cuenta. Se cerró tu sesión en todos los dispositivos y no puedes iniciarla, tus anuncios no se pueden encontrar ni reservar, y las solicitudes que estaban abiertas se retiraron.',
  "Confirmed bookings stay as they are, and you'll still get emails about them.":
    'Las reservas confirmadas siguen como están, y sigues recibiendo correos sobre ellas.',
  'Questions, or think this is wrong? Write to {1}.':
    '¿Tienes preguntas o crees que es un error? Escribe a {1}.',
  'You got this because your account was suspended.': 'Recibiste esto porque tu cuenta se suspendió.',
  'Your account is no longer suspended': 'Tu cuenta ya no está suspendida',
  'You can sign in again.': 'Ya puedes iniciar sesión otra vez.',
  'Your account is no longer suspended, so you can sign in again.':
    'Tu cuenta ya no está suspendida, así que puedes iniciar sesión otra vez.',
  'Requests that were withdrawn stay withdrawn. If you host, crews can find your listings again, so check your calendar.':
    'Las solicitudes retiradas siguen retiradas. Si eres anfitrión, los equipos pueden encontrar tus anuncios de nuevo: revisa tu calendario.',
  'Questions? Write to {1}.': '¿Preguntas? Escribe a {1}.',
  'You got this because your account is no longer suspended.':
    'Recibiste esto porque tu cuenta ya no está suspendida.',
  'The calendar address of {1} has changed': 'Cambió la dirección del calendario de {1}',
  'Calendars that follow it need the new address.':
    'Los calendarios que lo siguen necesitan la dirección nueva.',
  'Get the new address': 'Ver la dirección nueva',
  'Your invitation to help with {1} was declined': 'Rechazaron tu invitación a ayudar con {1}',
  'You can invite someone else anytime.': 'Puedes invitar a otra persona en cualquier momento.',
  'Your text was approved': 'Tu texto fue aprobado',
  'You can save it now, exactly as you wrote it.': 'Ya puedes guardarlo, tal como lo escribiste.',
  'Our team read this text, and you can save it now, exactly as you wrote it:':
    'Nuestro equipo leyó este texto y ya puedes guardarlo, tal como lo escribiste:',
  'Our team adds:': 'Nuestro equipo agrega:',
  'You got this because we reviewed a text you wrote on Roomtone.':
    'Recibes esto porque se revisó un texto tuyo en Roomtone.',
  'Please change your text': 'Cambia tu texto, por favor',
  "You can't use it as it is.": 'No puedes usarlo tal como está.',
  "Our team read this text. You can't use it as it is, so please change it:":
    'Nuestro equipo leyó este texto. No puedes usarlo tal como está, así que cámbialo:',
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
