import { packsTexts as texts } from '@roomtone/texts/compliance/packs'
import { Page } from '../../../ui/page.tsx'
import { PacketsList } from './packets-list.tsx'

/** The host's, in the console. */
export function PacketsPanel() {
  return (
    <Page title={texts.title}>
      <PacketsList as="host" />
    </Page>
  )
}
