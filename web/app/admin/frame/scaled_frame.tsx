import { useElementSize } from '@mantine/hooks'
import type { ComponentProps, RefObject } from 'react'

interface ScaledFrameProps extends Omit<ComponentProps<'iframe'>, 'width' | 'height' | 'style'> {
  /** CSS pixels of the screen that is shown: made smaller until it fits. */
  width: number
  height: number
  frame?: RefObject<HTMLIFrameElement> | undefined
}

/** A frame of the width of another screen. */
export function ScaledFrame({ width, height, frame, ...props }: ScaledFrameProps) {
  const { ref, width: room } = useElementSize<HTMLDivElement>()
  const scale = Math.min(1, room / width)
  return (
    <div ref={ref as RefObject<HTMLDivElement>} className="preview-stage" style={{ height: height * scale }}>
      {room > 0 && (
        <iframe {...props} ref={frame ?? null} width={width} height={height} style={{ transform: `scale(${scale})` }} />
      )}
    </div>
  )
}
