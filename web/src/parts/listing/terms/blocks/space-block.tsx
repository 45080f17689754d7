import { SPACE_KINDS } from '@roomtone/domain/listing/options'
import { spaceKinds } from '@roomtone/texts/labels'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { Pills } from '../pills.tsx'
import type { BlockProps } from '../terms-form.ts'

export function SpaceBlock({ form: { values, set } }: BlockProps) {
  return (
    <Pills
      name="spaceKind"
      legend={editorTexts.space.spaceKind}
      options={SPACE_KINDS}
      labelOf={(kind) => spaceKinds[kind]}
      value={values.spaceKind}
      onChange={(kind) => set('spaceKind', kind)}
    />
  )
}
