import type { PacketView } from '@roomtone/contract/compliance/packet'
import { isPictureKind } from '@roomtone/domain/compliance/file-window'
import { PACKET_FILE_KINDS, type PacketFileKind } from '@roomtone/domain/compliance/packet'
import { filesTexts as texts } from '@roomtone/texts/compliance/files'
import { useId } from 'react'
import { FilePicker } from '../../../parts/file/file-picker.tsx'
import { useNoStrayDrop } from '../../../parts/file/use-no-stray-drop.ts'
import { CertificateForm } from './certificate-form.tsx'
import { FileRow } from './file-row.tsx'
import { canAdd, canCountersign, ruleWords, windowWords } from './file-words.ts'
import { UploadRows } from './upload-rows.tsx'
import { usePacketUpload } from './use-packet-upload.ts'

type PacketFilesProps = { bookingId: string; packet: PacketView }

/** What people bring to a packet: papers, and pictures of the rooms. */
export function PacketFiles({ bookingId, packet }: PacketFilesProps) {
  const id = useId()
  useNoStrayDrop()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-8">
      <h3 id={id}>{texts.title}</h3>
      {PACKET_FILE_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} bookingId={bookingId} packet={packet} />
      ))}
    </section>
  )
}

function Kind({ kind, bookingId, packet }: PacketFilesProps & { kind: PacketFileKind }) {
  const now = new Date()
  const upload = usePacketUpload(bookingId, kind)
  const files = packet.files.filter((file) => file.kind === kind)
  const isPicture = isPictureKind(kind)
  return (
    <section aria-label={texts.kinds[kind]} className="grid grid-cols-1 gap-3">
      <div>
        <h4 className="font-semibold">{texts.kinds[kind]}</h4>
        <p className="text-small text-ink-2">
          {ruleWords(kind, packet)} {windowWords(kind, packet, now)}
        </p>
        {files.some((file) => canCountersign(file, packet)) && (
          <p className="mt-1 text-small text-ink-2">{texts.countersignText}</p>
        )}
      </div>
      {files.length === 0 ? (
        <p className="text-small">{texts.none[kind]}</p>
      ) : (
        <ul aria-label={texts.list({ kind: texts.kinds[kind] })} className="border-t">
          {files.map((file) => (
            <FileRow key={file.id} file={file} packet={packet} />
          ))}
        </ul>
      )}
      <UploadRows {...upload} />
      {canAdd(kind, packet, now) &&
        (kind === 'insurance' ? (
          <details open={packet.insuranceLeast !== null && files.length === 0}>
            <summary className="touch py-2 text-small font-medium">{texts.certificate.begin}</summary>
            <CertificateForm add={upload.add} />
          </details>
        ) : (
          <FilePicker
            label={texts.choose[kind]}
            hint={isPicture ? texts.accepts.pictures : texts.accepts.paper}
            isPicture={isPicture}
            multiple
            onFiles={(chosen) => {
              for (const file of chosen) void upload.add(file)
            }}
          />
        ))}
    </section>
  )
}
