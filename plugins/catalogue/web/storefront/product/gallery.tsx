import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import type { Picture as PictureData, Video } from '#web/lib/shapes'
import { CachedMarkup } from '#web/ui/cached_markup'
import { IconPlay } from '#web/ui/icons'
import { Picture } from '#web/ui/picture'
import { Collage } from '../card/collage'

interface GalleryProps {
  images: PictureData[]
  /** What stands for a product without a picture of its own. */
  collage?: PictureData[] | undefined
  videos: Video[]
  name: string
}

const frame = 'grid h-72 w-full shrink-0 snap-start sm:h-[28rem] lg:h-[38rem]'

/** The pictures and films side by side in a strip that snaps; small ones below lead to each, with or without a script. */
export function Gallery({ images, collage = [], videos, name }: GalleryProps) {
  const t = useWords()
  const strip = useRef<HTMLUListElement>(null)
  const show = (event: MouseEvent, position: number) => {
    const target = strip.current?.children[position]
    if (!(target instanceof HTMLElement)) return
    event.preventDefault()
    strip.current?.scrollTo({ left: target.offsetLeft })
  }
  const shown = images.length > 0 ? images : [null]
  const isMany = shown.length + videos.length > 1
  return (
    <CachedMarkup
      as="section"
      aria-label={t('catalogue.product.pictures')}
      className="min-w-0"
      name="catalogue.gallery"
      by={[images, collage, videos, name]}
    >
      <ul
        ref={strip}
        tabIndex={isMany ? 0 : undefined}
        aria-label={isMany ? t('catalogue.product.pictures_of', { name }) : undefined}
        className="relative flex snap-x snap-mandatory overflow-x-auto border-b border-line"
      >
        {shown.map((image, position) => (
          <li key={image?.url ?? 'none'} id={`picture-${position + 1}`} className={frame}>
            {!image && collage.length > 1 ? (
              <div className="relative">
                <Collage pictures={collage} sizes="(min-width: 768px) 20vw, 40vw" isEager label={name} />
              </div>
            ) : (
              <Picture
                picture={image ?? collage[0] ?? null}
                sizes="(min-width: 1344px) 560px, (min-width: 768px) 42vw, 90vw"
                isEager={position === 0}
                className="size-full min-h-0 object-contain object-bottom mix-blend-darken"
              />
            )}
          </li>
        ))}
        {videos.map((video, position) => (
          <li key={video.url} id={`film-${position + 1}`} className={frame}>
            <Film video={video} label={t('catalogue.product.film', { number: position + 1, name: video.title })} />
          </li>
        ))}
      </ul>
      {isMany && <Thumbnails images={shown} videos={videos} onShow={show} />}
    </CachedMarkup>
  )
}

/** Loads nothing before it is played; its frame keeps its place. The link serves browsers that cannot play it. */
function Film({ video: { url, type, poster, title }, label }: { video: Video; label: string }) {
  return (
    <video
      controls
      preload="none"
      playsInline
      poster={poster ?? undefined}
      title={title}
      aria-label={label}
      className="size-full min-h-0 bg-surface object-contain"
    >
      <source src={url} type={type} />
      <a href={url}>{label}</a>
    </video>
  )
}

interface ThumbnailsProps extends Pick<GalleryProps, 'videos'> {
  images: (PictureData | null)[]
  onShow: (event: MouseEvent, position: number) => void
}

function Thumbnails({ images, videos, onShow }: ThumbnailsProps) {
  const t = useWords()
  const link = (href: string, position: number, label: string, content: ReactNode) => (
    <li key={href}>
      <a
        href={href}
        onClick={(event) => onShow(event, position)}
        aria-label={label}
        className="grid size-16 place-items-center border border-line bg-surface p-1 text-primary hover:border-primary"
      >
        {content}
      </a>
    </li>
  )
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {images.map((image, position) =>
        link(
          `#picture-${position + 1}`,
          position,
          t('catalogue.product.picture', { number: position + 1 }),
          <Picture picture={image} sizes="64px" isDecorative className="h-full w-full object-contain" />
        )
      )}
      {videos.map(({ title }, position) =>
        link(
          `#film-${position + 1}`,
          images.length + position,
          t('catalogue.product.film', { number: position + 1, name: title }),
          <IconPlay size={24} />
        )
      )}
    </ul>
  )
}
