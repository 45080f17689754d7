import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminTexts } from './admin.texts.ts'

/** A list whose filters leave nothing of it, with the way back to all. */
export function NothingFits({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <EmptyState
      title={adminTexts.nothingFound}
      action={
        <Button variant="line" onClick={onClear}>
          {adminTexts.clearFilters}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
