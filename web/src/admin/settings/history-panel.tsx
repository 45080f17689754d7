import type { SettingChange, SettingView } from '@roomtone/contract/platform-settings/settings'
import { settingRestore } from '@roomtone/contract/platform-settings/settings'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { SETTING_NAMES, type SettingName } from '@roomtone/domain/settings/settings'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useUrlState } from '../../parts/list/use-url-state.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { AdminList, optionsOf } from '../list/admin-list.tsx'
import { Moment } from '../list/moment.tsx'
import { changesQuery, settingOf } from './settings.query.ts'
import { valueWords } from './value-words.ts'

const texts = settingsTexts.history

const ReasonDialog = lazyPart(async () => ({
  default: (await import('../list/reason-dialog.tsx')).ReasonDialog,
}))

const nameOf = (change: SettingChange) => change.name as SettingName

export function HistoryPanel({ settings }: { settings: readonly SettingView[] }) {
  const { oneOf } = useUrlState()
  const name = oneOf('setting', SETTING_NAMES)
  const list = useInfiniteQuery(changesQuery(useServices(), name))
  const [asked, setAsked] = useState<SettingChange | null>(null)
  return (
    <section aria-label={settingsTexts.tabs.history}>
      <AdminList
        list={list}
        choices={[
          {
            name: 'setting',
            label: texts.which,
            value: name,
            any: texts.any,
            options: optionsOf(SETTING_NAMES, settingsTexts.names),
            className: 'md:w-80',
          },
        ]}
        failed={texts.failed}
        noMatch={texts.none}
        empty={texts.empty}
      >
        {(rows) => (
          <Table
            caption={texts.caption}
            columns={columnsFor(setAsked)}
            rows={rows}
            rowKey={(row) => row.id}
          />
        )}
      </AdminList>
      {asked && <Restore settings={settings} change={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function columnsFor(ask: (change: SettingChange) => void): Column<SettingChange>[] {
  return [
    { key: 'when', header: texts.columns.when, cell: ({ changedAt }) => <Moment at={changedAt} /> },
    { key: 'who', header: texts.columns.who, cell: ({ changedBy }) => changedBy },
    { key: 'what', header: texts.columns.what, cell: (row) => settingsTexts.names[nameOf(row)] },
    { key: 'change', header: texts.columns.change, cell: (row) => <Change row={row} /> },
    { key: 'why', header: texts.columns.why, cell: ({ reason }) => reason },
    {
      key: 'restore',
      header: adminTexts.actions,
      actions: true,
      cell: (row) => (
        <Button
          variant="quiet"
          aria-label={texts.restoreOf({ name: settingsTexts.names[nameOf(row)], version: row.version })}
          onClick={() => ask(row)}
        >
          {texts.restore}
        </Button>
      ),
    },
  ]
}

function Change({ row }: { row: SettingChange }) {
  const before = row.version === 1 ? texts.began : valueWords(nameOf(row), row.before)
  return (
    <>
      <span className="text-ink-2">
        {texts.from} {before} {texts.to}
      </span>{' '}
      {valueWords(nameOf(row), row.after)}
    </>
  )
}

type RestoreProps = { settings: readonly SettingView[]; change: SettingChange; onClose: () => void }

function Restore({ settings, change, onClose }: RestoreProps) {
  const { call } = useServices()
  const queryClient = useQueryClient()
  const { version } = settingOf(settings, nameOf(change))
  return (
    <Suspense>
      <ReasonDialog
        title={texts.restoreTitle({ name: settingsTexts.names[nameOf(change)] })}
        text={texts.restoreText}
        reason={{ label: settingsTexts.reason, hint: settingsTexts.reasonHint }}
        confirm={texts.restore}
        pendingText={texts.restoring}
        schema={settingRestore}
        rest={{ version }}
        onConfirm={async (reason) => {
          try {
            await call(settingsCalls.restore, { params: { id: change.id }, body: { version, reason } })
            void showToast('success', settingsTexts.saved)
          } finally {
            await queryClient.invalidateQueries({ queryKey: ['admin'] })
            await queryClient.invalidateQueries({ queryKey: ['site'] })
          }
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
