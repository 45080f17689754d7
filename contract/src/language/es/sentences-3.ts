import type { Catalogue } from '../translate.ts'

export const sentences3: Catalogue = {
  'A file is no longer there. Please choose again.': 'Un archivo ya no está. Elige otra vez.',
  'A message is no longer there. Please choose again.': 'Un mensaje ya no está. Elige otra vez.',
  'At most {1} things can be chosen.': 'Se pueden elegir como máximo {1} cosas.',
  'You have a part in this booking, so another admin decides it.':
    'Tienes parte en esta reserva, así que lo decide otro administrador.',
  'What went back of this booking has changed meanwhile: it is {1} in all now.':
    'Lo devuelto de esta reserva ha cambiado mientras tanto: ahora son {1} en total.',
  'This booking has changed meanwhile. Please look at it again.':
    'Esta reserva ha cambiado mientras tanto. Vuelve a mirarla, por favor.',
  'Please say how much of the price goes back': 'Di cuánto del precio se devuelve',
  'No more than {1} was asked for': 'No se pidió más de {1}',
  'The time to answer is over, or it has been answered already.':
    'El plazo para responder terminó, o ya se respondió.',
  'The other side still has time to answer.': 'La otra parte aún tiene tiempo para responder.',
  'Only a booking that took place can be reported.': 'Solo se puede informar de una reserva que se realizó.',
  'Something can be reported once the booking has begun.':
    'Se puede informar de algo cuando la reserva empezó.',
  'Something can be reported until 72 hours after the end of a booking.':
    'Se puede informar de algo hasta 72 horas después del fin de una reserva.',
  'All that you paid has been given back already.': 'Ya se devolvió todo lo que pagaste.',
  'You can ask for at most {1}': 'Puedes pedir como máximo {1}',
  'No card can be charged less than {1}': 'A ninguna tarjeta se le puede cobrar menos de {1}',
  'You have reported something about this booking already.': 'Ya informaste de algo sobre esta reserva.',
  'There is nothing to pay for this claim.': 'No hay nada que pagar por esta reclamación.',
  'A card is being asked for this claim right now. Please wait a moment.':
    'Se está consultando una tarjeta para esta reclamación. Espera un momento.',
  'You have confirmed bookings ahead: {1}{2}. Complete or cancel them first.':
    'Tienes reservas confirmadas por delante: {1}{2}. Complétalas o cancélalas primero.',
  'The address cannot change while bookings or requests for it lie ahead: {1}{2}. They have to be completed, declined or cancelled first.':
    'La dirección no puede cambiar mientras haya reservas o solicitudes por delante: {1}{2}. Primero hay que completarlas, rechazarlas o cancelarlas.',
  '“{1}” is not a state of {2}': '“{1}” no es un estado de {2}',
  'This packet is complete already.': 'Este expediente ya está completo.',
  'A file is countersigned by the other side.': 'Un archivo lo contrafirma la otra parte.',
  'Only pictures of the rooms are countersigned.': 'Solo se contrafirman fotos de las habitaciones.',
  'Crew list and call sheet can be changed while a booking is confirmed and has not begun.':
    'La lista del equipo y la hoja de llamado se pueden cambiar mientras la reserva está confirmada y no empezó.',
  'Links to the call sheet can be made while a booking is confirmed and not over.':
    'Los enlaces a la hoja de llamado se pueden crear mientras la reserva está confirmada y no terminó.',
  'You booked for {1}. If your crew grows, please ask the host first.':
    'Reservaste para {1}. Si tu equipo crece, pregunta primero al anfitrión.',
  'This booking was made without minors on set. Please ask the host first.':
    'Esta reserva se hizo sin menores en el set. Pregunta primero al anfitrión.',
  'Enter no more about a minor than name and role': 'De un menor, escribe solo nombre y función',
  'This person is on the list twice': 'Esta persona está dos veces en la lista',
  'Pictures of the rooms before can be added from 24 hours before the start.':
    'Las fotos de antes se pueden agregar desde 24 horas antes del inicio.',
  'Pictures of the rooms after can be added once the booking has begun.':
    'Las fotos de después se pueden agregar cuando la reserva empezó.',
  'Pictures of the rooms before can be changed until the booking ends.':
    'Las fotos de antes se pueden cambiar hasta que termine la reserva.',
  'Pictures of the rooms after can be changed until 72 hours after the booking.':
    'Las fotos de después se pueden cambiar hasta 72 horas después de la reserva.',
  'The papers of this booking can no longer be changed.':
    'Los documentos de esta reserva ya no se pueden cambiar.',
  'The other side has countersigned this file, so it stays.':
    'La otra parte contrafirmó este archivo, así que se queda.',
  'This file is shown in a claim, so it stays.':
    'Este archivo se muestra en una reclamación, así que se queda.',
  'Choose a time from the day before the start until the end of the booking':
    'Elige una hora desde el día antes del inicio hasta el fin de la reserva',
  'Please leave the address out: the crew’s links show it when its time has come':
    'No pongas la dirección: los enlaces del equipo la muestran cuando llega el momento',
  'This person is not on the list any more': 'Esta persona ya no está en la lista',
  'One of these people is not on the list any more': 'Una de estas personas ya no está en la lista',
  'There is no email for {1}. Make a link to hand over instead.':
    'No hay correo de {1}. Crea un enlace para entregarlo.',
  'This code was used before. Please ask for a new one': 'Este código ya se usó. Pide uno nuevo',
  'This is not the name that was verified': 'Este no es el nombre que se verificó',
  'This is not the code that we mailed': 'Este no es el código que enviamos',
  'This code has expired. Please ask for a new one': 'Este código venció. Pide uno nuevo',
  'Too many wrong tries. Please ask for a new code': 'Demasiados intentos fallidos. Pide un código nuevo',
  'Certificates and permits are brought by the guest': 'Los certificados y permisos los trae el huésped',
  'A packet holds at most {1} files.': 'Un expediente admite como máximo {1} archivos.',
  'The files of a packet take up at most {1} MB together.':
    'Los archivos de un expediente ocupan como máximo {1} MB en total.',
  'This case has been decided already. Please reload.': 'Este caso ya se decidió. Vuelve a cargar.',
  'Please choose a space or a booking.': 'Elige un espacio o una reserva.',
  'This message is your own.': 'Este mensaje es tuyo.',
  'Please write something first.': 'Escribe algo primero.',
  'This message was sent before with other words. Please reload the page.':
    'Este mensaje ya se envió con otras palabras. Vuelve a cargar la página.',
  'A file is no longer there. Please add it again.': 'Un archivo ya no está. Agrégalo otra vez.',
  'Please choose a day that is still to come': 'Elige un día que aún no haya pasado',
  'These codes were issued already, and codes are shown only once. If you did not see them, stop them in the list and issue new ones.':
    'Estos códigos ya se emitieron y solo se muestran una vez. Si no los viste, anúlalos en la lista y emite otros.',
  'This Google account, or your account here, is connected to another one already.':
    'Esta cuenta de Google, o tu cuenta aquí, ya está conectada a otra.',
  'There is an account for {1}. Sign in with its password to connect Google.':
    'Ya hay una cuenta para {1}. Inicia sesión con su contraseña para conectar Google.',
  'Your address is not confirmed at Google yet.': 'Tu dirección aún no está confirmada en Google.',
  'This sign-in has expired. Please start again.': 'Este inicio de sesión venció. Empieza de nuevo.',
  'A Google account is connected already.': 'Ya hay una cuenta de Google conectada.',
  'One of these photos is not there any more. Please upload it again.':
    'Una de estas fotos ya no está. Súbela otra vez.',
  'This time has passed. Please choose a later one.': 'Este horario ya pasó. Elige uno posterior.',
  'Bookings open two years ahead, up to {1}.':
    'Las reservas se abren con dos años de anticipación, hasta el {1}.',
  'This space is open from {1} to {2}. Please stay within these hours.':
    'Este espacio abre de {1} a {2}. Quédate dentro de ese horario.',
  'The shortest booking here is {1}.': 'La reserva mínima aquí es de {1}.',
  'The clocks go forward over this start, so it does not exist on that day. Please choose another one.':
    'Los relojes se adelantan sobre este inicio, así que ese día no existe. Elige otro.',
  'The shortest stay here is {1}.': 'La estancia mínima aquí es de {1}.',
  'The longest stay here is {1}.': 'La estancia máxima aquí es de {1}.',
  'Check out cannot be before check in.': 'La salida no puede ser antes de la llegada.',
  '{1} is not free.': '{1} no está libre.',
  '{1} is not free for the whole day.': '{1} no está libre todo el día.',
  '{1} to {2} is not free throughout.': 'Del {1} al {2} no está libre todo el tiempo.',
  'This host asks for {1} of notice. Please start on {2} or later.':
    'Este anfitrión pide {1} de anticipación. Empieza el {2} o después.',
  'Some photos of this listing are gone. Please ask the host to send them again.':
    'Faltan fotos de este anuncio. Pide al anfitrión que las envíe otra vez.',
  'Somebody else has changed this draft in the meantime. What you have typed is still here.':
    'Alguien más ha cambiado este borrador mientras tanto. Lo que escribiste sigue aquí.',
  'This mailing is on its way already, so this is no longer possible.':
    'Este envío ya va en camino, así que ya no es posible.',
  'This link is not whole. Please open it from the mail again.':
    'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  'Please enter the card again': 'Escribe la tarjeta otra vez',
  'Please choose a card': 'Elige una tarjeta',
  'This card is no longer kept. Please choose another one': 'Esta tarjeta ya no está guardada. Elige otra',
  'Please enter the account again': 'Escribe la cuenta otra vez',
  'This address has been confirmed.': 'Esta dirección ya está confirmada.',
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
  'This PDF is damaged or not finished. Please export it again.':
    'Este PDF está dañado o incompleto. Expórtalo otra vez.',
  'Not found': 'No encontrado',
  'This is no longer possible as it stood.': 'Ya no es posible tal como estaba.',
  'Your identity was checked under this name, or is being checked. Write to our support to have it changed.':
    'Tu identidad se verificó con este nombre, o se está verificando. Escribe a nuestro soporte para cambiarlo.',
  'This is not a phone number that can be called. Start with + and the country code.':
    'No es un teléfono al que se pueda llamar. Empieza con + y el código de país.',
  'Please choose a password first, under Login & security: from then on you sign in with it.':
    'Elige primero una contraseña en Acceso y seguridad: desde entonces inicias sesión con ella.',
  'This is not your password': 'Esta no es tu contraseña',
  'This is your address already': 'Esta ya es tu dirección',
  'You cannot refer yourself.': 'No puedes recomendarte a ti mismo.',
  'This person is on Roomtone already.': 'Esta persona ya está en Roomtone.',
  'You can send {1} invitations a day. Please try again tomorrow.':
    'Puedes enviar {1} invitaciones al día. Inténtalo mañana.',
  'You have invited this address already. We write to nobody twice.':
    'Ya invitaste a esta dirección. No escribimos a nadie dos veces.',
  'It is under a legal hold already.': 'Ya está bajo retención legal.',
  'Somebody has done this already. Please reload.': 'Alguien ya lo hizo. Vuelve a cargar.',
  'Everyone can read this. Please leave contact details and links out.':
    'Todos pueden leer esto. No incluyas datos de contacto ni enlaces.',
  'You have answered this review already.': 'Ya respondiste a esta reseña.',
  'This review is your own.': 'Esta reseña es tuya.',
  'Reviews open when the booking is over.': 'Las reseñas se abren cuando termina la reserva.',
  'The 14 days for reviews of this booking are over.': 'Los 14 días para reseñar esta reserva terminaron.',
  'Your review is shown already, so it can no longer be changed.':
    'Tu reseña ya se muestra, así que no se puede cambiar.',
  'Two-factor sign-in is on already.': 'La verificación en dos pasos ya está activada.',
  'Please begin the set-up again.': 'Empieza la configuración de nuevo.',
  'This does not have the form of a VAT ID of {1}. Please check that nothing is missing or added.':
    'Esto no tiene la forma de un número de IVA de {1}. Revisa que no falte ni sobre nada.',
  'The check digits of this VAT ID do not fit. Please compare it with your VAT certificate, digit by digit.':
    'Los dígitos de control de este número de IVA no encajan. Compáralo con tu certificado, dígito por dígito.',
  'Please choose a country from the list': 'Elige un país de la lista',
  'Social Security number': 'número de Seguro Social',
  'Social Insurance Number': 'número de Seguro Social de Canadá',
  'Business Number': 'número de empresa',
  'This is not a valid {1}. Please check the digits.': 'Esto no es válido: {1}. Revisa los dígitos.',
  'Please type the name exactly as above': 'Escribe el nombre exactamente como arriba',
  'This verification is not under review any more. Please reload.':
    'Esta verificación ya no está en revisión. Vuelve a cargar.',
  'Your identity is verified already.': 'Tu identidad ya está verificada.',
  'Please upload your ID again.': 'Sube tu identificación otra vez.',
  'The identity check cannot be reached right now. Please try again in a few minutes.':
    'La verificación de identidad no está disponible ahora. Inténtalo en unos minutos.',
  'Your identity is being checked already. We write to you when it is done.':
    'Tu identidad ya se está verificando. Te escribimos cuando termine.',
  'This address leads from one to the next without arriving anywhere.':
    'Esta dirección lleva de una a otra sin llegar a ninguna parte.',
  'Only http and https addresses can be read.': 'Solo se pueden leer direcciones http y https.',
  'Roomtone calendar': 'Calendario de Roomtone',
  'This address leads to one that is not valid.': 'Esta dirección lleva a una que no es válida.',
  'There is no calendar at this address (the server answered 404).':
    'No hay ningún calendario en esta dirección (el servidor respondió 404).',
  'The server answered {1} instead of a calendar.': 'El servidor respondió {1} en vez de un calendario.',
  'The server answers in a form that we cannot read.':
    'El servidor responde en una forma que no podemos leer.',
  'There is more in this calendar than we can read.': 'Este calendario contiene más de lo que podemos leer.',
  'This calendar is larger than 2 MB.': 'Este calendario pesa más de 2 MB.',
  'This address is not on the public internet.': 'Esta dirección no está en la internet pública.',
  'What lies at this address is not a calendar in iCal form.':
    'Lo que hay en esta dirección no es un calendario en formato iCal.',
  'The events of this calendar repeat too often to be read.':
    'Los eventos de este calendario se repiten demasiado para leerlos.',
  'This calendar has more than 7,000 events in the time we look at.':
    'Este calendario tiene más de 7000 eventos en el período que miramos.',
  'No server answers to this name.': 'Ningún servidor responde a este nombre.',
  'No server answers to this name at the moment.': 'Ningún servidor responde a este nombre por ahora.',
  'The server does not accept connections.': 'El servidor no acepta conexiones.',
  'The server broke off.': 'El servidor se interrumpió.',
  'The server cannot be reached.': 'No se puede llegar al servidor.',
  'The server did not answer in time.': 'El servidor no respondió a tiempo.',
  'The server took longer than 10 seconds.': 'El servidor tardó más de 10 segundos.',
  "The server's certificate is not valid.": 'El certificado del servidor no es válido.',
  'The server did not give a readable answer.': 'El servidor no dio una respuesta legible.',
  'An unknown browser': 'Un navegador desconocido',
  'This page link is not valid. Please start from the first page.':
    'El enlace de esta página no es válido. Empieza desde la primera.',
  'This page link is not valid': 'El enlace de esta página no es válido',
  'This text contains characters that cannot be stored':
    'Este texto contiene caracteres que no se pueden guardar',
  'Other files of yours are still on their way. Please send this one when they have arrived.':
    'Otros archivos tuyos aún se están enviando. Envía este cuando hayan llegado.',
  'Please upload a file smaller than {1}MB': 'Sube un archivo de menos de {1} MB',
  'The check was cancelled before it was finished.': 'La verificación se canceló antes de terminar.',
  'You did not agree to the check, so it could not be made.':
    'No aceptaste la verificación, así que no se pudo hacer.',
  'The check was not finished in time.': 'La verificación no terminó a tiempo.',
  'The document has expired. Please use one that is valid.': 'El documento está vencido. Usa uno vigente.',
  'This kind of document is not accepted. Please use a passport, driver’s license or ID card.':
    'Este tipo de documento no se acepta. Usa un pasaporte, una licencia de conducir o un documento de identidad.',
  'The document could not be confirmed. Please try another one.':
    'No se pudo confirmar el documento. Prueba con otro.',
  'The ID number does not match the document.': 'El número de identificación no coincide con el documento.',
  'The ID number could not be confirmed.': 'No se pudo confirmar el número de identificación.',
  'The document has no photo on it. Please use one that has.':
    'El documento no tiene foto. Usa uno que la tenga.',
  'The photo you took does not match the one on the document.':
    'La foto que tomaste no coincide con la del documento.',
  'The photo you took could not be accepted.': 'No se pudo aceptar la foto que tomaste.',
  'The photo you took could not be confirmed. Please try again in good light.':
    'No se pudo confirmar la foto que tomaste. Inténtalo otra vez con buena luz.',
  'The check did not succeed. Please try again, or contact our support.':
    'La verificación no tuvo éxito. Inténtalo de nuevo o contacta a soporte.',
  'Please upload a JPEG, PNG, WebP, AVIF or HEIC picture': 'Sube una imagen JPEG, PNG, WebP, AVIF o HEIC',
  'This file is damaged or not finished. Please export it again.':
    'Este archivo está dañado o incompleto. Expórtalo otra vez.',
  'This picture is too long and narrow. Please crop it and send it again.':
    'Esta imagen es demasiado larga y angosta. Recórtala y envíala otra vez.',
  'This picture has more than {1} megapixels. Please send a smaller one.':
    'Esta imagen tiene más de {1} megapíxeles. Envía una más pequeña.',
  'This picture is too small. Please send one with at least {1} pixels on each side.':
    'Esta imagen es demasiado pequeña. Envía una con al menos {1} píxeles por lado.',
  'Please use another card, or ask your bank why.': 'Usa otra tarjeta o pregunta a tu banco por qué.',
  'Your bank declined this card. {1}': 'Tu banco rechazó esta tarjeta. {1}',
  'There is not enough money on this card. Please use another one.':
    'No hay suficiente dinero en esta tarjeta. Usa otra.',
  'This card has expired. Please use another one.': 'Esta tarjeta está vencida. Usa otra.',
  'This card number is not right. Please check it, or use another card.':
    'El número de la tarjeta no es correcto. Revísalo o usa otra.',
  'The security code is not right. Please check it on your card and try again.':
    'El código de seguridad no es correcto. Revísalo en tu tarjeta e inténtalo de nuevo.',
  'The postal code does not match this card. Please check it and try again.':
    'El código postal no coincide con esta tarjeta. Revísalo e inténtalo de nuevo.',
  'Something went wrong while your bank was asked. Please try again in a moment.':
    'Algo salió mal al consultar a tu banco. Inténtalo en un momento.',
  'Your bank could not confirm that it is you. Please try again, or use another card.':
    'Tu banco no pudo confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.',
  'This card cannot be used for this kind of payment. Please use another one.':
    'Esta tarjeta no sirve para este tipo de pago. Usa otra.',
  'This card has reached its limit. {1}': 'Esta tarjeta llegó a su límite. {1}',
  'The amount is no longer reserved on this card. Please pay again.':
    'El importe ya no está reservado en esta tarjeta. Paga otra vez.',
  'No real cards here: this is a demonstration. Please use 4242 4242 4242 4242.':
    'Aquí no van tarjetas reales: es una demostración. Usa 4242 4242 4242 4242.',
  ' Free nearby: {1}.': ' Libre cerca: {1}.',
  '1 hour': '1 hora',
  '{1} hours': '{1} horas',
  '1 day': '1 día',
  '{1} days': '{1} días',
  '1 minute': '1 minuto',
  '{1} minutes': '{1} minutos',
}
