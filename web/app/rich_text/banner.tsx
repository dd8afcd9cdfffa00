import { unpack, type Packed } from '../lib/packed'
import type { ShownDocument } from './document'
import { SiteBlocks } from './site_blocks'

interface BannerProps {
  /** Absent: the page has none. */
  banner?: Packed<ShownDocument> | undefined
  /** It stands where the page begins. */
  isEager?: boolean
  className?: string
}

/** The banner of a page. Blocks in it are low (`in-data-banner`). */
export function Banner({ banner, isEager = false, className = '' }: BannerProps) {
  if (!banner) return null
  return (
    <div data-banner className={className}>
      <SiteBlocks document={unpack(banner)} isEager={isEager} />
    </div>
  )
}
