import { ActionIcon, Menu } from '@mantine/core'
import type { Icon } from '#web/ui/icon'

interface ToolButtonProps {
  label: string
  icon: Icon
  onClick: () => void
  /** Whether what it sets is on; absent: it sets nothing. */
  isOn?: boolean
  isOff?: boolean
}

/** A button of the toolbar. Pressing it leaves the selection in the text as it is. */
export function ToolButton({ label, icon: Icon, onClick, isOn, isOff = false }: ToolButtonProps) {
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? 'primary' : 'gray'}
      size={32}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // A disabled button would lose the focus, and the arrow keys with it.
      aria-disabled={isOff || undefined}
      data-off={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      <Icon size={18} />
    </ActionIcon>
  )
}

/** The button of a menu: stands in a `Menu`. */
export function MenuButton({ label, icon: Icon }: Pick<ToolButtonProps, 'label' | 'icon'>) {
  return (
    <Menu.Target>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={label}
        title={label}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon size={18} />
      </ActionIcon>
    </Menu.Target>
  )
}
