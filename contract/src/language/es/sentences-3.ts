import type { Catalogue } from '../translate.ts'

export const sentences3: Catalogue = {
  'One of the files is gone. Please choose again.': 'Un archivo ya no está. Elige otra vez.',
  'One of the messages is gone. Please choose again.': 'Un mensaje ya no está. Elige otra vez.',
  'You can choose at most {1} items.': 'Se pueden elegir como máximo {1} cosas.',
  "You're part of this booking, so another admin has to decide.":
    'Tienes parte en esta reserva, así que lo decide otro administrador.',
  'The refunds for this booking changed while you had it open. They now total {1}.':
    'Lo devuelto de esta reserva ha cambiado mientras tanto: ahora son {1} en total.',
  'This booking changed while you had it open. Please reload and look again.':
    'Esta reserva ha cambiado mientras tanto. Vuelve a mirarla, por favor.',
  'Please choose how much of the price to refund': 'Di cuánto del precio se devuelve',
  'The claim is for {1}, so that is the most you can award':
    'La reclamación es por {1}; es lo máximo que puedes otorgar',
  'The time to answer is over, or it was already answered.':
    'El plazo para responder terminó, o ya se respondió.',
  'The other side still has time to answer.': 'La otra parte aún tiene tiempo para responder.',
  'You can only report a problem with a booking that took place.':
    'Solo se puede informar de una reserva que se realizó.',
  'You can report a problem once the booking has started.':
    'Puedes informar de un problema cuando la reserva haya empezado.',
  'You can report a problem until 72 hours after a booking ends.':
    'Puedes informar de un problema hasta 72 horas después del fin de la reserva.',
  'You already got back everything you paid.': 'Ya se te devolvió todo lo que pagaste.',
  'You can ask for at most {1}': 'Puedes pedir como máximo {1}',
  'Cards can only be charged {1} or more': 'A ninguna tarjeta se le puede cobrar menos de {1}',
  'You already reported a problem with this booking.': 'Ya informaste de un problema con esta reserva.',
  "There's nothing to pay for this claim.": 'No hay nada que pagar por esta reclamación.',
  "We're already charging a card for this claim. Please wait a moment.":
    'Ya estamos procesando una tarjeta para esta reclamación. Espera un momento.',
  'You have upcoming bookings: {1}{2}. Complete or cancel them first.':
    'Tienes reservas próximas: {1}{2}. Complétalas o cancélalas primero.',
  "You can't change the address while there are upcoming bookings or requests: {1}{2}. Complete, decline or cancel them first.":
    'No puedes cambiar la dirección mientras haya reservas o solicitudes próximas: {1}{2}. Primero complétalas, recházalas o cancélalas.',
  "“{1}” isn't a state in {2}": '“{1}” no es un estado de {2}',
  'This packet is already complete.': 'Este expediente ya está completo.',
  'Only the other side can countersign a file.': 'Solo la otra parte puede refrendar un archivo.',
  'Only room photos can be countersigned.': 'Solo se pueden refrendar las fotos de las habitaciones.',
  'You can change the crew list and call sheet while a booking is confirmed, until it starts.':
    'La lista del equipo y la hoja de llamado se pueden cambiar mientras la reserva está confirmada y no empezó.',
  'You can make call sheet links while a booking is confirmed, until it ends.':
    'Los enlaces a la hoja de llamado se pueden crear mientras la reserva está confirmada y no terminó.',
  'You booked for {1}. Bringing more people? Please ask the host first.':
    'Reservaste para {1}. Si tu equipo crece, pregunta primero al anfitrión.',
  'This booking was made without minors on set. Please ask the host first.':
    'Esta reserva se hizo sin menores en el set. Pregunta primero al anfitrión.',
  'For a minor, enter only a name and role': 'De un menor, escribe solo nombre y función',
  'This person is on the list twice': 'Esta persona está dos veces en la lista',
  'You can add “before” photos starting 24 hours before the booking.':
    'Puedes agregar fotos del «antes» desde 24 horas antes de la reserva.',
  'You can add “after” photos once the booking has started.':
    'Puedes agregar fotos del «después» cuando la reserva haya empezado.',
  'You can change “before” photos until the booking ends.':
    'Puedes cambiar las fotos del «antes» hasta que termine la reserva.',
  'You can change “after” photos until 72 hours after the booking.':
    'Puedes cambiar las fotos del «después» hasta 72 horas después de la reserva.',
  "This booking's documents can't be changed anymore.":
    'Los documentos de esta reserva ya no se pueden cambiar.',
  "The other side countersigned this file, so you can't remove it.":
    'La otra parte refrendó este archivo, así que no puedes quitarlo.',
  "This file is evidence in a claim, so you can't remove it.":
    'Este archivo es prueba en una reclamación, así que no puedes quitarlo.',
  'Choose a time between the day before the start and the end of the booking':
    'Elige una hora desde el día antes del inicio hasta el fin de la reserva',
  "Please don't include the address. Each person's link shows it 24 hours before call time":
    'No incluyas la dirección. El enlace de cada persona la muestra 24 horas antes de su llamado',
  "This person isn't on the list anymore": 'Esta persona ya no está en la lista',
  "One of these people isn't on the list anymore": 'Una de estas personas ya no está en la lista',
  "There's no email for {1}. Make a link you can hand over instead.":
    'No hay correo de {1}. Crea un enlace para entregarlo.',
  'This code was already used. Please ask for a new one': 'Este código ya se usó. Pide uno nuevo',
  "This isn't the name we verified": 'Este no es el nombre que se verificó',
  "This isn't the code we emailed": 'Este no es el código que enviamos',
  'This code has expired. Please ask for a new one': 'Este código venció. Pide uno nuevo',
  'Too many wrong tries. Please ask for a new code': 'Demasiados intentos fallidos. Pide un código nuevo',
  'Only the guest can add certificates and permits': 'Solo el huésped puede agregar certificados y permisos',
  'A packet can have at most {1} files.': 'Un expediente admite como máximo {1} archivos.',
  'The files in a packet can total at most {1} MB.':
    'Los archivos de un expediente ocupan como máximo {1} MB en total.',
  'This case was already decided. Please reload.': 'Este caso ya se decidió. Vuelve a cargar.',
  'Please choose a space or a booking.': 'Elige un espacio o una reserva.',
  'This is your own message.': 'Este mensaje es tuyo.',
  'Please write something first.': 'Escribe algo primero.',
  'You already sent this message with different words. Please reload the page.':
    'Este mensaje ya se envió con otras palabras. Vuelve a cargar la página.',
  'One of the files is gone. Please add it again.': 'Un archivo ya no está. Agrégalo otra vez.',
  'Please choose a day in the future': 'Elige un día que aún no haya pasado',
  "These codes were already issued, and we only show codes once. Didn't see them? Cancel them in the list and issue new ones.":
    'Estos códigos ya se emitieron y solo se muestran una vez. Si no los viste, anúlalos en la lista y emite otros.',
  'This Google account or your Roomtone account is already connected to another one.':
    'Esta cuenta de Google, o tu cuenta aquí, ya está conectada a otra.',
  '{1} already has an account. Sign in with its password to connect Google.':
    '{1} ya tiene una cuenta. Inicia sesión con su contraseña para conectar Google.',
  "Google hasn't confirmed your address yet.": 'Tu dirección aún no está confirmada en Google.',
  'This sign-in has expired. Please start again.': 'Este inicio de sesión venció. Empieza de nuevo.',
  'A Google account is already connected.': 'Ya hay una cuenta de Google conectada.',
  'This time has passed. Please choose a later one.': 'Este horario ya pasó. Elige uno posterior.',
  'Bookings open two years ahead, up to {1}.':
    'Las reservas se abren con dos años de anticipación, hasta el {1}.',
  'This space is open from {1} to {2}. Please choose a time within these hours.':
    'Este espacio abre de {1} a {2}. Quédate dentro de ese horario.',
  'The shortest booking here is {1}.': 'La reserva mínima aquí es de {1}.',
  "The clocks go forward that day, so this start time doesn't exist. Please choose another.":
    'Los relojes se adelantan sobre este inicio, así que ese día no existe. Elige otro.',
  'The shortest stay here is {1}.': 'La estancia mínima aquí es de {1}.',
  'The longest stay here is {1}.': 'La estancia máxima aquí es de {1}.',
  'Check out cannot be before check in.': 'La salida no puede ser antes de la llegada.',
  "{1} isn't available.": '{1} no está libre.',
  "{1} isn't available all day.": '{1} no está libre todo el día.',
  "{1} to {2} isn't available the whole time.": 'Del {1} al {2} no está libre todo el tiempo.',
  'This host needs {1} of notice. Please start on {2} or later.':
    'Este anfitrión pide {1} de anticipación. Empieza el {2} o después.',
  'Some photos of this listing are gone. Please ask the host to send them again.':
    'Faltan fotos de este anuncio. Pide al anfitrión que las envíe otra vez.',
  'Someone else changed this draft while you had it open. What you typed is still here.':
    'Alguien más ha cambiado este borrador mientras tanto. Lo que escribiste sigue aquí.',
  "This mailing is already on its way, so you can't change it.":
    'Este envío ya va en camino, así que ya no es posible.',
  'This link is incomplete. Please open it from the email again.':
    'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  'Please enter the card again': 'Escribe la tarjeta otra vez',
  'Please choose a card': 'Elige una tarjeta',
  'This card is no longer saved. Please choose another one': 'Esta tarjeta ya no está guardada. Elige otra',
  'Please enter the account again': 'Escribe la cuenta otra vez',
  'This address is already confirmed.': 'Esta dirección ya está confirmada.',
  'This file is empty. Please choose another one.': 'Este archivo está vacío. Elige otro.',
  'Please send a JPEG, PNG, WebP, AVIF or HEIC picture, or a PDF':
    'Envía una imagen JPEG, PNG, WebP, AVIF o HEIC, o un PDF',
  'Please send a JPEG, PNG, WebP, AVIF or HEIC picture': 'Envía una imagen JPEG, PNG, WebP, AVIF o HEIC',
  'This file may harm a computer. Please export it again from where it was made.':
    'Este archivo puede dañar una computadora. Expórtalo otra vez desde donde se hizo.',
  'PDF not accepted': 'No se acepta este PDF',
  'This PDF contains a script or attachment. Print it to PDF again, then upload it.':
    'Este PDF contiene un script o un archivo adjunto. Vuelve a imprimirlo como PDF y súbelo.',
  'This PDF is protected, so we can’t check it. Print it to PDF again, then upload it.':
    'Este PDF está protegido y no podemos revisarlo. Vuelve a imprimirlo como PDF y súbelo.',
  'We can’t read all of this PDF. Print it to PDF again, then upload it.':
    'No podemos leer todo este PDF. Vuelve a imprimirlo como PDF y súbelo.',
  'This PDF is damaged or incomplete. Please export it again.':
    'Este PDF está dañado o incompleto. Expórtalo otra vez.',
  'Not found': 'No encontrado',
  "That version can't be restored anymore.": 'Esa versión ya no se puede restaurar.',
  'Your identity was checked or is being checked under this name. Contact support to change it.':
    'Tu identidad se verificó con este nombre, o se está verificando. Escribe a nuestro soporte para cambiarlo.',
  "This isn't a valid phone number. Start with + and the country code.":
    'No es un teléfono al que se pueda llamar. Empieza con + y el código de país.',
  "Please create a password first, under Login & security. You'll sign in with it from then on.":
    'Elige primero una contraseña en Acceso y seguridad: desde entonces inicias sesión con ella.',
  "This isn't your password": 'Esta no es tu contraseña',
  'This is already your address': 'Esta ya es tu dirección',
  "You can't refer yourself.": 'No puedes recomendarte a ti mismo.',
  'This person is already on Roomtone.': 'Esta persona ya está en Roomtone.',
  'You can send {1} invitations a day. Please try again tomorrow.':
    'Puedes enviar {1} invitaciones al día. Inténtalo mañana.',
  'You already invited this address. We only email each address once.':
    'Ya invitaste a esta dirección. No escribimos a nadie dos veces.',
  'It’s already under a legal hold.': 'Ya está bajo retención legal.',
  'Someone already did this. Please reload.': 'Alguien ya lo hizo. Vuelve a cargar.',
  'Everyone can read this, so please leave out contact details and links.':
    'Todos pueden leer esto. No incluyas datos de contacto ni enlaces.',
  'You already replied to this review.': 'Ya respondiste a esta reseña.',
  'This is your own review.': 'Esta reseña es tuya.',
  'You can write a review once the booking is over.': 'Las reseñas se abren cuando termina la reserva.',
  'The 14 days to review this booking are over.': 'Los 14 días para reseñar esta reserva terminaron.',
  "Your review is already public, so you can't change it.":
    'Tu reseña ya se muestra, así que no se puede cambiar.',
  'Two-factor sign-in is already on.': 'La verificación en dos pasos ya está activada.',
  'Please start the setup again.': 'Empieza la configuración de nuevo.',
  "This doesn't look like a VAT ID from {1}. Please check it for missing or extra characters.":
    'Esto no tiene la forma de un número de IVA de {1}. Revisa que no falte ni sobre nada.',
  "This VAT ID isn't valid. Please compare it with your VAT certificate, digit by digit.":
    'Los dígitos de control de este número de IVA no encajan. Compáralo con tu certificado, dígito por dígito.',
  'Please choose a country from the list': 'Elige un país de la lista',
  'Social Security number': 'número de Seguro Social',
  'Social Insurance Number': 'número de Seguro Social de Canadá',
  'Business Number': 'número de empresa',
  "This isn't a valid {1}. Please check the digits.": 'Esto no es válido: {1}. Revisa los dígitos.',
  'Please type the name exactly as above': 'Escribe el nombre exactamente como arriba',
  "This verification isn't under review anymore. Please reload.":
    'Esta verificación ya no está en revisión. Vuelve a cargar.',
  'Your identity is already verified.': 'Tu identidad ya está verificada.',
  'Please upload your ID again.': 'Sube tu identificación otra vez.',
  'The identity check cannot be reached right now. Please try again in a few minutes.':
    'La verificación de identidad no está disponible ahora. Inténtalo en unos minutos.',
  "We're already checking your identity. We'll email you when we're done.":
    'Ya estamos verificando tu identidad. Te escribiremos al terminar.',
  'This address keeps redirecting.': 'Esta dirección redirige sin fin.',
  'Please use an http or https address.': 'Usa una dirección http o https.',
  'Roomtone calendar': 'Calendario de Roomtone',
  "This address redirects to one that isn't valid.": 'Esta dirección lleva a una que no es válida.',
  "There's no calendar at this address (the server answered 404).":
    'No hay ningún calendario en esta dirección (el servidor respondió 404).',
  'The server answered {1} instead of a calendar.': 'El servidor respondió {1} en vez de un calendario.',
  "The server's answer is in a format we can't read.":
    'El servidor responde en una forma que no podemos leer.',
  'This calendar has more in it than we can read.': 'Este calendario contiene más de lo que podemos leer.',
  'This calendar is larger than 2 MB.': 'Este calendario pesa más de 2 MB.',
  "This address isn't on the public internet.": 'Esta dirección no está en la internet pública.',
  "What's at this address isn't an iCal calendar.":
    'Lo que hay en esta dirección no es un calendario en formato iCal.',
  'Events in this calendar repeat too often for us to read.':
    'Los eventos de este calendario se repiten demasiado para leerlos.',
  'This calendar has more than 7,000 events in the period we read.':
    'Este calendario tiene más de 7000 eventos en el período que miramos.',
  'We found no server at this address.': 'No encontramos ningún servidor en esta dirección.',
  'No server is answering at this address right now.':
    'Ningún servidor responde en esta dirección por ahora.',
  'The server refused the connection.': 'El servidor rechazó la conexión.',
  'The server dropped the connection.': 'El servidor cortó la conexión.',
  "We couldn't reach the server.": 'No se puede llegar al servidor.',
  "The server didn't answer in time.": 'El servidor no respondió a tiempo.',
  'The server took longer than 10 seconds.': 'El servidor tardó más de 10 segundos.',
  "The server's certificate isn't valid.": 'El certificado del servidor no es válido.',
  "We couldn't read the server's answer.": 'El servidor no dio una respuesta legible.',
  'An unknown browser': 'Un navegador desconocido',
  'This page link is not valid. Please start from the first page.':
    'El enlace de esta página no es válido. Empieza desde la primera.',
  'This page link is not valid': 'El enlace de esta página no es válido',
  'Your other files are still uploading. Please send this one when they finish.':
    'Otros archivos tuyos aún se están enviando. Envía este cuando hayan llegado.',
  'Please upload a file smaller than {1}MB': 'Sube un archivo de menos de {1} MB',
  'The check was canceled before it finished.': 'La verificación se canceló antes de terminar.',
  "You didn't agree to the check, so we couldn't run it.":
    'No aceptaste la verificación, así que no se pudo hacer.',
  "The check wasn't finished in time.": 'La verificación no terminó a tiempo.',
  'The document has expired. Please use one that is valid.': 'El documento está vencido. Usa uno vigente.',
  "We don't accept this kind of document. Please use a passport, driver's license or ID card.":
    'Este tipo de documento no se acepta. Usa un pasaporte, una licencia de conducir o un documento de identidad.',
  "We couldn't confirm the document. Please try another one.":
    'No se pudo confirmar el documento. Prueba con otro.',
  "The ID number doesn't match the document.": 'El número de identificación no coincide con el documento.',
  "We couldn't confirm the ID number.": 'No se pudo confirmar el número de identificación.',
  'The document has no photo on it. Please use one that has.':
    'El documento no tiene foto. Usa uno que la tenga.',
  "The photo you took doesn't match the one on the document.":
    'La foto que tomaste no coincide con la del documento.',
  "We couldn't accept the photo you took.": 'No se pudo aceptar la foto que tomaste.',
  "We couldn't confirm the photo you took. Please try again in good light.":
    'No se pudo confirmar la foto que tomaste. Inténtalo otra vez con buena luz.',
  'The check failed. Please try again, or contact support.':
    'La verificación no tuvo éxito. Inténtalo de nuevo o contacta a soporte.',
  'Please upload a JPEG, PNG, WebP, AVIF or HEIC picture': 'Sube una imagen JPEG, PNG, WebP, AVIF o HEIC',
  'This file is damaged or incomplete. Please export it again.':
    'Este archivo está dañado o incompleto. Expórtalo otra vez.',
  'This picture is too long and narrow. Please crop it and send it again.':
    'Esta imagen es demasiado larga y angosta. Recórtala y envíala otra vez.',
  'This picture has more than {1} megapixels. Please send a smaller one.':
    'Esta imagen tiene más de {1} megapíxeles. Envía una más pequeña.',
  'This picture is too small. Please send one with at least {1} pixels on each side.':
    'Esta imagen es demasiado pequeña. Envía una con al menos {1} píxeles por lado.',
  'Please use another card, or ask your bank why.': 'Usa otra tarjeta o pregunta a tu banco por qué.',
  'Your bank declined this card. {1}': 'Tu banco rechazó esta tarjeta. {1}',
  "There isn't enough money on this card. Please use another one.":
    'No hay suficiente dinero en esta tarjeta. Usa otra.',
  'This card has expired. Please use another one.': 'Esta tarjeta está vencida. Usa otra.',
  "This card number isn't right. Please check it, or use another card.":
    'El número de la tarjeta no es correcto. Revísalo o usa otra.',
  "The security code isn't right. Please check it on your card and try again.":
    'El código de seguridad no es correcto. Revísalo en tu tarjeta e inténtalo de nuevo.',
  "The ZIP code doesn't match this card. Please check it and try again.":
    'El código postal no coincide con esta tarjeta. Revísalo e inténtalo de nuevo.',
  'Something went wrong at your bank. Please try again in a moment.':
    'Algo salió mal al consultar a tu banco. Inténtalo en un momento.',
  "Your bank couldn't confirm it's you. Please try again, or use another card.":
    'Tu banco no pudo confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.',
  "This card can't be used for this kind of payment. Please use another one.":
    'Esta tarjeta no sirve para este tipo de pago. Usa otra.',
  'This card has reached its limit. {1}': 'Esta tarjeta llegó a su límite. {1}',
  'The hold on this card has ended. Please pay again.':
    'La autorización en esta tarjeta terminó. Paga otra vez.',
  'This is a demo, so please don’t use a real card. Use 4242 4242 4242 4242.':
    'Aquí no van tarjetas reales: es una demostración. Usa 4242 4242 4242 4242.',
  ' Available nearby: {1}.': ' Libre cerca: {1}.',
  '1 hour': '1 hora',
  '{1} hours': '{1} horas',
  '1 day': '1 día',
  '{1} days': '{1} días',
  '1 minute': '1 minuto',
  '{1} minutes': '{1} minutos',
}
