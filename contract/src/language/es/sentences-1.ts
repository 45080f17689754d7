import type { Catalogue } from '../translate.ts'

export const sentences1: Catalogue = {
  '{1} sq ft': '{1} pies²',
  'Business host': 'Anfitrión empresa',
  'Not moved': 'Sin mover',
  'You can share contact details once a booking is confirmed. Please leave them out until then.':
    'Los datos de contacto se comparten cuando se confirma una reserva. No los incluyas hasta entonces.',
  'You can send links once a booking is confirmed. Until then, please describe it in words.':
    'Se pueden enviar enlaces cuando se confirma una reserva. Describe con palabras lo que quieres decir.',
  'Payments stay on Roomtone, where both sides are protected.':
    'Los pagos se quedan en Roomtone, donde ambas partes están protegidas.',
  "Threats aren't allowed here.": 'Aquí no se permiten amenazas.',
  "Insults and attacks aren't allowed here.": 'Aquí no se permiten insultos ni ataques.',
  "Offering or asking for sexual services isn't allowed here.":
    'Aquí no se ofrecen ni se piden servicios sexuales.',
  'This asks for something illegal.': 'Esto pide algo ilegal.',
  "The archive doesn't end with our seal. It was cut off, added to, re-saved by another program, or never came from Roomtone.":
    'El archivo no termina con nuestro sello. Se cortó, se le agregó algo, algún programa lo guardó de nuevo o nunca vino de Roomtone.',
  'The archive is not what we sealed.': 'El archivo no es el que sellamos.',
  "The rest can't be read as an archive.": 'Lo que queda no se puede leer como un archivo.',
  'We signed it in a format newer than this checker. Please download the checker again.':
    'Lo firmamos en un formato más nuevo que este comprobador. Descárgalo de nuevo.',
  'This pack is exactly as Roomtone sealed it.': 'Este paquete está exactamente como Roomtone lo selló.',
  'The container is exactly as Roomtone sealed it.': 'El contenedor está exactamente como Roomtone lo selló.',
  'The container was changed': 'El contenedor fue modificado',
  'The passphrase does not open this pack': 'La frase de acceso no abre este paquete',
  'Each download has its own passphrase, shown once next to it. Please compare it character by character.':
    'Cada descarga tiene su propia frase de acceso, que se muestra una vez a su lado. Compárala carácter por carácter.',
  "The pack is signed with a key we haven't published":
    'El paquete está firmado con una clave que no hemos publicado',
  "{1} isn't on this checker's list of keys. Either the pack isn't from Roomtone, or the list is older than the key. Get the newest list and check again.":
    '{1} no está en la lista de esta comprobación. O el paquete no es de Roomtone, o la lista es anterior a la clave: consigue la lista más reciente y comprueba otra vez.',
  'The pack is dated outside the time its key was in use':
    'El paquete lleva una fecha fuera de la vida de su clave',
  "Roomtone wasn't using {1} to sign at {2}. The list of keys says when each one was in use.":
    'Roomtone no usaba {1} para firmar en {2}. La lista de claves dice cuándo se usó cada una.',
  "The manifest isn't the one we signed": 'El manifiesto no es el que firmamos',
  "Its signature doesn't match it, so nothing it lists can be trusted.":
    'Su firma no le corresponde, así que no se puede confiar en nada de lo que enumera.',
  '{1} was changed': '{1} fue modificado',
  "It isn't the file we sealed.": 'No es el archivo que sellamos.',
  '{1} is missing': 'Falta {1}',
  'It was in the pack when we sealed it.': 'Estaba en el paquete cuando lo sellamos.',
  '{1} was added': 'Se agregó {1}',
  'It was not in the pack when we sealed it.': 'No estaba en el paquete cuando lo sellamos.',
  'The log breaks at entry {1}': 'El historial se rompe en la entrada {1}',
  "That entry doesn't follow from the one before it.": 'Esa entrada no sigue a la anterior.',
  "We couldn't read that request. Please reload the page and try again.":
    'No se pudo leer la solicitud. Vuelve a cargar la página e inténtalo de nuevo.',
  'Please check the highlighted fields.': 'Revisa los campos marcados.',
  'Please choose a stronger password.': 'Elige una contraseña más segura.',
  'You must be at least 18 years old to use Roomtone.': 'Debes tener al menos 18 años para usar Roomtone.',
  'Please sign in to continue.': 'Inicia sesión para continuar.',
  'Your session has expired. Please sign in again.': 'Tu sesión venció. Inicia sesión otra vez.',
  'Invalid login credentials': 'Datos de acceso incorrectos',
  'One more step': 'Un paso más',
  'Please enter the code from your authenticator app.':
    'Escribe el código de tu aplicación de autenticación.',
  'That code is wrong or was already used. Please try again.':
    'Ese código no es correcto o ya se usó. Inténtalo de nuevo.',
  'This address already has an account. Sign in with its password to connect Google.':
    'Ya hay una cuenta con esta dirección. Inicia sesión con su contraseña para conectar Google.',
  'Access Denied': 'Acceso denegado',
  "You don't have permission to access this page.": 'No tienes permiso para ver esta página.',
  'Read-only': 'Solo lectura',
  "You're viewing Roomtone as someone else. You can't change anything, and private details stay hidden.":
    'Estás viendo Roomtone como otra persona. No puedes cambiar nada y los datos privados siguen ocultos.',
  "You can't do this to your own account.": 'No puedes hacer esto con tu propia cuenta.',
  'Access Restricted': 'Acceso restringido',
  'Currently invite-only. Please join our waitlist for early access.':
    'Por ahora, solo con invitación. Únete a nuestra lista de espera para acceder antes.',
  'This account has been suspended. Please contact support.':
    'Esta cuenta está suspendida. Contacta a soporte.',
  "Google didn't sign you in. Please try again.": 'Google no inició tu sesión. Inténtalo de nuevo.',
  'Please finish signing up first.': 'Termina primero tu registro.',
  "We couldn't find that. It may have been removed.": 'No lo encontramos. Es posible que se haya eliminado.',
  "This address doesn't accept that kind of request.": 'Esta dirección no acepta ese tipo de solicitud.',
  'Already on waitlist': 'Ya está en la lista de espera',
  'This email is already registered on the waitlist.':
    'Este correo ya está registrado en la lista de espera.',
  'Account already exists': 'La cuenta ya existe',
  'Please sign in instead.': 'Inicia sesión, por favor.',
  'Roomtone needs at least one admin. Make someone else an admin first.':
    'Roomtone necesita al menos un administrador. Nombra antes a otra persona.',
  'Someone else changed this while you had it open. Please reload and try again.':
    'Alguien más lo cambió mientras lo tenías abierto. Vuelve a cargar e inténtalo de nuevo.',
  'Changed elsewhere': 'Se cambió en otro lugar',
  'You changed this on another device, so we loaded the newer version.':
    'Lo cambiaste en otro dispositivo, así que cargamos la versión más reciente.',
  "This space doesn't allow everything your shoot involves.":
    'Este espacio no permite todo lo que incluye tu rodaje.',
  'Crew too large': 'Equipo demasiado grande',
  'This space is too small for your crew.': 'Este espacio es muy pequeño para tu equipo.',
  'Card declined': 'Tarjeta rechazada',
  'Your bank declined this card. Please use another one.':
    'Tu banco rechazó esta tarjeta. Usa otra, por favor.',
  'Code not found': 'Código no encontrado',
  "We don't know that code. Please check it for typos.":
    'No conocemos ese código. Revisa que esté bien escrito.',
  'Code expired': 'Código vencido',
  'This code has expired.': 'Este código venció.',
  'Code used up': 'Código agotado',
  'This code has no balance left.': 'A este código no le queda saldo.',
  'Code already claimed': 'Código ya usado en otra cuenta',
  "This gift card is already in someone else's account.":
    'Esta tarjeta de regalo ya está en la cuenta de otra persona.',
  'Code canceled': 'Código anulado',
  'This code is no longer valid. Please contact support if you think it should be.':
    'Este código ya no es válido. Contacta a soporte si crees que debería serlo.',
  'Your credit has changed': 'Tu crédito cambió',
  "What your gift cards and coupons cover has changed. Please check what's left to pay.":
    'Cambió lo que cubren tus tarjetas de regalo y cupones. Revisa cuánto queda por pagar.',
  "This message wasn't sent.": 'Este mensaje no se envió.',
  'Sign in first': 'Inicia sesión primero',
  'Sign in to the account this link belongs to, then open the link again.':
    'Inicia sesión en la cuenta a la que pertenece este enlace y vuelve a abrirlo.',
  'Please confirm your email address first. We sent you a link.':
    'Confirma primero tu correo. Te enviamos un enlace.',
  'This is your own space. Block the time in your calendar instead.':
    'Este es tu propio espacio. Bloquea el horario en tu calendario.',
  'You have an unpaid claim': 'Tienes una reclamación sin pagar',
  'Please pay your claim before you send another request.':
    'Paga tu reclamación antes de enviar otra solicitud.',
  'No longer available': 'Ya no está disponible',
  'Someone else just took this time. Please pick another.':
    'Alguien más acaba de tomar este horario. Elige otro.',
  'The host changed the price since you looked. Please check the new total.':
    'El anfitrión cambió el precio desde que lo viste. Revisa el nuevo total.',
  'The house rules, refund terms or approval setting changed since you looked. Please read them again and agree.':
    'Las reglas de la casa, los reembolsos o la forma de aprobación cambiaron desde que lo viste. Léelos otra vez y acepta.',
  'You already sent this request with different details. Please reload the page and try again.':
    'Esta solicitud ya se envió con otros datos. Vuelve a cargar la página e inténtalo de nuevo.',
  'Too many open requests': 'Demasiadas solicitudes abiertas',
  'Please wait for an answer, or withdraw a request, before you send another.':
    'Espera una respuesta o retira una solicitud antes de enviar otra.',
  'Calendar conflict': 'Conflicto de calendario',
  'A calendar you connected has something at that time.':
    'Un calendario que conectaste tiene algo en ese horario.',
  'This time is free, so you can book it instead of placing a second hold.':
    'Este horario está libre: puedes reservarlo en lugar de pedir una segunda opción.',
  'The refund has changed': 'El reembolso cambió',
  'The amount changed since you looked. Please check it again.':
    'El importe cambió desde que lo viste. Revísalo otra vez.',
  "This booking has changed, so you can't do that anymore. Please reload the page.":
    'Esta reserva cambió, así que ya no puedes hacer eso. Vuelve a cargar la página.',
  'Passkey not accepted': 'Llave de acceso no aceptada',
  "This passkey didn't work, or it took too long. Please try again, or sign in another way.":
    'Esta llave de acceso no funcionó, o tardó demasiado. Inténtalo de nuevo o inicia sesión de otra forma.',
  'This passkey may have been copied, so we did not accept it. Sign in another way and remove it under Login & security.':
    'Es posible que alguien haya copiado esta llave de acceso, así que no la aceptamos. Inicia sesión de otra forma y quítala en Acceso y seguridad.',
  'This is your only way to sign in': 'Es tu única forma de iniciar sesión',
  'Your account has no password. Create one first, then remove this passkey.':
    'Tu cuenta no tiene contraseña. Crea una primero y después quita esta llave de acceso.',
  'You have 20 passkeys': 'Tienes 20 llaves de acceso',
  "That's as many as an account can have. Remove one you no longer use, then try again.":
    'Es el máximo de una cuenta. Quita una que ya no uses e inténtalo de nuevo.',
  'This passkey is already on an account.': 'Esta llave de acceso ya está en una cuenta.',
  'Create a password first': 'Crea primero una contraseña',
  'This account has no password yet. Create one, then try again.':
    'Esta cuenta aún no tiene contraseña. Crea una e inténtalo de nuevo.',
  'You have upcoming bookings. Complete or cancel them first.':
    'Tienes reservas próximas. Complétalas o cancélalas primero.',
  "Google isn't answering right now. Please try again.": 'Google no responde ahora. Inténtalo de nuevo.',
  "Payments aren't working right now": 'Los pagos no funcionan en este momento',
  "Our payment provider isn't answering. You weren't charged. Please try again in a moment.":
    'Nuestro proveedor de pagos no responde. No se te cobró nada. Inténtalo de nuevo en un momento.',
  'Address not found': 'Dirección no encontrada',
  "We couldn't find this address. Please check the city, state and ZIP code.":
    'No encontramos esta dirección. Revisa la ciudad, el estado y el código postal.',
  'Calendar not added': 'Calendario no agregado',
  "We can't read this calendar. Please check its address.":
    'No se puede leer este calendario. Revisa su dirección.',
  'This link has expired or was already used. Please ask for a new one.':
    'Este enlace venció o ya se usó. Pide uno nuevo.',
  'This is too large to send. Please shorten it and try again.':
    'Esto es demasiado grande para enviarlo. Acórtalo e inténtalo de nuevo.',
  'Invalid file type': 'Tipo de archivo no válido',
  'Please upload a JPEG, PNG or HEIC picture, or a PDF': 'Sube una imagen JPEG, PNG o HEIC, o un PDF',
  "This kind of content isn't accepted here.": 'Este tipo de contenido no se acepta aquí.',
  'Too many attempts. Please wait a moment and try again.':
    'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  'Something went wrong on our side. Please try again.':
    'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  "We can't save or open files right now. Please try again in a few minutes.":
    'No podemos guardar ni abrir archivos ahora. Inténtalo en unos minutos.',
  'Roomtone is very busy right now. Please try again in a few seconds.':
    'Roomtone está muy ocupado ahora. Inténtalo de nuevo en unos segundos.',
  'Roomtone is starting up. Please try again in a few seconds.':
    'Roomtone se está iniciando. Inténtalo de nuevo en unos segundos.',
  'This password appeared in a data leak. Please choose another':
    'Esta contraseña ha aparecido en una filtración de datos. Elige otra',
  'This is one of the most guessed passwords. Please choose another':
    'Esta contraseña está entre las más adivinadas. Elige otra',
  'Please choose a reason': 'Elige un motivo',
  "Please choose what it's about": 'Elige de qué se trata',
  'Directions and everything else: {1}': 'Cómo llegar y todo lo demás: {1}',
}
