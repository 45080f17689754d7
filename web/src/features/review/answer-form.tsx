import { replyForm } from '@roomtone/contract/review/review'
import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { REPLY_MAX } from '@roomtone/domain/review/review'
import { writeTexts } from '@roomtone/texts/review/reviews'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { refreshReviews } from './reviews.query.ts'

const texts = writeTexts.answer

type AnswerFormProps = { id: string; onDone: () => void; onCancel: () => void }

export function AnswerForm({ id, onDone, onCancel }: AnswerFormProps) {
  const { call, queryClient } = useServices()
  const form = useForm({
    schema: replyForm,
    read: (data) => ({ reply: data.get('reply') }),
    submit: async (body) => {
      await call(reviewCalls.reply, { params: { id }, body })
      void showToast('success', texts.done)
      await refreshReviews(queryClient)
      onDone()
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        name="reply"
        rows={3}
        autoFocus
        maxLength={REPLY_MAX}
        error={form.errorOf('reply')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending} pendingText={texts.sending}>
          {texts.send}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
