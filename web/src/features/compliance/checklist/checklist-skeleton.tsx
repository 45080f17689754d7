import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { checklistTexts as texts } from './checklist.texts.ts'

export function ChecklistSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="mt-6 h-120 rounded-m" />
    </Loading>
  )
}
