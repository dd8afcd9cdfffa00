import { Button, Menu } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { IconChevronDown } from './icons'

/** An action on a record: it opens a dialog, runs at once, or downloads a file. */
export interface RecordAction {
  key: string
  label: string
  /** Destructive: last in the menu, in red. */
  isDangerous?: boolean
  /** Why the action is disabled now. */
  held?: string | undefined
  /** Its dialog. Rendered only while open, so that each opening starts from scratch. */
  dialog?: (close: () => void) => ReactNode
  /** Runs at once. */
  run?: () => unknown
  /** Address of a file to download. */
  file?: string
}

interface RecordActionsProps {
  /** The actions that the user may do, in the order of the menu. */
  actions: (RecordAction | null | false)[]
  /** Key of the next action, which is the primary button; null for none. */
  next: string | null
}

/** The actions of a record: the next one as a button, the others in a menu. A single other one is a button. */
export function RecordActions({ actions, next }: RecordActionsProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const given = actions.filter((action) => action !== null && action !== false)
  const first = given.find(({ key }) => key === next)
  const rest = given.filter((action) => action !== first)
  const close = () => setOpened(null)
  const start = (action: RecordAction) => (action.dialog ? setOpened(action.key) : void action.run?.())
  const [only] = rest
  return (
    <>
      {rest.length > 1 ? (
        <RestMenu actions={rest} onStart={start} />
      ) : (
        only && <ActionButton action={only} variant="default" onStart={start} />
      )}
      {first && <ActionButton action={first} variant="filled" onStart={start} />}
      {given.find(({ key }) => key === opened)?.dialog?.(close)}
    </>
  )
}

interface StartProps {
  onStart: (action: RecordAction) => void
}

function ActionButton({
  action,
  variant,
  onStart,
}: StartProps & { action: RecordAction; variant: 'default' | 'filled' }) {
  const { label, isDangerous = false, held, file } = action
  const look = { variant, ...(isDangerous ? { c: 'red' } : {}) }
  if (file)
    return (
      <Button {...look} component="a" href={file} download>
        {label}
      </Button>
    )
  return (
    <Button {...look} disabled={held !== undefined} title={held} onClick={() => onStart(action)}>
      {label}
    </Button>
  )
}

/** Destructive actions are last, below a divider. */
function RestMenu({ actions, onStart }: StartProps & { actions: RecordAction[] }) {
  const t = useWords()
  const dangerous = actions.filter(({ isDangerous }) => isDangerous)
  const safe = actions.filter(({ isDangerous }) => !isDangerous)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          {t('admin.actions.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {safe.map((action) => (
          <ActionItem key={action.key} action={action} onStart={onStart} />
        ))}
        {safe.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => (
          <ActionItem key={action.key} action={action} onStart={onStart} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function ActionItem({ action, onStart }: StartProps & { action: RecordAction }) {
  const { label, isDangerous = false, held, file } = action
  const look = isDangerous ? { color: 'red' } : {}
  if (file)
    return (
      <Menu.Item {...look} component="a" href={file} download>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item {...look} disabled={held !== undefined} title={held} onClick={() => onStart(action)}>
      {label}
    </Menu.Item>
  )
}
