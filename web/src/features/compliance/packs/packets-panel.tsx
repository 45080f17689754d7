import { Page } from '../../../ui/page.tsx'
import { PacketsList } from './packets-list.tsx'
import { packsTexts as texts } from './packs.texts.ts'

/** The host's, in the console. */
export function PacketsPanel() {
  return (
    <Page title={texts.title}>
      <PacketsList as="host" />
    </Page>
  )
}
