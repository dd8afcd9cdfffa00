import { useWords } from '#web/lib/i18n'
import { IconPlay } from '#web/ui/icons'
import { Picture } from '#web/ui/picture'
import type { BlockProps } from '../document'

interface VideoValues {
  /** Id in the media library. */
  video: number | null
  /** On another site; empty: none. */
  address: string
  title: string
  /** Id of the picture before it plays. */
  picture: number | null
}

/** A video of the library with the browser's controls; one of another site is a link to it: no page of it is embedded. */
export function VideoBlock({ values, media }: BlockProps<VideoValues>) {
  const t = useWords()
  const { video, address, title, picture } = values
  const file = video === null ? undefined : media[video]
  const still = picture === null ? undefined : media[picture]
  const poster = still?.type === 'image' ? still.picture : null
  if (file?.type === 'video') {
    return (
      <figure>
        <video
          src={file.video.url}
          controls
          preload={poster ? 'none' : 'metadata'}
          poster={poster?.url}
          aria-label={title || t('shell.video')}
        />
        {title && <figcaption>{title}</figcaption>}
      </figure>
    )
  }
  if (!address) return null
  return (
    <figure>
      <a href={address} rel="noopener" target="_blank" data-video-link>
        {poster && <Picture picture={poster} sizes="(min-width: 768px) 672px, 94vw" isDecorative />}
        <span>
          <IconPlay size={20} />
          {title || t('shell.video')}
        </span>
      </a>
    </figure>
  )
}
