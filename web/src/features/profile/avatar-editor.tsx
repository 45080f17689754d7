import type { Member } from '@roomtone/contract/account/member'
import { ApiError } from '@roomtone/contract/call'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import type { Crop } from '@roomtone/domain/account/crop'
import { profileTexts } from '@roomtone/texts/profile/profile'
import { Suspense, useRef, useState } from 'react'
import { useKeepMember } from '../../parts/person/use-keep-member.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { refresh } from '../../platform/queries/query-names.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { patiently } from '../../platform/uploads/patiently.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { initials } from './initials.ts'
import { refusalOfFile, refusalOfServer } from './picture-refusal.ts'

const CropDialog = lazyPart(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))
const texts = profileTexts.avatar

/** Face or initials, with the ways to change it. */
export function AvatarEditor({ member }: { member: Member }) {
  const [file, setFile] = useState<File | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { upload, remove, isRemoving } = useAvatar()

  function choose(chosen: File | undefined) {
    // Choosing the same file again has to count as a change.
    if (field.current) field.current.value = ''
    if (!chosen) return
    const refusal = refusalOfFile(chosen)
    if (refusal) void showToast('error', texts[refusal].title, texts[refusal].text)
    else setFile(chosen)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar
        letters={initials(member.fullName)}
        src={member.avatarUrl}
        alt={texts.alt({ name: member.fullName })}
        size="xl"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <Button ref={button} variant="line" onClick={() => field.current?.click()}>
            {member.avatarUrl ? texts.change : texts.add}
          </Button>
          {member.avatarUrl && (
            <Button
              variant="quiet"
              pending={isRemoving}
              onClick={() => void remove().then(() => focusIfLost(button.current))}
            >
              {texts.remove}
            </Button>
          )}
        </div>
        <p className="mt-2 text-small text-ink-2">{texts.hint}</p>
        <input
          ref={field}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
          aria-label={texts.add}
          hidden
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            onUse={async (crop) => {
              if (await upload(file, crop)) setFile(null)
            }}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function useAvatar() {
  const { call, queryClient } = useServices()
  const keepMember = useKeepMember()
  const [isRemoving, setRemoving] = useState(false)

  function keep(member: Member) {
    keepMember(member)
    void refresh(queryClient, 'profile', 'person')
  }

  async function upload(file: File, crop: Crop | null): Promise<boolean> {
    try {
      keep(await patiently(() => call(profileCalls.uploadAvatar, { query: crop ?? {}, bytes: file })))
      void showToast('success', texts.saved.title, texts.saved.text)
      return true
    } catch (error) {
      const { title, text } = wordsFor(error, crop !== null)
      void showToast('error', title, text)
      return false
    }
  }

  async function remove(): Promise<void> {
    setRemoving(true)
    try {
      keep(await call(profileCalls.removeAvatar, {}))
      void showToast('success', texts.removed.title, texts.removed.text)
    } catch {
      void showToast('error', texts.removeFailed.title, texts.removeFailed.text)
    } finally {
      setRemoving(false)
    }
  }

  return { upload, remove, isRemoving }
}

function wordsFor(error: unknown, wasShown: boolean): { title: string; text: string } {
  const refusal = refusalOfServer(error, wasShown)
  if (refusal) return texts[refusal]
  const reason = error instanceof ApiError ? error.message : ''
  return reason === '' ? texts.failed : { title: texts.failed.title, text: texts.because({ reason }) }
}
