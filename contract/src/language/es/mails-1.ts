import type { Catalogue } from '../translate.ts'

export const mails1: Catalogue = {
  'Your invitation to Roomtone': 'Tu invitación a Roomtone',
  'Create your account with this email address.': 'Crea tu cuenta con este correo.',
  "You're invited.": 'Tienes una invitación.',
  "You're invited to Roomtone, where verified crews rent private spaces for small productions, by the hour or by the day.":
    'Tienes una invitación a Roomtone, donde equipos verificados alquilan espacios privados para producciones pequeñas, por hora o por día.',
  'Sign up with the address this email came to. The invitation only works with that one.':
    'Regístrate con la dirección a la que llegó este correo. La invitación solo funciona con ella.',
  'Create your account': 'Crear tu cuenta',
  'Have a government ID ready. Everyone verifies their identity before booking or listing. It takes 2 to 3 minutes.':
    'Ten a la mano una identificación oficial. Todos verifican su identidad antes de reservar o publicar. Toma de 2 a 3 minutos.',
  'You got this because you asked for access to Roomtone, or because we added you to its access list.':
    'Recibes esto porque pediste acceso a Roomtone, o porque te agregamos a su lista de acceso.',
  'Confirm your email address': 'Confirma tu correo electrónico',
  "Then you'll get requests, answers and receipts here.":
    'Así recibirás aquí solicitudes, respuestas y recibos.',
  'Please confirm that this address is yours. We send booking requests, answers and receipts here.':
    'Confirma que esta dirección es tuya. Aquí enviamos solicitudes de reserva, respuestas y recibos.',
  'Confirm email address': 'Confirmar correo',
  "The link works for {1}. Didn't create a Roomtone account? Ignore this email, and the address stays unconfirmed.":
    'El enlace funciona durante {1}. ¿No creaste una cuenta en Roomtone? Ignora este correo y la dirección quedará sin confirmar.',
  'You got this because someone entered this address for a Roomtone account.':
    'Recibes esto porque alguien escribió esta dirección para una cuenta de Roomtone.',
  'Your account is deactivated': 'Tu cuenta está desactivada',
  'Sign in anytime to reactivate it.': 'Inicia sesión cuando quieras para reactivarla.',
  "You're signed out on every device, your listings can't be found or booked, and your open requests were withdrawn or declined.":
    'Cerramos tu sesión en todos los dispositivos, tus anuncios no se pueden encontrar ni reservar, y tus solicitudes abiertas se retiraron o rechazaron.',
  'Nothing is lost. Sign in anytime to reactivate your account, and the listings that were available come back.':
    'No se perdió nada. Inicia sesión cuando quieras para reactivar tu cuenta, y vuelven los anuncios que estaban disponibles.',
  'Sign in': 'Iniciar sesión',
  "If this wasn't you, reset your password from the sign-in page and write to {1}.":
    'Si no fuiste tú, restablece tu contraseña desde la página de inicio de sesión y escribe a {1}.',
  'You got this because your account was deactivated.': 'Recibes esto porque se desactivó tu cuenta.',
  'New sign-in to your account': 'Nuevo inicio de sesión en tu cuenta',
  "{1}, {2}. If this was you, you don't need to do anything.":
    '{1}, {2}. Si fuiste tú, no hay nada que hacer.',
  'An unknown browser on {1}': 'Un navegador desconocido en {1}',
  '{1} on {2}': '{1} en {2}',
  "Someone just signed in to your Roomtone account from a browser we haven't seen before.":
    'Alguien acaba de iniciar sesión en tu cuenta de Roomtone desde un navegador que no habíamos visto.',
  Browser: 'Navegador',
  When: 'Cuándo',
  Network: 'Red',
  "If this was you, you don't need to do anything. If it wasn't, choose a new password now. That signs out every device.":
    'Si fuiste tú, no tienes que hacer nada. Si no, elige ya una contraseña nueva. Eso cierra la sesión en todos los dispositivos.',
  "This wasn't me": 'No fui yo',
  "You got this because it's about the security of your account. Security emails can't be turned off.":
    'Recibes esto porque se trata de la seguridad de tu cuenta. Los correos de seguridad no se pueden desactivar.',
  'Waitlist: {1}': 'Lista de espera: {1}',
  'Someone joined the waitlist': 'Alguien se unió a la lista de espera',
  'You can invite them from the waitlist.': 'Puedes invitarle desde la lista de espera.',
  'Open the waitlist': 'Abrir la lista de espera',
  'New account: {1}': 'Cuenta nueva: {1}',
  'Someone signed up': 'Alguien se registró',
  'Their account is active.': 'Su cuenta está activa.',
  'Open user management': 'Abrir la gestión de usuarios',
  Name: 'Nombre',
  Email: 'Correo',
  'Joining as': 'Se une como',
  Host: 'Anfitrión',
  Creator: 'Creador',
  'Your password was changed': 'Se cambió tu contraseña',
  "If this was you, you don't need to do anything.": 'Si fuiste tú, no tienes que hacer nada.',
  'The password for your Roomtone account was just changed.':
    'La contraseña de tu cuenta de Roomtone se acaba de cambiar.',
  "If this wasn't you, write to {1} right away. We'll lock the account and help you get it back.":
    'Si no fuiste tú, escribe de inmediato a {1}. Bloquearemos la cuenta y te ayudaremos a recuperarla.',
  'Your account is active again': 'Tu cuenta está activa otra vez',
  'You signed in, so we reactivated it.': 'Iniciaste sesión, así que la reactivamos.',
  'Welcome back.': 'Qué bueno tenerte de vuelta.',
  'You signed in, so your account is active again. Your identity verification is where you left it.':
    'Iniciaste sesión, así que tu cuenta está activa otra vez. Tu verificación de identidad sigue como la dejaste.',
  'Requests that were open when you left stay closed. If you host, the listings that were available are back, so check your calendar.':
    'Las solicitudes que estaban abiertas cuando te fuiste siguen cerradas. Si eres anfitrión, vuelven los anuncios que estaban disponibles: revisa tu calendario.',
  'Open Roomtone': 'Abrir Roomtone',
  "If this wasn't you, reset your password from the sign-in page and write to us.":
    'Si no fuiste tú quien inició sesión, restablece tu contraseña desde la página de inicio de sesión y escríbenos.',
  'You got this because someone signed in to your deactivated account.':
    'Recibes esto porque alguien inició sesión en tu cuenta desactivada.',
  'Choose a new password': 'Elige una contraseña nueva',
  'The link works once, for {1}.': 'El enlace funciona una vez, durante {1}.',
  'Someone, most likely you, asked to reset the password for your Roomtone account.':
    'Alguien, seguramente tú, pidió restablecer la contraseña de tu cuenta de Roomtone.',
  "The link works once, for {1}. If this wasn't you, ignore this email and your password stays the same.":
    'El enlace funciona una vez, durante {1}. Si no fuiste tú, ignora este correo y tu contraseña seguirá igual.',
  'You got this because a password reset was requested for this address.':
    'Recibes esto porque se pidió restablecer la contraseña de esta dirección.',
  'Two-factor sign-in is on': 'La verificación en dos pasos está activada',
  'You now sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere other than your phone.':
    'Ahora inicias sesión con tu contraseña y un código de tu aplicación de autenticación. Guarda tus códigos de recuperación en un lugar que no sea tu teléfono.',
  'Two-factor sign-in is off': 'La verificación en dos pasos está desactivada',
  "You're back to signing in without a code. Your recovery codes no longer work.":
    'Vuelves a iniciar sesión sin código. Tus códigos de recuperación ya no funcionan.',
  'You have new recovery codes': 'Tienes códigos de recuperación nuevos',
  'Your recovery codes were replaced. The old ones no longer work.':
    'Tus códigos de recuperación se reemplazaron por otros. Los anteriores ya no funcionan.',
  'A recovery code was used': 'Se usó un código de recuperación',
  "Someone just used one of your recovery codes instead of your authenticator app. It won't work again.":
    'Alguien acaba de usar uno de tus códigos de recuperación en lugar de tu aplicación de autenticación. No volverá a funcionar.',
  'Google is connected to your account': 'Google está conectado a tu cuenta',
  'You can now also sign in to Roomtone with Google.':
    'Ahora también puedes iniciar sesión en Roomtone con Google.',
  'Google is no longer connected': 'Google ya no está conectado',
  'You can no longer sign in to Roomtone with Google. Your password still works.':
    'Ya no puedes iniciar sesión en Roomtone con Google. Tu contraseña sigue funcionando.',
  'You added a passkey': 'Agregaste una llave de acceso',
  'You can now sign in to Roomtone with a passkey instead of your password and code.':
    'Ahora puedes iniciar sesión en Roomtone con una llave de acceso en lugar de tu contraseña y tu código.',
  'You removed a passkey': 'Quitaste una llave de acceso',
  'You can no longer sign in to Roomtone with this passkey.':
    'Ya no puedes iniciar sesión en Roomtone con esta llave de acceso.',
  'We refused one of your passkeys': 'Rechazamos una de tus llaves de acceso',
  'Someone tried to use what looks like a copy of one of your passkeys. We did not accept it. Remove that passkey and add a new one.':
    'Alguien intentó usar una llave de acceso tuya que parece una copia. No la aceptamos. Quita esa llave y agrega una nueva.',
  'Open Login & security': 'Abrir Acceso y seguridad',
  "If this wasn't you, choose a new password right away and write to {1}.":
    'Si no fuiste tú, elige ya una contraseña nueva y escribe a {1}.',
  'Welcome to Roomtone': 'Te damos la bienvenida a Roomtone',
  'Two short steps, and you can book or list.': 'Dos pasos cortos y podrás reservar o publicar.',
  'Your account is ready. Two things are left before your first booking or listing:':
    'Tu cuenta está lista. Antes de tu primera reserva o anuncio faltan dos cosas:',
  First: 'Primero',
  'Your legal name and birthday, and our community commitment':
    'Tu nombre legal, tu fecha de nacimiento y nuestro compromiso comunitario',
  Then: 'Después',
  'Identity verification: have a government ID ready, it takes 2 to 3 minutes':
    'Verificación de identidad: ten a la mano una identificación oficial, toma de 2 a 3 minutos',
  'Continue on Roomtone': 'Continuar en Roomtone',
  'We store your ID encrypted and open it only to review it. Hosts and guests never see it.':
    'Guardamos tu identificación cifrada y solo la abrimos para revisarla. Ni anfitriones ni huéspedes la ven.',
  'You got this because an account was created with this address.':
    'Recibes esto porque se creó una cuenta con esta dirección.',
  'Your listing is live: {1}': 'Tu anuncio está publicado: {1}',
  'Crews can find it now.': 'Los equipos ya pueden encontrarlo.',
  'Your listing is live.': 'Tu anuncio está publicado.',
  'We approved “{1}”. Crews can now find it in search.':
    'Aprobamos «{1}». Los equipos ya pueden encontrarlo en la búsqueda.',
  'See your listing': 'Ver tu anuncio',
  'You set prices, rules and availability in your host console: {1}':
    'Tú decides precios, reglas y disponibilidad en tu consola de anfitrión: {1}',
  'You got this because you sent us a listing.': 'Recibes esto porque nos enviaste un anuncio.',
  'Listing received: {1}': 'Anuncio recibido: {1}',
  "We'll email you when we've reviewed it.": 'Te escribiremos cuando lo hayamos revisado.',
  'Your listing is under review.': 'Tu anuncio está en revisión.',
  "Thanks for sending us “{1}”. We review every listing before crews can find it. If anything needs to change, we'll email you what.":
    'Gracias por enviarnos «{1}». Revisamos cada anuncio antes de que los equipos puedan encontrarlo. Si hay que cambiar algo, te escribimos.',
  'See your listings': 'Ver tus anuncios',
  "You don't need to do anything until then.": 'Hasta entonces no tienes que hacer nada.',
  "We reviewed your changes to “{1}” and can't publish them yet. The listing stays live as it was.":
    'Revisamos tus cambios en «{1}» y aún no podemos publicarlos. El anuncio sigue publicado como estaba.',
  "We reviewed “{1}” and can't show it to crews yet.":
    'Revisamos «{1}» y aún no podemos mostrarlo a los equipos.',
  'Your listing needs changes: {1}': 'Tu anuncio necesita cambios: {1}',
  'See what to change and how to send it again.': 'Mira qué cambiar y cómo enviarlo otra vez.',
  'Your listing needs changes.': 'Tu anuncio necesita cambios.',
  "{1} Here's why:": '{1} Este es el motivo:',
  'We kept everything you sent. Choose Resubmit in your listings, make the changes and send it again.':
    'Guardamos todo lo que enviaste. Elige Reenviar en tus anuncios, haz los cambios y envíalo otra vez.',
  'Open your listings': 'Abrir tus anuncios',
  'Think we got this wrong? Write to {1}.': '¿Crees que nos equivocamos? Escribe a {1}.',
  'New listing to review: {1}': 'Nuevo anuncio por revisar: {1}',
  'Changed listing to review: {1}': 'Anuncio modificado, por revisar: {1}',
  'A new listing is ready for review.': 'Un anuncio nuevo está listo para revisión.',
  'A changed listing is ready for review.': 'Un anuncio modificado está listo para revisión.',
  Place: 'Lugar',
  Revision: 'Revisión',
  'It goes live when you approve it.': 'Se publica cuando lo apruebes.',
  'The review page shows what changed since the last decision.':
    'La página de revisión muestra lo que cambió desde la última decisión.',
  'Review applications': 'Revisar solicitudes',
  Total: 'Total',
  'Answer by': 'Responder antes de',
  'See your request': 'Ver tu solicitud',
  'Please answer by {1}.': 'Responde antes del {1}.',
  'You receive': 'Recibes',
  'Answer the request': 'Responder la solicitud',
  Reason: 'Motivo',
  'Of the {1} you paid, {2} is back on your gift cards and coupons.':
    'De los {1} que pagaste, {2} están de vuelta en tus tarjetas de regalo y cupones.',
  'Of the {1} you paid, {2} is back on your gift cards and coupons, and {3} goes back to your card. Your bank may take a few days to show it.':
    'De los {1} que pagaste, {2} están de vuelta en tus tarjetas de regalo y cupones, y {3} vuelven a tu tarjeta. Tu banco puede tardar unos días en mostrarlo.',
  Paid: 'Pagado',
  'See the booking': 'Ver la reserva',
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
