export const DESCRIPTIONS: Record<string, string> = {
  '/': 'Des hôtes proposent des lieux privés. Des équipes à l’identité vérifiée les louent pour de petites productions, à l’heure ou à la journée.',
  '/auth': 'Créez votre compte Roomtone ou connectez-vous.',
  '/search': 'Trouvez un lieu privé pour votre production par endroit, date et taille d’équipe.',
  '/properties': 'Tous les lieux privés réservables aujourd’hui sur Roomtone.',
  '/property/:id': 'Un lieu privé pour de petites productions.',
  '/users/:id': 'Un membre de Roomtone.',
  '/help': 'Guides et réponses pour les hôtes et les équipes sur Roomtone.',
  '/help-center': 'Guides et réponses pour les hôtes et les équipes sur Roomtone.',
  '/refer-host': 'Invitez sur Roomtone quelqu’un qui a un beau lieu.',
  '/terms': 'Les conditions d’utilisation de Roomtone.',
  '/verify':
    'Contrôlez dans votre navigateur qu’une archive de conformité Roomtone est exactement telle que nous l’avons scellée.',
  '/privacy': 'Ce que Roomtone conserve sur vous, pourquoi et combien de temps.',
}
