import { Button, Checkbox, Group, Stack } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useWords } from '#web/lib/i18n'
import { addressOf } from '#web/links/link_address'
import { LinkPicker } from '#web/links/link_picker'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** Sets or removes the link of the selected words. Without any, the title of the page or the address is written. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useWords()
  const [old] = useState(() => editor.getAttributes('link') as { href?: string; target?: string | null })
  const [link, setLink] = useState({ href: old.href ?? '', title: '' })
  const [isNewWindow, setNewWindow] = useState(old.target === '_blank')
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = addressOf(link.href)
    if (href === null) return setError(t(link.href === '' ? 'editor.link.choose' : 'editor.link.wrong'))
    const attrs = { href, target: isNewWindow ? '_blank' : null }
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && !old.href) {
      const text = link.title || link.href.trim()
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run()
    } else chain.extendMarkRange('link').setMark('link', attrs).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return (
    <Dialog opened onClose={close} title={t('editor.link.title')}>
      <form onSubmit={save} noValidate>
        <Stack>
          <LinkPicker
            value={link.href}
            error={error}
            onChange={(href, title) => {
              setLink({ href, title })
              setError(undefined)
            }}
          />
          <Checkbox
            label={t('editor.link.new_window')}
            checked={isNewWindow}
            onChange={({ currentTarget }) => setNewWindow(currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            {old.href && (
              <Button variant="subtle" color="red" mr="auto" onClick={remove}>
                {t('editor.link.remove')}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              {t('admin.cancel')}
            </Button>
            <Button type="submit">{t('editor.link.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
