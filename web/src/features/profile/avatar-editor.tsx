import type { Member } from '@roomtone/contract/account/member'
import { ApiError } from '@roomtone/contract/call'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import type { Crop } from '@roomtone/domain/account/crop'
import { lazy, Suspense, useRef, useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { useKeepMember } from '../account/use-keep-member.ts'
import { initials } from './initials.ts'
import { profileTexts } from './profile.texts.ts'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))
const texts = profileTexts.avatar
const MAX_BYTES = 5 * 1024 * 1024

/** Face or initials, with the ways to change it. */
export function AvatarEditor({ member }: { member: Member }) {
  const [file, setFile] = useState<File | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { upload, remove, isRemoving } = useAvatar()

  function choose(chosen: File | undefined) {
    // The same file again is a wish too.
    if (field.current) field.current.value = ''
    if (!chosen) return
    if (chosen.size > MAX_BYTES) void showToast('error', texts.failed.title, texts.because(texts.tooLarge))
    else setFile(chosen)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar
        letters={initials(member.fullName)}
        src={member.avatarUrl}
        alt={texts.alt(member.fullName)}
        size="xl"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <Button variant="line" onClick={() => field.current?.click()}>
            {member.avatarUrl ? texts.change : texts.add}
          </Button>
          {member.avatarUrl && (
            <Button variant="quiet" pending={isRemoving} onClick={() => void remove()}>
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
    for (const key of ['profile', 'person']) void queryClient.invalidateQueries({ queryKey: [key] })
  }

  async function upload(file: File, crop: Crop | null): Promise<boolean> {
    try {
      keep(await call(profileCalls.uploadAvatar, { query: crop ?? {}, bytes: file }))
      void showToast('success', texts.saved.title, texts.saved.text)
      return true
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : ''
      void showToast('error', texts.failed.title, reason === '' ? texts.failed.text : texts.because(reason))
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
