import type { Grain } from '@roomtone/domain/analytics/periods'
import { presetRange } from '@roomtone/domain/analytics/periods'
import { toLocal } from '@roomtone/domain/time/zone'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { analyticsTexts as texts } from '@roomtone/texts/admin/analytics'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { type Analytics, analyticsQuery } from './analytics.query.ts'
import { BarRows } from './bar-rows.tsx'
import { LineChart } from './line-chart.tsx'
import { RangeBar } from './range-bar.tsx'
import {
  allReports,
  answersReport,
  bookingsReport,
  citiesReport,
  conversionReport,
  listingsReport,
  peopleReport,
  type Report,
  revenueReport,
} from './report.ts'
import { Legend, ReportCard } from './report-card.tsx'
import { useDownload } from './use-download.ts'
import { useRange } from './use-range.ts'
import { periodWords } from './words.ts'

export function AnalyticsPage() {
  const chosen = useRange()
  const { zone, by, range } = chosen
  const download = useDownload()
  // An impossible range is not requested: until the days are corrected, the last answer stays.
  const asked = range ?? presetRange('month', toLocal(new Date(), zone).date)
  const { data, isPending, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...analyticsQuery(useServices(), { ...asked, by, zone }),
    enabled: range !== null,
  })
  return (
    <Page
      title={texts.title}
      intro={texts.intro({ zone: zone.replaceAll('_', ' ') })}
      above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}
    >
      <RangeBar chosen={chosen}>
        {data && (
          <Button variant="line" onClick={() => void download(allReports(data), texts.period)}>
            {texts.downloadAll}
          </Button>
        )}
      </RangeBar>
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <Reports data={data} by={by} />
        </div>
      ) : isPending ? (
        <Loading>
          <div className="grid gap-6">
            <Skeleton className="h-105 rounded-m" />
            <Skeleton className="h-105 rounded-m" />
          </div>
        </Loading>
      ) : (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {error?.message}
        </ErrorState>
      )}
    </Page>
  )
}

function Reports({ data, by }: { data: Analytics; by: Grain }) {
  return (
    <div className="grid gap-6">
      <Course report={bookingsReport(data)} by={by} />
      <Course report={revenueReport(data)} by={by} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Steps report={conversionReport(data)} first={texts.step} />
        <Steps report={peopleReport(data)} first={texts.step} />
      </div>
      <Course report={answersReport(data)} by={by} drawn={2} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Steps report={listingsReport(data)} first={texts.listings.listing} />
        <Steps report={citiesReport(data)} first={texts.listings.city} />
      </div>
    </div>
  )
}

/** `drawn`: how many of its series share one scale; the others are only in the table. */
function Course({ report, by, drawn = report.series.length }: { report: Report; by: Grain; drawn?: number }) {
  const words = (start: string) => periodWords(start, by)
  const series = report.series.slice(0, drawn)
  return (
    <ReportCard report={report} first={texts.period} rowWords={words}>
      <Legend series={series} />
      <LineChart labels={report.rows.map(words)} series={series} unit={series[0]?.unit ?? 'count'} />
    </ReportCard>
  )
}

function Steps({ report, first }: { report: Report; first: string }) {
  return (
    <ReportCard report={report} first={first} rowWords={(row) => row}>
      <BarRows report={report} />
    </ReportCard>
  )
}
