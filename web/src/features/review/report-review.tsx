import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { reviewTexts } from '@roomtone/texts/review/reviews'
import { ReportDialog } from '../../parts/dialog/report-dialog.tsx'
import { useServices } from '../../platform/services.tsx'

const texts = reviewTexts.report

type ReportReviewProps = { id: string; words: string; onClose: () => void }

export function ReportReview({ id, words, onClose }: ReportReviewProps) {
  const { call } = useServices()
  return (
    <ReportDialog
      title={texts.title}
      text={texts.text}
      quote={words}
      confirm={texts.confirm}
      done={texts.done}
      onReport={(reason) => call(reviewCalls.report, { params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
