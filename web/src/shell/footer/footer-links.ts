import { siteFooterTexts } from '@roomtone/texts/shell/site-footer'

const { explore, host, roomtone } = siteFooterTexts

export const FOOTER_COLUMNS = [
  {
    title: explore.title,
    links: [
      { label: explore.search, to: '/search' },
      { label: explore.browse, to: '/properties' },
      { label: explore.how, to: '/help?article=what-roomtone-is' },
    ],
  },
  {
    title: host.title,
    links: [
      { label: host.list, to: '/listing-wizard' },
      { label: host.refer, to: '/refer-host' },
      { label: host.earn, to: '/refer-host' },
    ],
  },
  {
    title: roomtone.title,
    links: [
      { label: roomtone.help, to: '/help' },
      { label: roomtone.terms, to: '/terms' },
      { label: roomtone.privacy, to: '/privacy' },
    ],
  },
]
