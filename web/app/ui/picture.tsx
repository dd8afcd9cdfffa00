import type { Picture as PictureData } from '#web/lib/shapes'

interface PictureProps {
  picture: PictureData | null
  /** The `sizes` attribute. */
  sizes: string
  /** Loads without waiting for scrolling, for pictures in the first viewport. */
  isEager?: boolean
  /** The largest picture of the first viewport: the browser fetches it before others. */
  isLead?: boolean
  /** Empty `alt`, beside a text that says the same. */
  isDecorative?: boolean
  className?: string
}

/** React 18 knows this attribute by its name in HTML only. */
const URGENT = { fetchpriority: 'high' }

/** A picture with fixed dimensions; without one, the placeholder that the shop has chosen. */
export function Picture({
  picture,
  sizes,
  isEager = false,
  isLead = false,
  isDecorative = false,
  className = '',
}: PictureProps) {
  if (!picture) return <Missing className={className} />
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
      {...(isLead ? URGENT : {})}
      className={className}
      data-focus-x={stepOf(picture.focus?.x)}
      data-focus-y={stepOf(picture.focus?.y)}
    />
  )
}

/** Tenths of the size, for the rules of app.css: the content policy forbids styles of elements. */
const stepOf = (percent: number | undefined) => (percent === undefined ? undefined : Math.round(percent / 10))

/** Placeholders of a product without a picture. CSS shows the one of the shop's settings (app.css). */
const drawings = {
  parcel: 'M4 76l26-14 26 14v48l-26 14-26-14zM4 76l26 14 26-14M30 90v48M17 69l26 14v12',
  bottle: 'M24 2h12v52c0 18 14 20 14 44v94a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V98c0-24 14-26 14-44zM10 116h40v48H10z',
}

function Missing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 60 200"
      aria-hidden
      className={`missing-picture text-line ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {Object.entries(drawings).map(([name, lines]) => (
        <path key={name} data-drawing={name} d={lines} />
      ))}
    </svg>
  )
}
