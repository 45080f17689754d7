import type { Catalogue } from '../translate.ts'

export const mails4: Catalogue = {
  'Roomtone is currently invite-only, and this address is not on the list yet. Join the waitlist with it first. Once you are in, open this link again, or ask for another if it has ended.':
    'Por ahora, Roomtone funciona solo con invitación, y esta dirección aún no está en la lista. Únete primero a la lista de espera con ella. Cuando tengas acceso, abre de nuevo este enlace, o pide otro si ya venció.',
  'A host': 'Un anfitrión',
  'a listing': 'un anuncio',
  'their listings': 'sus anuncios',
  '{1} asks you to help with {2}': '{1} te pide ayuda con {2}',
  'An invitation to shared access on Roomtone.': 'Una invitación a compartir acceso en Roomtone.',
  'An invitation to help host.': 'Una invitación para ayudar a recibir equipos.',
  '{1} rents out spaces on Roomtone and would like your help with them.':
    '{1} alquila espacios en Roomtone y quiere contar con tu ayuda.',
  Listing: 'Anuncio',
  Listings: 'Anuncios',
  'What you could do': 'Lo que podrías hacer',
  'Your invitation: {1}': 'Tu invitación: {1}',
  'See the invitation': 'Ver la invitación',
  'The link works once, and only for the owner of this address. If you do not know them, ignore this mail and nothing happens.':
    'El enlace funciona una sola vez, y solo para quien tiene esta dirección. Si no conoces a esta persona, ignora este correo y no pasa nada.',
  'You got this because a host on Roomtone entered this address to share access.':
    'Recibiste esto porque un anfitrión de Roomtone escribió esta dirección para compartir acceso.',
  'Your co-host': 'Tu coanfitrión',
  '{1} accepted a request for {2}': '{1} aceptó una solicitud para {2}',
  '{1} declined a request for {2}': '{1} rechazó una solicitud para {2}',
  'It is paid and confirmed.': 'Está pagada y confirmada.',
  'Your calendar is free again.': 'Tu calendario está libre de nuevo.',
  'A booking is confirmed.': 'Una reserva está confirmada.',
  'A request was declined.': 'Se rechazó una solicitud.',
  '{1} accepted the request by {2} on your behalf, and it is paid.':
    '{1} aceptó en tu nombre la solicitud de {2}, y está pagada.',
  '{1} declined the request by {2} on your behalf. The time is free again.':
    '{1} rechazó en tu nombre la solicitud de {2}. El horario está libre de nuevo.',
  Begins: 'Empieza',
  'You got this because it is a booking of a space of yours on Roomtone.':
    'Recibiste esto porque es una reserva de un espacio tuyo en Roomtone.',
  'You got this because it concerns access to a listing. These mails cannot be switched off.':
    'Recibiste esto porque se trata del acceso a un anuncio. Estos correos no se pueden desactivar.',
  '{1} helps with {2} now': '{1} ahora ayuda con {2}',
  'Your invitation was accepted.': 'Tu invitación fue aceptada.',
  '{1} accepted your invitation and has access to {2} from now on.':
    '{1} aceptó tu invitación y desde ahora tiene acceso a {2}.',
  'What they can do': 'Lo que puede hacer',
  'See who has access': 'Ver quién tiene acceso',
  'You can change what they may do, or end it, at any time. It counts at once.':
    'Puedes cambiar lo que puede hacer, o terminarlo, en cualquier momento. Vale enseguida.',
  '{1} no longer helps with {2}. They ended it themselves, and have no access to it any more.':
    '{1} ya no ayuda con {2}. Lo terminó por su cuenta y ya no tiene acceso.',
  '{1} ended your access to {2}. It no longer appears among your listings.':
    '{1} terminó tu acceso a {2}. Ya no aparece entre tus anuncios.',
  'Shared access to {1} has ended': 'Terminó el acceso compartido a {1}',
  'It counts at once.': 'Vale enseguida.',
  'Shared access has ended.': 'El acceso compartido terminó.',
  'Shared access': 'Acceso compartido',
  'its host': 'su anfitrión',
  '{1} would like to book {2}, which you look after together with {3}. Whoever answers first answers for both.':
    '{1} quiere reservar {2}, que cuidas junto con {3}. Quien responda primero responde por los dos.',
  'You got this because you help to host this space on Roomtone.':
    'Recibiste esto porque ayudas a recibir en este espacio en Roomtone.',
  'Listing: its texts, photos and prices': 'Anuncio: sus textos, fotos y precios',
  'Listing: its texts, photos and prices.': 'Anuncio: sus textos, fotos y precios.',
  'Calendar: blocked days, prices by day, connected calendars':
    'Calendario: días bloqueados, precios por día, calendarios conectados',
  'Calendar: blocked days, prices by day, connected calendars.':
    'Calendario: días bloqueados, precios por día, calendarios conectados.',
  'Bookings: see and answer requests, see guests and how they get in':
    'Reservas: ver y responder solicitudes, ver a los huéspedes y cómo entran',
  'Bookings: see and answer requests, see guests and how they get in.':
    'Reservas: ver y responder solicitudes, ver a los huéspedes y cómo entran.',
  'Messages: read and answer what guests write': 'Mensajes: leer y responder lo que escriben los huéspedes',
  'Messages: read and answer what guests write.': 'Mensajes: leer y responder lo que escriben los huéspedes.',
  'Your personal data is ready': 'Tus datos personales están listos',
  'It can be downloaded for {1} days.': 'Se pueden descargar durante {1} días.',
  'The copy that you asked for is made. Sign in and download it from your privacy settings; we ask for your password again, so that nobody else can.':
    'La copia que pediste está lista. Inicia sesión y descárgala desde tus ajustes de privacidad; te pedimos la contraseña otra vez, para que nadie más pueda.',
  'Go to the download': 'Ir a la descarga',
  'It is there until {1} and is removed then. If you did not ask for it, change your password and write to {2}.':
    'Está ahí hasta el {1} y entonces se elimina. Si no la pediste, cambia tu contraseña y escribe a {2}.',
  'You got this because a copy of your personal data was requested.':
    'Recibiste esto porque se pidió una copia de tus datos personales.',
  'Your code to confirm it’s you': 'Tu código para confirmar que eres tú',
  'Confirm it’s you.': 'Confirma que eres tú.',
  'Enter this code on the page where we asked for it:':
    'Escribe este código en la página donde te lo pedimos:',
  'The code works once, for {1} minutes, in the browser that asked for it. Nobody from Roomtone will ever ask you for it. If it wasn’t you, sign out on all devices under Login & security and write to {2}.':
    'El código funciona una sola vez, durante {1} minutos, en el navegador que lo pidió. Nadie de Roomtone te lo pedirá nunca. Si no fuiste tú, cierra sesión en todos los dispositivos en Acceso y seguridad y escribe a {2}.',
  'You got this because someone signed in to your account is about to change something important.':
    'Recibes este correo porque alguien con la sesión iniciada en tu cuenta va a cambiar algo importante.',
}
