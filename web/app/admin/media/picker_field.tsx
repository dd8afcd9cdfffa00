import { ActionIcon, Button, FileButton, Group, Input, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { IconArrowDown, IconArrowUp, IconTrash } from '../icons'
import { FileChooser, type FileCategory } from './file_chooser'
import type { Picked, PickedFiles } from './picked_files'

interface PickerFieldProps<F extends Picked> {
  field: PickedFiles<F>
  label: string
  help?: string
  required: boolean
  disabled?: boolean
  /** MIME types of the browser's choice. The server checks the content. */
  accept?: string
  kind: 'picture' | 'file'
  /** Those whose names have the words, for the choice among what was sent in before; of one category, if one is chosen. */
  find: (q: string, signal: AbortSignal, category: number | null) => Promise<F[]>
  /** Categories to choose from there. */
  categories?: readonly FileCategory[]
  /** One on its button there. */
  draw: (file: F) => ReactNode
  /** One that is named. Default: as on its button. */
  shown?: (file: F) => ReactNode
}

/** Names pictures or files: sent in, or chosen among those that are there. */
export function PickerField<F extends Picked>(props: PickerFieldProps<F>) {
  const { field, label, help, required, accept, kind, find, draw, shown = draw } = props
  const t = useWords()
  const [isChoosing, setChoosing] = useState(false)
  const { id, error, isBusy, chosen, most } = field
  const isClosed = field.readOnly || props.disabled === true
  const isFull = most !== null && chosen.length >= most
  const [only] = chosen
  const say = (word: string) => t(`admin.media.${word}`, { label })
  return (
    <Input.Wrapper id={id} label={label} error={error} required={required} {...(help ? { description: help } : {})}>
      <div className="admin-picture-field" data-kind={kind}>
        {most === null && only && <span className="admin-picked">{shown(only)}</span>}
        {most !== null && chosen.length > 0 && (
          <ul className="admin-picked-list" aria-label={label}>
            {chosen.map((file, at) => (
              <li key={file.id}>
                {shown(file)}
                {!isClosed && <Tools field={field} file={file} at={at} />}
              </li>
            ))}
          </ul>
        )}
        {chosen.length === 0 && isClosed && <Text c="dimmed">–</Text>}
        {!isClosed && !isFull && (
          <>
            <FileButton
              onChange={(files) => field.send([files ?? []].flat())}
              multiple={most !== null}
              {...(accept ? { accept } : {})}
            >
              {(button) => (
                <Button {...button} id={id} variant="default" size="xs" loading={isBusy} aria-label={say('send_label')}>
                  {say('send')}
                </Button>
              )}
            </FileButton>
            <Button variant="default" size="xs" onClick={() => setChoosing(true)} aria-label={say('choose_label')}>
              {say('choose')}
            </Button>
          </>
        )}
        {!isClosed && most === null && only && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            onClick={() => field.remove(only.id)}
            aria-label={say('remove_label')}
          >
            {say('remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <FileChooser
          title={t(`admin.media.choose_${kind}`)}
          find={find}
          {...(props.categories ? { categories: props.categories } : {})}
          draw={draw}
          onPick={(file) => {
            field.pick(file)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Input.Wrapper>
  )
}

interface ToolsProps<F extends Picked> {
  field: PickedFiles<F>
  file: F
  at: number
}

/** Moves one of several, or takes it out. */
function Tools<F extends Picked>({ field, file, at }: ToolsProps<F>) {
  const t = useWords()
  const tools = [
    { word: 'up', icon: <IconArrowUp size={16} />, isOff: at === 0, run: () => field.move(file.id, -1) },
    {
      word: 'down',
      icon: <IconArrowDown size={16} />,
      isOff: at === field.chosen.length - 1,
      run: () => field.move(file.id, 1),
    },
    { word: 'take_out', icon: <IconTrash size={16} />, isOff: false, run: () => field.remove(file.id) },
  ]
  return (
    <Group gap={0} wrap="nowrap">
      {tools.map(({ word, icon, isOff, run }) => {
        const label = t(`admin.media.${word}`, { name: file.name })
        return (
          <ActionIcon
            key={word}
            variant="subtle"
            color="gray"
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={run}
          >
            {icon}
          </ActionIcon>
        )
      })}
    </Group>
  )
}
