import type { Catalogue } from '../translate.ts'

export const mails3: Catalogue = {
  'Your code': 'Tu código',
  'Open the call sheet': 'Abrir la hoja de llamado',
  "This link is just for you. It shows your name and code, and we record each time it's opened, so please don't share it. Not part of this production? Ignore this email.":
    'Este enlace es solo para ti. Muestra tu nombre y tu código, y registramos cada vez que se abre; no lo compartas. ¿No eres parte de esta producción? Ignora este correo.',
  'You got this because a production on Roomtone added you to its crew list.':
    'Recibes esto porque una producción de Roomtone te agregó a su lista del equipo.',
  'Read and sign': 'Leer y firmar',
  'Both signatures are in.': 'Están ambas firmas.',
  'See the release': 'Ver la autorización',
  'Cleared to shoot: {1}': 'Todo listo para rodar: {1}',
  'The compliance packet is complete.': 'El expediente de cumplimiento está completo.',
  'Cleared to shoot.': 'Todo listo para rodar.',
  'See the packet': 'Ver el expediente',
  'Marked complete.': 'Marcado como completo.',
  'Your code to sign the location release': 'Tu código para firmar la autorización de locación',
  'It works for {1} minutes.': 'Funciona durante {1} minutos.',
  'Your signing code.': 'Tu código de firma.',
  'Enter this code on the page where you sign the location release:':
    'Escribe este código en la página donde firmas la autorización de locación:',
  Code: 'Código',
  "The code works for {1} minutes, for this release only. Nobody from Roomtone will ever ask you for it. Didn't ask for it? Someone else may be signed in to your account, so change your password and write to us.":
    'El código funciona durante {1} minutos y solo para esta autorización. Nadie de Roomtone te lo pedirá jamás. ¿No lo pediste? Es posible que otra persona tenga abierta tu cuenta: cambia tu contraseña y escríbenos.',
  'You got this because someone asked for a code to sign a location release with your account.':
    'Recibes esto porque se pidió un código para firmar una autorización de locación con tu cuenta.',
  'your messages': 'tus mensajes',
  'what you wrote in the conversation about {1}': 'lo que escribiste en la conversación sobre {1}',
  'A warning about your messages': 'Una advertencia sobre tus mensajes',
  'Please read this so you can keep using Roomtone.': 'Léelo para que puedas seguir usando Roomtone.',
  "Our team looked at {1}. It doesn't fit our community commitment.":
    'Nuestro equipo miró {1}. No va con nuestro compromiso comunitario.',
  'Nothing else changes for now, but if it happens again, we may suspend your account.':
    'Por ahora nada más cambia, pero si vuelve a pasar, podemos suspender tu cuenta.',
  'Read the commitment': 'Leer el compromiso',
  'You got this because you send messages on Roomtone.': 'Recibes esto porque envías mensajes en Roomtone.',
  'You have a new message': 'Tienes un mensaje nuevo',
  'You have new messages': 'Tienes mensajes nuevos',
  'You got this because you have unread messages on Roomtone.':
    'Recibes esto porque tienes mensajes sin leer en Roomtone.',
  '{1} wrote to you about {2}': '{1} te escribió sobre {2}',
  '{1} new messages in {2} conversations': '{1} mensajes nuevos en {2} conversaciones',
  '{1} wrote to you about {2}:': '{1} te escribió sobre {2}:',
  "You're answering for {1}.": 'Respondes por {1}.',
  'Reply to {1}': 'Responder a {1}',
  "There's 1 earlier message in the conversation.": 'Hay 1 mensaje anterior en la conversación.',
  'There are {1} earlier messages in the conversation.': 'Hay {1} mensajes anteriores en la conversación.',
  'a photo': 'una foto',
  '{1} photos': '{1} fotos',
  'a document': 'un documento',
  '{1} documents': '{1} documentos',
  'Attached: {1}.': 'Adjunto: {1}.',
  'Attached: {1} and {2}.': 'Adjunto: {1} y {2}.',
  'Sent you {1}.': 'Te envió {1}.',
  'Sent you {1} and {2}.': 'Te envió {1} y {2}.',
  '{1} sent you {2}.': '{1} te envió {2}.',
  '{1} sent you {2} and {3}.': '{1} te envió {2} y {3}.',
  'Open 1 more conversation': 'Abrir una conversación más',
  'Open {1} more conversations': 'Abrir {1} conversaciones más',
  'Your host': 'Tu anfitrión',
  ' and ': ' y ',
  'inspiration and offers': 'inspiración y ofertas',
  'trip planning': 'planificación del rodaje',
  'news and programs': 'novedades y programas',
  'travel regulations': 'regulaciones de viaje',
  'Trial: {1}': 'Prueba: {1}',
  'You got this because emails about {1} are on in your notification settings.':
    'Recibes esto porque tienes activados los correos sobre {1} en tus ajustes de notificaciones.',
  'This email address already has an account': 'Esta dirección ya tiene una cuenta',
  "It can't be used for a second one.": 'No se puede usar para una segunda.',
  'Someone asked to use this address for their Roomtone account. It already belongs to another account, so nothing changed.':
    'Alguien pidió usar esta dirección para su cuenta de Roomtone. Ya es de otra cuenta, así que no se cambió nada.',
  'Was that you? Sign in with this address, or choose another one for your account.':
    '¿Fuiste tú? Inicia sesión con esta dirección o elige otra para tu cuenta.',
  "If this wasn't you, you don't need to do anything.": 'Si no fuiste tú, no hay nada que hacer.',
  'You got this because this address belongs to an account on Roomtone.':
    'Recibes esto porque esta dirección es de una cuenta de Roomtone.',
  'Confirm your new email address': 'Confirma tu nuevo correo electrónico',
  "Then we'll email you here.": 'Después te escribiremos aquí.',
  "You asked to use this address for your Roomtone account. Open the link to confirm it. After that, you'll sign in with it.":
    'Pediste usar esta dirección para tu cuenta de Roomtone. Abre el enlace para confirmarla. Después iniciarás sesión con ella.',
  'Use this address': 'Usar esta dirección',
  "The link works once, for {1}. Until you open it, nothing changes. Didn't ask for this? Ignore this email.":
    'El enlace funciona una vez, durante {1}. Hasta que lo abras, nada cambia. ¿No lo pediste? Ignora este correo.',
  'Your email address is about to change': 'Tu correo está por cambiar',
  'Someone signed in to your account asked to change its email address. It changes once they open the link we sent to the new address.':
    'Alguien con la sesión iniciada en tu cuenta pidió cambiar su correo. Cambia cuando abra el enlace que enviamos a la dirección nueva.',
  'Your email address was changed': 'Se cambió tu correo electrónico',
  "We won't email this address anymore.": 'Ya no escribimos a esta dirección.',
  "Your Roomtone account now has a different email address. You can't sign in with this one anymore, and we won't email it again.":
    'Tu cuenta de Roomtone ahora tiene otro correo. Ya no puedes iniciar sesión con este y no volveremos a escribir aquí.',
  'Your friend': 'Tu amistad',
  'You earned {1}': 'Ganaste {1}',
  '{1} hosted their first booking.': '{1} recibió su primera reserva.',
  'Thanks for the referral.': 'Gracias por la recomendación.',
  "{1} hosted their first booking, so you've earned the referral reward.":
    '{1} recibió su primera reserva, así que ganaste la recompensa.',
  Reward: 'Recompensa',
  'Sent by': 'Se envía antes de',
  "We'll send it to your payout account. Don't have one yet? Verify your identity, then set one up under Settings, Payments.":
    'La enviamos a tu cuenta de cobro. ¿Aún no tienes? Verifica tu identidad y configúrala en Ajustes, Pagos.',
  'A friend': 'Una persona conocida',
  '{1} thinks your space belongs on Roomtone': '{1} cree que tu espacio va bien en Roomtone',
  'Private spaces for small productions, booked by verified people.':
    'Espacios privados para producciones pequeñas, reservados por personas verificadas.',
  'Your space could be a film set.': 'Tu espacio podría ser un set.',
  '{1} invited you to Roomtone, where hosts rent their spaces to small crews: photographers, filmmakers, musicians.':
    '{1} te invita a Roomtone, donde los anfitriones alquilan sus espacios a equipos pequeños: fotógrafos, cineastas, músicos.',
  'You decide what’s allowed, when it’s available and what it costs. Everyone who books is verified, your address stays hidden until a booking is confirmed, and you get paid after the shoot.':
    'Tú decides qué se permite, cuándo está disponible y cuánto cuesta. Todos los que reservan están verificados, tu dirección queda oculta hasta que se confirme una reserva y te pagamos después del rodaje.',
  'Join the waitlist': 'Unirme a la lista de espera',
  "Roomtone is invite-only for now, so the link leads to the waitlist. This is the only email we'll send about this invitation.":
    'Por ahora Roomtone funciona con invitación, así que el enlace lleva a la lista de espera. Este es el único correo que enviaremos por esta invitación.',
  'You got this because {1} entered this address on Roomtone.':
    'Recibes esto porque {1} escribió esta dirección en Roomtone.',
  '{1} reviewed your booking at {2}': '{1} escribió una reseña de tu reserva en {2}',
  'Read it and reply. You can reply once.': 'Léela y responde. Puedes responder una vez.',
  'You have a new review': 'Tienes una reseña nueva',
  "Here's what {1} wrote about your booking at {2}:": 'Esto es lo que {1} escribió sobre tu reserva en {2}:',
  Rating: 'Calificación',
  'Everyone can read your reply below the review. You can only write one, so take your time.':
    'Todos pueden leer tu respuesta debajo de la reseña. Solo puedes escribir una, así que tómate tu tiempo.',
  'Your review of {1} is public': 'Tu reseña de {1} es pública',
  'Everyone can read it now.': 'Ahora todos pueden leerla.',
  'Your review is public': 'Tu reseña es pública',
  'The 14 days to review your booking at {1} are over, so everyone can now read what you wrote:':
    'Terminaron los 14 días para reseñar tu reserva en {1}, así que todos pueden leer lo que escribiste:',
  'See your review': 'Ver tu reseña',
  "You can't change it anymore. If something in it is wrong, write to us.":
    'Ya no se puede cambiar. Si algo está mal, escríbenos.',
  '{1} replied to your review': '{1} respondió a tu reseña',
  'About your booking at {1}.': 'Sobre tu reserva en {1}.',
  'You have a reply to your review': 'Tienes una respuesta a tu reseña',
  '{1} replied to what you wrote about your booking at {2}:':
    '{1} respondió a lo que escribiste sobre tu reserva en {2}:',
  'See the review and reply': 'Ver reseña y respuesta',
  'The reply is below your review. Each side writes once, so that closes the exchange.':
    'La respuesta está debajo de tu reseña. Cada parte escribe una vez, así que ahí termina el intercambio.',
  '{1} of 5': '{1} de 5',
  'You got this because of one of your bookings on Roomtone.':
    'Recibes esto por una reserva tuya en Roomtone.',
  'We’re reviewing your ID': 'Estamos revisando tu identificación',
  "We'll email you when we're done.": 'Te escribiremos cuando terminemos.',
  'Your ID is under review': 'Tu identificación está en revisión.',
  "Thanks, we got your ID. We'll email you when we've reviewed it. You don't need to do anything until then.":
    'Gracias, recibimos tu identificación. Te escribiremos cuando la hayamos revisado. Hasta entonces no tienes que hacer nada.',
  'See the status': 'Ver el estado',
  "Didn't send us an ID? Write to us right away.":
    '¿No nos enviaste una identificación? Escríbenos de inmediato.',
  'You got this because you asked us to verify your identity.':
    'Recibes esto porque nos pediste verificar tu identidad.',
  "We couldn't verify your identity": 'No pudimos verificar tu identidad',
  'See why, and try again.': 'Mira por qué e inténtalo otra vez.',
  "We couldn't verify your identity from what you sent us. Here's why:":
    'No pudimos verificar tu identidad con lo que nos enviaste. Este es el motivo:',
  'If you can fix that, try again anytime.': 'Si lo puedes corregir, inténtalo otra vez cuando quieras.',
  'Try again': 'Intentar de nuevo',
  'Your identity is verified': 'Tu identidad está verificada',
  'You can now book spaces or list your property.': 'Ya puedes reservar espacios o publicar tu propiedad.',
  'Verification complete.': 'Verificación completa.',
  'Your identity has been verified successfully. You can now book spaces or list your property.':
    'Tu identidad se verificó correctamente. Ya puedes reservar espacios o publicar tu propiedad.',
  'To change your legal name or birthday from now on, contact support. We keep your ID encrypted and never show it to hosts or guests.':
    'Para cambiar tu nombre legal o tu fecha de nacimiento desde ahora, contacta a soporte. Guardamos tu identificación cifrada y nunca la mostramos a anfitriones ni huéspedes.',
  'You told us you have a space to offer. While you wait, take some photos: a listing starts with five, in daylight, with nobody in them.':
    'Nos dijiste que tienes un espacio para ofrecer. Mientras esperas, toma fotos: un anuncio empieza con cinco, de día y sin nadie en ellas.',
  "You told us you're looking for spaces to shoot in. While you wait, browse the spaces. You only need an account to book.":
    'Nos dijiste que buscas espacios donde rodar. Mientras esperas, explora los espacios. Solo necesitas una cuenta para reservar.',
  'You’re on the waitlist': 'Estás en la lista de espera',
  "We'll email you when there's room.": 'Te escribiremos cuando haya lugar.',
  "Thanks for your interest. Roomtone is currently invite-only, and we let people in a few at a time to keep hosts and crews in balance. We'll email you when there's room.":
    'Gracias por tu interés. Por ahora Roomtone funciona con invitación y dejamos entrar a pocas personas a la vez, para equilibrar anfitriones y equipos. Te escribiremos cuando haya lugar.',
  'How listing works': 'Cómo funciona publicar',
  'See the spaces': 'Ver los espacios',
  "Didn't join? Ignore this email, or write to us and we'll take your address off the list.":
    '¿No fuiste tú? Ignora este correo o escríbenos y quitamos tu dirección de la lista.',
  'You got this because this address was entered on the Roomtone waitlist.':
    'Recibes esto porque se escribió esta dirección en la lista de espera de Roomtone.',
  'Hi {1},': 'Hola, {1}:',
  'Hi,': 'Hola:',
  'Questions? Write to': '¿Preguntas? Escribe a',
  'Or copy this address into your browser:': 'O copia esta dirección en tu navegador:',
  'Private spaces for small productions': 'Espacios privados para producciones pequeñas',
  'Roomtone, private spaces for small productions': 'Roomtone, espacios privados para producciones pequeñas',
  Unsubscribe: 'Cancelar suscripción',
  guest: 'huésped',
  host: 'anfitrión',
  feedback: 'opiniones',
  '{1} of the {2} you paid goes back to your card. {3}':
    '{1} de los {2} que pagaste vuelven a tu tarjeta. {3}',
  'Of the {1} you paid, {2}.': 'De los {1} que pagaste, {2}.',
  'Your account is being deleted': 'Tu cuenta se está eliminando',
  'Changed your mind? You can still restore it.': '¿Cambiaste de opinión? Aún puedes restaurarla.',
  'As you asked, we closed your account. You’re signed out on every device, your profile and listings are gone from Roomtone, and your open requests have ended.':
    'Como pediste, cerramos tu cuenta. Se cerró tu sesión en todos los dispositivos, tu perfil y tus anuncios ya no están en Roomtone, y tus solicitudes abiertas terminaron.',
  'We erase your account data within {1} days. We have to keep records of bookings, payments, verification and compliance for {2} years, then we erase those too.':
    'Borramos los datos de tu cuenta en un plazo de {1} días. Debemos conservar {2} años los registros de reservas, pagos, verificación y cumplimiento; después también los borramos.',
  'You can restore it until {1}. After that, nobody can, not even us.':
    'Puedes restaurarla hasta el {1}. Después nadie puede, ni siquiera nosotros.',
  'Restore my account': 'Restaurar mi cuenta',
  "Didn't delete it? Restore it with this link, then reset your password and write to {1}.":
    '¿No la eliminaste tú? Restáurala con este enlace, restablece tu contraseña y escribe a {1}.',
  'You got this because your account was deleted.': 'Recibiste esto porque se eliminó tu cuenta.',
  'Nothing was erased. Your profile is back, and so are the listings that were available, so check your calendar. Requests that ended when you left stay closed.':
    'No se borró nada. Tu perfil está de vuelta, igual que los anuncios que estaban disponibles: revisa tu calendario. Las solicitudes que terminaron cuando te fuiste siguen cerradas.',
  'You got this because your account was restored.': 'Recibiste esto porque se restauró tu cuenta.',
  'Your account is restored': 'Tu cuenta está restaurada',
  'Nothing was erased. You can sign in again.': 'No se borró nada. Ya puedes iniciar sesión.',
  'Restore your account?': '¿Restaurar tu cuenta?',
  'You signed in to an account that is being deleted.':
    'Iniciaste sesión en una cuenta que se está eliminando.',
  "Someone tried to sign in to your account with the right credentials. The account is being deleted, so we didn't let them in.":
    'Alguien intentó iniciar sesión en tu cuenta con los datos correctos. La cuenta se está eliminando, así que no lo dejamos entrar.',
  "Want to keep it? Restore it by {1}. If not, you don't need to do anything.":
    '¿Quieres conservarla? Restáurala antes del {1}. Si no, no tienes que hacer nada.',
  'You got this because someone tried to sign in to your account.':
    'Recibiste esto porque alguien intentó iniciar sesión en tu cuenta.',
  'Sign in as {1} to accept.': 'Inicia sesión como {1} para aceptar.',
  'You can join Roomtone now': 'Puedes unirte a Roomtone ahora mismo',
  'Roomtone is open to everyone right now.': 'Roomtone está abierto a todos en este momento.',
  "Thanks for your interest. Roomtone is open to everyone right now, so you don't have to wait. Sign up with this address anytime.":
    'Gracias por tu interés. Roomtone está abierto a todos en este momento, así que no tienes que esperar. Regístrate con esta dirección cuando quieras.',
  'See Roomtone': 'Ver Roomtone',
  "You can sign up through the link. This is the only email we'll send about this invitation.":
    'Puedes registrarte con el enlace. Este es el único correo que enviaremos por esta invitación.',
  'Sign up': 'Registrarse',
  'For {1} at {2}.': 'Por {1} en {2}.',
  'For referring {1} to Roomtone.': 'Por recomendar Roomtone a {1}.',
  'Your bank may take a few days to show it.': 'Tu banco puede tardar unos días en mostrarlo.',
  'Sign the location release: {1}': 'Firma la autorización de locación: {1}',
  'It needs both signatures before the shoot.': 'Necesita ambas firmas antes del rodaje.',
  'The location release for this booking is ready. Please read it and sign on screen, if you can at least a day before the booking starts.':
    'La autorización de locación de esta reserva está lista. Léela y fírmala en pantalla, si puedes al menos un día antes de que empiece la reserva.',
  "You'll need your legal name as we verified it, a signature you draw or type, and a code we email you.":
    'Necesitas tu nombre legal tal como lo verificamos, una firma dibujada o escrita y un código que te enviamos por correo.',
  'Sign the updated location release: {1}': 'Firma la autorización de locación actualizada: {1}',
  'Details changed, so it needs both signatures again.':
    'Cambiaron algunos datos, así que necesita otra vez ambas firmas.',
  'Details in the location release changed. This is version {1}, and it needs both signatures.':
    'Cambiaron algunos datos de la autorización de locación. Esta es la versión {1} y necesita ambas firmas.',
  'We keep earlier versions with their signatures.': 'Conservamos las versiones anteriores con sus firmas.',
  '{1} signed the location release: {2}': '{1} firmó la autorización de locación: {2}',
  "Now it's your turn.": 'Ahora te toca a ti.',
  '{1} signed too, so the location release is complete.':
    '{1} también firmó, así que la autorización de locación está completa.',
  '{1} signed the location release. Now it needs your signature.':
    '{1} firmó la autorización de locación. Falta tu firma.',
  'All the paperwork for this booking is in: the signed release, verified identities, house rules, crew list, invoice and anything else the host asked for.':
    'Está toda la documentación de esta reserva: la autorización firmada, las identidades verificadas, las reglas de la casa, la lista del equipo, la factura y lo demás que pidió el anfitrión.',
  'You can download it all as one sealed pack for yourself, your insurer or your distributor.':
    'Puedes descargarlo todo en un paquete sellado, para ti, tu aseguradora o tu distribuidor.',
  'Compliance packet marked complete: {1}': 'Expediente de cumplimiento marcado como completo: {1}',
  'Roomtone marked it complete.': 'Roomtone lo marcó como completo.',
  'Roomtone marked the compliance packet for this booking complete: {1}':
    'Roomtone marcó como completo el expediente de cumplimiento de esta reserva: {1}',
  'The packet shows which documents are in and which are not.':
    'El expediente muestra qué documentos están y cuáles no.',
}
