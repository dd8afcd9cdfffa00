import { Stack } from '@mantine/core'
import { useContext, type KeyboardEvent, type MouseEvent } from 'react'
import { useField } from '#web/admin/form/form_context'
import type { FieldInputProps } from '#web/fields/field_props'
import { GroupInput } from '#web/fields/group/input'
import { useMedia } from '#web/fields/media/find_media'
import { useWords } from '#web/lib/i18n'
import { FormRow } from '#web/resources/form_row'

interface Focus {
  x: number
  y: number
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** The point that crops keep in sight: by a click into the picture, by arrow keys, or as figures. */
export default function FocusInput(props: FieldInputProps) {
  const t = useWords()
  const row = useContext(FormRow)
  const [medium] = useMedia(row ? String(row.id) : '')
  const { value, set, readOnly } = useField(props.name, props.field.label)
  const { x, y } = { x: 50, y: 50, ...(value as Focus | null) }
  const put = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of the space bar is a click without a place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set({ x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) })
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    set({ x: within(x + step[0] * by), y: within(y + step[1] * by) })
  }
  return (
    <Stack gap="xs">
      {medium && (
        <button
          type="button"
          className="admin-focus"
          disabled={readOnly || props.disabled}
          aria-label={t('platform.library.focus', { x, y })}
          onClick={put}
          onKeyDown={move}
        >
          <img src={medium.url} alt="" />
          <span style={{ left: `${x}%`, top: `${y}%` }} aria-hidden />
        </button>
      )}
      <GroupInput {...props} />
    </Stack>
  )
}
