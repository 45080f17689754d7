export const DESCRIPTIONS: Record<string, string> = {
  '/': 'Los anfitriones publican espacios privados. Equipos con identidad verificada los alquilan para producciones pequeñas, por hora o por día.',
  '/auth': 'Crea tu cuenta de Roomtone o inicia sesión.',
  '/search': 'Encuentra un espacio privado para tu producción por lugar, fecha y tamaño del equipo.',
  '/properties': 'Todos los espacios privados que se pueden reservar hoy en Roomtone.',
  '/property/:id': 'Un espacio privado para producciones pequeñas.',
  '/users/:id': 'Un miembro de Roomtone.',
  '/help': 'Guías y respuestas para anfitriones y equipos en Roomtone.',
  '/help-center': 'Guías y respuestas para anfitriones y equipos en Roomtone.',
  '/refer-host': 'Invita a Roomtone a alguien con un gran espacio.',
  '/terms': 'Los términos de uso de Roomtone.',
  '/verify':
    'Comprueba en tu propio navegador que un paquete de cumplimiento de Roomtone está exactamente como lo sellamos.',
  '/privacy': 'Lo que Roomtone guarda sobre ti, por qué y por cuánto tiempo.',
}
