import { formatFileSize } from '#web/lib/formats'
import { useLocale, useWords } from '#web/lib/i18n'

/** A file that a message holds. */
export interface ShownAttachment {
  id: number
  name: string
  bytes: number
  /** In pixels; null: not a picture. */
  width: number | null
  height: number | null
}

interface AttachmentListProps {
  files: readonly ShownAttachment[]
  /** Address of a file, or of the small form of a picture. */
  addressOf: (file: ShownAttachment, isPreview: boolean) => string
}

/** The files of a message: small pictures, and the others by name. */
export function AttachmentList({ files, addressOf }: AttachmentListProps) {
  const t = useWords()
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3" aria-label={t('attachments.list')}>
      {files.map((file) => {
        const { id, name, bytes, width, height } = file
        const address = addressOf(file, false)
        if (width === null || height === null) {
          return (
            <li key={id} className="self-center">
              <a href={address} download={name} className="underline underline-offset-4">
                {name}
              </a>{' '}
              <span className="text-sm text-muted">{formatFileSize(locale, bytes)}</span>
            </li>
          )
        }
        return (
          <li key={id}>
            <a href={address} download={name} className="block">
              <img
                src={addressOf(file, true)}
                alt={name}
                width={width}
                height={height}
                loading="lazy"
                className="h-24 w-auto max-w-40 rounded-sm border border-line object-cover"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
