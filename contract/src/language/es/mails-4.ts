import type { Catalogue } from '../translate.ts'

export const mails4: Catalogue = {
  'A host': 'Un anfitrión',
  'their listings': 'sus anuncios',
  Listing: 'Anuncio',
  Listings: 'Anuncios',
  'Your invitation: {1}': 'Tu invitación: {1}',
  'See the invitation': 'Ver la invitación',
  'You got this because a host on Roomtone entered this address to share access.':
    'Recibiste esto porque un anfitrión de Roomtone escribió esta dirección para compartir acceso.',
  'Your co-host': 'Tu coanfitrión',
  'Your invitation was accepted.': 'Tu invitación fue aceptada.',
  'What they can do': 'Lo que puede hacer',
  'See who has access': 'Ver quién tiene acceso',
  'Shared access to {1} has ended': 'Terminó el acceso compartido a {1}',
  'Shared access': 'Acceso compartido',
  'its host': 'su anfitrión',
  'Calendar: blocked days, prices by day, connected calendars':
    'Calendario: días bloqueados, precios por día, calendarios conectados',
  'Calendar: blocked days, prices by day, connected calendars.':
    'Calendario: días bloqueados, precios por día, calendarios conectados.',
  'Your personal data is ready': 'Tus datos personales están listos',
  'You can download it for {1} days.': 'Se pueden descargar durante {1} días.',
  "The copy you asked for is ready. Sign in and download it from your privacy settings. We'll ask you to confirm it's you first.":
    'La copia que pediste está lista. Inicia sesión y descárgala desde tus ajustes de privacidad. Antes te pediremos confirmar que eres tú.',
  'Download your data': 'Descargar tus datos',
  "We delete it on {1}. Didn't ask for it? Change your password and write to {2}.":
    'La eliminamos el {1}. ¿No la pediste? Cambia tu contraseña y escribe a {2}.',
  'You got this because someone asked for a copy of your personal data.':
    'Recibiste esto porque se pidió una copia de tus datos personales.',
  'Your code to confirm it’s you': 'Tu código para confirmar que eres tú',
  'Confirm it’s you.': 'Confirma que eres tú.',
  'Enter this code on the page where we asked for it:':
    'Escribe este código en la página donde te lo pedimos:',
  'The code works once, for {1} minutes, in the browser that asked for it. Nobody from Roomtone will ever ask you for it. If it wasn’t you, sign out on all devices under Login & security and write to {2}.':
    'El código funciona una sola vez, durante {1} minutos, en el navegador que lo pidió. Nadie de Roomtone te lo pedirá nunca. Si no fuiste tú, cierra sesión en todos los dispositivos en Acceso y seguridad y escribe a {2}.',
  'You got this because someone signed in to your account is about to change something important.':
    'Recibes este correo porque alguien con la sesión iniciada en tu cuenta va a cambiar algo importante.',
  "You don't have a Roomtone account yet. Sign up as {1}, then open this link again.":
    'Aún no tienes cuenta en Roomtone. Regístrate como {1} y abre este enlace otra vez.',
  "Roomtone is invite-only for now, and this address isn't on the list yet. Join the waitlist with it first. Once you're in, open this link again, or ask for a new one if it has expired.":
    'Por ahora, Roomtone funciona solo con invitación, y esta dirección aún no está en la lista. Únete primero a la lista de espera con ella. Cuando tengas acceso, abre de nuevo este enlace, o pide otro si ya venció.',
  '{1} invited you to help with {2}': '{1} te invitó a ayudar con {2}',
  'They invited you to shared access on Roomtone.': 'Te invitó a compartir acceso en Roomtone.',
  '{1} rents out spaces on Roomtone and would like your help hosting.':
    '{1} alquila espacios en Roomtone y quiere tu ayuda como coanfitrión.',
  'What you can do': 'Lo que puedes hacer',
  "The link works once, and only for this email address. Don't know them? You can ignore this email.":
    'El enlace funciona una sola vez y solo para este correo. ¿No conoces a esta persona? Puedes ignorar el mensaje.',
  Starts: 'Empieza',
  'You got this because you help host this space on Roomtone.':
    'Recibiste esto porque eres coanfitrión de este espacio en Roomtone.',
  "It's paid and confirmed.": 'Está pagada y confirmada.',
  "{1} booked {2}, which you help {3} host. It booked instantly, so there's nothing to answer.":
    '{1} reservó {2}, donde eres coanfitrión con {3}. Se reservó al instante, así que no hay nada que responder.',
  'Nobody is coming at that time.': 'Nadie viene en ese horario.',
  "{1} isn't coming to {2}. The booking was canceled.": '{1} ya no viene a {2}. La reserva se canceló.',
  "The request from {1} for {2} was withdrawn, so there's nothing left to answer.":
    'La solicitud de {1} para {2} se retiró, así que no queda nada por responder.',
  '{1} has {2} booked from {3}. The booking page shows how to reach them.':
    '{1} tiene reservado {2} desde el {3}. La página de la reserva muestra cómo contactarle.',
  "You got this because it's about access to a listing. These emails can't be turned off.":
    'Recibiste esto porque se trata del acceso a un anuncio. Estos correos no se pueden desactivar.',
  '{1} now helps with {2}': '{1} ahora ayuda con {2}',
  '{1} accepted your invitation and now has access to {2}.':
    '{1} aceptó tu invitación y ahora tiene acceso a {2}.',
  'You can change what they can do, or end their access, at any time. Changes take effect right away.':
    'Puedes cambiar lo que puede hacer, o terminar su acceso, en cualquier momento. Los cambios se aplican de inmediato.',
  '{1} stopped helping with {2} and no longer has access to it.':
    '{1} dejó de ayudar con {2} y ya no tiene acceso.',
  "{1} ended your access to {2}. It's no longer in your listings.":
    '{1} terminó tu acceso a {2}. Ya no aparece entre tus anuncios.',
  'It took effect right away.': 'Se aplicó de inmediato.',
  'See shared access': 'Ver el acceso compartido',
  'The invitation you sent to {1} was declined, so nobody got access to {2}.':
    'La invitación que enviaste a {1} fue rechazada, así que nadie obtuvo acceso a {2}.',
  "{1} no longer manages the calendar of {2} but knew its secret address. We changed the address so they can't follow the calendar anymore.":
    '{1} ya no gestiona el calendario de {2}, pero conocía su dirección secreta. La cambiamos para que ya no pueda seguirlo.',
  "Do other calendars follow it? Copy the new address from the listing's calendar and paste it there. The old one no longer works.":
    '¿Lo siguen otros calendarios? Copia la dirección nueva del calendario del anuncio y pégala en ellos. La anterior ya no funciona.',
  '{1} wants to book {2}, {3}': '{1} quiere reservar {2}, {3}',
  '{1} wants to book {2}, which you help {3} host. Either of you can answer.':
    '{1} quiere reservar {2}, donde eres coanfitrión con {3}. Cualquiera de los dos puede responder.',
  '{1} accepted a request: {2}': '{1} aceptó una solicitud: {2}',
  '{1} declined a request: {2}': '{1} rechazó una solicitud: {2}',
  "{1} accepted the request from {2} for you, and it's paid.":
    '{1} aceptó por ti la solicitud de {2}, y está pagada.',
  '{1} declined the request from {2} for you. The time is open in your calendar again.':
    '{1} rechazó por ti la solicitud de {2}. El horario vuelve a estar libre en tu calendario.',
  'You got this because you host this space on Roomtone.':
    'Recibiste esto porque eres anfitrión de este espacio en Roomtone.',
  'Listing: text, photos and prices': 'Anuncio: textos, fotos y precios',
  'Listing: text, photos and prices.': 'Anuncio: textos, fotos y precios.',
  'Bookings: answer requests, see guests and access details':
    'Reservas: responder solicitudes, ver a los huéspedes y los datos de acceso',
  'Bookings: answer requests, see guests and access details.':
    'Reservas: responder solicitudes, ver a los huéspedes y los datos de acceso.',
  'Messages: read and answer guests': 'Mensajes: leer y responder a los huéspedes',
  'Messages: read and answer guests.': 'Mensajes: leer y responder a los huéspedes.',
}
