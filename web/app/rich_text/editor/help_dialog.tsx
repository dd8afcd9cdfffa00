import { Kbd, Table, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useWords } from '#web/lib/i18n'

/** Keys by what they do: `editor.help.<name>`. `Mod` is Ctrl, or Cmd on a Mac. */
const KEYS: readonly [name: string, keys: string][] = [
  ['menu', '/'],
  ['toolbar', 'Alt F10'],
  ['help', 'Alt 0'],
  ['bold', 'Mod B'],
  ['italic', 'Mod I'],
  ['underline', 'Mod U'],
  ['strike', 'Mod ⇧ S'],
  ['code', 'Mod E'],
  ['link', 'Mod K'],
  ['paragraph', 'Mod Alt 0'],
  ['heading', 'Mod Alt 2–4'],
  ['bullets', 'Mod ⇧ 8'],
  ['numbers', 'Mod ⇧ 7'],
  ['quote', 'Mod ⇧ B'],
  ['break', '⇧ ↵'],
  ['indent', 'Tab'],
  ['outdent', '⇧ Tab'],
  ['cell', 'Tab'],
  ['up', 'Alt ↑'],
  ['down', 'Alt ↓'],
  ['duplicate', 'Mod ⇧ D'],
  ['remove', 'Mod ⇧ ⌫'],
  ['edit', '↵'],
  ['undo', 'Mod Z'],
  ['redo', 'Mod ⇧ Z'],
  ['plain', 'Mod ⇧ V'],
  ['save', 'Mod S'],
]

/** Everything that the keyboard does. */
export function HelpDialog({ hasBlocks, onClose }: { hasBlocks: boolean; onClose: () => void }) {
  const t = useWords()
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent)
  const name = (key: string) => (key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key === '⇧' ? t('editor.help.shift') : key)
  const keys = KEYS.filter(([word]) => hasBlocks || word !== 'edit')
  return (
    <Dialog opened onClose={onClose} size="md" title={t('editor.help.title')}>
      <Text mb="sm">{t('editor.help.text')}</Text>
      <Table aria-label={t('editor.help.title')}>
        <Table.Tbody>
          {keys.map(([word, combination]) => (
            <Table.Tr key={word}>
              <Table.Th scope="row" fw={400}>
                {t(`editor.help.${word}`)}
              </Table.Th>
              <Table.Td className="editor-keys">
                {combination.split(' ').map((key) => (
                  <Kbd key={key}>{name(key)}</Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  )
}
