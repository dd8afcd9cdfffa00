import type { ReactNode } from 'react'
import { Brought } from '#web/fields/brought'
import { componentOf, isOwn } from './block_parts'
import type { BlockStyle, ShownBlock, ShownDocument } from './document'

interface BlockShownProps extends BlockStyle {
  block: ShownBlock
  media: ShownDocument['media']
  /** Shown while the component is loaded. */
  fallback?: ReactNode
}

/** A block, by its component. Nothing, where its plugin is gone. Blocks of plugins have looks of their own (`data-part`). */
export function BlockShown({ block: { name, values, data }, media, isEager = false, fallback }: BlockShownProps) {
  const part = componentOf(name)
  if (!part) return null
  const props = { values, data, media, isEager } as never
  const shown = <Brought part={part} props={props} fallback={fallback} />
  return isOwn(name) ? shown : <div data-part>{shown}</div>
}
