import { photosTexts } from '@roomtone/texts/photo/photos'
import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The file as it is on the device, before any upload. Most browsers cannot draw a HEIC. */
export function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  const [cannot, setCannot] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    setCannot(false)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (cannot)
    return (
      <span className="grid h-full content-center justify-items-center gap-2 p-3 text-center text-small text-ink-2">
        <ImageOff className="size-6" strokeWidth={1.5} aria-hidden="true" />
        {isHeic(file) ? photosTexts.uploads.noHeicPreview : photosTexts.uploads.noPreview}
      </span>
    )
  return (
    url && (
      <img
        src={url}
        alt=""
        decoding="async"
        loading="lazy"
        onError={() => setCannot(true)}
        className="size-full object-cover"
      />
    )
  )
}

/** Some systems give a HEIC no type. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
