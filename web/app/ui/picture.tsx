import type { Picture as PictureData } from '#web/lib/shapes'

interface PictureProps {
  picture: PictureData | null
  /** Width on the page, as the `sizes` attribute says it. */
  sizes: string
  /** In the first screen: loaded at once. */
  isEager?: boolean
  /** Decorative beside a text that says the same. */
  isDecorative?: boolean
  className?: string
}

/** A picture with its place kept; without one, the outline of a bottle. */
export function Picture({ picture, sizes, isEager = false, isDecorative = false, className = '' }: PictureProps) {
  if (!picture) return <EmptyBottle className={className} />
  return (
    <img
      src={picture.url}
      srcSet={picture.srcset || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={isDecorative ? '' : picture.alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding={isEager ? 'auto' : 'async'}
      className={className}
    />
  )
}

function EmptyBottle({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 60 200"
      aria-hidden
      className={`text-line ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M24 2h12v52c0 18 14 20 14 44v94a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V98c0-24 14-26 14-44z" />
      <path d="M10 116h40v48H10z" />
    </svg>
  )
}
