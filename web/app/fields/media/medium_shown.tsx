import { IconFile } from '#web/admin/icons'
import { formatFileSize } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'
import type { Medium } from './find_media'

/** A file of the media library with its name. */
export function MediumShown({ medium: { type, url, name, bytes } }: { medium: Medium }) {
  const locale = useLocale()
  return (
    <>
      {type === 'image' && <img src={url} alt="" loading="lazy" />}
      {type === 'video' && <video src={url} preload="metadata" muted />}
      {(type === 'pdf' || type === 'document') && <IconFile size={28} />}
      <span>
        {name} {type !== 'image' && <span className="admin-hint">{formatFileSize(locale, bytes)}</span>}
      </span>
    </>
  )
}
