import { useSearchParams } from 'react-router'
import { searchTexts as texts } from '../features/search/search.texts.ts'
import { SearchFilters } from '../features/search/search-filters.tsx'
import { useMember } from '../platform/session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page as Frame } from '../ui/page.tsx'

export function Page() {
  const [search] = useSearchParams()
  const member = useMember()
  return (
    <Frame title={texts.title}>
      <SearchFilters asked={search} />
      <p role="status" className="mt-8 font-serif text-title">
        {texts.count(0)}
      </p>
      <EmptyState
        title={texts.empty.title}
        action={<ButtonLink to={member ? '/home' : '/#spaces'}>{texts.action}</ButtonLink>}
        className="mt-4 rounded-l border bg-card"
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    </Frame>
  )
}
