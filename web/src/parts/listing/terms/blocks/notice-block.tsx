import { TermSelect } from '../term-select.tsx'
import type { BlockProps } from '../terms-form.ts'

export function NoticeBlock({ form: { values, set, errorOf } }: BlockProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['noticeHours', 'turnaroundMinutes'] as const).map((name) => (
        <TermSelect
          key={name}
          name={name}
          value={values[name]}
          onChange={(value) => set(name, value)}
          error={errorOf(name)}
        />
      ))}
    </div>
  )
}
