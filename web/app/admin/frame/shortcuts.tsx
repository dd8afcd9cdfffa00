import { Kbd, Table } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { getHotkeyHandler, useDisclosure, useWindowEvent } from '@mantine/hooks'
import { useWords } from '#web/lib/i18n'

const openEvent = 'cellier:help'

/** Opens the list of shortcuts from anywhere. */
export function openHelp(): void {
  window.dispatchEvent(new Event(openEvent))
}

const keys = [
  ['palette', ['control', 'K']],
  ['save', ['control', 'S']],
  ['search', ['/']],
  ['help', ['?']],
  ['close', ['escape']],
] as const

/** Global keyboard shortcuts, and the dialog that lists them (`?`). */
export function Shortcuts() {
  const t = useWords()
  const [isOpen, { open, close }] = useDisclosure(false)
  useWindowEvent(openEvent, open)
  useWindowEvent('keydown', (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '?') open()
    if (event.key === '/') focusSearch(event)
  })
  return (
    <Dialog opened={isOpen} onClose={close} title={t('admin.help.title')} onKeyDown={getHotkeyHandler([['?', close]])}>
      <Table withRowBorders={false} verticalSpacing="xs">
        <Table.Tbody>
          {keys.map(([name, combination]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {t(`admin.help.${name}`)}
              </Table.Th>
              <Table.Td ta="right">
                {combination.map((key) => (
                  <Kbd key={key} ml={4}>
                    {key.length > 1 ? t(`admin.keys.${key}`) : key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (!field) return
  event.preventDefault()
  field.focus()
}
