import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './site-footer.texts.ts'

export const siteFooterTexts: Translated<typeof english.siteFooterTexts> = {
  brand: 'Roomtone',
  navigation: 'Sitio',
  columns: [
    {
      title: 'Explorar',
      links: [
        { label: 'Buscar', to: '/search' },
        { label: 'Ver espacios', to: '/properties' },
        { label: 'Cómo funciona', to: '/help?article=what-roomtone-is' },
      ],
    },
    {
      title: 'Anfitrión',
      links: [
        { label: 'Publicar un espacio', to: '/listing-wizard' },
        { label: 'Recomendar a un anfitrión', to: '/refer-host' },
        { label: 'Gana $50', to: '/refer-host' },
      ],
    },
    {
      title: 'Roomtone',
      links: [
        { label: 'Centro de ayuda', to: '/help' },
        { label: 'Términos del servicio', to: '/terms' },
        { label: 'Política de privacidad', to: '/privacy' },
      ],
    },
  ],
  demo: {
    name: 'Prueba la demo.',
    before: 'Entra como cualquiera de estas personas con la contraseña ',
    after: '. Las imágenes están generadas por computadora; los lugares son imaginarios.',
  },
  copyright: (year: number) => `© ${year} Roomtone`,
}
