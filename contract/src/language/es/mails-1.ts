import type { Catalogue } from '../translate.ts'

export const mails1: Catalogue = {
  'Your invitation to Roomtone': 'Tu invitación a Roomtone',
  'There is room. Create your account with this address.': 'Hay lugar. Crea tu cuenta con esta dirección.',
  'There is room for you.': 'Hay lugar para ti.',
  'You are invited to Roomtone, where hosts list private spaces and identity-verified crews rent them for small productions, by the hour or by the day.':
    'Tienes una invitación a Roomtone, donde los anfitriones publican espacios privados y equipos con identidad verificada los alquilan para producciones pequeñas, por hora o por día.',
  'Create your account with the address this mail came to: the invitation belongs to it, and to no other.':
    'Crea tu cuenta con la dirección a la que llegó este correo: la invitación es de ella y de ninguna otra.',
  'Create your account': 'Crear tu cuenta',
  'Have a government ID at hand. Everyone passes an identity check before they book or list; it takes 2 to 3 minutes.':
    'Ten a la mano una identificación oficial. Todos pasan una verificación de identidad antes de reservar o publicar; toma de 2 a 3 minutos.',
  'You got this because you asked for access to Roomtone, or because we added you to its access list.':
    'Recibes esto porque pediste acceso a Roomtone, o porque te agregamos a su lista de acceso.',
  'Confirm your email address': 'Confirma tu correo electrónico',
  'One click, and hosts and crews can reach you through Roomtone.':
    'Un clic, y anfitriones y equipos pueden contactarte por Roomtone.',
  'Is this your address?': '¿Es esta tu dirección?',
  'Please confirm that this address is yours. Booking requests, answers and receipts come here, so we ask before the first one.':
    'Confirma que esta dirección es tuya. Aquí llegan solicitudes de reserva, respuestas y recibos, así que preguntamos antes del primero.',
  'Confirm email address': 'Confirmar correo',
  'The link works for {1}. If you did not create an account on Roomtone, ignore this mail; without the click the address stays unconfirmed.':
    'El enlace funciona durante {1}. Si no creaste una cuenta en Roomtone, ignora este correo; sin el clic, la dirección queda sin confirmar.',
  'You got this because this address was given for an account on Roomtone.':
    'Recibes esto porque se dio esta dirección para una cuenta de Roomtone.',
  'Your account is deactivated': 'Tu cuenta está desactivada',
  'Sign in whenever you like, and it is active again.':
    'Inicia sesión cuando quieras y estará activa otra vez.',
  'You are signed out on every device, your listings cannot be found or booked, and requests that were open have been withdrawn or declined.':
    'Cerramos tu sesión en todos los dispositivos, tus anuncios no se pueden encontrar ni reservar, y las solicitudes abiertas se retiraron o rechazaron.',
  'Nothing is lost. Sign in whenever you like: your account is active again then, and the listings that were available come back.':
    'No se perdió nada. Inicia sesión cuando quieras: tu cuenta se activa otra vez y vuelven los anuncios que estaban disponibles.',
  'Sign in': 'Iniciar sesión',
  'If it was not you, reset your password from the sign-in page and write to {1}.':
    'Si no fuiste tú, restablece tu contraseña desde la página de inicio de sesión y escribe a {1}.',
  'You got this because your account was deactivated.': 'Recibes esto porque se desactivó tu cuenta.',
  'New sign-in to your account': 'Nuevo inicio de sesión en tu cuenta',
  '{1}, {2}. If it was you, there is nothing to do.': '{1}, {2}. Si fuiste tú, no hay nada que hacer.',
  'An unknown browser on {1}': 'Un navegador desconocido en {1}',
  '{1} on {2}': '{1} en {2}',
  'A sign-in we had not seen before': 'Un inicio de sesión que no habíamos visto',
  'Your Roomtone account was just used from a browser that is new to us.':
    'Tu cuenta de Roomtone se acaba de usar desde un navegador nuevo para nosotros.',
  Browser: 'Navegador',
  When: 'Cuándo',
  Network: 'Red',
  'If it was you, there is nothing to do. If it was not, choose a new password now; doing so signs out every device.':
    'Si fuiste tú, no hay nada que hacer. Si no, elige ya una contraseña nueva; eso cierra la sesión en todos los dispositivos.',
  'It was not me': 'No fui yo',
  'You got this because it concerns the security of your account. These mails cannot be switched off.':
    'Recibes esto porque se trata de la seguridad de tu cuenta. Estos correos no se pueden desactivar.',
  'Waitlist: {1}': 'Lista de espera: {1}',
  'Someone joined the waitlist': 'Alguien se unió a la lista de espera',
  'They cannot sign up until you invite them.': 'No puede registrarse hasta que le invites.',
  'Open the waitlist': 'Abrir la lista de espera',
  'New account: {1}': 'Cuenta nueva: {1}',
  'Someone signed up': 'Alguien se registró',
  'Their address was on the access list, and the account is open.':
    'Su dirección estaba en la lista de acceso y la cuenta está abierta.',
  'Open user management': 'Abrir la gestión de usuarios',
  Name: 'Nombre',
  Email: 'Correo',
  'Comes as': 'Llega como',
  Host: 'Anfitrión',
  Creator: 'Creador',
  'You got this because you are named as the operator of this Roomtone.':
    'Recibes esto porque figuras como operador de este Roomtone.',
  'Your password was changed': 'Se cambió tu contraseña',
  'If it was you, there is nothing to do.': 'Si fuiste tú, no hay nada que hacer.',
  'The password of your Roomtone account has just been replaced by a new one.':
    'La contraseña de tu cuenta de Roomtone se acaba de reemplazar por una nueva.',
  'If it was not you, write to {1} straight away. We will lock the account and help you get it back.':
    'Si no fuiste tú, escribe de inmediato a {1}. Bloquearemos la cuenta y te ayudaremos a recuperarla.',
  'Your account is active again': 'Tu cuenta está activa otra vez',
  'You signed in, and everything is as you left it.': 'Iniciaste sesión y todo está como lo dejaste.',
  'Good to have you back.': 'Qué bueno tenerte de vuelta.',
  'You signed in, so your account is active again, with the verification status it had before you left.':
    'Iniciaste sesión, así que tu cuenta está activa otra vez, con el estado de verificación que tenía antes.',
  'Requests that were pending when you deactivated were withdrawn then and stay so. If you host, the listings that were available are available again: look over your calendar.':
    'Las solicitudes que estaban pendientes al desactivarla se retiraron y siguen así. Si eres anfitrión, los anuncios que estaban disponibles lo están otra vez: revisa tu calendario.',
  'Open Roomtone': 'Abrir Roomtone',
  'If it was not you who signed in, reset your password from the sign-in page and write to us.':
    'Si no fuiste tú quien inició sesión, restablece tu contraseña desde la página de inicio de sesión y escríbenos.',
  'You got this because your deactivated account was used again.':
    'Recibes esto porque se volvió a usar tu cuenta desactivada.',
  'Choose a new password': 'Elige una contraseña nueva',
  'The link works once, for {1}.': 'El enlace funciona una vez, durante {1}.',
  'Somebody, most likely you, asked to reset the password of your Roomtone account.':
    'Alguien, seguramente tú, pidió restablecer la contraseña de tu cuenta de Roomtone.',
  'The link works once, for {1}. If it was not you, do nothing: your password stays as it is.':
    'El enlace funciona una vez, durante {1}. Si no fuiste tú, no hagas nada: tu contraseña queda como está.',
  'You got this because a password reset was requested for this address.':
    'Recibes esto porque se pidió restablecer la contraseña de esta dirección.',
  'Two-factor sign-in is on': 'La verificación en dos pasos está activada',
  'From now on, signing in to your Roomtone account takes your password and a code of your authenticator app. Keep your recovery codes somewhere that is not your phone.':
    'Desde ahora, para iniciar sesión en Roomtone hacen falta tu contraseña y un código de tu aplicación de autenticación. Guarda tus códigos de recuperación en un lugar que no sea tu teléfono.',
  'Two-factor sign-in is off': 'La verificación en dos pasos está desactivada',
  'Signing in to your Roomtone account takes your password alone again. The recovery codes you had no longer work.':
    'Para iniciar sesión en Roomtone basta otra vez tu contraseña. Los códigos de recuperación que tenías ya no funcionan.',
  'You have new recovery codes': 'Tienes códigos de recuperación nuevos',
  'Your recovery codes have been replaced by new ones. The old ones no longer work.':
    'Tus códigos de recuperación se reemplazaron por otros. Los anteriores ya no funcionan.',
  'A recovery code was used': 'Se usó un código de recuperación',
  'One of your recovery codes has just been used in place of a code of your authenticator app. It will not work again.':
    'Uno de tus códigos de recuperación se acaba de usar en lugar de un código de tu aplicación. No volverá a funcionar.',
  'Google is connected to your account': 'Google está conectado a tu cuenta',
  'You can now sign in to your Roomtone account with Google as well.':
    'Ahora también puedes iniciar sesión en Roomtone con Google.',
  'Google is no longer connected': 'Google ya no está conectado',
  'Your Roomtone account can no longer be signed in to with Google. Your password works as before.':
    'Ya no se puede iniciar sesión en tu cuenta de Roomtone con Google. Tu contraseña funciona como antes.',
  'You added a passkey': 'Agregaste una llave de acceso',
  'You can now sign in to your Roomtone account with a passkey. It counts as your password and your code in one.':
    'Ahora puedes iniciar sesión en Roomtone con una llave de acceso. Vale por tu contraseña y tu código a la vez.',
  'You removed a passkey': 'Quitaste una llave de acceso',
  'Your Roomtone account can no longer be signed in to with this passkey.':
    'Ya no se puede iniciar sesión en tu cuenta de Roomtone con esta llave de acceso.',
  'We refused one of your passkeys': 'Rechazamos una de tus llaves de acceso',
  'Someone tried to use what looks like a copy of one of your passkeys. We did not accept it. Remove that passkey and add a new one.':
    'Alguien intentó usar una llave de acceso tuya que parece una copia. No la aceptamos. Quita esa llave y agrega una nueva.',
  'Open Login & security': 'Abrir Acceso y seguridad',
  'If it was not you, choose a new password at once, and write to {1}.':
    'Si no fuiste tú, elige ya una contraseña nueva y escribe a {1}.',
  'Welcome to Roomtone': 'Te damos la bienvenida a Roomtone',
  'Your account is ready. Two short steps, and you can book or list.':
    'Tu cuenta está lista. Dos pasos cortos y podrás reservar o publicar.',
  'Welcome in.': 'Adelante, esta es tu casa.',
  'Your account is ready. Roomtone is a small, invited community of hosts and crews, and it works because everyone in it is who they say they are. Two things come before your first booking or listing:':
    'Tu cuenta está lista. Roomtone es una comunidad pequeña, por invitación, de anfitriones y equipos, y funciona porque cada persona es quien dice ser. Antes de tu primera reserva o anuncio faltan dos cosas:',
  First: 'Primero',
  'Your legal name and birthday, and our community commitment':
    'Tu nombre legal, tu fecha de nacimiento y nuestro compromiso comunitario',
  Then: 'Después',
  'Identity verification: a government ID and 2 to 3 minutes':
    'Verificación de identidad: una identificación oficial y de 2 a 3 minutos',
  'Continue on Roomtone': 'Continuar en Roomtone',
  'Your ID is stored encrypted and read for review only. No host and no guest ever sees it.':
    'Tu identificación se guarda cifrada y solo se lee para revisarla. Ningún anfitrión ni huésped la ve jamás.',
  'You got this because an account was created with this address.':
    'Recibes esto porque se creó una cuenta con esta dirección.',
  'Your listing is live: {1}': 'Tu anuncio está publicado: {1}',
  'Crews can find it from now on.': 'Los equipos pueden encontrarlo desde ahora.',
  'Your listing is live.': 'Tu anuncio está publicado.',
  'We have approved “{1}”. Crews can find it in search and open its page from now on.':
    'Aprobamos «{1}». Los equipos ya pueden encontrarlo en la búsqueda y abrir su página.',
  'Open its page': 'Abrir su página',
  'Prices, rules and free days are yours to set, in your host console: {1}':
    'Los precios, las reglas y los días libres los decides tú, en tu consola de anfitrión: {1}',
  'You got this because you sent us a listing.': 'Recibes esto porque nos enviaste un anuncio.',
  'We have your listing: {1}': 'Recibimos tu anuncio: {1}',
  'One of us looks at it, and writes to you when it is done.':
    'Alguien de nuestro equipo lo mira y te escribe al terminar.',
  'Your listing is under review.': 'Tu anuncio está en revisión.',
  'Thank you for sending us “{1}”. One of us looks at every listing before crews can find it. If all is well it goes live; if something needs changing, we write to you and say what.':
    'Gracias por enviarnos «{1}». Alguien de nuestro equipo mira cada anuncio antes de que los equipos puedan encontrarlo. Si todo está bien, se publica; si hay que cambiar algo, te escribimos y te decimos qué.',
  'See your listings': 'Ver tus anuncios',
  'There is nothing you need to do until then.': 'Hasta entonces no tienes que hacer nada.',
  'We looked at your change to “{1}” and cannot take it over yet. The listing stays live as it was.':
    'Miramos tu cambio en «{1}» y aún no podemos aplicarlo. El anuncio sigue publicado como estaba.',
  'We looked at “{1}” and cannot show it to crews yet.':
    'Miramos «{1}» y aún no podemos mostrarlo a los equipos.',
  'Your listing needs changes: {1}': 'Tu anuncio necesita cambios: {1}',
  'This mail says what, and how to send it again.': 'Este correo dice qué y cómo enviarlo otra vez.',
  'Your listing needs changes.': 'Tu anuncio necesita cambios.',
  '{1} This is why:': '{1} Este es el motivo:',
  'Everything you sent is kept. Choose Resubmit in your listings, change what is needed and send it again.':
    'Se conserva todo lo que enviaste. Elige Reenviar en tus anuncios, cambia lo necesario y envíalo otra vez.',
  'Open your listings': 'Abrir tus anuncios',
  'If you think that we are mistaken, write to {1}.': 'Si crees que nos equivocamos, escribe a {1}.',
  'New listing to review: {1}': 'Nuevo anuncio por revisar: {1}',
  'Listing changed, to review: {1}': 'Anuncio modificado, por revisar: {1}',
  'A new listing waits for review.': 'Un anuncio nuevo espera revisión.',
  'A changed listing waits for review.': 'Un anuncio modificado espera revisión.',
  Place: 'Lugar',
  Revision: 'Revisión',
  'It goes live when you approve it.': 'Se publica cuando lo apruebes.',
  'The review page shows what has changed since the last decision.':
    'La página de revisión muestra lo que cambió desde la última decisión.',
  'Review applications': 'Revisar solicitudes',
  Total: 'Total',
  'Answer by': 'Responder antes de',
  'See your request': 'Ver tu solicitud',
  '{1} would like to book {2}': '{1} quiere reservar {2}',
  'Please answer by {1}.': 'Responde antes del {1}.',
  'A request to answer.': 'Una solicitud por responder.',
  'You receive': 'Recibes',
  'Answer the request': 'Responder la solicitud',
  Reason: 'Motivo',
  'Of the {1} you paid, {2} is back on your gift cards and coupons.':
    'De los {1} que pagaste, {2} están de vuelta en tus tarjetas de regalo y cupones.',
  'Of the {1} you paid, {2} is back on your gift cards and coupons, and {3} goes back to your card. Your bank may take a few days to show it.': 'De los {1} que pagaste, {2} están de vuelta en tus tarjetas de regalo y cupones, y {3} vuelven a tu tarjeta. Tu banco puede tardar unos días en mostrarlo.',
  Paid: 'Pagado',
  'See the booking': 'Ver la reserva',
  'Cancelled: {1} at {2}': 'Cancelada: {1} en {2}',
  'A booking is cancelled.': 'Una reserva está cancelada.',
  'You owe': 'Debes',
  'Your receipt and invoice are on that page.': 'Tu recibo y tu factura están en esa página.',
  'See your booking': 'Ver tu reserva',
  'Confirmed: {1} at {2}': 'Confirmada: {1} en {2}',
  'Request sent: {1}': 'Solicitud enviada: {1}',
  '{1} has until {2} to answer.': '{1} tiene hasta el {2} para responder.',
  "{1} has until {2} to answer. We're holding the time for you until then.":
    '{1} tiene hasta el {2} para responder. Hasta entonces te guardamos el horario.',
  'Plans changed? You can withdraw the request on that page until the host answers.':
    '¿Cambiaron tus planes? Puedes retirar la solicitud en esa página mientras el anfitrión no responda.',
  '{1} wants to book {2}': '{1} quiere reservar {2}',
  "{1} sent you a booking request. Here's what they wrote:":
    '{1} te envió una solicitud de reserva. Esto es lo que escribió:',
  "The payment goes through only if you accept. If you don't answer in time, the request expires and the time opens up in your calendar.":
    'El pago solo se cobra si aceptas. Si no respondes a tiempo, la solicitud vence y el horario vuelve a quedar libre en tu calendario.',
  'Roomtone canceled this booking.': 'Roomtone canceló esta reserva.',
  'You canceled this booking.': 'Cancelaste esta reserva.',
  '{1} canceled this booking.': '{1} canceló esta reserva.',
  'Canceled: {1}': 'Cancelada: {1}',
  'We refunded {1} earlier.': 'Antes ya te reembolsamos {1}.',
  'Refunded earlier': 'Reembolsado antes',
  Refund: 'Reembolso',
  "There's no further refund.": 'No hay más reembolso.',
  "There's no refund.": 'No hay reembolso.',
  "There's no further refund of the {1} you paid.": 'No hay más reembolso de los {1} que pagaste.',
  "Under the cancellation terms you agreed to, there's no refund.":
    'Según los términos de cancelación que aceptaste, no hay reembolso.',
  "There's no refund of the {1} you paid.": 'No hay reembolso de los {1} que pagaste.',
  'Canceled: {1} at {2}': 'Cancelada: {1} en {2}',
  'The guest gets a full refund.': 'El huésped recibe el reembolso completo.',
  'The time is open in your calendar again.': 'El horario vuelve a estar libre en tu calendario.',
  'The guest gets a full refund, and the time stays blocked in your calendar.':
    'El huésped recibe el reembolso completo y el horario queda bloqueado en tu calendario.',
  'The time is open in your calendar again. The booking page shows what you still earn, if anything.':
    'El horario vuelve a estar libre en tu calendario. La página de la reserva muestra lo que aún recibes, si corresponde.',
  'Refund to the guest': 'Reembolso al huésped',
  'You owe {1}. It comes out of your next payouts.': 'Debes {1}. Se descuentan de tus próximos cobros.',
  "There's no fee this time. Canceling again within six months costs one.":
    'Esta vez no hay cargo. Si cancelas otra vez dentro de seis meses, sí lo habrá.',
  "That's a wrap: {1}": 'Fin del rodaje: {1}',
  'Your receipt and invoice are ready.': 'Tu recibo y tu factura están listos.',
  'Your booking has ended. We hope you got what you came for.':
    'Tu reserva terminó. Esperamos que hayas conseguido lo que buscabas.',
  "That's a wrap: {1} at {2}": 'Fin del rodaje: {1} en {2}',
  'Your payout is next.': 'Lo que sigue es tu cobro.',
  'The booking has ended. Its page shows when your payout goes out.':
    'La reserva terminó. Su página muestra cuándo sale tu cobro.',
  "You're booked: {1}": 'Reserva confirmada: {1}',
  '{1} accepted: {2}': '{1} aceptó: {2}',
  'The address and how to get in are on the booking page.':
    'La dirección y cómo entrar están en la página de la reserva.',
  'This space books instantly, so the time is yours.':
    'Este espacio se reserva al instante: el horario es tuyo.',
  '{1} accepted your request, so the time is yours.': '{1} aceptó tu solicitud: el horario es tuyo.',
  'That page has the address, how to get in and how to reach the host. It also has your receipt and the dates you can cancel by.':
    'En esa página están la dirección, cómo entrar y cómo contactar al anfitrión. También tu recibo y las fechas límite para cancelar.',
  'New booking: {1} at {2}': 'Reserva nueva: {1} en {2}',
  'You receive {1}.': 'Recibes {1}.',
  "{1} booked instantly and has paid. Here's what they wrote:":
    '{1} reservó al instante y ya pagó. Esto es lo que escribió:',
  "The request is accepted and {1} has paid. Here's what they wrote:":
    'La solicitud está aceptada y {1} ya pagó. Esto es lo que escribió:',
  "It's in your calendar, and that page shows how to reach the guest. Your payout goes out after the booking ends.":
    'Está en tu calendario, y esa página muestra cómo contactar al huésped. Tu cobro sale cuando termine la reserva.',
  '{1} declined: {2}': '{1} rechazó: {2}',
  "You weren't charged.": 'No se te cobró nada.',
  '{1} declined your request. {2}': '{1} rechazó tu solicitud. {2}',
  'Find another space': 'Buscar otro espacio',
  "Declined requests don't show on your profile.": 'Las solicitudes rechazadas no aparecen en tu perfil.',
  'Request expired: {1}': 'Solicitud vencida: {1}',
  "The host didn't answer in time. You weren't charged.":
    'El anfitrión no respondió a tiempo. No se te cobró nada.',
  "{1} didn't answer in time, so your request expired. {2}":
    '{1} no respondió a tiempo, así que tu solicitud venció. {2}',
  'Second hold ended: {1}': 'Segunda opción terminada: {1}',
  "The time didn't open up. You weren't charged.": 'El horario no quedó libre. No se te cobró nada.',
  "The time didn't open up, or not soon enough for us to offer it to you. You weren't charged.":
    'El horario no quedó libre, o no a tiempo para ofrecértelo. No se te cobró nada.',
  'Request expired: {1} at {2}': 'Solicitud vencida: {1} en {2}',
  "It wasn't answered in time.": 'No se respondió a tiempo.',
  "{1} didn't get an answer in time, so the request expired. The time is open in your calendar again.":
    '{1} no recibió respuesta a tiempo, así que la solicitud venció. El horario vuelve a estar libre en tu calendario.',
  'Your listings show how often and how fast you answer. Declining counts as an answer.':
    'Tus anuncios muestran con qué frecuencia y rapidez respondes. Rechazar también cuenta como respuesta.',
}
